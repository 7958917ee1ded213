import type { UsageKind } from '@genbatalk/contract';
import { sql } from 'drizzle-orm';
import { index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { calls } from './calls.js';
import { companyId } from './references.js';
import { instant } from './types.js';

/**
 * The ledger of metered time: one row from start to end of one use, written at its start, closed once, and never
 * changed after or deleted (a trigger holds that). Every figure is the sum of its rows. `sourceId`: the
 * face-to-face session, or the call.
 */
export const usagePeriods = pgTable(
  'usage_periods',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    companyId: companyId(),
    kind: text('kind').$type<UsageKind>().notNull(),
    sourceId: uuid('source_id').notNull(),
    /** The user of a face-to-face; null for a call, which is everybody's. */
    userId: uuid('user_id'),
    startedAt: instant('started_at').notNull(),
    lastSeenAt: instant('last_seen_at').notNull(),
    /** A call that fewer than two are in: its end, unless somebody turns out to have gone before (CALL-32). */
    provisionalEnd: instant('provisional_end'),
    endedAt: instant('ended_at'),
  },
  (table) => [
    uniqueIndex('usage_periods_open_session')
      .on(table.companyId, table.sourceId)
      .where(sql`ended_at is null and kind = 'faceToFace'`),
    index('usage_periods_source').on(table.sourceId),
    index('usage_periods_company').on(table.companyId, table.startedAt),
  ],
);

/** Who was in a running call, and when: what its usage is computed from. Deleted when the call has ended. */
export const callStays = pgTable(
  'call_stays',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    companyId: companyId(),
    callId: uuid('call_id')
      .notNull()
      .references(() => calls.id, { onDelete: 'cascade' }),
    userId: uuid('user_id').notNull(),
    joinedAt: instant('joined_at').notNull(),
    leftAt: instant('left_at'),
  },
  (table) => [
    index('call_stays_call').on(table.callId),
    uniqueIndex('call_stays_open').on(table.callId, table.userId).where(sql`left_at is null`),
  ],
);

/** What leaders were told of their minutes: once per period, kind and threshold. */
export const usageNotices = pgTable(
  'usage_notices',
  {
    companyId: companyId(),
    kind: text('kind').$type<UsageKind>().notNull(),
    percent: integer('percent').$type<80 | 100>().notNull(),
    periodStartsAt: instant('period_starts_at').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.kind, table.percent, table.periodStartsAt] })],
);
