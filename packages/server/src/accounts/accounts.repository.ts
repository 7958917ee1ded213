import { and, count, eq, gt, inArray, isNull, lt, ne, or } from 'drizzle-orm';
import type { Tx } from '../platform/database/database.js';
import {
  companies,
  knownDevices,
  sessions,
  setupLinks,
  signInLinks,
  users,
} from '../platform/database/schema/accounts.js';
import type { UserRow } from './users.mapper.js';

export type NewUser = typeof users.$inferInsert;
export type NewSession = typeof sessions.$inferInsert;
export type SessionRow = typeof sessions.$inferSelect;

export async function insertCompany(tx: Tx, company: typeof companies.$inferInsert): Promise<string> {
  const [row] = await tx.insert(companies).values(company).returning({ id: companies.id });
  if (row === undefined) throw new Error('an insert returned no row');
  return row.id;
}

export async function insertUser(tx: Tx, user: NewUser): Promise<UserRow> {
  const [row] = await tx.insert(users).values(user).returning();
  if (row === undefined) throw new Error('an insert returned no row');
  return row;
}

/** By e-mail or member ID, as typed at /login. */
export async function findUserForLogin(
  tx: Tx,
  email: string,
  memberId: string,
): Promise<UserRow | undefined> {
  const [row] = await tx
    .select()
    .from(users)
    .where(and(or(eq(users.email, email), eq(users.memberId, memberId)), isNull(users.deletedAt)));
  return row;
}

export async function findUser(tx: Tx, id: string): Promise<UserRow | undefined> {
  const [row] = await tx
    .select()
    .from(users)
    .where(and(eq(users.id, id), isNull(users.deletedAt)));
  return row;
}

/** A user as `findUser`, locked until the transaction ends. Taken before the company's lock, everywhere. */
export async function lockUser(tx: Tx, id: string): Promise<UserRow | undefined> {
  const [row] = await tx
    .select()
    .from(users)
    .where(and(eq(users.id, id), isNull(users.deletedAt)))
    .for('no key update');
  return row;
}

export async function updateUser(
  tx: Tx,
  id: string,
  change: Partial<typeof users.$inferInsert>,
): Promise<UserRow> {
  const [row] = await tx.update(users).set(change).where(eq(users.id, id)).returning();
  if (row === undefined) throw new Error('a user that was found is gone');
  return row;
}

/** Whether an e-mail belongs to an account. */
export async function isEmailTaken(tx: Tx, email: string): Promise<boolean> {
  const rows = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.email, email), isNull(users.deletedAt)));
  return rows.length > 0;
}

/** Leaders of a company beside this user. Locks the company, so that of two last leaders only one goes. */
export async function countOtherLeaders(tx: Tx, companyId: string, userId: string): Promise<number> {
  await tx
    .select({ id: companies.id })
    .from(companies)
    .where(eq(companies.id, companyId))
    .for('no key update');
  const [row] = await tx
    .select({ leaders: count() })
    .from(users)
    .where(
      and(
        eq(users.companyId, companyId),
        eq(users.role, 'LEADER'),
        ne(users.id, userId),
        isNull(users.deletedAt),
      ),
    );
  return row?.leaders ?? 0;
}

export async function insertSession(tx: Tx, session: NewSession): Promise<void> {
  await tx.insert(sessions).values(session);
}

export interface FoundSession {
  session: SessionRow;
  user: UserRow;
}

/** A session that is still good, with its user. */
export async function findSession(
  tx: Tx,
  by: { tokenHash: Buffer } | { id: string },
  now: Date,
): Promise<FoundSession | undefined> {
  const wanted = 'id' in by ? eq(sessions.id, by.id) : eq(sessions.tokenHash, by.tokenHash);
  const [row] = await tx
    .select({ session: sessions, user: users })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(wanted, gt(sessions.expiresAt, now), isNull(users.deletedAt)));
  return row;
}

/** Whether a session is still good; asked again inside the transactions that write. */
export async function isSessionValid(tx: Tx, sessionId: string, now: Date): Promise<boolean> {
  const rows = await tx
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.id, sessionId), gt(sessions.expiresAt, now)));
  return rows.length > 0;
}

export async function touchSession(tx: Tx, id: string, lastUsedAt: Date, expiresAt: Date): Promise<void> {
  await tx.update(sessions).set({ lastUsedAt, expiresAt }).where(eq(sessions.id, id));
}

