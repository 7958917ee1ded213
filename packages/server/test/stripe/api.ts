import type { Clock } from '../../src/platform/clock.js';
import { type Form, textAt } from './form.js';
import type { StripeObjects, StripeState } from './objects.js';

/** A refusal in the documented shape. */
export class StripeRefusal extends Error {
  readonly status: number;
  readonly body: { error: { type: string; code?: string; param?: string; message: string } };

  constructor(status: number, error: { type?: string; code?: string; param?: string; message: string }) {
    super(error.message);
    this.status = status;
    this.body = { error: { type: 'invalid_request_error', ...error } };
  }
}

interface Surroundings {
  state: StripeState;
  clock: Clock;
  newId: (prefix: string) => string;
}

export type Route = readonly [method: string, path: RegExp, answer: (form: Form, id: string) => unknown];

/** The calls of Stripe's API that the server makes, as documented. */
export function createRoutes({ state, clock, newId }: Surroundings): Route[] {
  const nowSeconds = () => Math.floor(clock.now().getTime() / 1_000);

  function existing<T>(things: Map<string, T>, id: string | undefined, kind: string, param: string): T {
    const thing = things.get(id ?? '');
    if (thing !== undefined) return thing;
    const message = `No such ${kind}: '${id}'`;
    throw new StripeRefusal(param === 'id' ? 404 : 400, { code: 'resource_missing', param, message });
  }

  function livingCustomer(form: Form): string {
    const customer = existing(state.customers, textAt(form, 'customer'), 'customer', 'customer');
    if (customer.deleted === true) return existing(state.customers, undefined, 'customer', 'customer').id;
    return customer.id;
  }

  /** Newest first; ids rise. */
  function listed<T extends { id: string; customer: string }>(things: Map<string, T>, form: Form): T[] {
    const customer = livingCustomer(form);
    return [...things.values()].filter((thing) => thing.customer === customer).reverse();
  }

  const list = (data: unknown[]) => ({ object: 'list', data, has_more: false, url: '/v1/list' });

  function createSession(form: Form): StripeObjects['session'] {
    const price = textAt(form, 'line_items', '0', 'price');
    const coupon = textAt(form, 'discounts', '0', 'coupon');
    const customer = livingCustomer(form);
    existing(state.prices, price, 'price', 'line_items[0][price]');
    if (coupon !== undefined) existing(state.coupons, coupon, 'coupon', 'discounts[0][coupon]');
    const id = newId('cs');
    const session: StripeObjects['session'] = {
      id,
      object: 'checkout.session',
      mode: 'subscription',
      status: 'open',
      customer,
      client_reference_id: textAt(form, 'client_reference_id') ?? null,
      url: `https://checkout.stripe.com/c/pay/${id}`,
      success_url: textAt(form, 'success_url') ?? '',
      cancel_url: textAt(form, 'cancel_url') ?? '',
      subscription: null,
      price: price ?? '',
      coupon,
      plan: textAt(form, 'subscription_data', 'metadata', 'plan') ?? '',
    };
    state.sessions.set(id, session);
    return session;
  }

  function expireSession(id: string) {
    const session = existing(state.sessions, id, 'checkout.session', 'id');
    if (session.status !== 'open') {
      const message = 'Only Checkout Sessions with a status in ["open"] can be expired.';
      throw new StripeRefusal(400, { message });
    }
    return Object.assign(session, { status: 'expired', url: null });
  }

  function createPortalSession(form: Form) {
    const id = newId('bps');
    const subscription = textAt(form, 'flow_data', 'subscription_update_confirm', 'subscription');
    const running = subscription === undefined ? undefined : state.subscriptions.get(subscription);
    if (running !== undefined && running.status !== 'active') {
      throw new StripeRefusal(400, { message: 'This subscription cannot be updated in the portal.' });
    }
    const session = {
      id,
      object: 'billing_portal.session' as const,
      customer: livingCustomer(form),
      url: `https://billing.stripe.com/p/session/${id}`,
      return_url: textAt(form, 'return_url') ?? '',
      confirms: textAt(form, 'flow_data', 'subscription_update_confirm', 'items', '0', 'price'),
    };
    state.portalSessions.set(id, session);
    return session;
  }

  function createCoupon(form: Form) {
    const id = textAt(form, 'id') ?? newId('co');
    if (state.coupons.has(id)) {
      const message = 'Coupon already exists.';
      throw new StripeRefusal(400, { code: 'resource_already_exists', message });
    }
    const coupon = {
      id,
      object: 'coupon' as const,
      percent_off: Number(textAt(form, 'percent_off')),
      duration: textAt(form, 'duration') as 'once',
    };
    state.coupons.set(id, coupon);
    return coupon;
  }

  function createCustomer(form: Form) {
    const metadata = { companyId: textAt(form, 'metadata', 'companyId') ?? '' };
    const customer = { id: newId('cus'), object: 'customer' as const, metadata };
    state.customers.set(customer.id, customer);
    return customer;
  }

  return [
    ['POST', /^\/v1\/customers$/, createCustomer],
    ['GET', /^\/v1\/customers\/(\w+)$/, (_, id) => existing(state.customers, id, 'customer', 'id')],
    ['POST', /^\/v1\/checkout\/sessions$/, createSession],
    [
      'GET',
      /^\/v1\/checkout\/sessions$/,
      (form) => list(listed(state.sessions, form).filter(({ status }) => status === textAt(form, 'status'))),
    ],
    [
      'GET',
      /^\/v1\/checkout\/sessions\/(\w+)$/,
      (_, id) => existing(state.sessions, id, 'checkout.session', 'id'),
    ],
    ['POST', /^\/v1\/checkout\/sessions\/(\w+)\/expire$/, (_, id) => expireSession(id)],
    ['GET', /^\/v1\/subscriptions$/, (form) => list(listed(state.subscriptions, form))],
    [
      'DELETE',
      /^\/v1\/subscriptions\/(\w+)$/,
      (_, id) =>
        Object.assign(existing(state.subscriptions, id, 'subscription', 'id'), {
          status: 'canceled',
          ended_at: nowSeconds(),
        }),
    ],
    ['GET', /^\/v1\/invoices$/, (form) => list(listed(state.invoices, form))],
    ['POST', /^\/v1\/billing_portal\/sessions$/, createPortalSession],
    ['GET', /^\/v1\/coupons\/([\w-]+)$/, (_, id) => existing(state.coupons, id, 'coupon', 'id')],
    ['POST', /^\/v1\/coupons$/, createCoupon],
  ];
}
