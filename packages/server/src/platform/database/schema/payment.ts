import type { PlanId } from '@genbatalk/contract';
import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { companyId } from './references.js';
import { instant } from './types.js';

/** What ties a company to the payment provider. What was bought stands with the provider, and is asked there. */
export const paymentAccounts = pgTable(
  'payment_accounts',
  {
    companyId: companyId().primaryKey(),
    /** The provider's customer; null before the first checkout, and always with `demo`. */
    customerId: text('customer_id').unique(),
    /** Rises with every state taken over, so that an older answer never overwrites a newer one. */
    revision: integer('revision').notNull().default(0),
    /** The latest checkout that was begun; an earlier one that is still on its way gives up. */
    checkoutAttempt: uuid('checkout_attempt'),
    /** Null once what came of the checkout is known. */
    checkoutStartedAt: instant('checkout_started_at'),
    /** The first purchase, which alone is discounted (PAY-15). */
    firstPurchasedAt: instant('first_purchased_at'),
    /** When the provider is asked next, whether an event was lost. */
    nextCheckAt: instant('next_check_at').notNull(),
  },
  (table) => [index('payment_accounts_next_check').on(table.nextCheckAt)],
);

/** Ids of the provider's events that have been taken over: each counts once (PAY-12). */
export const paymentEvents = pgTable('payment_events', {
  id: text('id').primaryKey(),
  type: text('type').notNull(),
  receivedAt: instant('received_at').notNull(),
});

/** What `demo` would have charged, one row a period: its only record of what a company bought. */
export const demoInvoices = pgTable(
  'demo_invoices',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    companyId: companyId(),
    plan: text('plan').$type<PlanId>().notNull(),
    amountYen: integer('amount_yen').notNull(),
    periodStartsAt: instant('period_starts_at').notNull(),
    periodEndsAt: instant('period_ends_at').notNull(),
  },
  (table) => [index('demo_invoices_company').on(table.companyId, table.periodStartsAt)],
);
