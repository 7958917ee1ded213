import type { User } from '@genbatalk/contract';
import type { users } from '../platform/database/schema/accounts.js';

export type UserRow = typeof users.$inferSelect;

/** Row to wire; `name` falls back to the nickname (AUTH-05). */
export function toUser(row: UserRow): User {
  return {
    id: row.id,
    email: row.email,
    nickname: row.nickname,
    name: row.name ?? row.nickname,
    language: row.language,
    role: row.role,
    companyId: row.companyId,
  };
}
