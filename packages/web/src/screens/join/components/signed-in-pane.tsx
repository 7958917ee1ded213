import type { SignedIn } from '@genbatalk/contract';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { errorText } from '../../../i18n/error-text';
import { Button } from '../../../ui/button';
import { Face, faceToneOf } from '../../../ui/face';
import form from '../../../ui/form.module.css';
import { Notice } from '../../../ui/notice';
import { acceptInvitation } from '../api';
import look from './signed-in-pane.module.css';

interface SignedInPaneProps {
  readonly token: string;
  readonly company: string;
  /** Who is signed in on this phone. */
  readonly session: SignedIn;
  readonly onJoined: (session: SignedIn) => void;
  readonly onOther: () => void;
}

/** Accepting with the account that is signed in, or another one. */
export function SignedInPane({ token, company, session, onJoined, onOther }: SignedInPaneProps) {
  const { t } = useTranslation('join');
  const { user } = session;
  const accept = useMutation({
    mutationFn: () => acceptInvitation(token, session.token),
    onSuccess: (moved) => onJoined({ ...session, user: moved }),
  });
  return (
    <div className={form['form']}>
      <div className={look['who']}>
        <Face name={user.name} tone={faceToneOf(user.id)} />
        <div>
          <small>{t('signedIn.lead')}</small>
          <strong>{user.name}</strong>
        </div>
      </div>
      <p className={look['text']}>{t('signedIn.text', { company })}</p>
      {accept.isError && <Notice tone="danger" title={t('failed.accept')} text={errorText(accept.error)} />}
      <Button size="lg" fullWidth loading={accept.isPending} onClick={() => accept.mutate()}>
        {t('signedIn.submit')}
      </Button>
      <Button variant="subtle" fullWidth onClick={onOther}>
        {t('signedIn.other')}
      </Button>
    </div>
  );
}
