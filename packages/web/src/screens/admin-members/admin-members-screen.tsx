import type { Invitation } from '@genbatalk/contract';
import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../app/paths';
import { ErrorState } from '../../ui/error-state';
import { LinkButton } from '../../ui/link-button';
import { LoadingScreen } from '../../ui/loading-screen';
import { PageBar } from '../../ui/page-bar';
import page from '../../ui/page-main.module.css';
import look from './admin-members-screen.module.css';
import { useMembers } from './api';
import { Counters } from './components/counters';
import { InvitationBanner } from './components/invitation-banner';
import { InviteForm } from './components/invite-form';
import { MemberList } from './components/member-list';
import { PendingList } from './components/pending-list';

/** A leader's crew: who is here, who is invited, and how one more comes in (MEMB-01 to MEMB-15). */
export function AdminMembersScreen() {
  const { t } = useTranslation('members');
  const lists = useMembers();
  const [created, setCreated] = useState<Invitation | null>(null);
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
      <main className={page['wide']}>
        {lists.isPending && <LoadingScreen />}
        {lists.isError && lists.data === undefined && (
          <ErrorState title={t('loadFailed')} error={lists.error} onRetry={() => void lists.refetch()} />
        )}
        {lists.data !== undefined && (
          <>
            <Counters members={lists.data.members.length} pending={lists.data.invitations.length} />
            <div className={look['invite']}>
              {created !== null && (
                <InvitationBanner key={created.id} invitation={created} onClose={() => setCreated(null)} />
              )}
              <InviteForm onCreated={setCreated} />
            </div>
            <PendingList
              invitations={lists.data.invitations}
              onCancelled={(id) => setCreated((shown) => (shown?.id === id ? null : shown))}
            />
            <MemberList members={lists.data.members} />
          </>
        )}
      </main>
    </>
  );
}
