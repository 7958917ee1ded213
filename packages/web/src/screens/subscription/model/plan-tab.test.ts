import { expect, it } from 'vitest';
import { planTabOf } from './plan-tab';

it("PLAN-23 opens the tab of the address, else the own plan's, else the organisation's", () => {
  expect(planTabOf('personal', 'team5_pro')).toBe('personal');
  expect(planTabOf('nonsense', 'personal_pro')).toBe('personal');
  expect(planTabOf(null, 'FREE')).toBe('organisation');
  expect(planTabOf(null, undefined)).toBe('organisation');
});
