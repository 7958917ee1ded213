import { expect, test } from 'vitest';
import { oneMonthAfter } from './one-month-after.js';

test.each([
  ['2026-11-20T08:30:00.000Z', '2026-12-20T08:30:00.000Z'],
  ['2026-12-31T23:59:59.999Z', '2027-01-31T23:59:59.999Z'],
  ['2027-01-31T00:00:00.000Z', '2027-02-28T00:00:00.000Z'],
  ['2028-01-30T00:00:00.000Z', '2028-02-29T00:00:00.000Z'],
])('PAY-16 a period from %s ends %s', (from, to) => {
  expect(oneMonthAfter(new Date(from)).toISOString()).toBe(to);
});
