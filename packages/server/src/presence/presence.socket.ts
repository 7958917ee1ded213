import type { SocketHandlers } from '../platform/realtime/bind-events.js';
import type { Presence } from './presence.service.js';

export function presenceEvents(presence: Presence): Pick<SocketHandlers, 'register-user'> {
  return {
    async 'register-user'({ actor, socket }) {
      await presence.register(actor, socket.id);
      return {};
    },
  };
}
