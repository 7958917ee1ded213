import { api } from '../api/client';
import { vibrate } from '../device/audio-settings';
import { browserClock } from '../realtime/clock';
import { realtime } from '../realtime/page-realtime';
import { audioOutput } from '../speech/browser-output';
import { tabCallMemory } from './call-memory';
import { DirectCall } from './direct-call';
import { Ring } from './ring';
import { tellNotice } from './tell-notice';

/** Time to find out who is in a direct channel; afterwards the call counts as not come about. */
const LOOK_TIMEOUT_MS = 8_000;

/** The page's one direct call. */
export const directCall = new DirectCall({
  realtime,
  clock: browserClock,
  memory: tabCallMemory,
  tell: tellNotice,
  async look(userId, channelId) {
    const signal = AbortSignal.timeout(LOOK_TIMEOUT_MS);
    const { participants } = await api.call('joinChannel', { params: { id: channelId }, signal });
    return participants.some((participant) => participant.userId === userId);
  },
});

export const ring = new Ring({ clock: browserClock, output: audioOutput, vibrate });
