import type { UsageKind } from '@genbatalk/contract';
import { and, eq, gt, isNull, lt, or, sql } from 'drizzle-orm';
import { plusMs } from '../platform/clock.js';
import type { Tx } from '../platform/database/database.js';
import { usagePeriods } from '../platform/database/schema/usage.js';
import type { Span } from './calendar.js';

export interface Use {
  companyId: string;
  kind: UsageKind;
  sourceId: string;
  userId: string | null;
}

const isOpen = isNull(usagePeriods.endedAt);
const isSession = eq(usagePeriods.kind, 'faceToFace');
/** Nothing is un-seen when the clock jumps backwards, and no period is shorter than nothing. */
const notBeforeSeen = (instant: Date) =>
  sql<Date>`greatest(${usagePeriods.lastSeenAt}, ${instant.toISOString()}::timestamptz)`;

/** Begins a period; one of the same session that is open goes on. */
export async function openPeriod(tx: Tx, use: Use, startedAt: Date): Promise<void> {
  await tx
    .insert(usagePeriods)
    .values({ ...use, startedAt, lastSeenAt: startedAt })
    .onConflictDoNothing();
}

/** Whose open face-to-face session this is; undefined where none is open. */
export async function findSessionUser(tx: Tx, sourceId: string): Promise<string | null | undefined> {
  const [row] = await tx
    .select({ userId: usagePeriods.userId })
    .from(usagePeriods)
    .where(and(eq(usagePeriods.sourceId, sourceId), isSession, isOpen));
  return row?.userId;
}

/** Notes that a use goes on; false where none is open (any more). */
export async function touchPeriod(tx: Tx, sourceId: string, userId: string, now: Date): Promise<boolean> {
  const rows = await tx
    .update(usagePeriods)
    .set({ lastSeenAt: notBeforeSeen(now) })
    .where(and(eq(usagePeriods.sourceId, sourceId), eq(usagePeriods.userId, userId), isOpen))
    .returning({ id: usagePeriods.id });
  return rows.length > 0;
}

export async function closePeriod(tx: Tx, sourceId: string, userId: string, now: Date): Promise<boolean> {
  const rows = await tx
    .update(usagePeriods)
    .set({ endedAt: notBeforeSeen(now), lastSeenAt: notBeforeSeen(now) })
    .where(and(eq(usagePeriods.sourceId, sourceId), eq(usagePeriods.userId, userId), isOpen))
    .returning({ id: usagePeriods.id });
  return rows.length > 0;
}

/** Ends the face-to-face sessions that fell silent, at their last heartbeat (USAGE-12); also after a jump of the clock. */
export async function closeSilent(tx: Tx, now: Date, patienceMs: number): Promise<void> {
  await tx
    .update(usagePeriods)
    .set({ endedAt: sql`${usagePeriods.lastSeenAt}` })
    .where(
      and(
        isSession,
        isOpen,
        or(
          lt(usagePeriods.lastSeenAt, plusMs(now, -patienceMs)),
          gt(usagePeriods.lastSeenAt, plusMs(now, patienceMs)),
        ),
      ),
    );
}

/** One stretch of use. */
export interface Stretch {
  kind: UsageKind;
  from: Date;
  to: Date;
}

/** What the ledger has of a company within a span, cut to it; what runs counts up to now. */
export async function listStretches(tx: Tx, companyId: string, span: Span, now: Date): Promise<Stretch[]> {
  const { from, to } = asText(span);
  const end = endOf(now);
  const rows = await tx
    .select({
      kind: usagePeriods.kind,
      startMs: epochMs(sql`greatest(${usagePeriods.startedAt}, ${from}::timestamptz)`),
      endMs: epochMs(sql`least(${end}, ${to}::timestamptz)`),
    })
    .from(usagePeriods)
    .where(
      and(eq(usagePeriods.companyId, companyId), lt(usagePeriods.startedAt, span.to), sql`${end} > ${from}`),
    );
  return rows
    .map(({ kind, startMs, endMs }) => ({ kind, from: new Date(startMs), to: new Date(endMs) }))
    .filter((stretch) => stretch.to > stretch.from);
}

/** The sum of the same, in milliseconds. */
export async function sumMs(
  tx: Tx,
  companyId: string,
  span: Span,
  now: Date,
): Promise<Record<UsageKind, number>> {
  const { from, to } = asText(span);
  const end = endOf(now);
  const length = sql`least(${end}, ${to}::timestamptz) - greatest(${usagePeriods.startedAt}, ${from}::timestamptz)`;
  const rows = await tx
    .select({ kind: usagePeriods.kind, ms: epochMs(sql`sum(greatest(${length}, interval '0'))`) })
    .from(usagePeriods)
    .where(
      and(eq(usagePeriods.companyId, companyId), lt(usagePeriods.startedAt, span.to), sql`${end} > ${from}`),
    )
    .groupBy(usagePeriods.kind);
  const sums = { faceToFace: 0, oneToOne: 0, team: 0 };
  for (const { kind, ms } of rows) sums[kind] = ms;
  return sums;
}

function endOf(now: Date) {
  return sql`coalesce(${usagePeriods.endedAt}, ${usagePeriods.provisionalEnd}, ${now.toISOString()}::timestamptz)`;
}

function epochMs(value: ReturnType<typeof sql>) {
  return sql<number>`round(extract(epoch from ${value}) * 1000)::double precision`.mapWith(Number);
}

function asText({ from, to }: Span) {
  return { from: from.toISOString(), to: to.toISOString() };
}
