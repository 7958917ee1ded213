import { createUuid } from '../device/create-uuid';
import { i18n } from '../i18n/i18n';
import { browserClock } from '../realtime/clock';
import { realtime } from '../realtime/page-realtime';
import { audioOutput } from '../speech/browser-output';
import { player } from '../speech/browser-player';
import { sentenceSounds } from '../speech/browser-sentences';
import { toast } from '../ui/toast';
import { AlarmCenter } from './alarm-center';
import { createAlarmMemory } from './alarm-memory';
import { AlarmSound } from './alarm-sound';

/** The page's one siren. */
export const alarmSound = new AlarmSound({
  output: audioOutput,
  player,
  clock: browserClock,
  loadSentence: (sentence, language) => sentenceSounds.load(sentence, language),
  vibrate(pattern) {
    // Whatever the settings say: who wants no buzzing means messages. Missing on iOS.
    if ('vibrate' in navigator) navigator.vibrate(pattern);
  },
});

/** The alarms of whoever is signed in here. */
export function createPageAlarms(selfId: string): AlarmCenter {
  return new AlarmCenter({
    realtime,
    clock: browserClock,
    memory: createAlarmMemory(selfId),
    selfId,
    createId: createUuid,
    onSent: () => toast.ok(i18n.t('emergency:sent'), { id: 'emergency-sent', lastsMs: 6_000 }),
    onClosed({ senderName }, note) {
      const title = i18n.t('emergency:closed', { name: senderName });
      if (note === undefined) toast.info(title);
      else toast.info(note, { title });
    },
  });
}
