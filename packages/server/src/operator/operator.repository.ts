import { and, asc, count, eq, inArray, isNull } from 'drizzle-orm';
import type { UserRow } from '../accounts/users.mapper.js';
import type { Tx } from '../platform/database/database.js';
import { companies, sessions, users } from '../platform/database/schema/accounts.js';

export type CompanyRow = typeof companies.$inferSelect;

/** All companies with the number of their users, the oldest first. */
export async function listCompanies(tx: Tx): Promise<(CompanyRow & { members: number })[]> {
  const rows = await tx
    .select({ company: companies, members: count(users.id) })
    .from(companies)
    .leftJoin(users, and(eq(users.companyId, companies.id), isNull(users.deletedAt)))
    .groupBy(companies.id)
    .orderBy(asc(companies.createdAt), asc(companies.id));
  return rows.map(({ company, members }) => ({ ...company, members }));
}

export async function findCompaniesByName(tx: Tx, name: string): Promise<CompanyRow[]> {
  return tx.select().from(companies).where(eq(companies.name, name)).orderBy(asc(companies.createdAt));
}

export async function findCompany(tx: Tx, id: string): Promise<CompanyRow | undefined> {
  const [row] = await tx.select().from(companies).where(eq(companies.id, id));
  return row;
}

export async function findUserByEmail(tx: Tx, email: string): Promise<UserRow | undefined> {
  const [row] = await tx
    .select()
    .from(users)
    .where(and(eq(users.email, email), isNull(users.deletedAt)));
  return row;
}

/** Ends every session of a company's users. Returns how many. */
export async function deleteSessionsOfCompany(tx: Tx, companyId: string): Promise<number> {
  const ofCompany = tx.select({ id: users.id }).from(users).where(eq(users.companyId, companyId));
  const rows = await tx
    .delete(sessions)
    .where(inArray(sessions.userId, ofCompany))
    .returning({ id: sessions.id });
  return rows.length;
}
