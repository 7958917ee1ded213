import { TIMINGS } from '@genbatalk/contract';
import { type Clock, plusMs } from '../platform/clock.js';
import type { Database, Tx } from '../platform/database/database.js';
import { AppError } from '../platform/errors/app-error.js';
import { type Publisher, rooms } from '../platform/realtime/publisher.js';
import * as repository from './accounts.repository.js';
import type { Member } from './actor.js';
import type { Passwords } from './passwords.js';
import { createToken, hashToken } from './tokens.js';
import type { UserRow } from './users.mapper.js';

/** The passwords of leaders: the first one by a set-up link, and its change. */
export interface Leaders {
  /**
   * Sets the password once within 7 days; whoever was signed in before is signed out.
   * @throws AppError `link-invalid` for a used, expired or unknown link
   */
  setUp(token: string, password: string): Promise<void>;
  /** The token that asks stays valid, all others end (PROF-16). @throws AppError `password-wrong` */
  changePassword(actor: Member, input: { currentPassword: string; newPassword: string }): Promise<void>;
}

interface Dependencies {
  database: Database;
  clock: Clock;
  passwords: Passwords;
  publisher: Publisher;
}

export function createLeaders({ database, clock, passwords, publisher }: Dependencies): Leaders {
  const closeSockets = (sessionIds: readonly string[]) => {
    for (const id of sessionIds) publisher.disconnectRoom(rooms.session(id));
  };

  return {
    async setUp(token, password) {
      const tokenHash = hashToken(token);
      // Looked at before the costly hash is made; what counts is the redemption.
      const isOpen = await database.asSystem((tx) => repository.isSetupLinkOpen(tx, tokenHash, clock.now()));
      if (!isOpen) throw new AppError('link-invalid');
      const passwordHash = await passwords.hash(password);
      const ended = await database.asSystem(async (tx) => {
        const userId = await repository.redeemSetupLink(tx, tokenHash, clock.now());
        const user = userId === undefined ? undefined : await repository.lockUser(tx, userId);
        if (user === undefined) throw new AppError('link-invalid');
        await repository.updateUser(tx, user.id, { passwordHash });
        return repository.deleteSessionsOf(tx, user.id);
      });
      closeSockets(ended);
    },

    async changePassword(actor, { currentPassword, newPassword }) {
      const { companyId, userId, sessionId } = actor;
      const user = await database.forCompany(companyId, (tx) => repository.findUser(tx, userId));
      const current = user?.passwordHash ?? null;
      if (!(await passwords.matches(currentPassword, current))) throw new AppError('password-wrong');
      const passwordHash = await passwords.hash(newPassword);
      const ended = await database.forCompany(companyId, async (tx) => {
        const locked = await repository.lockUser(tx, userId);
        // Changed by another of the user's devices meanwhile.
        if (locked?.passwordHash !== current) throw new AppError('conflict');
        await repository.updateUser(tx, userId, { passwordHash });
        await repository.deleteLinksOf(tx, userId);
        return repository.deleteSessionsOf(tx, userId, sessionId);
      });
      closeSockets(ended);
    },
  };
}

/** Makes a set-up link inside the transaction that provisioned its leader. Returns the link's token. */
export async function openSetupLink(
  tx: Tx,
  user: UserRow,
  now: Date,
): Promise<{ token: string; expiresAt: Date }> {
  if (user.companyId === null) throw new TypeError('a leader has a company');
  const token = createToken();
  const expiresAt = plusMs(now, TIMINGS.setupLinkMs);
  const { id: userId, companyId } = user;
  await repository.insertSetupLink(tx, {
    companyId,
    userId,
    tokenHash: hashToken(token),
    createdAt: now,
    expiresAt,
  });
  return { token, expiresAt };
}
