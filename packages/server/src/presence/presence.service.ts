import { TIMINGS } from '@genbatalk/contract';
import type { Member } from '../accounts/actor.js';
import { type Clock, plusMs } from '../platform/clock.js';
import type { Database, Tx } from '../platform/database/database.js';
import { type Publisher, rooms } from '../platform/realtime/publisher.js';
import * as repository from './presence.repository.js';

export interface Presence {
  /** Makes the user online on this socket; an older socket is told and closed (PRES-05). */
  register(actor: Member, socketId: string): Promise<void>;
  /** The socket closed: online for the grace of 10 s yet, so that a reload does not flicker (PRES-09). */
  release(actor: Member, socketId: string): Promise<void>;
  listOnline(actor: Member): Promise<string[]>;
  /** Run once a second: tells companies who has gone offline. */
  sweep(): Promise<void>;
  /** Nodes are gone, and the sockets on them. */
  releaseGoneNodes(tx: Tx): Promise<void>;
}

interface Dependencies {
  database: Database;
  clock: Clock;
  publisher: Publisher;
  nodeId: string;
}

export function createPresence({ database, clock, publisher, nodeId }: Dependencies): Presence {
  const announce = (companyId: string, userId: string, online: boolean) =>
    publisher.toRoom(rooms.company(companyId), 'presence-changed', { userId, online });

  return {
    async register({ companyId, userId }, socketId) {
      const { replacedSocketId, wasOffline } = await database.forCompany(companyId, (tx) =>
        repository.register(tx, { companyId, userId, nodeId, socketId, now: clock.now() }),
      );
      if (replacedSocketId !== null) publisher.replaceSocket(replacedSocketId);
      if (wasOffline) announce(companyId, userId, true);
    },

    release: ({ companyId, userId }, socketId) =>
      database.forCompany(companyId, (tx) => repository.release(tx, userId, socketId, clock.now())),

    listOnline: ({ companyId }) => database.forCompany(companyId, repository.listOnline),

    async sweep() {
      const before = plusMs(clock.now(), -TIMINGS.presenceGraceMs);
      const gone = await database.asSystem((tx) => repository.removeExpired(tx, before));
      for (const { companyId, userId } of gone) announce(companyId, userId, false);
    },

    releaseGoneNodes: (tx) => repository.releaseGoneNodes(tx, clock.now()),
  };
}
