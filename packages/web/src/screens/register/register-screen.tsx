import { LIMITS } from '@genbatalk/contract';
import { TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { ApiError, isEmailRefused } from '../../api/api-error';
import { api } from '../../api/client';
import { paths } from '../../app/paths';
import { errorText } from '../../i18n/error-text';
import { currentInterfaceLanguage } from '../../i18n/i18n';
import { useSession } from '../../session/session';
import { Button } from '../../ui/button';
import { NewPasswordField } from '../../ui/common-password/new-password-field';
import form from '../../ui/form.module.css';
import { useProblemText } from '../../ui/forms/use-problem-text';
import { LanguageSelect } from '../../ui/language-select';
import { Notice } from '../../ui/notice';
import { PasswordField } from '../../ui/password-field';
import { WelcomeFrame } from '../../ui/welcome-frame';
import { type RegistrationValues, registrationBody, validateRegistration } from './model/registration';

const maxChars: Partial<Record<keyof RegistrationValues, number>> = {
  email: LIMITS.emailMaxChars,
  nickname: LIMITS.nicknameMaxChars,
  companyName: LIMITS.companyNameMaxChars,
};

/** A new company and its leader (REG-01 to REG-10); the guard then leads to the channels. */
export function RegisterScreen() {
  const { t } = useTranslation('auth');
  const [search] = useSearchParams();
  const problemText = useProblemText();
  const register = useMutation({
    mutationFn: (values: RegistrationValues) =>
      api.call('register', { body: registrationBody(values, search.get('ref')) }),
    onSuccess: (session) => useSession.getState().signIn(session),
    onError: (error) => {
      if (isEmailRefused(error)) fields.setFieldError('email', 'email-invalid');
    },
  });
  const fields = useForm<RegistrationValues>({
    initialValues: {
      email: '',
      nickname: '',
      companyName: '',
      password: '',
      confirmation: '',
      language: currentInterfaceLanguage(),
    },
    validate: validateRegistration,
  });
  const field = (name: keyof RegistrationValues) => ({
    ...fields.getInputProps(name),
    error: problemText(fields.errors[name], {
      minChars: LIMITS.registerPasswordChars,
      maxChars: maxChars[name] ?? LIMITS.passwordMaxChars,
    }),
  });
  // A failure that has no text of its own gets the fixed one (ERR-12).
  const hasOwnText = register.error instanceof ApiError && register.error.code !== 'internal';

  return (
    <WelcomeFrame title={t('register.title')} lead={t('register.lead')}>
      <form
        className={form['form']}
        noValidate
        onSubmit={fields.onSubmit((values) => register.mutate(values))}
      >
        <TextInput
          {...field('email')}
          label={t('register.email')}
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          withAsterisk
        />
        <TextInput
          {...field('nickname')}
          label={t('register.nickname')}
          placeholder={t('register.nicknameHint')}
          autoComplete="nickname"
          withAsterisk
        />
        <TextInput {...field('companyName')} label={t('register.company')} autoComplete="organization" />
        <LanguageSelect
          label={t('register.language')}
          description={t('register.languageHint')}
          value={fields.values.language}
          onChange={(language) => fields.setFieldValue('language', language)}
        />
        <NewPasswordField
          {...field('password')}
          value={fields.values.password}
          label={t('password.label')}
          description={t('password.leastLength', { count: LIMITS.registerPasswordChars })}
          withAsterisk
        />
        <PasswordField
          {...field('confirmation')}
          label={t('password.confirmation')}
          autoComplete="new-password"
          withAsterisk
        />
        {register.isError && (
          <Notice
            tone="danger"
            title={t('register.failed')}
            text={hasOwnText ? errorText(register.error) : t('register.unknownError')}
          />
        )}
        <Button type="submit" size="lg" fullWidth loading={register.isPending}>
          {t('register.submit')}
        </Button>
        <Link className={form['way']} to={paths.login}>
          {t('register.toLogin')}
        </Link>
      </form>
    </WelcomeFrame>
  );
}
