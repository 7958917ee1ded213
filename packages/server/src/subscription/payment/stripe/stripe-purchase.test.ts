import type { SignedIn } from '@genbatalk/contract';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { MONTH_MS } from '../../../../test/stripe/life.js';
import { priceOf, type StripeWorld, startStripeWorld } from '../../../../test/stripe/world.js';

let world: StripeWorld;
let leader: SignedIn;
beforeAll(async () => {
  world = await startStripeWorld();
});
afterEach(() => world.stripe.setHealth('up'));
afterAll(() => world.close());

const company = async () => {
  ({ leader } = await world.app.company({ plan: 'trial' }));
  return leader;
};
const urlOf = (answer: { data: unknown }) => (answer.data as { url: string }).url;
const sessionsOf = ({ user }: SignedIn) =>
  [...world.stripe.state.sessions.values()].filter(
    ({ client_reference_id }) => client_reference_id === user.companyId,
  );

test('PAY-03 upgrade answers 409 checkout-required, and nothing has changed', async () => {
  await company();
  const { status, error } = await world.app.call('upgradePlan', {
    token: leader.token,
    body: { plan: 'BASIC' },
  });
  expect([status, error.code]).toEqual([409, 'checkout-required']);
  expect(await world.stateOf(leader)).toMatchObject({ plan: 'FREE', status: 'TRIAL' });
});

test('PAY-05 a checkout leads to the page of Stripe; paid, the plan is active', async () => {
  await company();
  const answer = await world.checkout(leader, priceOf('team5_lite'));
  expect(answer.status).toBe(200);
  const session = world.sessionOf(leader);
  expect(urlOf(answer)).toBe(session.url);
  expect(session).toMatchObject({
    price: 'price_team5_lite',
    success_url: `${world.app.url}/subscription/success`,
    cancel_url: `${world.app.url}/subscription`,
  });
  expect(await world.stateOf(leader)).toMatchObject({ plan: 'FREE', status: 'TRIAL' });

  expect(await world.deliver(world.life.pay(session))).toEqual([200, 200, 200]);
  expect(await world.stateOf(leader)).toEqual({
    plan: 'team5_lite',
    status: 'ACTIVE',
    cancelAtPeriodEnd: false,
  });
  const { periodEndsAt } = await world.companyOf(leader);
  const [subscription] = [...world.stripe.state.subscriptions.values()].slice(-1);
  const endSeconds = subscription?.items.data[0]?.current_period_end ?? 0;
  expect(periodEndsAt).toBe(new Date(endSeconds * 1_000).toISOString());
});

test.each(['price_unknown', 'demo_BASIC', ''])(
  'PAY-08 the price %j is not sold: price-missing, and Stripe is not asked',
  async (priceId) => {
    await company();
    const asked = world.stripe.requests.length;
    const { status, error } = await world.checkout(leader, priceId);
    expect([status, error.code]).toEqual([400, 'price-missing']);
    expect(world.stripe.requests).toHaveLength(asked);
  },
);

test('PAY-08 a price that Stripe does not know (any more) is price-missing too', async () => {
  await company();
  const price = world.stripe.state.prices.get(priceOf('BASIC'));
  world.stripe.state.prices.delete(priceOf('BASIC'));
  const { status, error } = await world.checkout(leader, priceOf('BASIC'));
  expect([status, error.code]).toEqual([400, 'price-missing']);
  if (price !== undefined) world.stripe.state.prices.set(price.id, price);
});

test.each([
  'https://evil.example/subscription/success',
  'http://127.0.0.1:1/subscription/success',
  'javascript:alert(1)',
  'data:text/html,x',
])('PAY-07 %s is not of the own origin: refused as success and as cancel URL', async (url) => {
  await company();
  for (const change of [{ successUrl: url }, { cancelUrl: url }]) {
    const { status, error } = await world.checkout(leader, priceOf('BASIC'), change);
    expect([status, error.code]).toEqual([400, 'origin-not-allowed']);
  }
  expect(sessionsOf(leader)).toEqual([]);
});

