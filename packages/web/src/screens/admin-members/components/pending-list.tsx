import { type Invitation, LANGUAGE_NAMES } from '@genbatalk/contract';
import { MailOpen } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { invitationUrl } from '../../../app/paths';
import { formatDay } from '../../../i18n/format-date';
import { ConfirmSheet } from '../../../ui/confirm-sheet';
import { EmptyState } from '../../../ui/empty-state';
import { LinkShare } from '../../../ui/link-share';
import { Panel } from '../../../ui/panel';
import { Sheet } from '../../../ui/sheet';
import { toast } from '../../../ui/toast';
import { useCancelInvitation } from '../api';
import look from './link-sheet.module.css';
import { PendingActions } from './pending-actions';
import { PeopleTable } from './people-table';

interface PendingListProps {
  readonly invitations: readonly Invitation[];
  readonly onCancelled: (id: string) => void;
}

/** Invitations that nobody has accepted yet (MEMB-11, MEMB-15). */
export function PendingList({ invitations, onCancelled }: PendingListProps) {
  const { t, i18n } = useTranslation('members');
  const [shown, setShown] = useState<Invitation | null>(null);
  const [cancelling, setCancelling] = useState<Invitation | null>(null);
  const cancel = useCancelInvitation();
  const close = () => {
    setCancelling(null);
    cancel.reset();
  };
  const shownTitle = t('invitation.title', { name: shown?.nickname ?? '' });
  return (
    <Panel title={t('pending.title')}>
      {invitations.length === 0 ? (
        <EmptyState icon={<MailOpen />} title={t('pending.empty')} />
      ) : (
        <PeopleTable
          label={t('pending.title')}
          nameColumn={t('list.nickname')}
          columns={[t('pending.email'), t('list.language'), t('pending.created')]}
          rows={invitations.map((invitation) => ({
            id: invitation.id,
            name: invitation.nickname,
            cells: [
              invitation.email ?? t('pending.noEmail'),
              LANGUAGE_NAMES[invitation.language],
              formatDay(invitation.createdAt, i18n.language),
            ],
            actions: (
              <PendingActions
                invitation={invitation}
                onShow={() => setShown(invitation)}
                onCancel={() => setCancelling(invitation)}
              />
            ),
          }))}
        />
      )}
      <Sheet isOpen={shown !== null} title={shownTitle} onClose={() => setShown(null)}>
        <div className={look['content']}>
          <p>{t('invitation.text')}</p>
          {shown !== null && (
            <LinkShare url={invitationUrl(window.location.origin, shown.token)} title={shownTitle} />
          )}
        </div>
      </Sheet>
      <ConfirmSheet
        isOpen={cancelling !== null}
        title={t('cancel.title', { name: cancelling?.nickname ?? '' })}
        text={t('cancel.text')}
        action={t('cancel.action')}
        isPending={cancel.isPending}
        failure={cancel.isError ? { title: t('cancel.failed'), error: cancel.error } : null}
        onClose={close}
        onConfirm={() => {
          if (cancelling === null) return;
          cancel.mutate(cancelling.id, {
            onSuccess: () => {
              toast.ok(t('cancel.done'));
              onCancelled(cancelling.id);
              close();
            },
          });
        }}
      />
    </Panel>
  );
}
