import { expect, it } from 'vitest';
import { dayRangeOf, fillDays } from './day-range';

// In Tokyo it is already the first of December.
const nowMs = Date.parse('2026-11-30T15:30:00Z');

it("PLAN-29 takes the days of the company's time zone, today included", () => {
  expect(dayRangeOf('week', nowMs)).toEqual({ from: '2026-11-25', to: '2026-12-01' });
  expect(dayRangeOf('month', nowMs)).toEqual({ from: '2026-11-02', to: '2026-12-01' });
  expect(dayRangeOf('thisMonth', nowMs)).toEqual({ from: '2026-12-01', to: '2026-12-01' });
  expect(dayRangeOf('lastMonth', nowMs)).toEqual({ from: '2026-11-01', to: '2026-11-30' });
});

it('PLAN-29 takes a month that ends in a leap day', () => {
  expect(dayRangeOf('lastMonth', Date.parse('2028-03-10T03:00:00Z'))).toEqual({
    from: '2028-02-01',
    to: '2028-02-29',
  });
});

it('PLAN-29 shows the days without use too', () => {
  const used = { date: '2026-11-30', faceToFace: 1, oneToOne: 2, team: 3 };
  expect(fillDays([used], { from: '2026-11-29', to: '2026-12-01' })).toEqual([
    { date: '2026-11-29', faceToFace: 0, oneToOne: 0, team: 0 },
    used,
    { date: '2026-12-01', faceToFace: 0, oneToOne: 0, team: 0 },
  ]);
});
