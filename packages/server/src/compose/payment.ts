import { createDemoPayment } from '../subscription/payment/demo/demo-payment.js';
import { createOwnOrigin } from '../subscription/payment/own-origin.js';
import type { Payment } from '../subscription/payment/payment.port.js';
import { paymentRoutes } from '../subscription/payment/payment.routes.js';
import { createPayments } from '../subscription/payment/payment.service.js';
import { createPaymentSync } from '../subscription/payment/payment-sync.service.js';
import { createStripePayment } from '../subscription/payment/stripe/stripe-payment.js';
import { planOf } from '../subscription/plan-catalogue.js';
import type { Subscriptions } from '../subscription/subscription.service.js';
import type { Foundation, Job } from './foundation.js';

/** Accounts whose check is due are few; asking whether there are any is cheap. */
const RECONCILE_MS = 60_000;

/** How companies pay: by Stripe where its key is set, else by the demo in which no money moves (PAY-01). */
export function composePayment(foundation: Foundation, subscriptions: Subscriptions) {
  const { config, clock, database, logger } = foundation;
  const { stripe: settings, referralDiscountPercent } = config.payment;
  const payment: Payment =
    settings === undefined
      ? createDemoPayment({ database, clock, priceYenOf: (plan) => planOf(plan).priceYen })
      : createStripePayment({ settings, clock, logger });
  const sync = createPaymentSync({
    database,
    clock,
    payment,
    subscriptions,
    onFailedCheck: (error) =>
      logger.warn({ name: (error as Error).name }, 'the payment provider could not be asked'),
  });
  const payments = createPayments({ database, clock, payment, sync, referralDiscountPercent });
  const jobs: readonly Job[] = [{ name: 'payment', everyMs: RECONCILE_MS, run: sync.reconcile }];
  return {
    jobs,
    /** What each plan is sold by; the catalogue shows it. */
    priceIds: payment.priceIds,
    routes: paymentRoutes({
      payments,
      sync,
      ownOrigin: createOwnOrigin(config),
      companySubscription: subscriptions.describe,
    }),
  };
}
