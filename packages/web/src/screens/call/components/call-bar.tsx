import { LANGUAGE_NAMES, LIMITS, type Participant } from '@genbatalk/contract';
import { SlidersHorizontal, X } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { paths } from '../../../app/paths';
import type { ChannelPhase } from '../../../conversation/call-state';
import { useConnection } from '../../../realtime/use-connection';
import { useSessionLanguage } from '../../../session/session-language';
import { IconButton } from '../../../ui/icon-button';
import { PageBar } from '../../../ui/page-bar';
import { useChannelName } from '../api';
import look from './call-bar.module.css';
import { CallSettings } from './call-settings';

interface CallBarProps {
  readonly channelId: string;
  readonly phase: ChannelPhase;
  readonly participants: readonly Participant[];
  readonly selfId: string;
}

/** Where one is, whether the connection holds (CALL-07, CALL-08), and the way out (CALL-12). */
export function CallBar({ channelId, phase, participants, selfId }: CallBarProps) {
  const { t } = useTranslation('call');
  const navigate = useNavigate();
  // A direct channel has no name: it is the other person.
  const other = participants.find(({ userId }) => userId !== selfId);
  const name = useChannelName(channelId) || other?.userName;
  const language = useSessionLanguage();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <PageBar
        title={name ?? ' '}
        subtitle={
          <span className={look['facts']}>
            <ConnectionWord phase={phase} />
            {participants.length > 0 && <span>{t('people', { count: participants.length })}</span>}
            <span lang={language}>{LANGUAGE_NAMES[language]}</span>
          </span>
        }
        leading={
          <IconButton label={t('leave')} onClick={() => void navigate(paths.channels)}>
            <X />
          </IconButton>
        }
      >
        <IconButton label={t('settings')} onClick={() => setOpen(true)}>
          <SlidersHorizontal />
        </IconButton>
      </PageBar>
      <CallSettings isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}

function ConnectionWord({ phase }: { readonly phase: ChannelPhase }) {
  const { t } = useTranslation('call');
  const connection = useConnection();
  const isJoining = connection.kind === 'connected' && phase === 'joining';
  const isGood = connection.kind === 'connected' && !isJoining;
  const isBad = ['lost', 'disconnected', 'error', 'replaced'].includes(connection.kind);
  const attempt = connection.kind === 'reconnecting' ? connection.attempt : 0;
  return (
    <span
      className={look['connection']}
      data-tone={isGood ? 'ok' : isBad ? 'danger' : 'warn'}
      data-state={connection.kind}
      role="status"
    >
      {isJoining
        ? t('connection.joining')
        : t(`connection.${connection.kind}`, { attempt, attempts: LIMITS.reconnectionAttempts })}
    </span>
  );
}
