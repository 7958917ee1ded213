import { randomUUID } from 'node:crypto';
import { PLAN_IDS, type PlanId, type SignedIn } from '@genbatalk/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createManualClock, type ManualClock } from '../../../../test/manual-clock.js';
import { startTestApp, type TestApp } from '../../../../test/test-app.js';
import { createSubscriptions } from '../../subscription.service.js';

const DAY_MS = 86_400_000;
const PAID = PLAN_IDS.filter((plan) => plan !== 'FREE');

let app: TestApp;
let clock: ManualClock;
beforeAll(async () => {
  clock = createManualClock();
  app = await startTestApp({ clock });
});
afterAll(() => app.close());

const upgrade = ({ token }: SignedIn, plan: PlanId) => app.call('upgradePlan', { token, body: { plan } });
const checkout = ({ token }: SignedIn, priceId: string, change = {}) =>
  app.call('createCheckout', {
    token,
    body: {
      priceId,
      successUrl: `${app.url}/subscription/success`,
      cancelUrl: `${app.url}/subscription`,
      ...change,
    },
  });
const invoicesOf = async ({ token }: SignedIn) => (await app.call('listInvoices', { token })).data.invoices;
const companyOf = ({ user }: SignedIn) =>
  createSubscriptions({ database: app.app.database, clock }).describe(user.companyId ?? '');

test.each(PAID)('PAY-02 PAY-04 upgrade to %s applies at once and answers the company', async (plan) => {
  const { leader } = await app.company({ plan: 'trial' });
  const { status, data } = await upgrade(leader, plan);
  expect(status).toBe(200);
  expect(data.company).toMatchObject({ plan, subscriptionStatus: 'ACTIVE', cancelAtPeriodEnd: false });
  expect(await companyOf(leader)).toEqual(data.company);
});

test.each(['FREE', 'GOLD', '', 7])('PAY-04 upgrade to %j is refused with 400', async (plan) => {
  const { leader } = await app.company({ plan: 'trial' });
  const { status, error } = await upgrade(leader, plan as PlanId);
  expect([status, error.code]).toEqual([400, 'validation']);
  expect(await companyOf(leader)).toMatchObject({ plan: 'FREE', subscriptionStatus: 'TRIAL' });
});

test.each(PAID)(
  'PAY-16 create-checkout of demo_%s applies the plan and answers the success URL',
  async (plan) => {
    const { leader } = await app.company({ plan: 'trial' });
    const { status, data } = await checkout(leader, `demo_${plan}`);
    expect([status, data.url]).toEqual([200, `${app.url}/subscription/success`]);
    expect(await companyOf(leader)).toMatchObject({ plan, subscriptionStatus: 'ACTIVE' });
  },
);

test('PAY-16 every paid plan of the catalogue has the price id of the demo', async () => {
  const { leader } = await app.company();
  const { data } = await app.call('listPlans', { token: leader.token });
  const prices = data.plans.map(({ id, priceId }) => [id, priceId]);
  expect(prices).toEqual(PLAN_IDS.map((id) => [id, id === 'FREE' ? undefined : `demo_${id}`]));
});

test.each(['demo_FREE', 'demo_', 'price_1'])(
  'PAY-08 the price %s is not sold: price-missing',
  async (priceId) => {
    const { leader } = await app.company({ plan: 'trial' });
    const { status, error } = await checkout(leader, priceId);
    expect([status, error.code]).toEqual([400, 'price-missing']);
  },
);

test('PAY-07 another origin is refused, and the plan stays', async () => {
  const { leader } = await app.company({ plan: 'trial' });
  for (const change of [{ successUrl: 'https://evil.example/x' }, { cancelUrl: 'https://evil.example/x' }]) {
    const { status, error } = await checkout(leader, 'demo_BASIC', change);
    expect([status, error.code]).toEqual([400, 'origin-not-allowed']);
  }
  expect(await companyOf(leader)).toMatchObject({ plan: 'FREE' });
});

