import type { User } from '@genbatalk/contract';
import { useQuery } from '@tanstack/react-query';
import { KeyRound, Users } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { api } from '../../../api/client';
import { paths } from '../../../app/paths';
import { formatMemberId } from '../../../session/member-id';
import { Button } from '../../../ui/button';
import { FactList } from '../../../ui/fact-list';
import { Panel } from '../../../ui/panel';
import look from './account-panel.module.css';

/** E-mail or member ID, company, and a leader's ways on (PROF-01, AUTH-14). */
export function AccountPanel({ user }: { readonly user: User }) {
  const { t } = useTranslation('settings');
  const me = useQuery({
    queryKey: ['me', user.id],
    queryFn: ({ signal }) => api.call('me', { signal }),
    enabled: user.email === null,
  });
  const memberId = me.data?.memberId;
  return (
    <Panel title={t('account.title')}>
      <FactList
        facts={[
          { name: t('account.email'), value: user.email ?? t('account.none') },
          ...(memberId === undefined || memberId === null
            ? []
            : [
                {
                  name: t('account.memberId'),
                  isCode: true,
                  value: (
                    <>
                      <span className={look['memberId']}>{formatMemberId(memberId)}</span>
                      <small className={look['hint']}>{t('account.memberIdHint')}</small>
                    </>
                  ),
                },
              ]),
          { name: t('account.companyId'), value: user.companyId ?? t('account.none'), isCode: true },
        ]}
      />
      {user.role === 'LEADER' && (
        <div className={look['ways']}>
          <Button
            component={Link}
            to={paths.adminProfile}
            variant="default"
            leftSection={<KeyRound size={20} aria-hidden="true" />}
          >
            {t('account.password')}
          </Button>
          <Button
            component={Link}
            to={paths.adminMembers}
            variant="default"
            leftSection={<Users size={20} aria-hidden="true" />}
          >
            {t('account.members')}
          </Button>
        </div>
      )}
    </Panel>
  );
}
