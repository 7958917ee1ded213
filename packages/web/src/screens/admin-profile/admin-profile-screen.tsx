import { ArrowLeft } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../app/paths';
import { useSession } from '../../session/session';
import { FactList } from '../../ui/fact-list';
import { LinkButton } from '../../ui/link-button';
import { PageBar } from '../../ui/page-bar';
import page from '../../ui/page-main.module.css';
import { Panel } from '../../ui/panel';
import { PasswordChange } from './components/password-change';

/** The leader's account and password (PROF-11). */
export function AdminProfileScreen() {
  const { t } = useTranslation(['profile', 'common']);
  const user = useSession((state) => state.user);
  if (user === null) return null;
  return (
    <>
      <PageBar
        title={t('title')}
        leading={
          <LinkButton to={paths.settings} label={t('back')}>
            <ArrowLeft />
          </LinkButton>
        }
      />
      <main className={page['main']}>
        <Panel title={t('account')}>
          <FactList
            facts={[
              { name: t('email'), value: user.email ?? t('noEmail') },
              { name: t('nickname'), value: user.nickname },
              { name: t('role'), value: t(`common:role.${user.role}`) },
            ]}
          />
        </Panel>
        <PasswordChange account={user.email ?? ''} />
      </main>
    </>
  );
}
