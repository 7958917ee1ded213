import type { AuditAction, AuditActor } from '@genbatalk/contract';
import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { companyId } from './references.js';
import { instant } from './types.js';

/** Every change of plan, state, limits and settings; never changed and never deleted (a trigger holds that). */
export const auditEntries = pgTable(
  'audit_entries',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    companyId: companyId(),
    at: instant('at').notNull(),
    action: text('action').$type<AuditAction>().notNull(),
    by: text('by').$type<AuditActor>().notNull(),
    /** The leader who did it. */
    userId: uuid('user_id'),
    before: jsonb('before').$type<Readonly<Record<string, unknown>>>().notNull(),
    after: jsonb('after').$type<Readonly<Record<string, unknown>>>().notNull(),
  },
  (table) => [index('audit_entries_company').on(table.companyId, table.at)],
);
