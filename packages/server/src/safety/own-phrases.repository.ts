import { asc, eq } from 'drizzle-orm';
import type { Tx } from '../platform/database/database.js';
import { ownPhrases } from '../platform/database/schema/safety.js';

export type OwnPhraseRow = typeof ownPhrases.$inferSelect;

export async function listPhrases(tx: Tx): Promise<OwnPhraseRow[]> {
  return tx.select().from(ownPhrases).orderBy(asc(ownPhrases.createdAt), asc(ownPhrases.id));
}

export async function findPhrase(tx: Tx, id: string): Promise<OwnPhraseRow | undefined> {
  const [row] = await tx.select().from(ownPhrases).where(eq(ownPhrases.id, id));
  return row;
}

export async function insertPhrase(tx: Tx, phrase: typeof ownPhrases.$inferInsert): Promise<OwnPhraseRow> {
  const [row] = await tx.insert(ownPhrases).values(phrase).returning();
  if (row === undefined) throw new Error('an insert returned no row');
  return row;
}

export async function deletePhrase(tx: Tx, id: string): Promise<OwnPhraseRow | undefined> {
  const [row] = await tx.delete(ownPhrases).where(eq(ownPhrases.id, id)).returning();
  return row;
}
