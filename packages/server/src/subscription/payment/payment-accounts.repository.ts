import { and, asc, eq, inArray, isNotNull, lt, lte } from 'drizzle-orm';
import type { Tx } from '../../platform/database/database.js';
import { companies } from '../../platform/database/schema/accounts.js';
import { paymentAccounts, paymentEvents } from '../../platform/database/schema/payment.js';

export type PaymentAccount = typeof paymentAccounts.$inferSelect;
type Change = Partial<typeof paymentAccounts.$inferInsert>;

/** Makes the account, or changes the one there is. */
export async function upsertAccount(
  tx: Tx,
  companyId: string,
  change: Change & { nextCheckAt: Date },
): Promise<PaymentAccount> {
  const [row] = await tx
    .insert(paymentAccounts)
    .values({ companyId, ...change })
    .onConflictDoUpdate({ target: paymentAccounts.companyId, set: change })
    .returning();
  if (row === undefined) throw new Error('an upsert returned no row');
  return row;
}

export async function findAccount(tx: Tx, companyId: string): Promise<PaymentAccount | undefined> {
  const [row] = await tx.select().from(paymentAccounts).where(eq(paymentAccounts.companyId, companyId));
  return row;
}

/** As `findAccount`, locked until the transaction ends. Taken before the company's lock, everywhere. */
export async function lockAccount(tx: Tx, companyId: string): Promise<PaymentAccount | undefined> {
  const [row] = await tx
    .select()
    .from(paymentAccounts)
    .where(eq(paymentAccounts.companyId, companyId))
    .for('no key update');
  return row;
}

export async function updateAccount(tx: Tx, companyId: string, change: Change): Promise<void> {
  await tx.update(paymentAccounts).set(change).where(eq(paymentAccounts.companyId, companyId));
}

export async function findCompanyOfCustomer(tx: Tx, customerId: string): Promise<string | undefined> {
  const [row] = await tx
    .select({ companyId: paymentAccounts.companyId })
    .from(paymentAccounts)
    .where(eq(paymentAccounts.customerId, customerId));
  return row?.companyId;
}

/** Takes accounts whose check is due, for this node alone until `claimedUntil`. */
export async function claimDue(tx: Tx, now: Date, claimedUntil: Date, limit: number): Promise<string[]> {
  const due = tx
    .select({ companyId: paymentAccounts.companyId })
    .from(paymentAccounts)
    .where(lte(paymentAccounts.nextCheckAt, now))
    .orderBy(asc(paymentAccounts.nextCheckAt))
    .limit(limit)
    .for('update', { skipLocked: true });
  const rows = await tx
    .update(paymentAccounts)
    .set({ nextCheckAt: claimedUntil })
    .where(inArray(paymentAccounts.companyId, due))
    .returning({ companyId: paymentAccounts.companyId });
  return rows.map(({ companyId }) => companyId);
}

/** Whether a company registered through a referral link (PAY-15). */
export async function wasReferred(tx: Tx, companyId: string): Promise<boolean> {
  const rows = await tx
    .select({ id: companies.id })
    .from(companies)
    .where(and(eq(companies.id, companyId), isNotNull(companies.referrerId)));
  return rows.length > 0;
}

export async function isEventKnown(tx: Tx, eventId: string): Promise<boolean> {
  const rows = await tx
    .select({ id: paymentEvents.id })
    .from(paymentEvents)
    .where(eq(paymentEvents.id, eventId));
  return rows.length > 0;
}

export async function recordEvent(tx: Tx, event: typeof paymentEvents.$inferInsert): Promise<void> {
  await tx.insert(paymentEvents).values(event).onConflictDoNothing();
}

export async function forgetEvents(tx: Tx, before: Date): Promise<void> {
  await tx.delete(paymentEvents).where(lt(paymentEvents.receivedAt, before));
}
