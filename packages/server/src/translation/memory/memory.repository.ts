import { and, eq, isNull } from 'drizzle-orm';
import type { Tx } from '../../platform/database/database.js';
import { translationMemory } from '../../platform/database/schema/translation.js';

export interface Remembered {
  text: string;
  engine: string;
}

/** What is kept under a key; the row is bound to the utterance that uses it now (`null`: kept without end). */
export async function recall(
  tx: Tx,
  key: Buffer,
  utteranceId: string | null | undefined,
): Promise<Remembered | undefined> {
  const [row] = await tx.select().from(translationMemory).where(eq(translationMemory.key, key));
  if (row === undefined) return undefined;
  if (utteranceId !== undefined && row.utteranceId !== utteranceId) {
    await tx.update(translationMemory).set({ utteranceId }).where(eq(translationMemory.id, row.id));
  }
  return { text: row.text, engine: row.engine };
}

export async function remember(
  tx: Tx,
  row: Omit<typeof translationMemory.$inferInsert, 'id' | 'utteranceId'> & { utteranceId: string | null },
): Promise<void> {
  const { text, engine, utteranceId } = row;
  await tx
    .insert(translationMemory)
    .values(row)
    .onConflictDoUpdate({
      target: [translationMemory.companyId, translationMemory.key],
      set: { text, engine, utteranceId },
    });
}

/** Deletes what was kept beyond its utterance. */
export async function forgetKept(tx: Tx, companyId: string): Promise<void> {
  await tx
    .delete(translationMemory)
    .where(and(eq(translationMemory.companyId, companyId), isNull(translationMemory.utteranceId)));
}
