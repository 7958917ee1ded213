import type { User } from '@genbatalk/contract';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useSession } from '../session/session';
import { useSessionLanguage } from '../session/session-language';
import { player } from '../speech/browser-player';
import { sentenceSounds } from '../speech/browser-sentences';
import { ALARM_SENTENCES } from './alarm-sound';
import { AlarmBar } from './components/alarm-bar';
import { AlarmScreen } from './components/alarm-screen';
import { ConfirmationSheet } from './components/confirmation-sheet';
import { UnsentAlarmScreen } from './components/unsent-alarm';
import { useEmergencyConfirmation } from './confirmation-store';
import { alarmSound, createPageAlarms } from './page-alarms';

/** Alarms over whatever is on the screen, for everyone signed in (EMRG-03). Mounted once, beside the screens. */
export function EmergencyLayer() {
  const user = useSession((state) => state.user);
  return user === null || user.role === 'GUEST' ? null : <Layer key={user.id} user={user} />;
}

function Layer({ user }: { readonly user: User }) {
  const [center] = useState(() => createPageAlarms(user.id));
  const { open, ringing, unsent, undelivered } = useSyncExternalStore(center.subscribe, center.getSnapshot);
  const isSoundBlocked = useSyncExternalStore(alarmSound.subscribe, alarmSound.isBlocked);
  const language = useSessionLanguage();
  const { channelId, dismiss } = useEmergencyConfirmation();
  /** Looked at and put aside; an alarm that rings cannot be. */
  const [minimised, setMinimised] = useState<ReadonlySet<string>>(new Set());

  useEffect(() => {
    center.start();
    return () => center.stop();
  }, [center]);

  // Ready before it is needed, and without a network when it is.
  useEffect(() => void sentenceSounds.prepare(ALARM_SENTENCES, language), [language]);

  const isRinging = ringing.length > 0;
  useEffect(() => {
    if (isRinging) alarmSound.start(language);
    else alarmSound.stop();
  }, [isRinging, language]);
  useEffect(() => () => alarmSound.stop(), []);

  const alarm = ringing[0] ?? open.find(({ id }) => !minimised.has(id));
  const [waiting] = unsent;
  const [putAside] = open;
  return (
    <>
      <ConfirmationSheet
        isOpen={channelId !== undefined}
        onSend={(looking) => void center.raise(channelId ?? null, looking)}
        onClose={dismiss}
      />
      {waiting !== undefined && <UnsentAlarmScreen onDiscard={() => center.discard(waiting.alertId)} />}
      {alarm !== undefined && (
        <AlarmScreen
          key={alarm.id}
          alarm={alarm}
          selfId={user.id}
          isLeader={user.role === 'LEADER'}
          isRinging={isRinging}
          isUndelivered={undelivered.has(alarm.id)}
          isSoundBlocked={isSoundBlocked}
          queue={{ number: 1, total: ringing.length }}
          onUnlock={() => player.unlock()}
          onAcknowledge={() => center.acknowledge(alarm.id)}
          onMinimise={() => setMinimised(new Set([...minimised, alarm.id]))}
          onClose={(note) => center.close(alarm.id, note)}
        />
      )}
      {alarm === undefined && putAside !== undefined && (
        <AlarmBar alarm={putAside} onOpen={() => setMinimised(new Set())} />
      )}
    </>
  );
}
