import { expect, it } from 'vitest';
import { subscriptionState } from '../testing/states';
import { planNotices } from './plan-notices';

const paid = { plan: 'team5_standard', subscriptionStatus: 'ACTIVE' } as const;

it('PLAN-26 tells the days that are left of the trial, louder in the last three', () => {
  expect(planNotices(subscriptionState())).toEqual([
    { kind: 'trial', daysLeft: 5, endsAt: '2026-11-27T01:00:00.000Z', isNear: false },
  ]);
  expect(planNotices(subscriptionState({ company: { trialDaysLeft: 3 } }))).toMatchObject([{ isNear: true }]);
});

it('PLAN-05 tells that the trial is over, also in the moment before the state follows', () => {
  const expired = subscriptionState({ company: { subscriptionStatus: 'EXPIRED', trialDaysLeft: 0 } });
  expect(planNotices(expired)).toEqual([{ kind: 'over', status: 'EXPIRED' }]);
  const late = subscriptionState({ company: { trialDaysLeft: 0 }, needsUpgrade: true });
  expect(planNotices(late)).toEqual([{ kind: 'over', status: 'EXPIRED' }]);
});

it('PLAN-06 tells of a plan that is paused or ran out', () => {
  for (const status of ['PAUSED', 'CANCELED'] as const) {
    const state = subscriptionState({ company: { ...paid, subscriptionStatus: status } });
    expect(planNotices(state)).toEqual([{ kind: 'over', status }]);
  }
});

it('USAGE-05 tells of minutes that are used up before those that are nearly', () => {
  const state = subscriptionState({
    company: paid,
    limitMinutes: { oneToOne: 300, team: 1800 },
    seconds: { oneToOne: 300 * 60 * 0.8, team: 1800 * 60 },
  });
  expect(planNotices(state)).toEqual([
    { kind: 'exhausted', usageKind: 'team' },
    { kind: 'nearly', usageKind: 'oneToOne', leftMinutes: 60 },
  ]);
});

it('USAGE-05 is silent below 80 percent, and of minutes that the plan does not have', () => {
  const state = subscriptionState({
    company: paid,
    limitMinutes: { oneToOne: 0, team: 900 },
    seconds: { team: 900 * 60 * 0.79 },
  });
  expect(planNotices(state)).toEqual([]);
});
