import { ArrowLeft, LogOut } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../app/paths';
import { BatterySaverControl } from '../../device/battery-saver-control';
import { useSession } from '../../session/session';
import { signOut } from '../../session/sign-out';
import { AppearanceControls } from '../../ui/appearance-controls';
import { Button } from '../../ui/button';
import { LinkButton } from '../../ui/link-button';
import { PageBar } from '../../ui/page-bar';
import page from '../../ui/page-main.module.css';
import { Panel } from '../../ui/panel';
import { AccountPanel } from './components/account-panel';
import { AudioPanel } from './components/audio-panel';
import { ProfilePanel } from './components/profile-panel';
import { ReferralPanel } from './components/referral-panel';
import { SubscriptionPanel } from './components/subscription-panel';
import { TranslationPanel } from './components/translation-panel';
import look from './settings-screen.module.css';

/** The own profile, this device's sound and look, and the account (PROF-01 to PROF-10). */
export function SettingsScreen() {
  const { t } = useTranslation('settings');
  const user = useSession((state) => state.user);
  if (user === null) return null;
  return (
    <>
      <PageBar
        title={t('title')}
        leading={
          <LinkButton to={paths.channels} label={t('back')}>
            <ArrowLeft />
          </LinkButton>
        }
      />
      <main className={`${page['wide']} ${look['columns']}`}>
        <div className={look['column']}>
          <ProfilePanel user={user} />
          <AudioPanel />
        </div>
        <div className={look['column']}>
          <Panel title={t('screen.title')}>
            <AppearanceControls />
            <BatterySaverControl />
          </Panel>
          <AccountPanel user={user} />
          {user.role === 'LEADER' && <SubscriptionPanel />}
          {user.role === 'LEADER' && <TranslationPanel />}
          {user.role === 'LEADER' && <ReferralPanel userId={user.id} />}
          <Button
            variant="default"
            size="lg"
            fullWidth
            leftSection={<LogOut size={22} aria-hidden="true" />}
            onClick={() => void signOut()}
          >
            {t('signOut')}
          </Button>
        </div>
      </main>
    </>
  );
}
