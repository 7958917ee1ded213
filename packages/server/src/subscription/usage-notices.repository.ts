import type { UsageKind } from '@genbatalk/contract';
import { and, eq, gt, isNull, or } from 'drizzle-orm';
import type { Tx } from '../platform/database/database.js';
import { users } from '../platform/database/schema/accounts.js';
import { usageNotices, usagePeriods } from '../platform/database/schema/usage.js';

/** Companies with a use that runs, or ended since. */
export async function listTalking(tx: Tx, since: Date): Promise<string[]> {
  const rows = await tx
    .selectDistinct({ companyId: usagePeriods.companyId })
    .from(usagePeriods)
    .where(or(isNull(usagePeriods.endedAt), gt(usagePeriods.endedAt, since)));
  return rows.map((row) => row.companyId);
}

/** Notes thresholds as told, and returns those that were not before. */
export async function note(
  tx: Tx,
  thresholds: readonly (80 | 100)[],
  of: { companyId: string; kind: UsageKind; from: Date; now: Date },
): Promise<(80 | 100)[]> {
  if (thresholds.length === 0) return [];
  const { companyId, kind, from: periodStartsAt, now: createdAt } = of;
  const rows = await tx
    .insert(usageNotices)
    .values(thresholds.map((percent) => ({ companyId, kind, percent, periodStartsAt, createdAt })))
    .onConflictDoNothing()
    .returning({ percent: usageNotices.percent });
  return rows.map((row) => row.percent);
}

/** Another plan has other limits, which leaders are told of anew. */
export async function forgetNotices(tx: Tx, companyId: string): Promise<void> {
  await tx.delete(usageNotices).where(eq(usageNotices.companyId, companyId));
}

export async function listLeaders(tx: Tx, companyId: string): Promise<string[]> {
  const rows = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.companyId, companyId), eq(users.role, 'LEADER'), isNull(users.deletedAt)));
  return rows.map((row) => row.id);
}
