import type { UsageKind } from '@genbatalk/contract';
import { sql } from 'drizzle-orm';
import { index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { companyId } from './references.js';
import { instant } from './types.js';

/**
 * The ledger of metered time: one row from start to end of one use, written at its start, closed once, and never
 * changed after (a trigger holds that). Every figure is the sum of its rows. `sourceId`: the face-to-face session.
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
    endedAt: instant('ended_at'),
  },
  (table) => [
    uniqueIndex('usage_periods_open').on(table.companyId, table.sourceId).where(sql`ended_at is null`),
    index('usage_periods_company').on(table.companyId, table.startedAt),
  ],
);
