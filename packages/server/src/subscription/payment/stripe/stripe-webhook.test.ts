import type { SignedIn } from '@genbatalk/contract';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { priceOf, type StripeWorld, startStripeWorld } from '../../../../test/stripe/world.js';

let world: StripeWorld;
beforeAll(async () => {
  world = await startStripeWorld();
});
afterEach(() => world.stripe.setHealth('up'));
afterAll(() => world.close());

/** A company that has paid, and the events of it that nobody has delivered yet. */
async function paid(): Promise<{ leader: SignedIn; events: ReturnType<StripeWorld['life']['pay']> }> {
  const { leader } = await world.app.company({ plan: 'trial' });
  await world.checkout(leader, priceOf('BASIC'));
  return { leader, events: world.life.pay(world.sessionOf(leader)) };
}

const asked = () => world.stripe.requests.length;

test('PAY-12 a signed event is applied over the raw body, byte for byte', async () => {
  const { leader, events } = await paid();
  // Spaces, escapes and the order of keys are the sender's: any parser in between would break the signature.
  const body = JSON.stringify(events[0], null, 3).replace('"event"', '"\\u0065vent"');
  expect((await world.post(body, world.sign(body))).status).toBe(200);
  expect(await world.stateOf(leader)).toMatchObject({ plan: 'BASIC', status: 'ACTIVE' });
});

test('PAY-12 a replayed event is answered with 200 and not applied again', async () => {
  const { leader, events } = await paid();
  await world.deliver(events);
  const before = asked();
  expect(await world.deliver(events)).toEqual([200, 200, 200]);
  expect(asked()).toBe(before);
  expect(await world.planChangesOf(leader)).toBe(1);
});

test('PAY-12 the same event delivered several times at once is applied once', async () => {
  const { leader, events } = await paid();
  const body = JSON.stringify(events[0]);
  const signature = world.sign(body);
  const answers = await Promise.all([1, 2, 3, 4].map(() => world.post(body, signature)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect(await world.planChangesOf(leader)).toBe(1);
});

test('PAY-12 PAY-21 reordered events lead to the same state', async () => {
  const { leader, events } = await paid();
  await world.deliver(events.toReversed());
  expect(await world.stateOf(leader)).toMatchObject({ plan: 'BASIC', status: 'ACTIVE' });
  const customer = world.customerOf(leader);
  const later = [
    ...world.life.pause(customer),
    ...world.life.resume(customer),
    ...world.life.cancel(customer),
  ];
  await world.deliver(later.toReversed());
  expect(await world.stateOf(leader)).toEqual({ plan: 'BASIC', status: 'ACTIVE', cancelAtPeriodEnd: true });
});

test('PAY-12 PAY-21 a stale event, delivered after what made it wrong, changes nothing', async () => {
  const { leader, events } = await paid();
  await world.deliver(events.slice(0, 1));
  const late = world.life.renew(world.customerOf(leader));
  await world.deliver(world.life.end(world.customerOf(leader)));
  const ended = await world.stateOf(leader);
  expect(ended).toMatchObject({ plan: 'FREE', status: 'CANCELED' });
  expect(await world.deliver([...events.slice(1), ...late])).toEqual([200, 200, 200, 200]);
  expect(await world.stateOf(leader)).toEqual(ended);
});

test('PAY-21 an answer of Stripe that was overtaken by a newer one is not taken over', async () => {
  const { leader, events } = await paid();
  await world.deliver(events.slice(0, 1));
  const customer = world.customerOf(leader);
  // The answer to one event's question is under way; meanwhile the plan ends, and that event is through at once.
  const before = asked();
  const release = world.stripe.hold('GET /v1/subscriptions');
  const slow = world.deliver(events.slice(1, 2));
  await expect.poll(asked).toBe(before + 1);
  await world.deliver(world.life.end(customer));
  release();
  expect(await slow).toEqual([200]);
  expect((await world.stateOf(leader)).status).toBe('CANCELED');
});

test('PAY-13 a forged, altered, unsigned or old event is refused and changes nothing', async () => {
  const { leader, events } = await paid();
  const body = JSON.stringify(events[0]);
  const dayAgo = world.clock.now().getTime() - 86_400_000;
  const forged: [body: string, signature: string | undefined][] = [
    [body, world.sign(body, { secret: 'whsec_somebody_elses' })],
    [`${body} `, world.sign(body)],
    [body.replace('active', 'paused'), world.sign(body)],
    [body, undefined],
    [body, ''],
    [body, 't=1,v1=00'],
    [body, world.sign(body, { atMs: dayAgo })],
    ['', world.sign('')],
    ['{', world.sign('{')],
  ];
  const before = asked();
  for (const [sent, signature] of forged) {
    const response = await world.post(sent, signature);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ code: 'validation' });
  }
  expect(asked()).toBe(before);
  expect(await world.stateOf(leader)).toMatchObject({ plan: 'FREE', status: 'TRIAL' });
  // None of them used up the event's id.
  await world.deliver(events.slice(0, 1));
  expect(await world.stateOf(leader)).toMatchObject({ plan: 'BASIC', status: 'ACTIVE' });
});

test('PAY-12 events of unknown types and of unknown customers are accepted and ignored', async () => {
  const { leader, events } = await paid();
  const strangers = JSON.parse(
    JSON.stringify(events).replaceAll(world.customerOf(leader), 'cus_stranger'),
  ) as typeof events;
  const unknown = world.life.unknown(world.customerOf(leader));
  expect(await world.deliver([unknown, ...strangers])).toEqual([200, 200, 200, 200]);
  expect(await world.stateOf(leader)).toMatchObject({ plan: 'FREE', status: 'TRIAL' });
});

test('PAY-12 what is signed but no event is refused, and an event without an object is accepted', async () => {
  const odd = ['null', '{}', '[]', '"text"', '{"id":"evt_1","type":""}', '{"id":"\\u0000","type":"ping"}'];
  for (const body of odd) expect((await world.post(body, world.sign(body))).status).toBe(400);
  for (const data of [undefined, {}, { object: null }, { object: { customer: 5 } }]) {
    const body = JSON.stringify({ id: 'evt_odd', object: 'event', type: 'invoice.paid', data });
    expect((await world.post(body, world.sign(body))).status).toBe(200);
  }
});

test('PAY-22 PAY-12 an event that comes while Stripe cannot be asked is refused, and applied when it is sent again', async () => {
  const { leader, events } = await paid();
  world.stripe.setHealth('silent');
  expect(await world.deliver(events.slice(0, 1))).toEqual([503]);
  expect(await world.stateOf(leader)).toMatchObject({ plan: 'FREE', status: 'TRIAL' });
  world.stripe.setHealth('up');
  expect(await world.deliver(events.slice(0, 1))).toEqual([200]);
  expect(await world.stateOf(leader)).toMatchObject({ plan: 'BASIC', status: 'ACTIVE' });
});
