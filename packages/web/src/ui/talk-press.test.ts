import { describe, expect, it } from 'vitest';
import { stepTalkPress, type TalkEffect, type TalkHold, type TalkInput } from './talk-press';

function run(...inputs: TalkInput[]): { effects: TalkEffect[]; hold: TalkHold } {
  let hold: TalkHold = null;
  const effects: TalkEffect[] = [];
  for (const input of inputs) {
    const step = stepTalkPress(hold, input);
    hold = step.hold;
    if (step.effect !== null) effects.push(step.effect);
  }
  return { effects, hold };
}

const down: TalkInput = { type: 'pointer-down', pointerId: 1, atMs: 1_000 };
const up = (atMs: number, overLock = false): TalkInput => ({
  type: 'pointer-up',
  pointerId: 1,
  atMs,
  overLock,
});

describe('talk press', () => {
  it.each<[string, TalkInput[]]>([
    ['the finger lets go', [down, up(1_200)]],
    ['the system takes the finger away', [down, { type: 'pointer-lost', pointerId: 1 }]],
    ['the window loses the focus', [down, { type: 'abandoned' }]],
    [
      'the key is let go',
      [
        { type: 'key-down', key: ' ', repeat: false },
        { type: 'key-up', key: ' ' },
      ],
    ],
    [
      'the window loses the focus with the key down',
      [{ type: 'key-down', key: 'Enter', repeat: false }, { type: 'abandoned' }],
    ],
  ])('TALK-01 stops speaking when %s', (_, inputs) => {
    expect(run(...inputs)).toEqual({ effects: ['press', 'release'], hold: null });
  });

  it('TALK-01 goes on while the key repeats and while a second finger comes and goes', () => {
    const second: TalkInput[] = [
      { type: 'key-down', key: ' ', repeat: true },
      { type: 'pointer-down', pointerId: 2, atMs: 1_100 },
      { type: 'pointer-up', pointerId: 2, atMs: 1_200, overLock: false },
      { type: 'key-up', key: ' ' },
    ];
    expect(run(down, ...second).effects).toEqual(['press']);
  });

  it('starts with no other key than space and enter', () => {
    expect(run({ type: 'key-down', key: 'a', repeat: false }).effects).toEqual([]);
  });

  it('F2F-14 locks on the lock mark after 600 ms, and neither earlier nor elsewhere', () => {
    expect(run(down, up(1_600, true)).effects).toEqual(['press', 'lock']);
    expect(run(down, up(1_599, true)).effects).toEqual(['press', 'release']);
    expect(run(down, up(2_000, false)).effects).toEqual(['press', 'release']);
  });

  it('releases once when pointer-up is followed by lost capture', () => {
    expect(run(down, up(1_200), { type: 'pointer-lost', pointerId: 1 }).effects).toEqual([
      'press',
      'release',
    ]);
  });
});
