import { expect, it } from 'vitest';
import { usageLevel } from './usage-level';

it('PLAN-27 tells calm, near at 80 percent and full at 100', () => {
  expect(usageLevel(0, 5)).toEqual({ kind: 'measured', percent: 0, tone: 'calm' });
  expect(usageLevel(79, 100)).toEqual({ kind: 'measured', percent: 79, tone: 'calm' });
  expect(usageLevel(80, 100)).toEqual({ kind: 'measured', percent: 80, tone: 'near' });
  expect(usageLevel(100, 100)).toEqual({ kind: 'measured', percent: 100, tone: 'full' });
});

it('PLAN-27 calls nothing full that is not: one second is left', () => {
  expect(usageLevel(300 * 60 - 1, 300 * 60)).toMatchObject({ percent: 99, tone: 'near' });
});

it('PLAN-27 has no share of what is unlimited or not in the plan', () => {
  expect(usageLevel(7, null)).toEqual({ kind: 'unlimited' });
  expect(usageLevel(0, 0)).toEqual({ kind: 'not-included' });
});

it('PLAN-27 keeps to 100 percent where a smaller plan is exceeded', () => {
  expect(usageLevel(12, 5)).toMatchObject({ percent: 100, tone: 'full' });
  expect(usageLevel(3, 0)).toMatchObject({ percent: 100, tone: 'full' });
});
