import type { CallBody, CompanySubscription, PlanId, RestCalls, SignedIn } from '@genbatalk/contract';
import { sql } from 'drizzle-orm';
import { Stripe } from 'stripe';
import { vi } from 'vitest';
import type { AppOptions } from '../../src/app.js';
import { readConfig } from '../../src/config.js';
import { createSubscriptions } from '../../src/subscription/subscription.service.js';
import { createManualClock, type ManualClock } from '../manual-clock.js';
import { startTestApp, type TestApp } from '../test-app.js';
import { createLife, type SentEvent, type StripeLife } from './life.js';
import type { StripeObjects } from './objects.js';
import { type StripeServer, startStripeServer } from './server.js';

export const SECRET_KEY = 'sk_test_planted_key_4711';
export const WEBHOOK_SECRET = 'whsec_planted_secret_0815';
const PRICES: Partial<Record<PlanId, number>> = {
  BASIC: 9_800,
  team5_lite: 11_000,
  team5_standard: 20_000,
};

export interface StripeWorld {
  readonly app: TestApp;
  readonly clock: ManualClock;
  readonly stripe: StripeServer;
  readonly life: StripeLife;
  checkout(
    leader: SignedIn,
    priceId: string,
    change?: Partial<CallBody<RestCalls['createCheckout']>>,
  ): ReturnType<TestApp['call']>;
  /** The newest page of a company's checkout. */
  sessionOf(leader: SignedIn): StripeObjects['session'];
  customerOf(leader: SignedIn): string;
  /** A checkout that is begun and paid, with its events delivered. */
  buy(leader: SignedIn, priceId: string): Promise<void>;
  /** Lets a minute pass, again and again, until what is asked fits; jobs work in between. */
  eventually<T>(ask: () => Promise<T> | T, fits: (answer: T) => boolean): Promise<void>;
  /** Sends events with genuine signatures. Returns the statuses. */
  deliver(events: readonly SentEvent[]): Promise<number[]>;
  post(body: string, signature: string | undefined): Promise<Response>;
  sign(body: string, options?: { secret?: string; atMs?: number }): string;
  companyOf(leader: SignedIn): Promise<CompanySubscription>;
  /** The company's plan and state. */
  stateOf(leader: SignedIn): Promise<{ plan: string; status: string; cancelAtPeriodEnd: boolean }>;
  /** How often the audit trail says that the plan changed. */
  planChangesOf(leader: SignedIn): Promise<number>;
  close(): Promise<void>;
}

export const priceOf = (plan: PlanId): string => `price_${plan}`;

/** The whole server, a local Stripe, and one clock for both. */
export async function startStripeWorld(
  options: (stripe: StripeServer) => Partial<AppOptions> = () => ({}),
): Promise<StripeWorld> {
  const clock = createManualClock();
  const stripe = await startStripeServer({ clock, secretKey: SECRET_KEY });
  const life = createLife(stripe, clock);
  const settings = readConfig({
    PORT: '0',
    HOST: '127.0.0.1',
    STRIPE_SECRET_KEY: SECRET_KEY,
    STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
    STRIPE_API_URL: stripe.url,
    ...Object.fromEntries(
      Object.keys(PRICES).map((plan) => [`STRIPE_PRICE_${plan.toUpperCase()}`, `price_${plan}`]),
    ),
  });
  for (const [plan, unit_amount] of Object.entries(PRICES)) {
    const id = `price_${plan}`;
    stripe.state.prices.set(id, { id, object: 'price', currency: 'jpy', unit_amount, metadata: {} });
  }
  const { payment } = settings;
  const app = await startTestApp({ clock, config: { payment } as AppOptions['config'], ...options(stripe) });
  const { webhooks } = new Stripe(SECRET_KEY);

  const sign: StripeWorld['sign'] = (payload, { secret = WEBHOOK_SECRET, atMs } = {}) =>
    webhooks.generateTestHeaderString({
      payload,
      secret,
      timestamp: Math.floor((atMs ?? clock.now().getTime()) / 1_000),
    });
  const post: StripeWorld['post'] = (body, signature) =>
    fetch(`${app.url}/api/subscription/webhook`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json; charset=utf-8',
        ...(signature !== undefined && { 'stripe-signature': signature }),
      },
      body,
    });
  const customerOf = (leader: SignedIn): string => {
    const found = [...stripe.state.customers.values()].findLast(
      ({ metadata, deleted }) => metadata['companyId'] === leader.user.companyId && deleted !== true,
    );
    if (found === undefined) throw new Error('this company is no customer');
    return found.id;
  };
  const sessionOf: StripeWorld['sessionOf'] = (leader) => {
    const found = [...stripe.state.sessions.values()].findLast(
      ({ client_reference_id }) => client_reference_id === leader.user.companyId,
    );
    if (found === undefined) throw new Error('this company has begun no checkout');
    return found;
  };
  const checkout: StripeWorld['checkout'] = ({ token }, priceId, change = {}) =>
    app.call('createCheckout', {
      token,
      body: {
        priceId,
        successUrl: `${app.url}/subscription/success`,
        cancelUrl: `${app.url}/subscription`,
        ...change,
      },
    });
  const subscriptions = createSubscriptions({ database: app.app.database, clock });
  const companyOf: StripeWorld['companyOf'] = ({ user }) => subscriptions.describe(user.companyId ?? '');
  const deliver: StripeWorld['deliver'] = async (events) => {
    const statuses: number[] = [];
    for (const event of events) {
      const body = JSON.stringify(event, null, 2);
      statuses.push((await post(body, sign(body))).status);
    }
    return statuses;
  };

  return {
    app,
    clock,
    stripe,
    life,
    checkout,
    sessionOf,
    customerOf,
    async buy(leader, priceId) {
      const { status } = await checkout(leader, priceId);
      if (status !== 200) throw new Error(`the checkout answered ${status}`);
      await deliver(life.pay(sessionOf(leader)));
    },
    async eventually(ask, fits) {
      await vi.waitFor(
        async () => {
          await clock.advance(60_000);
          if (!fits(await ask())) throw new Error('it has not come about');
        },
        { timeout: 20_000 },
      );
    },
    deliver,
    post,
    sign,
    companyOf,
    async stateOf(leader) {
      const { plan, subscriptionStatus: status, cancelAtPeriodEnd } = await companyOf(leader);
      return { plan, status, cancelAtPeriodEnd };
    },
    planChangesOf: ({ user: { companyId } }) =>
      app.app.database.asSystem(async (tx) => {
        const { rows } = await tx.execute<{ action: string }>(
          sql`select action from audit_entries where company_id = ${companyId} and action = 'plan-changed'`,
        );
        return rows.length;
      }),
    async close() {
      await app.close();
      await stripe.close();
    },
  };
}
