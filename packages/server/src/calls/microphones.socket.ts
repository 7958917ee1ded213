import type { SocketHandlers } from '../platform/realtime/bind-events.js';
import type { Microphones } from './microphones.service.js';

type Handled = 'toggle-mic' | 'toggle-mute-user' | 'leader-toggle-member-mic';

export function microphoneHandlers(microphones: Microphones): Pick<SocketHandlers, Handled> {
  return {
    async 'toggle-mic'({ actor, payload }) {
      await microphones.toggleOwn(actor, payload.channelId, payload.micEnabled);
      return {};
    },
    async 'toggle-mute-user'({ actor, payload }) {
      await microphones.mute(actor, payload, payload.mute);
      return {};
    },
    async 'leader-toggle-member-mic'({ actor, payload }) {
      await microphones.toggleMember(actor, payload, payload.micEnabled);
      return {};
    },
  };
}
