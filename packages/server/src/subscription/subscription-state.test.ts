import type { SubscriptionStatus } from '@genbatalk/contract';
import { describe, expect, test } from 'vitest';
import { type SubscriptionEvent, type SubscriptionState, stateAt, transition } from './subscription-state.js';

const day = (number: number) => new Date(Date.UTC(2026, 10, number));
const TRIAL: SubscriptionState = {
  plan: 'FREE',
  status: 'TRIAL',
  trialEndsAt: day(27),
  periodStartsAt: null,
  periodEndsAt: null,
  cancelAtPeriodEnd: false,
};
const PERIOD = { periodStart: day(1), periodEnd: day(30) };
const ACTIVE: SubscriptionState = {
  ...TRIAL,
  plan: 'team5_pro',
  status: 'ACTIVE',
  periodStartsAt: day(1),
  periodEndsAt: day(30),
};
const after = (state: SubscriptionState, ...events: SubscriptionEvent[]) =>
  events.reduce((current, event) => transition(current, event).state, state);

describe('PLAN-06 the states', () => {
  test.each<[string, SubscriptionState, SubscriptionEvent, SubscriptionStatus, string]>([
    ['a purchase in the trial', TRIAL, { type: 'purchased', plan: 'BASIC', ...PERIOD }, 'ACTIVE', 'BASIC'],
    ['the end of the trial', TRIAL, { type: 'trialEnded' }, 'EXPIRED', 'FREE'],
    ['a failed payment', ACTIVE, { type: 'paymentFailed' }, 'PAUSED', 'team5_pro'],
    ['a pause', ACTIVE, { type: 'paused' }, 'PAUSED', 'team5_pro'],
    ['a resumption', { ...ACTIVE, status: 'PAUSED' }, { type: 'resumed' }, 'ACTIVE', 'team5_pro'],
    ['a change of plan', ACTIVE, { type: 'planChanged', plan: 'team5_lite' }, 'ACTIVE', 'team5_lite'],
    ['a cancellation runs on', ACTIVE, { type: 'cancelScheduled' }, 'ACTIVE', 'team5_pro'],
    ['the end of a cancelled plan', ACTIVE, { type: 'periodEnded' }, 'CANCELED', 'FREE'],
    ['the end without payment', ACTIVE, { type: 'periodEnded', reason: 'unpaid' }, 'EXPIRED', 'FREE'],
  ])('%s', (_title, state, event, status, plan) => {
    expect(transition(state, event).state).toMatchObject({ status, plan });
  });

  test('a renewal takes the next period and ends a pause', () => {
    const renewed = { type: 'renewed', periodStart: day(30), periodEnd: day(60) } as const;
    expect(after(ACTIVE, { type: 'paymentFailed' }, renewed)).toEqual({
      ...ACTIVE,
      periodStartsAt: day(30),
      periodEndsAt: day(60),
    });
  });

  test('a cancellation can be taken back', () => {
    expect(after(ACTIVE, { type: 'cancelScheduled' }, { type: 'cancelRevoked' })).toEqual(ACTIVE);
  });

  test('after the end, buying begins anew', () => {
    const ended = after(ACTIVE, { type: 'cancelScheduled' }, { type: 'periodEnded' });
    expect(after(ended, { type: 'purchased', plan: 'team5_pro', ...PERIOD })).toEqual(ACTIVE);
  });

  test.each<[string, SubscriptionState, SubscriptionEvent]>([
    ['an old renewal', ACTIVE, { type: 'renewed', periodStart: day(1), periodEnd: day(30) }],
    ['a renewal in the trial', TRIAL, { type: 'renewed', ...PERIOD }],
    ['the end of a trial that was bought out of', ACTIVE, { type: 'trialEnded' }],
    ['a failed payment of nothing', TRIAL, { type: 'paymentFailed' }],
    ['a pause of nothing', TRIAL, { type: 'paused' }],
    ['a resumption of what runs', ACTIVE, { type: 'resumed' }],
    ['a cancellation of the trial', TRIAL, { type: 'cancelScheduled' }],
    ['the end of nothing', TRIAL, { type: 'periodEnded' }],
    ['a change of plan without one', TRIAL, { type: 'planChanged', plan: 'BASIC' }],
    ['buying what costs nothing', ACTIVE, { type: 'purchased', plan: 'FREE', ...PERIOD }],
  ])('%s changes nothing', (_title, state, event) => {
    const result = transition(state, event);
    expect(result.state).toBe(state);
    expect(result.changes).toEqual([]);
  });
});

test('PLAN-32 the trial is over at its end, whether or not that was stored', () => {
  expect(stateAt(TRIAL, new Date(day(27).getTime() - 1)).status).toBe('TRIAL');
  expect(stateAt(TRIAL, day(27))).toMatchObject({ plan: 'FREE', status: 'EXPIRED' });
});

test('PLAN-06 a cancelled plan runs to the end of its period, and is then CANCELED on FREE', () => {
  const cancelled = after(ACTIVE, { type: 'cancelScheduled' });
  expect(stateAt(cancelled, day(29))).toBe(cancelled);
  expect(stateAt(cancelled, day(30))).toMatchObject({ plan: 'FREE', status: 'CANCELED', periodEndsAt: null });
  // One that was not cancelled is waiting for word from the provider.
  expect(stateAt(ACTIVE, day(31))).toBe(ACTIVE);
});

test('PLAN-06 the changes name what changed, before and after', () => {
  const { changes } = transition(TRIAL, { type: 'purchased', plan: 'BASIC', ...PERIOD });
  expect(changes).toEqual([
    { action: 'plan-changed', before: { plan: 'FREE' }, after: { plan: 'BASIC' } },
    {
      action: 'status-changed',
      before: { subscriptionStatus: 'TRIAL', periodEndsAt: null },
      after: { subscriptionStatus: 'ACTIVE', periodEndsAt: day(30).toISOString() },
    },
    {
      action: 'limits-changed',
      before: { channels: 1, members: 5, customPhrases: 20 },
      after: { channels: 5, members: 20, customPhrases: 0 },
    },
  ]);
});
