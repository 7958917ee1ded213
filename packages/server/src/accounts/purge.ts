import { and, eq, lt, notExists, sql } from 'drizzle-orm';
import { type Clock, plusMs } from '../platform/clock.js';
import type { Database, Tx } from '../platform/database/database.js';
import { sessions, setupLinks, signInLinks, users } from '../platform/database/schema/accounts.js';
import { rings } from '../platform/database/schema/safety.js';

/** What is of no use any more is kept this long, so that nobody is surprised by its going. */
const KEPT_MS = 24 * 3_600_000;

/** Run once an hour: deletes expired sessions and links, guests without a session, and calls that rang long ago. */
export function createPurge({ database, clock }: { database: Database; clock: Clock }): () => Promise<void> {
  return () =>
    database.asSystem(async (tx) => {
      const before = plusMs(clock.now(), -KEPT_MS);
      await tx.delete(sessions).where(lt(sessions.expiresAt, before));
      await tx.delete(signInLinks).where(lt(signInLinks.expiresAt, before));
      await tx.delete(setupLinks).where(lt(setupLinks.expiresAt, before));
      await tx.delete(rings).where(lt(rings.endedAt, before));
      await deleteGuests(tx, before);
    });
}

async function deleteGuests(tx: Tx, before: Date): Promise<void> {
  const signedIn = tx.select({ one: sql`1` }).from(sessions).where(eq(sessions.userId, users.id));
  await tx
    .delete(users)
    .where(and(eq(users.role, 'GUEST'), lt(users.createdAt, before), notExists(signedIn)));
}
