import { expect, test } from 'vitest';
import { nextCheckAt } from './check-schedule.js';

const at = (time: string) => new Date(`2026-11-20T${time}:00.000Z`);
const nothing = { checkoutStartedAt: null, periodEndsAt: undefined };

test('PAY-21 a checkout is asked after soon, then ever more rarely, and no more after a day', () => {
  const checkoutStartedAt = at('08:00');
  const after = (now: string) => nextCheckAt(at(now), { ...nothing, checkoutStartedAt });
  expect(after('08:00')).toEqual(at('08:01'));
  expect(after('08:01')).toEqual(at('08:02'));
  expect(after('08:10')).toEqual(at('08:20'));
  expect(after('12:00')).toEqual(at('13:00'));
  const dayAfter = new Date('2026-11-21T09:00:00.000Z');
  expect(nextCheckAt(dayAfter, { ...nothing, checkoutStartedAt })).toEqual(
    new Date('2026-11-22T09:00:00.000Z'),
  );
});

test('PAY-21 the provider is asked when a period has ended, and once a day in any case', () => {
  const ends = (time: string) => ({ ...nothing, periodEndsAt: at(time) });
  expect(nextCheckAt(at('08:00'), ends('10:00'))).toEqual(at('10:01'));
  expect(nextCheckAt(at('08:00'), ends('07:00'))).toEqual(at('09:00'));
  expect(nextCheckAt(at('08:00'), nothing)).toEqual(new Date('2026-11-21T08:00:00.000Z'));
});