test('PAY-10 PAY-16 the portal is /admin/billing of the own origin', async () => {
  const { leader } = await app.company({ plan: 'trial' });
  const { data } = await app.call('openPortal', { token: leader.token });
  expect(data.url).toBe(`${app.url}/admin/billing`);
  // Behind a proxy that ends TLS, the browser's own origin says https.
  const secure = await app.call('openPortal', {
    token: leader.token,
    headers: { origin: app.url.replace('http:', 'https:') },
  });
  expect(secure.data.url).toBe(`${app.url.replace('http:', 'https:')}/admin/billing`);
  const foreign = await app.call('openPortal', {
    token: leader.token,
    headers: { origin: 'https://evil.example' },
  });
  expect(foreign.data.url).toBe(`${app.url}/admin/billing`);
});

test('PAY-18 invoices have the plan’s price, one a month, the newest first; the same plan again costs nothing', async () => {
  const { leader } = await app.company({ plan: 'trial' });
  expect(await invoicesOf(leader)).toEqual([]);
  await upgrade(leader, 'BASIC');
  await upgrade(leader, 'BASIC');
  await clock.advance(3_600_000);
  await upgrade(leader, 'team5_pro');
  expect((await invoicesOf(leader)).map(({ amountYen, status }) => [amountYen, status])).toEqual([
    [28_000, 'paid'],
    [9_800, 'paid'],
  ]);
  // Not the whole month at once: a session that nobody uses for 30 days ends.
  await clock.advance(20 * DAY_MS);
  expect(await invoicesOf(leader)).toHaveLength(2);
  await clock.advance(11 * DAY_MS);
  await expect
    .poll(
      async () => {
        await clock.advance(60_000);
        return (await companyOf(leader)).periodEndsAt;
      },
      { timeout: 20_000 },
    )
    .toBe('2027-01-20T01:00:00.000Z');
  const [renewal, ...earlier] = await invoicesOf(leader);
  expect(renewal).toMatchObject({ amountYen: 28_000, date: '2026-12-20T01:00:00.000Z' });
  expect(earlier).toHaveLength(2);
  expect(await companyOf(leader)).toMatchObject({ plan: 'team5_pro', subscriptionStatus: 'ACTIVE' });
});

test('PAY-15 the first purchase after a referral costs 10 percent less, once, also when two race', async () => {
  const { leader: referrer } = await app.company({ plan: 'trial' });
  const { data: leader } = await app.call('register', {
    body: {
      email: `${randomUUID()}@example.com`,
      password: 'correct horse',
      name: '紹介',
      language: 'ja',
      referrerId: referrer.user.id,
    },
  });
  await Promise.all([upgrade(leader, 'BASIC'), upgrade(leader, 'team5_pro')]);
  const amounts = (await invoicesOf(leader)).map(({ amountYen }) => amountYen).sort((a, b) => a - b);
  expect([
    [8_820, 28_000],
    [9_800, 25_200],
  ]).toContainEqual(amounts);
});

test('PAY-15 without a referral there is no discount', async () => {
  const { leader } = await app.company({ plan: 'trial' });
  await upgrade(leader, 'BASIC');
  expect((await invoicesOf(leader)).map(({ amountYen }) => amountYen)).toEqual([9_800]);
});

test('PAY-13 no provider signs anything: every event is refused', async () => {
  const response = await fetch(`${app.url}/api/subscription/webhook`, {
    method: 'POST',
    headers: { 'stripe-signature': 't=1,v1=00' },
    body: '{}',
  });
  expect(response.status).toBe(400);
});

test('PAY-11 PAY-19 a worker may neither buy nor see invoices', async () => {
  const { workers } = await app.company({ workers: ['vi'] });
  const [worker] = workers as [SignedIn];
  const { token } = worker;
  const answers = await Promise.all([
    upgrade(worker, 'BASIC'),
    checkout(worker, 'demo_BASIC'),
    app.call('openPortal', { token }),
    app.call('listInvoices', { token }),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 403]);
});
