import { pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './types.js';

/** The processes that serve this database. One that has not been seen for a while is gone, and its sockets with it. */
export const nodes = pgTable('nodes', {
  id: text('id').primaryKey(),
  lastSeenAt: instant('last_seen_at').notNull(),
});
