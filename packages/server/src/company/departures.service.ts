import * as accounts from '../accounts/accounts.repository.js';
import type { UserRow } from '../accounts/users.mapper.js';
import type { Expelled, Expulsions } from '../calls/expulsion.service.js';
import { deleteMemberships } from '../channels/channels.repository.js';
import type { Tx } from '../platform/database/database.js';
import { AppError } from '../platform/errors/app-error.js';
import { type Publisher, rooms } from '../platform/realtime/publisher.js';
import { removeUser as removePresence } from '../presence/presence.repository.js';

/** What is to be told once a departure has been committed. */
export interface Departure {
  userId: string;
  companyId: string;
  wasOnline: boolean;
  expelled: readonly Expelled[];
}

/**
 * How somebody leaves a company, by deletion or by accepting another's invitation: out of channels and calls,
 * offline there, no link of that company left. `leave` in the transaction, `announce` once it has committed.
 */
export interface Departures {
  /** A company keeps a leader. The caller holds the user's lock. @throws AppError `only-leader` */
  refuseOnlyLeader(tx: Tx, user: UserRow): Promise<void>;
  leave(tx: Tx, user: UserRow): Promise<Departure>;
  /** Tells those who stay and closes the user's sockets: they come back in the new company, or not at all. */
  announce(departure: Departure): Promise<void>;
}

interface Dependencies {
  publisher: Publisher;
  expulsions: Expulsions;
}

export function createDepartures({ publisher, expulsions }: Dependencies): Departures {
  return {
    async refuseOnlyLeader(tx, { id, companyId, role }) {
      if (role !== 'LEADER' || companyId === null) return;
      if ((await accounts.countOtherLeaders(tx, companyId, id)) === 0) throw new AppError('only-leader');
    },

    async leave(tx, user) {
      if (user.companyId === null) throw new TypeError('a guest leaves no company');
      // Memberships before calls, as in taking people out of a channel.
      await deleteMemberships(tx, user.id);
      const expelled = await expulsions.expelFromAll(tx, user);
      await accounts.deleteLinksOf(tx, user.id);
      const wasOnline = await removePresence(tx, user.id);
      return { userId: user.id, companyId: user.companyId, wasOnline, expelled };
    },

    async announce({ userId, companyId, wasOnline, expelled }) {
      // Nothing that can fail stands before the closing; what is told before it still arrives.
      const farewell = expulsions.announce(expelled);
      publisher.disconnectRoom(rooms.user(userId));
      await farewell;
      if (wasOnline)
        publisher.toRoom(rooms.company(companyId), 'presence-changed', { userId, online: false });
    },
  };
}
