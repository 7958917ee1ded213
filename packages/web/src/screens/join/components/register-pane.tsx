import { type Language, LIMITS, type SignedIn } from '@genbatalk/contract';
import { TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { isEmailRefused } from '../../../api/api-error';
import { errorText } from '../../../i18n/error-text';
import { Button } from '../../../ui/button';
import { NewPasswordField } from '../../../ui/common-password/new-password-field';
import form from '../../../ui/form.module.css';
import { useProblemText } from '../../../ui/forms/use-problem-text';
import { LanguageSelect } from '../../../ui/language-select';
import { Notice } from '../../../ui/notice';
import { PasswordField } from '../../../ui/password-field';
import { type InvitationLookup, registerByInvitation } from '../api';
import { initialJoinValues, type JoinValues, joinBody, validateJoin } from '../model/join-form';

interface RegisterPaneProps {
  readonly token: string;
  readonly invitation: InvitationLookup;
  readonly onJoined: (session: SignedIn, memberId: string | null) => void;
}

const maxChars: Partial<Record<keyof JoinValues, number>> = {
  nickname: LIMITS.nicknameMaxChars,
  email: LIMITS.emailMaxChars,
};

/** A new account in the inviting company (JOIN-06 to JOIN-12). */
export function RegisterPane({ token, invitation, onJoined }: RegisterPaneProps) {
  const { t } = useTranslation(['join', 'auth']);
  const problemText = useProblemText();
  const fields = useForm<JoinValues>({
    initialValues: initialJoinValues(invitation),
    validate: validateJoin,
  });
  const register = useMutation({
    mutationFn: (values: JoinValues) => registerByInvitation(token, joinBody(values)),
    onSuccess: ({ session, memberId }) => onJoined(session, memberId),
    onError: (error) => {
      if (isEmailRefused(error)) fields.setFieldError('email', 'email-invalid');
    },
  });
  const field = (name: Exclude<keyof JoinValues, 'language'>) => ({
    ...fields.getInputProps(name),
    error: problemText(fields.errors[name], { maxChars: maxChars[name] ?? LIMITS.passwordMaxChars }),
  });
  return (
    <form className={form['form']} noValidate onSubmit={fields.onSubmit((values) => register.mutate(values))}>
      <TextInput {...field('nickname')} label={t('nickname')} autoComplete="nickname" withAsterisk />
      <LanguageSelect
        label={t('language')}
        description={t('languageHint')}
        value={fields.values.language}
        onChange={(language: Language) => fields.setFieldValue('language', language)}
      />
      <TextInput
        {...field('email')}
        label={t('email')}
        description={t('emailHint')}
        type="email"
        autoComplete="email"
        autoCapitalize="none"
      />
      <NewPasswordField
        {...field('password')}
        value={fields.values.password}
        label={t('auth:password.label')}
        description={t('auth:password.leastLength', { count: LIMITS.memberPasswordChars })}
        withAsterisk
      />
      <PasswordField
        {...field('confirmation')}
        label={t('auth:password.confirmation')}
        autoComplete="new-password"
        withAsterisk
      />
      {register.isError && (
        <Notice tone="danger" title={t('failed.register')} text={errorText(register.error)} />
      )}
      <Button type="submit" size="lg" fullWidth loading={register.isPending}>
        {t('register')}
      </Button>
    </form>
  );
}
