import { expect, it } from 'vitest';
import { subscriptionState } from '../../../subscription/testing/states';
import { isActivated } from './activation';

const companyOn = (company: Parameters<typeof subscriptionState>[0] & object) =>
  subscriptionState(company).company;

it('PAY-17 waits until the plan that was bought is active', () => {
  const active = companyOn({ company: { plan: 'team5_lite', subscriptionStatus: 'ACTIVE' } });
  expect(isActivated(undefined, 'team5_lite')).toBe(false);
  expect(isActivated(companyOn({}), 'team5_lite')).toBe(false);
  expect(isActivated(active, 'team5_lite')).toBe(true);
});

it('PAY-17 does not take the plan of before for the one that was bought', () => {
  const before = companyOn({ company: { plan: 'BASIC', subscriptionStatus: 'ACTIVE' } });
  expect(isActivated(before, 'PREMIUM')).toBe(false);
});

it('PAY-17 takes any paid plan where nothing is known of the purchase', () => {
  expect(isActivated(companyOn({ company: { plan: 'BASIC', subscriptionStatus: 'ACTIVE' } }), null)).toBe(
    true,
  );
  expect(isActivated(companyOn({ company: { plan: 'BASIC', subscriptionStatus: 'PAUSED' } }), null)).toBe(
    false,
  );
});
