import { interfaceLanguageFor, type SignedIn } from '@genbatalk/contract';
import { Building2, MessagesSquare } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { showLanguage } from '../../../i18n/i18n';
import { storedLanguage } from '../../../i18n/interface-language';
import { useSession } from '../../../session/session';
import { LoadingScreen } from '../../../ui/loading-screen';
import { WelcomeFrame } from '../../../ui/welcome-frame';
import { type InvitationLookup, useInvitation } from '../api';
import { type JoinWay, joinWays } from '../model/join-form';
import { InvalidLink } from './invalid-link';
import look from './invitation-page.module.css';
import { LoginPane } from './login-pane';
import { RegisterPane } from './register-pane';
import { WayTabs } from './way-tabs';

interface InvitationPageProps {
  readonly token: string;
  /** `memberId` is null for an account with an e-mail. */
  readonly onJoined: (session: SignedIn, memberId: string | null) => void;
}

export function InvitationPage({ token, onJoined }: InvitationPageProps) {
  const invitation = useInvitation(token);
  const language = invitation.data?.language;
  useEffect(() => {
    // A phone on which nobody has chosen yet speaks the language of whom the link was made for.
    const isChosen = storedLanguage() !== null || useSession.getState().isAuthenticated;
    if (language !== undefined && !isChosen) void showLanguage(interfaceLanguageFor(language));
  }, [language]);
  if (invitation.isPending) return <LoadingScreen />;
  if (invitation.isError) return <InvalidLink error={invitation.error} />;
  return <Invited token={token} invitation={invitation.data} onJoined={onJoined} />;
}

interface InvitedProps extends InvitationPageProps {
  readonly invitation: InvitationLookup;
}

function Invited({ token, invitation, onJoined }: InvitedProps) {
  const { t } = useTranslation('join');
  const ways = joinWays(invitation);
  const [way, setWay] = useState<JoinWay>(ways[0] ?? 'register');
  const { company, channel } = invitation;
  return (
    <WelcomeFrame title={t('title')}>
      <dl className={look['invitation']}>
        <div>
          <Building2 aria-hidden="true" />
          <dt>{t('company')}</dt>
          <dd>{company.name}</dd>
        </div>
        {channel !== undefined && (
          <div>
            <MessagesSquare aria-hidden="true" />
            <dt>{t('channel')}</dt>
            <dd>{channel.name}</dd>
          </div>
        )}
      </dl>
      <WayTabs ways={ways} way={way} onChange={setWay}>
        {way === 'register' ? (
          <RegisterPane token={token} invitation={invitation} onJoined={onJoined} />
        ) : (
          <LoginPane token={token} invitation={invitation} onJoined={(session) => onJoined(session, null)} />
        )}
      </WayTabs>
    </WelcomeFrame>
  );
}