test.each([
  ['another protocol', (url: string) => url.replace('http:', 'ftp:')],
  ['another scheme', (url: string) => url.replace('http:', 'https:')],
  ['a user name', (url: string) => url.replace('//', '//evil.example@')],
  ['a backslash', (url: string) => `${url}\\@evil.example/`],
  ['no slashes', (url: string) => url.replace('//', '')],
])('PAY-07 the own host with %s is not of the own origin', async (_, disguise) => {
  await company();
  const successUrl = disguise(world.app.url);
  const { error } = await world.checkout(leader, priceOf('BASIC'), { successUrl });
  expect(error.code).toBe('origin-not-allowed');
  expect(sessionsOf(leader)).toEqual([]);
});

test('PAY-07 behind a proxy that ends TLS the origin is the one that the browser names', async () => {
  await company();
  const origin = world.app.url.replace('http:', 'https:');
  const [successUrl, cancelUrl] = [`${origin}/subscription/success`, `${origin}/subscription`];
  const answer = await world.app.call('createCheckout', {
    token: leader.token,
    headers: { origin },
    body: { priceId: priceOf('BASIC'), successUrl, cancelUrl },
  });
  expect(answer.status).toBe(200);
});

test('PAY-14 PAY-08 the catalogue has the price of the settings, and none for a plan that is not sold', async () => {
  await company();
  const { data } = await world.app.call('listPlans', { token: leader.token });
  const priceIds = Object.fromEntries(data.plans.map(({ id, priceId }) => [id, priceId]));
  expect(priceIds).toMatchObject({ BASIC: 'price_BASIC', team5_lite: 'price_team5_lite' });
  expect([priceIds['PREMIUM'], priceIds['FREE']]).toEqual([undefined, undefined]);
});

test('PAY-10 the portal leads back to /admin/billing, also before anything was bought', async () => {
  await company();
  const { status, data } = await world.app.call('openPortal', { token: leader.token });
  expect(status).toBe(200);
  const portal = [...world.stripe.state.portalSessions.values()].at(-1);
  expect(data.url).toBe(portal?.url);
  expect(portal).toMatchObject({
    customer: world.customerOf(leader),
    return_url: `${world.app.url}/admin/billing`,
  });
});

test('PAY-20 another plan is a change of the one subscription, confirmed in the portal', async () => {
  await company();
  await world.buy(leader, priceOf('team5_lite'));
  const answer = await world.checkout(leader, priceOf('team5_standard'));
  const portal = [...world.stripe.state.portalSessions.values()].at(-1);
  expect(urlOf(answer)).toBe(portal?.url);
  expect(portal?.confirms).toBe('price_team5_standard');
  expect(sessionsOf(leader)).toHaveLength(1);

  await world.deliver(world.life.changePrice(world.customerOf(leader), 'price_team5_standard'));
  expect(await world.stateOf(leader)).toMatchObject({ plan: 'team5_standard', status: 'ACTIVE' });
});

test('PAY-20 what cannot be changed in the portal, and the same plan again, lead to its front page', async () => {
  await company();
  await world.buy(leader, priceOf('team5_lite'));
  await world.checkout(leader, priceOf('team5_lite'));
  await world.deliver(world.life.pause(world.customerOf(leader)));
  await world.checkout(leader, priceOf('BASIC'));
  const opened = [...world.stripe.state.portalSessions.values()].slice(-2);
  expect(opened.map(({ confirms }) => confirms)).toEqual([undefined, undefined]);
  expect(sessionsOf(leader)).toHaveLength(1);
});

test('PAY-20 a new checkout closes the page of the one before: only one of them can be paid', async () => {
  await company();
  await world.checkout(leader, priceOf('team5_lite'));
  await world.checkout(leader, priceOf('BASIC'));
  expect(sessionsOf(leader).map(({ status }) => status)).toEqual(['expired', 'open']);
});

