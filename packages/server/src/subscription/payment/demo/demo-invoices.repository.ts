import { desc, eq } from 'drizzle-orm';
import type { Tx } from '../../../platform/database/database.js';
import { demoInvoices } from '../../../platform/database/schema/payment.js';

export type DemoInvoice = typeof demoInvoices.$inferSelect;

/** The newest first. */
export async function listDemoInvoices(tx: Tx, companyId: string): Promise<DemoInvoice[]> {
  return tx
    .select()
    .from(demoInvoices)
    .where(eq(demoInvoices.companyId, companyId))
    .orderBy(desc(demoInvoices.periodStartsAt), desc(demoInvoices.id));
}

export async function insertDemoInvoice(tx: Tx, invoice: typeof demoInvoices.$inferInsert): Promise<void> {
  await tx.insert(demoInvoices).values(invoice);
}
