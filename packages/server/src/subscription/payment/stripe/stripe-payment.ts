import type { Logger } from 'pino';
import type { Clock } from '../../../platform/clock.js';
import { AppError } from '../../../platform/errors/app-error.js';
import type { Payer, Payment } from '../payment.port.js';
import type { StripeSettings } from '../payment-settings.js';
import { listSubscriptions, openCheckout, openPortal, withdrawPage } from './stripe-checkout.js';
import { createStripeCaller, createStripeClient, ifFound } from './stripe-client.js';
import { readSignedEvent } from './stripe-events.js';
import { currentOf, toBought, toInvoices } from './stripe-mapper.js';

/** About eight years of months. */
const INVOICES = 100;

interface Dependencies {
  settings: StripeSettings;
  clock: Clock;
  logger: Logger;
}

/** Payment by card through Stripe: its Checkout, its customer portal, its events. */
export function createStripePayment({ settings, clock, logger }: Dependencies): Payment {
  const { priceIds, webhookSecret } = settings;
  const stripe = createStripeClient(settings);
  const call = createStripeCaller(logger);

  return {
    name: 'stripe',
    priceIds,

    openCustomer: ({ companyId, customerId }) =>
      call(async () => {
        const known = customerId === null ? undefined : await ifFound(stripe.customers.retrieve(customerId));
        if (known !== undefined && known.deleted !== true) return known.id;
        // Two that ask at once get the same customer; one that is gone is followed by another.
        const created = await stripe.customers.create(
          { metadata: { companyId } },
          { idempotencyKey: `customer:${companyId}:${customerId ?? 'first'}` },
        );
        return created.id;
      }),

    checkout(purchase) {
      const price = priceIds[purchase.plan];
      if (price === undefined) throw new AppError('price-missing');
      const customer = customerOf(purchase.payer);
      return call(() => openCheckout({ stripe, priceIds }, { ...purchase, customer, price }));
    },

    withdraw: (sessionId) => call(() => withdrawPage(stripe, sessionId)),

    portal: (payer, returnUrl) => call(() => openPortal(stripe, customerOf(payer), returnUrl)),

    async invoices({ customerId }) {
      if (customerId === null) return [];
      const found = await call(() =>
        ifFound(stripe.invoices.list({ customer: customerId, limit: INVOICES })),
      );
      return toInvoices(found?.data ?? []);
    },

    async subscription({ customerId }) {
      if (customerId === null) return undefined;
      const all = await call(() => ifFound(listSubscriptions(stripe, customerId)));
      const current = currentOf(all ?? []);
      const bought = current && toBought(current, priceIds);
      if (bought !== undefined && bought.plan === undefined) {
        logger.warn({ subscription: current?.id }, 'a subscription of a price that no setting names');
      }
      return bought;
    },

    verifyEvent: (body, signature) => readSignedEvent({ stripe, clock, webhookSecret }, body, signature),
  };
}

function customerOf({ customerId }: Payer): string {
  if (customerId === null) throw new TypeError('a customer is opened before anything is bought');
  return customerId;
}
