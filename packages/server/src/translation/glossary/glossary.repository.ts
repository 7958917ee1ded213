import { asc, count, eq, isNotNull } from 'drizzle-orm';
import type { Tx } from '../../platform/database/database.js';
import { glossaryTerms } from '../../platform/database/schema/translation.js';

export type TermRow = typeof glossaryTerms.$inferSelect;
export type NewTerm = typeof glossaryTerms.$inferInsert;

export async function listTerms(tx: Tx): Promise<TermRow[]> {
  return tx
    .select()
    .from(glossaryTerms)
    .orderBy(asc(glossaryTerms.language), asc(glossaryTerms.term), asc(glossaryTerms.id));
}

export async function listApproved(tx: Tx): Promise<TermRow[]> {
  return tx.select().from(glossaryTerms).where(isNotNull(glossaryTerms.approvedAt));
}

export async function countTerms(tx: Tx): Promise<number> {
  const [row] = await tx.select({ terms: count() }).from(glossaryTerms);
  return row?.terms ?? 0;
}

export async function findTerm(tx: Tx, id: string): Promise<TermRow | undefined> {
  const [row] = await tx.select().from(glossaryTerms).where(eq(glossaryTerms.id, id)).for('update');
  return row;
}

export async function insertTerm(tx: Tx, term: NewTerm): Promise<TermRow> {
  const [row] = await tx.insert(glossaryTerms).values(term).returning();
  if (row === undefined) throw new Error('an insert returned no row');
  return row;
}

export async function updateTerm(tx: Tx, id: string, changes: Partial<NewTerm>): Promise<TermRow> {
  const [row] = await tx.update(glossaryTerms).set(changes).where(eq(glossaryTerms.id, id)).returning();
  if (row === undefined) throw new Error('an update returned no row');
  return row;
}

export async function deleteTerm(tx: Tx, id: string): Promise<boolean> {
  const rows = await tx
    .delete(glossaryTerms)
    .where(eq(glossaryTerms.id, id))
    .returning({ id: glossaryTerms.id });
  return rows.length > 0;
}
