import { type SignedIn, TIMINGS } from '@genbatalk/contract';
import { type Clock, plusMs } from '../platform/clock.js';
import type { Database, Tx } from '../platform/database/database.js';
import { AppError } from '../platform/errors/app-error.js';
import * as repository from './accounts.repository.js';
import type { Actor } from './actor.js';
import { createToken, hashToken } from './tokens.js';
import { toUser, type UserRow } from './users.mapper.js';

/** A use moves the expiry of a sliding session at most this often, so that reading stays cheap. */
const TOUCH_INTERVAL_MS = 60_000;

export interface Sessions {
  /** Opens a session inside the transaction that created or found the user. */
  open(tx: Tx, user: UserRow): Promise<SignedIn>;
  /** The actor of a token; undefined for an unknown, expired or revoked one. */
  authenticate(token: string): Promise<Actor | undefined>;
  /** The actor of a session as it is now; undefined once it was revoked or has expired. */
  current(sessionId: string): Promise<Actor | undefined>;
  /** @throws AppError `unauthorized` */
  require(token: string | undefined): Promise<Actor>;
  revoke(sessionId: string): Promise<void>;
}

export function createSessions({ database, clock }: { database: Database; clock: Clock }): Sessions {
  function use(
    find: (tx: Tx, now: Date) => Promise<repository.FoundSession | undefined>,
  ): Promise<Actor | undefined> {
    const now = clock.now();
    return database.asSystem(async (tx) => {
      const found = await find(tx, now);
      if (found === undefined) return undefined;
      const { session, user } = found;
      if (session.slides && now.getTime() - session.lastUsedAt.getTime() >= TOUCH_INTERVAL_MS) {
        await repository.touchSession(tx, session.id, now, plusMs(now, TIMINGS.sessionMs));
      }
      const { id: userId, companyId, role, language, nickname } = user;
      return { userId, sessionId: session.id, companyId, role, language, nickname };
    });
  }
  const authenticate = (token: string) =>
    use((tx, now) => repository.findSession(tx, { tokenHash: hashToken(token) }, now));

  return {
    async open(tx, user) {
      const token = createToken();
      const now = clock.now();
      const slides = user.role !== 'GUEST';
      await repository.insertSession(tx, {
        userId: user.id,
        tokenHash: hashToken(token),
        slides,
        createdAt: now,
        lastUsedAt: now,
        expiresAt: plusMs(now, slides ? TIMINGS.sessionMs : TIMINGS.guestSessionMs),
      });
      return { user: toUser(user), token };
    },
    authenticate,
    current: (id) => use((tx, now) => repository.findSession(tx, { id }, now)),
    async require(token) {
      const actor = token === undefined ? undefined : await authenticate(token);
      if (actor === undefined) throw new AppError('unauthorized');
      return actor;
    },
    revoke: (sessionId) => database.asSystem((tx) => repository.deleteSession(tx, sessionId)),
  };
}
