import type { RestHandlers } from '../platform/http/handlers.js';
import type { Presence } from './presence.service.js';

export function presenceRoutes(presence: Presence): Pick<RestHandlers, 'onlineStatus'> {
  return { onlineStatus: async ({ actor }) => ({ onlineUsers: await presence.listOnline(actor) }) };
}