test('PAY-20 of checkouts that are begun at the same time one page stays open', async () => {
  await company();
  const plans = ['team5_lite', 'BASIC', 'team5_standard'] as const;
  await Promise.all(plans.map((plan) => world.checkout(leader, priceOf(plan))));
  expect(sessionsOf(leader).filter(({ status }) => status === 'open')).toHaveLength(1);
});

test('PAY-20 a checkout that was overtaken by another one closes its own page: 409 conflict', async () => {
  await company();
  // This one has seen that no page is open; before it opens its own, another leader does.
  const release = world.stripe.hold('GET /v1/checkout/sessions');
  const slow = world.checkout(leader, priceOf('BASIC'));
  await expect.poll(() => world.stripe.requests.at(-1)).toBe('GET /v1/checkout/sessions');
  expect((await world.checkout(leader, priceOf('team5_lite'))).status).toBe(200);
  release();
  const { status, error } = await slow;
  expect([status, error.code]).toEqual([409, 'conflict']);
  expect(sessionsOf(leader).map((session) => [session.price, session.status])).toEqual([
    ['price_team5_lite', 'open'],
    ['price_BASIC', 'expired'],
  ]);
});

test('PAY-20 what was paid on an open page a moment ago is not sold again', async () => {
  await company();
  await world.checkout(leader, priceOf('team5_lite'));
  world.life.pay(world.sessionOf(leader));
  await world.checkout(leader, priceOf('BASIC'));
  expect(sessionsOf(leader)).toHaveLength(1);
});

test.each(['down', 'silent'] as const)(
  'PAY-22 ERR-01 Stripe is %s: payment-unavailable, nothing has changed, and it works again after',
  async (health) => {
    await company();
    world.stripe.setHealth(health);
    const { status, error, headers } = await world.checkout(leader, priceOf('BASIC'));
    expect([status, error.code]).toEqual([503, 'payment-unavailable']);
    expect(headers.get('retry-after')).toBe('30');
    const portal = await world.app.call('openPortal', { token: leader.token });
    expect(portal.error.code).toBe('payment-unavailable');
    expect(await world.stateOf(leader)).toMatchObject({ plan: 'FREE', status: 'TRIAL' });
    world.stripe.setHealth('up');
    await world.buy(leader, priceOf('BASIC'));
    expect(await world.stateOf(leader)).toMatchObject({ plan: 'BASIC', status: 'ACTIVE' });
  },
);

test('PAY-21 a customer that is gone at Stripe, as after a change from test to live keys, is made anew', async () => {
  await company();
  await world.checkout(leader, priceOf('BASIC'));
  const gone = world.customerOf(leader);
  world.stripe.state.customers.delete(gone);
  expect(await world.app.call('listInvoices', { token: leader.token })).toMatchObject({
    status: 200,
    data: { invoices: [] },
  });
  await world.buy(leader, priceOf('BASIC'));
  expect(world.customerOf(leader)).not.toBe(gone);
  expect(await world.stateOf(leader)).toMatchObject({ plan: 'BASIC', status: 'ACTIVE' });
});

test('PAY-18 invoices are the amounts in yen, the newest first, with their state and page', async () => {
  await company();
  await world.buy(leader, priceOf('BASIC'));
  await world.clock.advance(MONTH_MS);
  await world.deliver(world.life.failToRenew(world.customerOf(leader)));
  const { data } = await world.app.call('listInvoices', { token: leader.token });
  expect(data.invoices).toMatchObject([
    { amountYen: 9_800, status: 'failed', date: '2026-12-18T00:00:00.000Z' },
    { amountYen: 9_800, status: 'paid', date: '2026-11-20T00:00:00.000Z' },
  ]);
  expect(data.invoices[0]?.url).toMatch(/^https:\/\/invoice\.stripe\.com\//);
});
