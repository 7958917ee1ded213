import { settlePendingCalls } from '../subscription/call-metering.js';
import { createEntitlements } from '../subscription/entitlements.js';
import { subscriptionRoutes } from '../subscription/subscription.routes.js';
import { createSubscriptions } from '../subscription/subscription.service.js';
import { createUsage } from '../subscription/usage.service.js';
import { createUsageNotices } from '../subscription/usage-notices.service.js';
import { type Foundation, JOB_MS, type Job } from './foundation.js';
import { composePayment } from './payment.js';

/** Plans and what they allow, metered time, and how it is paid. */
export function composeSubscription(foundation: Foundation) {
  const { database, clock, publisher } = foundation;
  const subscriptions = createSubscriptions({ database, clock });
  const entitlements = createEntitlements({ clock, subscriptions });
  const usage = createUsage({ database, clock });
  const payment = composePayment(foundation, subscriptions);
  const jobs: readonly Job[] = [
    { name: 'subscriptions', everyMs: JOB_MS.repair, run: subscriptions.sweep },
    {
      name: 'usage',
      everyMs: JOB_MS.repair,
      run: () => database.asSystem(settlePendingCalls),
    },
    {
      name: 'usage-notices',
      everyMs: JOB_MS.repair,
      run: createUsageNotices({ database, clock, publisher, subscriptions }),
    },
    ...payment.jobs,
  ];
  return {
    subscriptions,
    entitlements,
    jobs,
    routes: {
      ...subscriptionRoutes({ database, clock, subscriptions, usage, priceIds: payment.priceIds }),
      ...payment.routes,
    },
  };
}
