import { and, asc, eq, isNull } from 'drizzle-orm';
import type { UserRow } from '../accounts/users.mapper.js';
import type { Tx } from '../platform/database/database.js';
import { users } from '../platform/database/schema/accounts.js';

/** The users of a company, leaders included, in the order they came. */
export async function listMembers(tx: Tx, companyId: string): Promise<UserRow[]> {
  return tx
    .select()
    .from(users)
    .where(and(eq(users.companyId, companyId), isNull(users.deletedAt)))
    .orderBy(asc(users.createdAt), asc(users.id));
}
