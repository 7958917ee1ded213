import type { Clock } from '../../src/platform/clock.js';
import type { StripeObjects } from './objects.js';
import type { StripeServer } from './server.js';

type Subscription = StripeObjects['subscription'];

/** An event as it is sent, with the object as it was at that moment. */
export interface SentEvent {
  id: string;
  object: 'event';
  type: string;
  created: number;
  data: { object: unknown };
}

/** A short month, so that nobody's session (30 days) ends within it. */
export const MONTH_MS = 28 * 86_400_000;
const MONTH_SECONDS = MONTH_MS / 1_000;

/** What people and time do at Stripe. Each step returns the events that Stripe would send, in their order. */
export function createLife({ state, newId }: StripeServer, clock: Clock) {
  const nowSeconds = () => Math.floor(clock.now().getTime() / 1_000);

  const event = (type: string, object: unknown): SentEvent => ({
    id: newId('evt'),
    object: 'event',
    type,
    created: nowSeconds(),
    data: { object: structuredClone(object) },
  });
  const updated = (subscription: Subscription) => event('customer.subscription.updated', subscription);

  function bill({ customer, items }: Subscription, bill: { status: 'paid' | 'open'; percentOff?: number }) {
    const id = newId('in');
    const price = items.data[0]?.price.unit_amount ?? 0;
    const invoice: StripeObjects['invoice'] = {
      id,
      object: 'invoice',
      created: nowSeconds(),
      currency: 'jpy',
      total: Math.round((price * (100 - (bill.percentOff ?? 0))) / 100),
      attempted: true,
      hosted_invoice_url: `https://invoice.stripe.com/i/${id}`,
      status: bill.status,
      customer,
    };
    state.invoices.set(id, invoice);
    return invoice;
  }

  function beginPeriod(subscription: Subscription): void {
    const [item] = subscription.items.data;
    if (item === undefined) return;
    item.current_period_start = item.current_period_end;
    item.current_period_end += MONTH_SECONDS;
  }

  function subscriptionOf(customer: string): Subscription {
    const found = [...state.subscriptions.values()].findLast((one) => one.customer === customer);
    if (found === undefined) throw new Error('this customer has no subscription');
    return found;
  }

  return {
    /** The card is accepted on the page of the checkout. */
    pay(session: StripeObjects['session']): SentEvent[] {
      if (session.status !== 'open') throw new Error(`this checkout is ${session.status}`);
      const price = state.prices.get(session.price);
      if (price === undefined) throw new Error('no such price');
      const startSeconds = nowSeconds();
      const subscription: Subscription = {
        id: newId('sub'),
        object: 'subscription',
        created: startSeconds,
        start_date: startSeconds,
        ended_at: null,
        cancel_at: null,
        cancel_at_period_end: false,
        pause_collection: null,
        metadata: { plan: session.plan },
        status: 'active',
        customer: session.customer,
        items: {
          object: 'list',
          has_more: false,
          url: '/v1/subscription_items',
          data: [
            {
              id: newId('si'),
              object: 'subscription_item',
              price,
              current_period_start: startSeconds,
              current_period_end: startSeconds + MONTH_SECONDS,
            },
          ],
        },
      };
      state.subscriptions.set(subscription.id, subscription);
      const percentOff = state.coupons.get(session.coupon ?? '')?.percent_off ?? 0;
      const invoice = bill(subscription, { status: 'paid', percentOff });
      Object.assign(session, { status: 'complete', url: null, subscription: subscription.id });
      return [
        event('customer.subscription.created', subscription),
        event('invoice.paid', invoice),
        event('checkout.session.completed', session),
      ];
    },

    renew(customer: string): SentEvent[] {
      const subscription = subscriptionOf(customer);
      beginPeriod(subscription);
      return [updated(subscription), event('invoice.paid', bill(subscription, { status: 'paid' }))];
    },

    /** The card is refused at the beginning of the next period; Stripe goes on trying. */
    failToRenew(customer: string): SentEvent[] {
      const subscription = subscriptionOf(customer);
      beginPeriod(subscription);
      subscription.status = 'past_due';
      const invoice = bill(subscription, { status: 'open' });
      return [event('invoice.payment_failed', invoice), updated(subscription)];
    },

    payOpenInvoice(customer: string): SentEvent[] {
      const subscription = subscriptionOf(customer);
      const open = [...state.invoices.values()].filter((one) => one.customer === customer);
      for (const invoice of open) invoice.status = 'paid';
      subscription.status = 'active';
      return [event('invoice.paid', open.at(-1)), updated(subscription)];
    },

    pause(customer: string): SentEvent[] {
      const subscription = Object.assign(subscriptionOf(customer), { status: 'paused' });
      return [event('customer.subscription.paused', subscription)];
    },

    resume(customer: string): SentEvent[] {
      const subscription = Object.assign(subscriptionOf(customer), { status: 'active' });
      return [event('customer.subscription.resumed', subscription)];
    },

    /** As the portal does it: the plan runs to the end of its period. */
    cancel(customer: string): SentEvent[] {
      return [updated(Object.assign(subscriptionOf(customer), { cancel_at_period_end: true }))];
    },

    end(customer: string): SentEvent[] {
      const change = { status: 'canceled', ended_at: nowSeconds() };
      return [event('customer.subscription.deleted', Object.assign(subscriptionOf(customer), change))];
    },

    /** What the page of the portal that confirms another price does. */
    changePrice(customer: string, priceId: string): SentEvent[] {
      const subscription = subscriptionOf(customer);
      const [item] = subscription.items.data;
      const price = state.prices.get(priceId);
      if (item === undefined || price === undefined) throw new Error('no such price');
      item.price = price;
      return [updated(subscription)];
    },

    /** An event of a type that nobody here handles. */
    unknown: (customer: string) => event('payout.reconciliation_completed', { object: 'payout', customer }),
  };
}

export type StripeLife = ReturnType<typeof createLife>;
