import { randomUUID } from 'node:crypto';
import type { SignedIn } from '@genbatalk/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { priceOf, type StripeWorld, startStripeWorld } from '../../../../test/stripe/world.js';

let world: StripeWorld;
let referrer: SignedIn;
beforeAll(async () => {
  world = await startStripeWorld();
  ({ leader: referrer } = await world.app.company({ plan: 'trial' }));
});
afterAll(() => world.close());

async function referred(): Promise<SignedIn> {
  const email = `${randomUUID()}@example.com`;
  const { data } = await world.app.call('register', {
    body: { email, password: 'correct horse', name: '紹介', language: 'ja', referrerId: referrer.user.id },
  });
  return data;
}

const amountsOf = async ({ token }: SignedIn) =>
  (await world.app.call('listInvoices', { token })).data.invoices.map(({ amountYen }) => amountYen);

test('PAY-15 the first purchase of a company that came by referral costs 10 percent less, once', async () => {
  const leader = await referred();
  await world.buy(leader, priceOf('BASIC'));
  await world.deliver(world.life.renew(world.customerOf(leader)));
  await world.deliver(world.life.end(world.customerOf(leader)));
  await world.buy(leader, priceOf('BASIC'));
  expect(await amountsOf(leader)).toEqual([9_800, 9_800, 8_820]);
  const [coupon] = world.stripe.state.coupons.values();
  expect(coupon).toMatchObject({ percent_off: 10, duration: 'once' });
});

test('PAY-15 nobody else gets a discount', async () => {
  const { leader } = await world.app.company({ plan: 'trial' });
  await world.buy(leader, priceOf('BASIC'));
  expect(await amountsOf(leader)).toEqual([9_800]);
  expect(world.sessionOf(leader).coupon).toBeUndefined();
});

test('PAY-15 a checkout that was left does not use the discount up', async () => {
  const leader = await referred();
  await world.checkout(leader, priceOf('BASIC'));
  await world.buy(leader, priceOf('team5_lite'));
  expect(await amountsOf(leader)).toEqual([9_900]);
});

test('PAY-15 checkouts that race get it once: only one of them can be paid', async () => {
  const leader = await referred();
  await Promise.all([world.checkout(leader, priceOf('BASIC')), world.checkout(leader, priceOf('BASIC'))]);
  const open = [...world.stripe.state.sessions.values()].filter(
    ({ client_reference_id, status }) => client_reference_id === leader.user.companyId && status === 'open',
  );
  expect(open.map(({ coupon }) => coupon)).toEqual(['genbatalk-referral-10']);
});

test('PAY-15 a coupon that another checkout makes meanwhile is taken', async () => {
  world.stripe.state.coupons.clear();
  const [first, second] = [await referred(), await referred()];
  // This one has seen that there is no coupon; before it makes one, the other does.
  const seen = 'GET /v1/coupons/genbatalk-referral-10';
  const release = world.stripe.hold(seen);
  const slow = world.checkout(first, priceOf('BASIC'));
  await expect.poll(() => world.stripe.requests.at(-1)).toBe(seen);
  expect((await world.checkout(second, priceOf('BASIC'))).status).toBe(200);
  release();
  expect((await slow).status).toBe(200);
  expect(world.sessionOf(first).coupon).toBe('genbatalk-referral-10');
});

test('PAY-15 what events had not told yet counts as a purchase', async () => {
  const leader = await referred();
  await world.checkout(leader, priceOf('BASIC'));
  world.life.pay(world.sessionOf(leader));
  world.life.end(world.customerOf(leader));
  await world.checkout(leader, priceOf('BASIC'));
  expect(world.sessionOf(leader)).toMatchObject({ status: 'open', coupon: undefined });
});
