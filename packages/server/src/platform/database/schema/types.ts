import { customType, timestamp } from 'drizzle-orm/pg-core';

/** Instants are `timestamptz`, read and written as `Date`. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date', precision: 3 });

export const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });
