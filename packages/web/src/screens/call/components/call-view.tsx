import type { Utterance } from '@genbatalk/contract';
import { useMemo, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useIsSavingBattery } from '../../../device/battery';
import { useOnlineUsers } from '../../../presence/use-online-users';
import { useSession } from '../../../session/session';
import { useSessionLanguage } from '../../../session/session-language';
import { player } from '../../../speech/browser-player';
import { useChannelMembers } from '../api';
import { rowsOf } from '../model/bubbles';
import type { CallController } from '../model/call-controller';
import { absentMembers } from '../model/people';
import { AudioPrompt } from './audio-prompt';
import { CallBar } from './call-bar';
import look from './call-view.module.css';
import { ConnectionNotice } from './connection-notice';
import { ConversationList } from './conversation-list';
import { Dock } from './dock';
import { EndedNotice } from './ended-notice';
import { LevelMeter } from './level-meter';
import { ParticipantStrip } from './participant-strip';

interface CallViewProps {
  readonly call: CallController;
  readonly channelId: string;
  readonly hasEnded: boolean;
}

export function CallView({ call, channelId, hasEnded }: CallViewProps) {
  const { t } = useTranslation('call');
  const userId = useSession((state) => state.user?.id ?? '');
  const isLeader = useSession((state) => state.user?.role === 'LEADER');
  const language = useSessionLanguage();
  const channel = useSyncExternalStore(call.session.subscribe, call.session.getSnapshot);
  const talk = useSyncExternalStore(call.talk.subscribe, call.talk.getSnapshot);
  const playback = useSyncExternalStore(player.subscribe, player.getSnapshot);
  const rows = useMemo(
    () => rowsOf(channel.log, channel.outbox, { userId, language }),
    [channel.log, channel.outbox, userId, language],
  );
  const members = useChannelMembers(channelId);
  const onlineUsers = useOnlineUsers();
  const savesBattery = useIsSavingBattery();
  const [correcting, setCorrecting] = useState<Utterance | null>(null);
  const isAlone = channel.participants.every((participant) => participant.userId === userId);

  return (
    <div className={look['screen']}>
      <CallBar
        channelId={channelId}
        phase={channel.phase}
        participants={channel.participants}
        selfId={userId}
      />
      <ParticipantStrip
        participants={channel.participants}
        // Before one is in nobody is known to be there, and so nobody to be absent.
        absent={
          channel.participants.length === 0 ? [] : absentMembers(members, channel.participants, onlineUsers)
        }
        selfId={userId}
        isLeader={isLeader}
        microphones={call.microphones}
        isSelfSpeaking={talk.state.phase === 'open'}
      />
      <main className={look['main']}>
        <ConnectionNotice />
        <ConversationList
          rows={rows}
          draft={talk.interim}
          isOnDevice={talk.isOnDevice}
          isTalking={['open', 'closing'].includes(talk.state.phase)}
          playback={playback}
          isJoined={channel.phase === 'joined'}
          isAlone={isAlone}
          hasEarlier={channel.hasMoreHistory}
          onShowEarlier={() => void call.session.loadEarlier()}
          onCorrect={setCorrecting}
          onReplay={(utterance) => call.replay(utterance)}
          onPlayAll={(utterances) => call.playAll(utterances)}
          onRetry={(utteranceId) => call.session.retry(utteranceId)}
          onDiscard={(utteranceId) => call.session.discard(utteranceId)}
        />
      </main>
      <section className={look['dock']} aria-label={t('speak')}>
        <LevelMeter isActive={playback.status === 'playing' && !savesBattery} />
        {hasEnded && <EndedNotice />}
        <AudioPrompt playback={playback} />
        <Dock
          call={call}
          talk={talk}
          channelId={channelId}
          language={language}
          correcting={correcting}
          onCorrected={() => setCorrecting(null)}
        />
      </section>
    </div>
  );
}
