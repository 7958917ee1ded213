import { useMutation } from '@tanstack/react-query';
import { LogIn } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate, useParams } from 'react-router';
import { api } from '../../api/client';
import { paths } from '../../app/paths';
import { errorText } from '../../i18n/error-text';
import { useSession } from '../../session/session';
import { Button } from '../../ui/button';
import form from '../../ui/form.module.css';
import { Notice } from '../../ui/notice';
import { WelcomeFrame } from '../../ui/welcome-frame';

/** A one-time link. It is used up by the tap only: previews of chats open links too (AUTH-17). */
export function SignInScreen() {
  const { t } = useTranslation('auth');
  const { token = '' } = useParams();
  const navigate = useNavigate();
  const signIn = useMutation({
    mutationFn: () => api.call('signInWithLink', { params: { token } }),
    onSuccess: (session) => {
      useSession.getState().signIn(session);
      return navigate(paths.channels, { replace: true });
    },
  });

  return (
    <WelcomeFrame title={t('signIn.title')} lead={t('signIn.text')}>
      <div className={form['form']}>
        {signIn.isError && <Notice tone="danger" title={t('signIn.failed')} text={errorText(signIn.error)} />}
        <Button
          size="lg"
          fullWidth
          leftSection={<LogIn aria-hidden="true" />}
          loading={signIn.isPending}
          onClick={() => signIn.mutate()}
        >
          {t('signIn.submit')}
        </Button>
        {signIn.isError && (
          <Link className={form['way']} to={paths.login}>
            {t('signIn.toLogin')}
          </Link>
        )}
      </div>
    </WelcomeFrame>
  );
}
