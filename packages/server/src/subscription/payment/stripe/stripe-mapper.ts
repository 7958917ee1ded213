import type { Invoice, PlanId } from '@genbatalk/contract';
import { planIdSchema } from '@genbatalk/contract';
import type { Stripe } from 'stripe';
import type { BoughtSubscription } from '../payment.port.js';
import type { StripeSettings } from '../payment-settings.js';

const MS = 1_000;
/** A first payment that is under way, or never came: nothing was bought. */
const NEVER_BEGUN = ['incomplete', 'incomplete_expired'];
const ENDED = 'canceled';

export function wasBought({ status }: Stripe.Subscription): boolean {
  return !NEVER_BEGUN.includes(status);
}

/** Whether a subscription can still cost something or be resumed; a company has one of these at most. */
export function isLive(subscription: Stripe.Subscription): boolean {
  return wasBought(subscription) && subscription.status !== ENDED;
}

/** The one that counts: a live one before those that ended, then the newest. */
export function currentOf(subscriptions: readonly Stripe.Subscription[]): Stripe.Subscription | undefined {
  return subscriptions
    .filter(wasBought)
    .sort((a, b) => Number(isLive(b)) - Number(isLive(a)) || b.created - a.created)[0];
}

export function toBought(
  subscription: Stripe.Subscription,
  priceIds: StripeSettings['priceIds'],
): BoughtSubscription {
  const item = subscription.items.data[0];
  const startSeconds = item?.current_period_start ?? subscription.start_date;
  const endSeconds = item?.current_period_end ?? subscription.ended_at ?? subscription.start_date;
  return {
    state: toState(subscription),
    plan: planOf(subscription, priceIds),
    periodStartsAt: new Date(startSeconds * MS),
    periodEndsAt: new Date(endSeconds * MS),
    // The portal sets one or the other, by its settings.
    cancelAtPeriodEnd: subscription.cancel_at_period_end || subscription.cancel_at !== null,
    isUnpaid: subscription.cancellation_details?.reason === 'payment_failed',
  };
}

/** Decision 0052: what is not paid for at present is paused, from the first payment that failed. */
function toState({ status, pause_collection }: Stripe.Subscription): BoughtSubscription['state'] {
  if (status === ENDED) return 'ended';
  if (pause_collection?.behavior === 'void') return 'paused';
  return status === 'active' || status === 'trialing' ? 'active' : 'paused';
}

/** A price of the settings, or one that they named at an earlier time. */
function planOf(subscription: Stripe.Subscription, priceIds: StripeSettings['priceIds']): PlanId | undefined {
  const price = subscription.items.data[0]?.price;
  const named = Object.entries(priceIds).find(([, id]) => id === price?.id)?.[0];
  const candidates = [named, price?.metadata['plan'], subscription.metadata['plan']];
  return candidates.map((candidate) => planIdSchema.safeParse(candidate)).find(({ success }) => success)
    ?.data;
}

/** Yen have no smaller unit, so Stripe's amounts are yen. Drafts and other currencies are no invoices of ours. */
export function toInvoices(invoices: readonly Stripe.Invoice[]): Invoice[] {
  return invoices.flatMap((invoice) => {
    const status = toInvoiceStatus(invoice);
    if (invoice.currency !== 'jpy' || status === undefined) return [];
    const url = invoice.hosted_invoice_url;
    return [
      {
        id: invoice.id,
        date: new Date(invoice.created * MS).toISOString(),
        amountYen: invoice.total,
        status,
        ...(typeof url === 'string' && { url }),
      },
    ];
  });
}

function toInvoiceStatus({ status, attempted }: Stripe.Invoice): Invoice['status'] | undefined {
  if (status === 'open') return attempted ? 'failed' : 'open';
  return CLOSED[status ?? ''];
}

const CLOSED: Readonly<Record<string, Invoice['status']>> = {
  paid: 'paid',
  void: 'void',
  uncollectible: 'failed',
};
