import { type Channel, LANGUAGE_NAMES } from '@genbatalk/contract';
import { Phone, UserPlus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '../../app/paths';
import { useOnlineUsers } from '../../presence/use-online-users';
import { useConnection } from '../../realtime/use-connection';
import { useMembers } from '../../screens/admin-members/api';
import { useSession } from '../../session/session';
import { Button } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';
import { ErrorState } from '../../ui/error-state';
import { Face, faceToneOf } from '../../ui/face';
import { LoadingScreen } from '../../ui/loading-screen';
import { Notice } from '../../ui/notice';
import { Sheet } from '../../ui/sheet';
import { type CallEntry, callList } from '../model/call-list';
import { findSharedChannel } from '../model/shared-channel';
import { directCall } from '../page-direct-call';
import { tellNotice } from '../tell-notice';
import look from './member-call-sheet.module.css';

interface MemberCallSheetProps {
  readonly isOpen: boolean;
  /** The leader's own channels: the call needs one that both belong to (DIAL-03). Undefined while they load. */
  readonly channels: readonly Channel[] | undefined;
  readonly onClose: () => void;
}

/** Whom a leader can call now (DIAL-01). */
export function MemberCallSheet({ isOpen, channels, onClose }: MemberCallSheetProps) {
  const { t } = useTranslation('directCall');
  const call = ({ id, nickname }: CallEntry) => {
    if (channels === undefined) return;
    const shared = findSharedChannel(channels, id);
    if (shared === null) return tellNotice({ kind: 'failed', code: 'channel-not-found', name: nickname });
    onClose();
    directCall.call({ userId: id, userName: nickname }, shared.id);
  };
  return (
    <Sheet title={t('memberCall.title')} isOpen={isOpen} onClose={onClose}>
      {channels === undefined ? <LoadingScreen /> : <People onCall={call} />}
    </Sheet>
  );
}

function People({ onCall }: { readonly onCall: (entry: CallEntry) => void }) {
  const { t } = useTranslation('directCall');
  const selfId = useSession(({ user }) => user?.id ?? '');
  const company = useMembers();
  const online = useOnlineUsers();
  const connection = useConnection();
  if (company.isPending) return <LoadingScreen />;
  if (company.data === undefined)
    return (
      <ErrorState
        title={t('memberCall.loadFailed')}
        error={company.error}
        onRetry={() => void company.refetch()}
      />
    );
  const entries = callList(company.data.members, online, selfId);
  if (entries.length === 0)
    return (
      <EmptyState icon={<UserPlus />} title={t('memberCall.alone')} text={t('memberCall.aloneText')}>
        <Button component={Link} to={paths.adminMembers}>
          {t('memberCall.invite')}
        </Button>
      </EmptyState>
    );
  return (
    <>
      {connection.kind === 'reconnecting' && <Notice tone="warn" title={t('interrupted')} />}
      <ul className={look['people']}>
        {entries.map((entry) => (
          <li key={entry.id}>
            <PersonButton
              entry={entry}
              canCall={entry.isOnline && connection.kind === 'connected'}
              onCall={() => onCall(entry)}
            />
          </li>
        ))}
      </ul>
    </>
  );
}

interface PersonButtonProps {
  readonly entry: CallEntry;
  readonly canCall: boolean;
  readonly onCall: () => void;
}

function PersonButton({ entry, canCall, onCall }: PersonButtonProps) {
  const { t } = useTranslation('directCall');
  const { id, nickname, language, isOnline } = entry;
  return (
    <button type="button" className={look['person']} disabled={!canCall} onClick={onCall}>
      <Face name={nickname} tone={faceToneOf(id)} state={isOnline ? 'present' : 'off'} />
      <span className={look['words']}>
        <strong>{nickname}</strong>
        <small>
          <span className={look['state']} data-online={isOnline}>
            {t(isOnline ? 'memberCall.online' : 'memberCall.offline')}
          </span>
          {` · ${LANGUAGE_NAMES[language]}`}
        </small>
      </span>
      <span className={look['sign']} aria-hidden="true">
        <Phone />
      </span>
    </button>
  );
}
