import { expect, test } from 'vitest';
import { addDays, dayOf, daysBetween, minutesPeriod, startOfDay } from './calendar.js';
import { sumPerDay } from './usage.service.js';

const at = (text: string) => new Date(`${text}+09:00`);

test('USAGE-10 a day is the calendar day in Asia/Tokyo', () => {
  expect(dayOf(at('2026-11-30T23:59:59.999'))).toBe('2026-11-30');
  expect(dayOf(at('2026-12-01T00:00:00.000'))).toBe('2026-12-01');
  expect(startOfDay('2026-12-01')).toEqual(at('2026-12-01T00:00:00'));
  expect(addDays('2028-02-28', 2)).toBe('2028-03-01');
  expect(daysBetween('2026-12-30', '2027-01-02')).toEqual([
    '2026-12-30',
    '2026-12-31',
    '2027-01-01',
    '2027-01-02',
  ]);
});

test('USAGE-04 without a billing period minutes renew with the calendar month', () => {
  const none = { periodStartsAt: null, periodEndsAt: null };
  expect(minutesPeriod(none, at('2026-12-31T23:59:59'))).toEqual({
    from: at('2026-12-01T00:00:00'),
    to: at('2027-01-01T00:00:00'),
  });
});

test('USAGE-04 with a billing period minutes renew with it, also before the provider has told of the next', () => {
  const period = { periodStartsAt: at('2026-11-10T12:00:00'), periodEndsAt: at('2026-12-10T12:00:00') };
  expect(minutesPeriod(period, at('2026-12-10T11:59:59')).from).toEqual(period.periodStartsAt);
  expect(minutesPeriod(period, at('2026-12-10T12:00:00')).from).toEqual(period.periodEndsAt);
  // A clock that jumped back before the period counts in it all the same.
  expect(minutesPeriod(period, at('2026-11-01T00:00:00')).from).toEqual(period.periodStartsAt);
});

test('USAGE-10 USAGE-01 a stretch over midnight is cut there, and the parts make the whole', () => {
  const stretches = [
    { kind: 'team' as const, from: at('2026-11-30T23:59:00'), to: at('2026-12-01T00:00:30') },
    { kind: 'team' as const, from: at('2026-12-01T08:00:00'), to: at('2026-12-01T08:00:05.999') },
    { kind: 'oneToOne' as const, from: at('2026-12-01T09:00:00'), to: at('2026-12-01T09:01:00') },
  ];
  expect(sumPerDay(stretches, ['2026-11-30', '2026-12-01', '2026-12-02'])).toEqual([
    { date: '2026-11-30', faceToFace: 0, oneToOne: 0, team: 60 },
    { date: '2026-12-01', faceToFace: 0, oneToOne: 60, team: 35 },
    { date: '2026-12-02', faceToFace: 0, oneToOne: 0, team: 0 },
  ]);
});
