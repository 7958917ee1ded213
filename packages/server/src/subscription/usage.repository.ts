import type { UsageKind } from '@genbatalk/contract';
import { and, eq, isNull, lt, sql } from 'drizzle-orm';
import type { Tx } from '../platform/database/database.js';
import { usagePeriods } from '../platform/database/schema/usage.js';

export interface Use {
  companyId: string;
  kind: UsageKind;
  sourceId: string;
  userId: string | null;
}

const isOpen = isNull(usagePeriods.endedAt);

/** Begins a period; one of the same source that is open goes on. */
export async function openPeriod(tx: Tx, use: Use, startedAt: Date): Promise<void> {
  await tx
    .insert(usagePeriods)
    .values({ ...use, startedAt, lastSeenAt: startedAt })
    .onConflictDoNothing();
}

/** Notes that a use goes on; false where none is open (any more). */
export async function touchPeriod(
  tx: Tx,
  sourceId: string,
  userId: string,
  lastSeenAt: Date,
): Promise<boolean> {
  const rows = await tx
    .update(usagePeriods)
    .set({ lastSeenAt })
    .where(and(eq(usagePeriods.sourceId, sourceId), eq(usagePeriods.userId, userId), isOpen))
    .returning({ id: usagePeriods.id });
  return rows.length > 0;
}

export async function closePeriod(tx: Tx, sourceId: string, userId: string, endedAt: Date): Promise<boolean> {
  const rows = await tx
    .update(usagePeriods)
    .set({ endedAt, lastSeenAt: endedAt })
    .where(and(eq(usagePeriods.sourceId, sourceId), eq(usagePeriods.userId, userId), isOpen))
    .returning({ id: usagePeriods.id });
  return rows.length > 0;
}

/** Ends the face-to-face sessions that fell silent, at their last heartbeat (USAGE-12). */
export async function closeSilent(tx: Tx, before: Date): Promise<void> {
  await tx
    .update(usagePeriods)
    .set({ endedAt: sql`${usagePeriods.lastSeenAt}` })
    .where(and(eq(usagePeriods.kind, 'faceToFace'), isOpen, lt(usagePeriods.lastSeenAt, before)));
}
