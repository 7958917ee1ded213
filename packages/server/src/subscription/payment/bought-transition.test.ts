import { PLAN_IDS, SUBSCRIPTION_STATUSES } from '@genbatalk/contract';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type SubscriptionState, transition } from '../subscription-state.js';
import { eventsTowards } from './bought-transition.js';
import type { BoughtSubscription } from './payment.port.js';

const NOW = new Date('2026-11-20T00:00:00.000Z');
const day = (offset: number) => new Date(NOW.getTime() + offset * 86_400_000);

const trial: SubscriptionState = {
  plan: 'FREE',
  status: 'TRIAL',
  trialEndsAt: day(7),
  periodStartsAt: null,
  periodEndsAt: null,
  cancelAtPeriodEnd: false,
};
const bought: BoughtSubscription = {
  state: 'active',
  plan: 'BASIC',
  periodStartsAt: day(0),
  periodEndsAt: day(30),
  cancelAtPeriodEnd: false,
  isUnpaid: false,
};

function settle(state: SubscriptionState, what: BoughtSubscription | undefined): SubscriptionState {
  return eventsTowards(state, what, NOW).reduce((now, event) => transition(now, event).state, state);
}
const active = settle(trial, bought);

const days = fc.integer({ min: -60, max: 60 }).map(day);
const paidPlans = fc.constantFrom(...PLAN_IDS.filter((plan) => plan !== 'FREE'));
const anyBought: fc.Arbitrary<BoughtSubscription> = fc.record({
  state: fc.constantFrom('active' as const, 'paused' as const, 'ended' as const),
  plan: paidPlans,
  periodStartsAt: days,
  periodEndsAt: days,
  cancelAtPeriodEnd: fc.boolean(),
  isUnpaid: fc.boolean(),
});
const anyState: fc.Arbitrary<SubscriptionState> = fc.oneof(
  fc.constant(trial),
  anyBought.map((what) => settle(trial, what)),
  fc.record({
    plan: paidPlans,
    status: fc.constantFrom(...SUBSCRIPTION_STATUSES),
    trialEndsAt: days,
    periodStartsAt: days,
    periodEndsAt: days,
    cancelAtPeriodEnd: fc.boolean(),
  }),
);

test('PAY-21 from any state, what is bought is reached in one step and stays as it is', () => {
  fc.assert(
    fc.property(anyState, anyBought, (state, what) => {
      const reached = settle(state, what);
      expect(eventsTowards(reached, what, NOW)).toEqual([]);
      if (what.state === 'active' && (!what.cancelAtPeriodEnd || what.periodEndsAt > NOW)) {
        expect(reached).toMatchObject({
          plan: what.plan,
          status: 'ACTIVE',
          periodStartsAt: what.periodStartsAt,
          periodEndsAt: what.periodEndsAt,
          cancelAtPeriodEnd: what.cancelAtPeriodEnd,
        });
      }
      if (what.state !== 'active') expect(reached.status).not.toBe('ACTIVE');
    }),
    { numRuns: 2_000 },
  );
});

test('PAY-21 what is bought last counts, whatever was taken over before', () => {
  fc.assert(
    fc.property(fc.array(anyBought, { maxLength: 5 }), (before) => {
      const state = before.reduce(settle, trial);
      expect(settle(state, bought)).toEqual(active);
    }),
  );
});

test('PAY-21 a company that never bought anything keeps its trial', () => {
  expect(eventsTowards(trial, undefined, NOW)).toEqual([]);
  expect(eventsTowards(trial, { ...bought, state: 'ended' }, NOW)).toEqual([]);
});

test('PAY-21 a plan that the operator gave outlives a subscription that ended before', () => {
  const given = settle(trial, undefined);
  const granted: SubscriptionState = { ...given, plan: 'PREMIUM', status: 'ACTIVE' };
  expect(settle(granted, { ...bought, state: 'ended' })).toEqual(granted);
  expect(settle(granted, undefined)).toEqual(granted);
});

test('PAY-23 a payment that failed gives no minutes of the next period', () => {
  const failed = settle(active, {
    ...bought,
    state: 'paused',
    periodStartsAt: day(30),
    periodEndsAt: day(60),
  });
  expect(failed).toMatchObject({ status: 'PAUSED', periodEndsAt: day(30) });
  const paid = settle(failed, { ...bought, periodStartsAt: day(30), periodEndsAt: day(60) });
  expect(paid).toMatchObject({ status: 'ACTIVE', periodEndsAt: day(60) });
});

test('PAY-23 a plan that was given up because the money never came is EXPIRED, a cancelled one CANCELED', () => {
  expect(settle(active, { ...bought, state: 'ended', isUnpaid: true }).status).toBe('EXPIRED');
  expect(settle(active, { ...bought, state: 'ended' }).status).toBe('CANCELED');
});

test('PAY-21 without any answer of the provider the plan ends with its period', () => {
  expect(settle({ ...active, periodEndsAt: day(-1) }, undefined)).toMatchObject({
    plan: 'FREE',
    status: 'CANCELED',
  });
  expect(settle(active, undefined)).toEqual(active);
});
