import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { api } from '../../api/client';
import { paths } from '../../app/paths';
import { errorText } from '../../i18n/error-text';
import { useSession } from '../../session/session';
import form from '../../ui/form.module.css';
import { Notice } from '../../ui/notice';
import { WelcomeFrame } from '../../ui/welcome-frame';
import { FaceToFaceInvitation } from './components/face-to-face-invitation';
import { LoginForm } from './components/login-form';
import type { LoginValues } from './model/login-form';

interface Attempt {
  readonly isPending: boolean;
  /** Why the last attempt failed; null where it has not. */
  readonly error: unknown;
}

/** Signing in with an e-mail or a member ID; the guard then leads to the channels (AUTH-01 to AUTH-03). */
export function LoginScreen() {
  const { t } = useTranslation('auth');
  // Plain state: this screen is the first that a phone loads, and mutations would come with it.
  const [{ isPending, error }, setAttempt] = useState<Attempt>({ isPending: false, error: null });
  const login = async (body: LoginValues) => {
    setAttempt({ isPending: true, error: null });
    try {
      useSession.getState().signIn(await api.call('login', { body }));
    } catch (cause) {
      setAttempt({ isPending: false, error: cause });
    }
  };

  return (
    <WelcomeFrame title={t('login.title')}>
      <LoginForm
        submitLabel={t('login.submit')}
        isPending={isPending}
        onSubmit={(values) => void login(values)}
        notice={error !== null && <Notice tone="danger" title={t('login.failed')} text={errorText(error)} />}
      >
        <Link className={form['way']} to={paths.register}>
          {t('login.toRegister')}
        </Link>
      </LoginForm>
      <FaceToFaceInvitation />
      <p className={form['fine']}>{t('login.forgotten')}</p>
    </WelcomeFrame>
  );
}
