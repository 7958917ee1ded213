import type { SignedIn } from '@genbatalk/contract';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { MONTH_MS } from '../../../../test/stripe/life.js';
import { priceOf, type StripeWorld, startStripeWorld } from '../../../../test/stripe/world.js';

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;

let world: StripeWorld;
let leader: SignedIn;
beforeEach(async () => {
  world = await startStripeWorld();
  ({ leader } = await world.app.company({ plan: 'trial' }));
});
afterEach(() => world.close());

const periodEndsAt = async () => (await world.companyOf(leader)).periodEndsAt;
const state = () => world.stateOf(leader);
const customer = () => world.customerOf(leader);
const active = { plan: 'BASIC', status: 'ACTIVE', cancelAtPeriodEnd: false };

test('PAY-21 a renewal moves the period on', async () => {
  await world.buy(leader, priceOf('BASIC'));
  const first = await periodEndsAt();
  await world.clock.advance(MONTH_MS);
  await world.deliver(world.life.renew(customer()));
  expect(await state()).toEqual(active);
  expect(Date.parse((await periodEndsAt()) ?? '') - Date.parse(first ?? '')).toBe(MONTH_MS);
});

test('PAY-23 a payment that fails pauses the plan, and paying brings it back', async () => {
  await world.buy(leader, priceOf('BASIC'));
  await world.clock.advance(MONTH_MS);
  await world.deliver(world.life.failToRenew(customer()));
  expect(await state()).toMatchObject({ plan: 'BASIC', status: 'PAUSED' });
  await world.deliver(world.life.payOpenInvoice(customer()));
  expect(await state()).toEqual(active);
});

test('PAY-21 a pause and its end', async () => {
  await world.buy(leader, priceOf('BASIC'));
  await world.deliver(world.life.pause(customer()));
  expect(await state()).toMatchObject({ plan: 'BASIC', status: 'PAUSED' });
  await world.deliver(world.life.resume(customer()));
  expect(await state()).toEqual(active);
});

test('PAY-23 a cancelled plan runs to the end of its period, then is FREE and CANCELED, and can be bought anew', async () => {
  await world.buy(leader, priceOf('BASIC'));
  await world.deliver(world.life.cancel(customer()));
  expect(await state()).toEqual({ ...active, cancelAtPeriodEnd: true });
  await world.clock.advance(MONTH_MS);
  await world.deliver(world.life.end(customer()));
  expect(await state()).toEqual({ plan: 'FREE', status: 'CANCELED', cancelAtPeriodEnd: false });
  await world.buy(leader, priceOf('team5_lite'));
  expect(await state()).toEqual({ ...active, plan: 'team5_lite' });
});

test('PAY-21 a price that the settings name no more keeps its plan', async () => {
  await world.buy(leader, priceOf('BASIC'));
  const [subscription] = world.stripe.state.subscriptions.values();
  const item = subscription?.items.data[0];
  if (item !== undefined) item.price = { ...item.price, id: 'price_of_last_year' };
  await world.clock.advance(MONTH_MS);
  await world.deliver(world.life.renew(customer()));
  expect(await state()).toEqual(active);
});

test('PAY-21 PAY-17 a purchase whose events were all lost is found by asking, within a minute', async () => {
  await world.checkout(leader, priceOf('BASIC'));
  world.life.pay(world.sessionOf(leader));
  await world.clock.advance(MINUTE_MS);
  await expect.poll(state).toEqual(active);
});

test('PAY-21 a change of plan whose event was lost is found, also after asking too early', async () => {
  await world.buy(leader, priceOf('BASIC'));
  await world.checkout(leader, priceOf('team5_lite'));
  // The page of the portal stays open for a while; what is asked meanwhile is what was there before.
  const asked = () => world.stripe.requests.length;
  const before = asked();
  await world.eventually(asked, (requests) => requests > before);
  expect(await state()).toEqual(active);
  world.life.changePrice(customer(), priceOf('team5_lite'));
  const changedAt = world.clock.now().getTime();
  await world.eventually(state, ({ plan }) => plan === 'team5_lite');
  expect(world.clock.now().getTime() - changedAt).toBeLessThan(HOUR_MS);
});

test('PAY-21 a cancellation whose event was lost is found after the end of the period', async () => {
  await world.buy(leader, priceOf('BASIC'));
  await world.clock.advance(MONTH_MS);
  world.life.end(customer());
  await world.eventually(state, ({ status }) => status === 'CANCELED');
  expect(await state()).toEqual({ plan: 'FREE', status: 'CANCELED', cancelAtPeriodEnd: false });
});

test('PAY-21 a pause whose event was lost is found within a day', async () => {
  await world.buy(leader, priceOf('BASIC'));
  world.life.pause(customer());
  await world.clock.advance(DAY_MS);
  await world.eventually(state, ({ status }) => status === 'PAUSED');
  expect((await state()).plan).toBe('BASIC');
});

test('PAY-22 an outage of Stripe takes no plan away, and the repair comes after it', async () => {
  await world.buy(leader, priceOf('BASIC'));
  world.life.pause(customer());
  world.stripe.setHealth('silent');
  const before = world.stripe.requests.length;
  await world.clock.advance(DAY_MS);
  // The SDK tries three times before it gives up.
  await world.eventually(
    () => world.stripe.requests.length,
    (requests) => requests >= before + 3,
  );
  expect(await state()).toMatchObject({ plan: 'BASIC', status: 'ACTIVE' });
  world.stripe.setHealth('up');
  await world.eventually(state, ({ status }) => status === 'PAUSED');
});
