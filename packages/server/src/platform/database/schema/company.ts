import type { InviteLanguage } from '@genbatalk/contract';
import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { companies, users } from './accounts.js';
import { channels } from './calls.js';
import { bytes, instant } from './types.js';

/**
 * Invitations into a company. Found by the hash; `token` itself is kept only while the invitation is pending,
 * because leaders copy its link again (MEMB-11), and goes with the e-mail on acceptance (docs/decisions/0020).
 */
export const invitations = pgTable(
  'invitations',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    channelId: uuid('channel_id').references(() => channels.id, { onDelete: 'set null' }),
    nickname: text('nickname').notNull(),
    email: text('email'),
    language: text('language').$type<InviteLanguage>().notNull(),
    token: text('token'),
    tokenHash: bytes('token_hash').notNull().unique(),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    acceptedAt: instant('accepted_at'),
    acceptedBy: uuid('accepted_by').references(() => users.id, { onDelete: 'set null' }),
  },
  (table) => [index('invitations_company').on(table.companyId)],
);
