import { TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { api } from '../../api/client';
import { paths } from '../../app/paths';
import { errorText } from '../../i18n/error-text';
import { useSession } from '../../session/session';
import { Button } from '../../ui/button';
import form from '../../ui/form.module.css';
import { Notice } from '../../ui/notice';
import { PasswordField } from '../../ui/password-field';
import { WelcomeFrame } from '../../ui/welcome-frame';
import { FaceToFaceInvitation } from './components/face-to-face-invitation';
import { type LoginValues, validateLogin } from './model/login-form';

/** Signing in with an e-mail or a member ID; the guard then leads to the channels (AUTH-01 to AUTH-03). */
export function LoginScreen() {
  const { t } = useTranslation('auth');
  const login = useMutation({
    mutationFn: (body: LoginValues) => api.call('login', { body }),
    onSuccess: (session) => useSession.getState().signIn(session),
  });
  const fields = useForm<LoginValues>({
    mode: 'uncontrolled',
    initialValues: { email: '', password: '' },
    validate: validateLogin,
  });
  const problem = (field: keyof LoginValues) => (fields.errors[field] ? t('field.required') : null);

  return (
    <WelcomeFrame title={t('login.title')}>
      <form className={form['form']} noValidate onSubmit={fields.onSubmit((values) => login.mutate(values))}>
        {login.isError && <Notice tone="danger" title={t('login.failed')} text={errorText(login.error)} />}
        <TextInput
          {...fields.getInputProps('email')}
          key={fields.key('email')}
          label={t('login.account')}
          error={problem('email')}
          type="text"
          inputMode="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
        />
        <PasswordField
          {...fields.getInputProps('password')}
          key={fields.key('password')}
          label={t('password.label')}
          error={problem('password')}
          autoComplete="current-password"
        />
        <Button type="submit" size="lg" fullWidth loading={login.isPending}>
          {t('login.submit')}
        </Button>
        <Link className={form['way']} to={paths.register}>
          {t('login.toRegister')}
        </Link>
      </form>
      <FaceToFaceInvitation />
      <p className={form['fine']}>{t('login.forgotten')}</p>
    </WelcomeFrame>
  );
}