export async function deleteSession(tx: Tx, id: string): Promise<void> {
  await tx.delete(sessions).where(eq(sessions.id, id));
}

/** Ends a user's sessions, all or all but one. Returns their ids. */
export async function deleteSessionsOf(tx: Tx, userId: string, exceptId?: string): Promise<string[]> {
  const rows = await tx
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), exceptId === undefined ? undefined : ne(sessions.id, exceptId)))
    .returning({ id: sessions.id });
  return rows.map((row) => row.id);
}

/** The sessions among these that are still good, with the company and role of their users now. */
export async function findLiveSessions(
  tx: Tx,
  ids: readonly string[],
  now: Date,
): Promise<{ id: string; companyId: string | null }[]> {
  return tx
    .select({ id: sessions.id, companyId: users.companyId })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(inArray(sessions.id, [...ids]), gt(sessions.expiresAt, now), isNull(users.deletedAt)));
}

export async function insertSignInLink(tx: Tx, link: typeof signInLinks.$inferInsert): Promise<void> {
  await tx.insert(signInLinks).values(link);
}

/** Uses a link up: returns its user once, within its time, and nothing ever after. */
export async function redeemSignInLink(tx: Tx, tokenHash: Buffer, now: Date): Promise<string | undefined> {
  const [row] = await tx
    .update(signInLinks)
    .set({ usedAt: now })
    .where(
      and(eq(signInLinks.tokenHash, tokenHash), isNull(signInLinks.usedAt), gt(signInLinks.expiresAt, now)),
    )
    .returning({ userId: signInLinks.userId });
  return row?.userId;
}

/** Takes back the sign-in and set-up links of a user. */
export async function deleteLinksOf(tx: Tx, userId: string): Promise<void> {
  await tx.delete(signInLinks).where(eq(signInLinks.userId, userId));
  await tx.delete(setupLinks).where(eq(setupLinks.userId, userId));
}

export async function insertSetupLink(tx: Tx, link: typeof setupLinks.$inferInsert): Promise<void> {
  await tx.insert(setupLinks).values(link);
}

/** Uses a set-up link up, as `redeemSignInLink` does. */
export async function redeemSetupLink(tx: Tx, tokenHash: Buffer, now: Date): Promise<string | undefined> {
  const [row] = await tx
    .update(setupLinks)
    .set({ usedAt: now })
    .where(and(eq(setupLinks.tokenHash, tokenHash), isNull(setupLinks.usedAt), gt(setupLinks.expiresAt, now)))
    .returning({ userId: setupLinks.userId });
  return row?.userId;
}

export async function isSetupLinkOpen(tx: Tx, tokenHash: Buffer, now: Date): Promise<boolean> {
  const rows = await tx
    .select({ id: setupLinks.id })
    .from(setupLinks)
    .where(
      and(eq(setupLinks.tokenHash, tokenHash), isNull(setupLinks.usedAt), gt(setupLinks.expiresAt, now)),
    );
  return rows.length > 0;
}

/** Notes a browser as one the user has signed in on. */
export async function rememberDevice(tx: Tx, userId: string, tokenHash: Buffer, now: Date): Promise<void> {
  await tx
    .insert(knownDevices)
    .values({ userId, tokenHash, createdAt: now, lastUsedAt: now })
    .onConflictDoUpdate({
      target: [knownDevices.userId, knownDevices.tokenHash],
      set: { lastUsedAt: now },
    });
}

export async function forgetDevices(tx: Tx, userId: string, usedBefore?: Date): Promise<void> {
  await tx
    .delete(knownDevices)
    .where(
      and(
        eq(knownDevices.userId, userId),
        usedBefore === undefined ? undefined : lt(knownDevices.lastUsedAt, usedBefore),
      ),
    );
}

export async function isDeviceKnown(
  tx: Tx,
  userId: string,
  tokenHash: Buffer,
  usedSince: Date,
): Promise<boolean> {
  const rows = await tx
    .select({ userId: knownDevices.userId })
    .from(knownDevices)
    .where(
      and(
        eq(knownDevices.userId, userId),
        eq(knownDevices.tokenHash, tokenHash),
        gt(knownDevices.lastUsedAt, usedSince),
      ),
    );
  return rows.length > 0;
}
