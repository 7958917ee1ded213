import { and, eq, gt, isNull, or } from 'drizzle-orm';
import type { Tx } from '../platform/database/database.js';
import { companies, sessions, signInLinks, users } from '../platform/database/schema/accounts.js';
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
