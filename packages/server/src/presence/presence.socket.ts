import type { Member } from '../accounts/actor.js';
import type { SocketHandlers } from '../platform/realtime/bind-events.js';
import type { Presence } from './presence.service.js';

/** `onRegistered`: what a page that has just come (back) is told: what rings, and which alarms are open. */
export function presenceEvents(
  presence: Presence,
  onRegistered: (member: Member) => Promise<unknown>,
): Pick<SocketHandlers, 'register-user'> {
  return {
    async 'register-user'({ actor, socket }) {
      await presence.register(actor, socket.id);
      await onRegistered(actor);
      return {};
    },
  };
}
