import { uuid } from 'drizzle-orm/pg-core';
import { companies, users } from './accounts.js';

/** The tenant of a row; row level security goes by this column. */
export const companyId = () =>
  uuid('company_id')
    .notNull()
    .references(() => companies.id, { onDelete: 'cascade' });

export const userId = (name = 'user_id') =>
  uuid(name)
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });
