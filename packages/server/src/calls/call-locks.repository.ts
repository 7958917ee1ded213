import { and, asc, inArray, isNull, sql } from 'drizzle-orm';
import type { Tx } from '../platform/database/database.js';
import { calls, channels } from '../platform/database/schema/calls.js';

/**
 * Locks the calls of these channels, running or to begin, in one order and before their participants: people who
 * change places with each other take turns, and a call that runs now does until the transaction ends.
 */
export async function lockCalls(tx: Tx, channelIds: readonly string[]): Promise<void> {
  if (channelIds.length === 0) return;
  // A call that is about to begin has no row yet that could be locked.
  await tx.execute(sql`
    select pg_advisory_xact_lock(key) from (
      select distinct hashtextextended(id::text, 0) as key from ${channels}
      where ${inArray(channels.id, [...channelIds])} order by key
    ) as keys`);
  await tx
    .select({ id: calls.id })
    .from(calls)
    .where(and(isNull(calls.endedAt), inArray(calls.channelId, [...channelIds])))
    .orderBy(asc(calls.id))
    .for('update');
}
