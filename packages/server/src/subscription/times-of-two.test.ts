import fc from 'fast-check';
import { expect, test } from 'vitest';
import { reconcile } from './reconcile.js';
import { type Interval, timesOfTwo, without } from './times-of-two.js';

const END_MS = 40;
const stay = fc.record({
  userId: fc.constantFrom('an', 'binh', 'chi'),
  fromMs: fc.nat(END_MS),
  toMs: fc.nat(END_MS),
});
const stays = fc.array(stay, { maxLength: 8 });

/** Counts heads in each millisecond. */
function momentsOfTwo(of: readonly { userId: string; fromMs: number; toMs: number }[]): number[] {
  return Array.from({ length: END_MS }, (_, ms) => ms).filter((ms) => {
    const there = of.filter((one) => one.fromMs <= ms && ms < one.toMs);
    return new Set(there.map((one) => one.userId)).size >= 2;
  });
}

function momentsOf(intervals: readonly Interval[]): number[] {
  return Array.from({ length: END_MS }, (_, ms) => ms).filter((ms) =>
    intervals.some((one) => one.fromMs <= ms && ms < one.toMs),
  );
}

test('USAGE-07 the times of two are the moments at which at least two people are there', () => {
  fc.assert(
    fc.property(stays, (of) => {
      const times = timesOfTwo(of);
      expect(momentsOf(times)).toEqual(momentsOfTwo(of));
      for (const [index, { fromMs, toMs }] of times.entries()) {
        expect(toMs).toBeGreaterThan(fromMs);
        expect(fromMs).toBeGreaterThan(times[index - 1]?.toMs ?? -1);
      }
    }),
  );
});

test('USAGE-07 somebody who has not left yet is there without end', () => {
  const of = [
    { userId: 'an', fromMs: 0, toMs: Number.POSITIVE_INFINITY },
    { userId: 'binh', fromMs: 5, toMs: Number.POSITIVE_INFINITY },
  ];
  expect(timesOfTwo(of)).toEqual([{ fromMs: 5, toMs: Number.POSITIVE_INFINITY }]);
});

test('USAGE-01 what is missing and what is there make the whole, and nothing twice', () => {
  fc.assert(
    fc.property(stays, stays, (wanted, there) => {
      const times = timesOfTwo(wanted);
      const covered = timesOfTwo(there);
      const missing = momentsOf(without(times, covered));
      const inside = new Set(momentsOf(covered));
      expect(missing).toEqual(momentsOf(times).filter((ms) => !inside.has(ms)));
    }),
  );
});

test('USAGE-01 a period that was opened for somebody who had left before gets no length', () => {
  const steps = reconcile({
    times: [],
    certainUntilMs: 30,
    closed: [],
    open: [{ id: 'a', fromMs: 10 }],
  });
  expect(steps).toEqual({ closed: [{ id: 'a', endMs: 10 }], open: [], added: [] });
});

test('USAGE-01 an end is provisional until everybody present was seen after it', () => {
  const known = { times: [{ fromMs: 10, toMs: 20 }], closed: [], open: [{ id: 'a', fromMs: 10 }] };
  expect(reconcile({ ...known, certainUntilMs: 15 }).open).toEqual([{ id: 'a', provisionalEndMs: 20 }]);
  expect(reconcile({ ...known, certainUntilMs: 20 }).closed).toEqual([{ id: 'a', endMs: 20 }]);
});
