import { and, eq, gte, isNull, lte, max, type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/database/database.js';
import { translationSpending } from '../../platform/database/schema/translation.js';

export type SpendingRow = typeof translationSpending.$inferInsert;

/** All entries of one payer wait for each other until the transaction ends, so that sums are true when decided on. */
export async function lockSpending(tx: Tx, companyId: string | null, day: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`${companyId} ${day}`}, 0))`);
}

/** What a company (null: all guests) has spent and reserved from one day to another, both included. In yen. */
export async function sumYen(tx: Tx, companyId: string | null, from: string, to: string): Promise<number> {
  const [row] = await tx
    .select({ yen: sql<number>`coalesce(sum(${translationSpending.yen}), 0)::float8` })
    .from(translationSpending)
    .where(and(ofPayer(companyId), gte(translationSpending.day, from), lte(translationSpending.day, to)));
  // Halves of a yen's millionth that adding fractions leaves behind are no money.
  return Math.max(0, Math.round((row?.yen ?? 0) * 1_000_000) / 1_000_000);
}

/** The highest cap in yen for which a request was refused that day; undefined where none was. */
export async function lastRefusal(
  tx: Tx,
  companyId: string | null,
  day: string,
): Promise<{ capYen: number } | undefined> {
  const [row] = await tx
    .select({ capYen: max(translationSpending.capYen) })
    .from(translationSpending)
    .where(
      and(ofPayer(companyId), eq(translationSpending.day, day), eq(translationSpending.kind, 'refused')),
    );
  const capYen = row?.capYen ?? null;
  return capYen === null ? undefined : { capYen };
}

export async function insertSpending(tx: Tx, row: SpendingRow): Promise<void> {
  await tx.insert(translationSpending).values(row);
}

function ofPayer(companyId: string | null): SQL {
  return companyId === null
    ? isNull(translationSpending.companyId)
    : eq(translationSpending.companyId, companyId);
}
