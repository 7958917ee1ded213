import { type CompanyMember, LANGUAGE_NAMES } from '@genbatalk/contract';
import { QrCode, Trash2, Users } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDay } from '../../../i18n/format-date';
import { useSession } from '../../../session/session';
import { Button } from '../../../ui/button';
import { ConfirmSheet } from '../../../ui/confirm-sheet';
import { EmptyState } from '../../../ui/empty-state';
import { Panel } from '../../../ui/panel';
import { toast } from '../../../ui/toast';
import { useDeleteMember } from '../api';
import look from './member-list.module.css';
import { PeopleTable } from './people-table';
import { SignInLinkSheet } from './sign-in-link-sheet';

/** The members, with the two things a leader does with them (MEMB-10, MEMB-15, AUTH-15). */
export function MemberList({ members }: { readonly members: readonly CompanyMember[] }) {
  const { t, i18n } = useTranslation('members');
  const ownId = useSession(({ user }) => user?.id);
  const [linked, setLinked] = useState<CompanyMember | null>(null);
  const [leaving, setLeaving] = useState<CompanyMember | null>(null);
  const remove = useDeleteMember();
  const close = () => {
    setLeaving(null);
    remove.reset();
  };
  return (
    <Panel title={t('list.title')}>
      {members.length === 0 ? (
        <EmptyState icon={<Users />} title={t('list.empty')} />
      ) : (
        <PeopleTable
          label={t('list.title')}
          nameColumn={t('list.nickname')}
          columns={[t('list.language'), t('list.created')]}
          rows={members.map((member) => ({
            id: member.id,
            name: (
              <>
                {member.nickname}
                {member.id === ownId && <span className={look['you']}>{t('list.you')}</span>}
              </>
            ),
            cells: [LANGUAGE_NAMES[member.language], formatDay(member.createdAt, i18n.language)],
            actions: (
              <>
                {member.id !== ownId && (
                  <Button
                    variant="default"
                    size="sm"
                    leftSection={<QrCode size={18} aria-hidden="true" />}
                    aria-label={t('list.signInLinkOf', { name: member.nickname })}
                    onClick={() => setLinked(member)}
                  >
                    {t('list.signInLink')}
                  </Button>
                )}
                <Button
                  variant="default"
                  size="sm"
                  leftSection={<Trash2 size={18} aria-hidden="true" />}
                  aria-label={t('list.deleteOf', { name: member.nickname })}
                  onClick={() => setLeaving(member)}
                >
                  {t('delete.short')}
                </Button>
              </>
            ),
          }))}
        />
      )}
      {linked !== null && <SignInLinkSheet member={linked} onClose={() => setLinked(null)} />}
      <ConfirmSheet
        isOpen={leaving !== null}
        title={t('delete.title', { name: leaving?.nickname ?? '' })}
        text={leaving?.id === ownId ? t('delete.selfText') : t('delete.text')}
        action={t('delete.action')}
        isPending={remove.isPending}
        failure={remove.isError ? { title: t('delete.failed'), error: remove.error } : null}
        onClose={close}
        onConfirm={() => {
          if (leaving === null) return;
          remove.mutate(leaving.id, {
            onSuccess: () => {
              toast.ok(t('delete.done', { name: leaving.nickname }));
              close();
            },
          });
        }}
      />
    </Panel>
  );
}
