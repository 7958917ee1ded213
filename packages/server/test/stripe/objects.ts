import type { Stripe } from 'stripe';

/** The parts of Stripe's objects, with their documented names, that anybody here reads. */
export interface StripeObjects {
  customer: { id: string; object: 'customer'; metadata: Record<string, string>; deleted?: true };
  price: Pick<Stripe.Price, 'id' | 'currency' | 'unit_amount' | 'metadata'> & { object: 'price' };
  coupon: Pick<Stripe.Coupon, 'id' | 'percent_off' | 'duration'> & { object: 'coupon' };
  session: {
    id: string;
    object: 'checkout.session';
    mode: 'subscription';
    status: 'open' | 'complete' | 'expired';
    customer: string;
    client_reference_id: string | null;
    url: string | null;
    success_url: string;
    cancel_url: string;
    subscription: string | null;
    /** Not in answers: what Stripe itself remembers of the request. */
    price: string;
    coupon: string | undefined;
    plan: string;
  };
  subscription: Pick<
    Stripe.Subscription,
    | 'id'
    | 'object'
    | 'created'
    | 'start_date'
    | 'ended_at'
    | 'cancel_at'
    | 'cancel_at_period_end'
    | 'pause_collection'
    | 'metadata'
  > & {
    status: string;
    customer: string;
    items: { object: 'list'; data: StripeItem[]; has_more: false; url: string };
  };
  invoice: Pick<
    Stripe.Invoice,
    'id' | 'object' | 'created' | 'currency' | 'total' | 'attempted' | 'hosted_invoice_url'
  > & { status: string; customer: string };
  portalSession: {
    id: string;
    object: 'billing_portal.session';
    customer: string;
    url: string;
    return_url: string;
    /** The price that the page asks to confirm, for a deep link. */
    confirms: string | undefined;
  };
}

interface StripeItem {
  id: string;
  object: 'subscription_item';
  price: StripeObjects['price'];
  current_period_start: number;
  current_period_end: number;
}

export interface StripeState {
  readonly customers: Map<string, StripeObjects['customer']>;
  readonly prices: Map<string, StripeObjects['price']>;
  readonly coupons: Map<string, StripeObjects['coupon']>;
  readonly sessions: Map<string, StripeObjects['session']>;
  readonly subscriptions: Map<string, StripeObjects['subscription']>;
  readonly invoices: Map<string, StripeObjects['invoice']>;
  readonly portalSessions: Map<string, StripeObjects['portalSession']>;
}

export function createState(): StripeState {
  return {
    customers: new Map(),
    prices: new Map(),
    coupons: new Map(),
    sessions: new Map(),
    subscriptions: new Map(),
    invoices: new Map(),
    portalSessions: new Map(),
  };
}

/** Ids as Stripe forms them: a prefix of the kind, and letters. */
export function createIds() {
  let count = 0;
  return (prefix: string) => {
    count += 1;
    return `${prefix}_test${String(count).padStart(6, '0')}`;
  };
}
