import { array, assert, constantFrom, integer, property, record, shuffledSubarray } from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  advance,
  arrive,
  isLate,
  nextDeadlineMs,
  orderFrom,
  resumeAfter,
  type SlotKind,
} from './playback-order';

/** Plays a script of arrivals and passing time; gives what was played and which gaps were asked for. */
function run(
  steps: readonly (readonly [sequence: number | 'wait', kind: SlotKind | number])[],
  lastSequence = 0,
) {
  let order = orderFrom(lastSequence);
  let nowMs = 0;
  const played: number[] = [];
  const gaps: number[] = [];
  for (const [sequence, kind] of steps) {
    if (sequence === 'wait') nowMs += kind as number;
    const step =
      sequence === 'wait' ? advance(order, nowMs) : arrive(order, sequence, kind as SlotKind, nowMs);
    order = step.order;
    played.push(...step.play);
    gaps.push(...step.gapsAfter);
  }
  return { played, gaps, order };
}

describe('playback order', () => {
  it('TALK-30 plays at once what comes in order', () => {
    expect(
      run([
        [1, 'playable'],
        [2, 'playable'],
      ]).played,
    ).toEqual([1, 2]);
  });

  it('TALK-30 waits for a missing one and then plays both in order', () => {
    const steps = [
      [2, 'playable'],
      ['wait', 1_999],
      [1, 'playable'],
    ] as const;
    expect(run(steps.slice(0, 2)).played).toEqual([]);
    expect(run(steps)).toMatchObject({ played: [1, 2], gaps: [] });
  });

  it('TALK-30 TALK-31 waits at most 2 s, plays on, and asks for the gap', () => {
    const { played, gaps, order } = run([
      [1, 'playable'],
      [4, 'playable'],
      ['wait', 2_000],
    ]);
    expect(played).toEqual([1, 4]);
    expect(gaps).toEqual([1]);
    expect([2, 3, 4, 5].map((sequence) => isLate(order, sequence))).toEqual([true, true, true, false]);
  });

  it('waits for the sound of a text that is here, 2 s when something waits behind it', () => {
    expect(
      run([
        [1, 'awaited'],
        ['wait', 1_000],
        [2, 'playable'],
        ['wait', 1_999],
      ]).played,
    ).toEqual([]);
    expect(
      run([
        [1, 'awaited'],
        ['wait', 1_000],
        [2, 'playable'],
        ['wait', 2_000],
      ]),
    ).toMatchObject({
      played: [1, 2],
      gaps: [],
    });
    expect(
      run([
        [1, 'awaited'],
        ['wait', 3_000],
        [1, 'playable'],
      ]).played,
    ).toEqual([1]);
  });

  it('a text whose sound never comes is played without it', () => {
    expect(
      run([
        [1, 'awaited'],
        ['wait', 5_999],
      ]).played,
    ).toEqual([]);
    expect(
      run([
        [1, 'awaited'],
        ['wait', 6_000],
      ]).played,
    ).toEqual([1]);
  });

  it('passes over one’s own words without waiting', () => {
    expect(
      run([
        [1, 'silent'],
        [2, 'playable'],
      ]).played,
    ).toEqual([2]);
  });

  it('plays nothing of what was said before one came', () => {
    expect(
      run(
        [
          [7, 'playable'],
          [8, 'playable'],
        ],
        7,
      ).played,
    ).toEqual([8]);
  });

  it('after a rejoin goes on behind what the catch-up brought', () => {
    const { order } = run([
      [2, 'playable'],
      [3, 'silent'],
    ]);
    const step = resumeAfter(order, 5);
    expect(step.play).toEqual([2]);
    expect(arrive(step.order, 6, 'playable', 0).play).toEqual([6]);
  });

  it('TALK-30 each at most once and always by rising sequence, whatever comes when', () => {
    const kinds = constantFrom<SlotKind>('playable', 'awaited', 'silent');
    const deliveries = shuffledSubarray([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]).chain((sequences) =>
      array(
        record({ index: integer({ min: 0, max: 9 }), kind: kinds, waitMs: integer({ min: 0, max: 3_000 }) }),
        {
          maxLength: 30,
        },
      ).map((steps) =>
        steps.flatMap(({ index, kind, waitMs }) => {
          const sequence = sequences[index];
          return [...(sequence === undefined ? [] : [[sequence, kind] as const]), ['wait', waitMs] as const];
        }),
      ),
    );
    assert(
      property(deliveries, (steps) => {
        const { played } = run(steps);
        expect(played).toEqual([...new Set(played)].toSorted((one, other) => one - other));
      }),
    );
  });

  it('TALK-28 nothing that is here waits for ever', () => {
    assert(
      property(shuffledSubarray([1, 2, 3, 4, 5, 6]), (sequences) => {
        let order = orderFrom(0);
        const played: number[] = [];
        for (const sequence of sequences) {
          const step = arrive(order, sequence, 'playable', 0);
          order = step.order;
          played.push(...step.play);
        }
        for (let deadline = nextDeadlineMs(order); deadline !== null; deadline = nextDeadlineMs(order)) {
          const step = advance(order, deadline);
          order = step.order;
          played.push(...step.play);
        }
        expect(played).toEqual(sequences.toSorted((one, other) => one - other));
      }),
    );
  });
});
