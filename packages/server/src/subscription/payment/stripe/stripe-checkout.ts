import type { Stripe } from 'stripe';
import type { Checkout, Purchase } from '../payment.port.js';
import type { StripeSettings } from '../payment-settings.js';
import { ifFound } from './stripe-client.js';
import { isLive, toBought, wasBought } from './stripe-mapper.js';

const PAGE = 100;

interface Surroundings {
  stripe: Stripe;
  priceIds: StripeSettings['priceIds'];
}

export async function listSubscriptions(stripe: Stripe, customer: string): Promise<Stripe.Subscription[]> {
  const { data } = await stripe.subscriptions.list({ customer, status: 'all', limit: PAGE });
  return data;
}

/** Opens the page that sells a plan, or the one that changes to it. */
export async function openCheckout(
  { stripe, priceIds }: Surroundings,
  purchase: Purchase & { customer: string; price: string },
): Promise<Checkout> {
  const { customer } = purchase;
  // Pages first: what was bought on one of them until now is among the subscriptions that are read next.
  await withdrawOpenPages(stripe, customer);
  const subscriptions = await listSubscriptions(stripe, customer);
  const live = subscriptions.find(isLive);
  if (live !== undefined) {
    const isSamePlan = toBought(live, priceIds).plan === purchase.plan;
    const url = isSamePlan ? undefined : await openChange(stripe, live, purchase);
    return { url: url ?? (await openPortal(stripe, customer, purchase.cancelUrl)), sessionId: null };
  }
  // One whose first payment never came could still be paid, beside the new one.
  for (const { id, status } of subscriptions) {
    if (status === 'incomplete') await stripe.subscriptions.cancel(id);
  }
  const isFirst = !subscriptions.some(wasBought);
  const session = await stripe.checkout.sessions.create(
    {
      mode: 'subscription',
      customer,
      client_reference_id: purchase.payer.companyId,
      line_items: [{ price: purchase.price, quantity: 1 }],
      success_url: purchase.successUrl,
      cancel_url: purchase.cancelUrl,
      subscription_data: { metadata: { plan: purchase.plan } },
      ...(isFirst &&
        purchase.discountPercent > 0 && {
          discounts: [{ coupon: await openCoupon(stripe, purchase.discountPercent) }],
        }),
    },
    { idempotencyKey: purchase.attempt },
  );
  if (session.url === null) throw new TypeError('a hosted checkout has a url');
  return { url: session.url, sessionId: session.id };
}

async function withdrawOpenPages(stripe: Stripe, customer: string): Promise<void> {
  const { data } = await stripe.checkout.sessions.list({ customer, status: 'open', limit: PAGE });
  for (const { id } of data) await withdrawPage(stripe, id);
}

/** A page that was completed or has expired meanwhile stays as it is. */
export async function withdrawPage(stripe: Stripe, sessionId: string): Promise<void> {
  const { status } = await stripe.checkout.sessions.retrieve(sessionId);
  if (status !== 'open') return;
  try {
    await stripe.checkout.sessions.expire(sessionId);
  } catch (error) {
    const now = await stripe.checkout.sessions.retrieve(sessionId);
    if (now.status === 'open') throw error;
  }
}

/** The portal's page that confirms another price; undefined where this subscription cannot be changed there. */
async function openChange(
  stripe: Stripe,
  subscription: Stripe.Subscription,
  { customer, price, successUrl, cancelUrl }: Purchase & { customer: string; price: string },
): Promise<string | undefined> {
  const item = subscription.items.data[0];
  if (item === undefined) return undefined;
  try {
    const { url } = await stripe.billingPortal.sessions.create({
      customer,
      return_url: cancelUrl,
      flow_data: {
        type: 'subscription_update_confirm',
        after_completion: { type: 'redirect', redirect: { return_url: successUrl } },
        subscription_update_confirm: {
          subscription: subscription.id,
          items: [{ id: item.id, price, quantity: 1 }],
        },
      },
    });
    return url;
  } catch (error) {
    // Paused, set to end, or changes are switched off in the portal's settings: its front page says what can be done.
    if ((error as Stripe.errors.StripeError).type === 'StripeInvalidRequestError') return undefined;
    throw error;
  }
}

export async function openPortal(stripe: Stripe, customer: string, returnUrl: string): Promise<string> {
  const { url } = await stripe.billingPortal.sessions.create({ customer, return_url: returnUrl });
  return url;
}

/** The coupon of the referral discount, made once per percentage; `once` is the first invoice only. */
async function openCoupon(stripe: Stripe, percent: number): Promise<string> {
  const id = `genbatalk-referral-${percent}`;
  const coupon = await ifFound(stripe.coupons.retrieve(id));
  if (coupon !== undefined) return coupon.id;
  try {
    await stripe.coupons.create({ id, percent_off: percent, duration: 'once', name: `${percent}% OFF` });
  } catch (error) {
    // Another checkout made it first.
    if ((error as Stripe.errors.StripeError).code !== 'resource_already_exists') throw error;
  }
  return id;
}
