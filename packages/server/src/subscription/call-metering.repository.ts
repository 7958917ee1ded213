import type { UsageKind } from '@genbatalk/contract';
import { and, asc, eq, inArray, isNotNull, isNull, ne } from 'drizzle-orm';
import type { Tx } from '../platform/database/database.js';
import { calls, channels, participants } from '../platform/database/schema/calls.js';
import { callStays, usagePeriods } from '../platform/database/schema/usage.js';
import type { Stay } from './times-of-two.js';

export interface MeteredCall {
  id: string;
  companyId: string;
  kind: UsageKind;
  endedAt: Date | null;
}
type ParticipantRow = typeof participants.$inferSelect;
type PeriodRow = typeof usagePeriods.$inferSelect;

/** A direct call is one-to-one, a channel call is team (USAGE-07). */
export async function findCall(tx: Tx, callId: string): Promise<MeteredCall | undefined> {
  const [row] = await tx
    .select({ call: calls, channelKind: channels.kind })
    .from(calls)
    .innerJoin(channels, eq(channels.id, calls.channelId))
    .where(eq(calls.id, callId));
  if (row === undefined) return undefined;
  const { id, companyId, endedAt } = row.call;
  return { id, companyId, endedAt, kind: row.channelKind === 'direct' ? 'oneToOne' : 'team' };
}

/** Opens and closes stays as the participants of the call are now; returns those who are present. */
export async function syncStays(tx: Tx, call: MeteredCall): Promise<ParticipantRow[]> {
  const rows = await tx.select().from(participants).where(eq(participants.callId, call.id));
  const stays = await tx
    .select()
    .from(callStays)
    .where(and(eq(callStays.callId, call.id), isNull(callStays.leftAt)));
  const openOf = new Map(stays.map((stay) => [stay.userId, stay]));
  for (const { userId, joinedAt, leftAt } of rows) {
    const stay = openOf.get(userId);
    if (leftAt === null && stay === undefined)
      await tx.insert(callStays).values({ companyId: call.companyId, callId: call.id, userId, joinedAt });
    if (leftAt !== null && stay !== undefined)
      await tx.update(callStays).set({ leftAt }).where(eq(callStays.id, stay.id));
  }
  return rows.filter((row) => row.leftAt === null);
}

export async function listStays(tx: Tx, callId: string): Promise<Stay[]> {
  const rows = await tx.select().from(callStays).where(eq(callStays.callId, callId));
  return rows.map(({ userId, joinedAt, leftAt }) => ({
    userId,
    fromMs: joinedAt.getTime(),
    toMs: leftAt?.getTime() ?? Number.POSITIVE_INFINITY,
  }));
}

export async function deleteStays(tx: Tx, callId: string): Promise<void> {
  await tx.delete(callStays).where(eq(callStays.callId, callId));
}

export async function listPeriods(tx: Tx, callId: string): Promise<PeriodRow[]> {
  return tx
    .select()
    .from(usagePeriods)
    .where(eq(usagePeriods.sourceId, callId))
    .orderBy(asc(usagePeriods.startedAt));
}

export async function insertPeriod(
  tx: Tx,
  { id: sourceId, companyId, kind }: MeteredCall,
  period: Pick<PeriodRow, 'startedAt' | 'endedAt' | 'provisionalEnd'>,
): Promise<void> {
  const lastSeenAt = period.endedAt ?? period.startedAt;
  await tx.insert(usagePeriods).values({ companyId, kind, sourceId, ...period, lastSeenAt });
}

export async function setProvisionalEnd(tx: Tx, id: string, provisionalEnd: Date | null): Promise<void> {
  await tx.update(usagePeriods).set({ provisionalEnd }).where(eq(usagePeriods.id, id));
}

export async function closePeriod(tx: Tx, id: string, endedAt: Date): Promise<void> {
  await tx
    .update(usagePeriods)
    .set({ endedAt, lastSeenAt: endedAt, provisionalEnd: null })
    .where(eq(usagePeriods.id, id));
}

/** Locks the calls one of whose periods waits for its end to be certain. */
export async function lockPendingCalls(tx: Tx): Promise<string[]> {
  const waiting = tx
    .select({ id: usagePeriods.sourceId })
    .from(usagePeriods)
    .where(
      and(
        isNull(usagePeriods.endedAt),
        isNotNull(usagePeriods.provisionalEnd),
        ne(usagePeriods.kind, 'faceToFace'),
      ),
    );
  const rows = await tx
    .select({ id: calls.id })
    .from(calls)
    .where(inArray(calls.id, waiting))
    .orderBy(asc(calls.id))
    .for('update', { skipLocked: true });
  return rows.map((row) => row.id);
}
