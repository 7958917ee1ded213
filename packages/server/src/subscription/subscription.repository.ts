import { and, eq, inArray, isNotNull, lte, or } from 'drizzle-orm';
import type { Tx } from '../platform/database/database.js';
import { companies } from '../platform/database/schema/accounts.js';
import type { SubscriptionState } from './subscription-state.js';

export async function findState(tx: Tx, companyId: string): Promise<SubscriptionState> {
  const [row] = await tx.select().from(companies).where(eq(companies.id, companyId));
  return toState(row);
}

/** As `findState`, locked until the transaction ends: who counts what a plan limits takes turns. */
export async function lockState(tx: Tx, companyId: string): Promise<SubscriptionState> {
  const [row] = await tx.select().from(companies).where(eq(companies.id, companyId)).for('no key update');
  return toState(row);
}

export async function saveState(tx: Tx, companyId: string, state: SubscriptionState): Promise<void> {
  const { plan, status: subscriptionStatus, periodStartsAt, periodEndsAt, cancelAtPeriodEnd } = state;
  await tx
    .update(companies)
    .set({ plan, subscriptionStatus, periodStartsAt, periodEndsAt, cancelAtPeriodEnd })
    .where(eq(companies.id, companyId));
}

/** Companies whose stored state the clock has overtaken. */
export async function listOvertaken(tx: Tx, now: Date, limit: number): Promise<string[]> {
  const rows = await tx
    .select({ id: companies.id })
    .from(companies)
    .where(
      or(
        and(eq(companies.subscriptionStatus, 'TRIAL'), lte(companies.trialEndsAt, now)),
        and(
          inArray(companies.subscriptionStatus, ['ACTIVE', 'PAUSED']),
          eq(companies.cancelAtPeriodEnd, true),
          isNotNull(companies.periodEndsAt),
          lte(companies.periodEndsAt, now),
        ),
      ),
    )
    .limit(limit);
  return rows.map((row) => row.id);
}

function toState(row: typeof companies.$inferSelect | undefined): SubscriptionState {
  if (row === undefined) throw new Error('a company without its row');
  const { plan, subscriptionStatus: status, trialEndsAt, periodStartsAt, periodEndsAt } = row;
  return {
    plan,
    status,
    trialEndsAt,
    periodStartsAt,
    periodEndsAt,
    cancelAtPeriodEnd: row.cancelAtPeriodEnd,
  };
}
