import type { Clock } from '../platform/clock.js';
import type { Database } from '../platform/database/database.js';
import { rooms } from '../platform/realtime/publisher.js';
import type { RealtimeServer } from '../platform/realtime/realtime-server.js';
import { findLiveSessions } from './accounts.repository.js';

interface Dependencies {
  io: RealtimeServer;
  database: Database;
  clock: Clock;
}

/**
 * Run once a second: closes this node's sockets whose session has ended or whose user is in another company now.
 * Revoking closes them at once where it can; this reaches what it cannot: the operator's command line, a node cut
 * off from the others, a token that expires while its socket only listens.
 */
export function createSessionWatch({ io, database, clock }: Dependencies): () => Promise<void> {
  return async () => {
    const sockets = [...io.sockets.sockets.values()];
    const ids = [...new Set(sockets.map((socket) => socket.data.actor.sessionId))];
    const live = await database.asSystem((tx) => findLiveSessions(tx, ids, clock.now()));
    const companies = new Map(live.map((session) => [session.id, session.companyId]));
    for (const socket of sockets) {
      const companyId = companies.get(socket.data.actor.sessionId);
      const isInPlace =
        companyId === null || (companyId !== undefined && socket.rooms.has(rooms.company(companyId)));
      if (!isInPlace) socket.disconnect(true);
    }
  };
}
