import { beforeEach, describe, expect, it } from 'vitest';
import { FakeClock } from '../../realtime/testing/fake-clock';
import { HoldTimer } from './hold-timer';

let clock: FakeClock;
let sent: number;
let timer: HoldTimer;

beforeEach(() => {
  clock = new FakeClock();
  sent = 0;
  timer = new HoldTimer(clock, () => {
    sent += 1;
  });
});

describe('the send button of an alarm', () => {
  it('EMRG-14 EMRG-01 let go before a second it sends nothing, however often it is touched', async () => {
    for (const _ of [1, 2, 3]) {
      timer.press();
      await clock.advance(999);
      expect(timer.progress()).toBeCloseTo(0.999);
      timer.release();
      await clock.advance(5_000);
    }
    expect(sent).toBe(0);
    expect(timer.progress()).toBe(0);
  });

  it('EMRG-14 held for a second it sends once, also when it is held on', async () => {
    timer.press();
    await clock.advance(1_000);
    expect(sent).toBe(1);
    await clock.advance(5_000);
    timer.release();
    expect(sent).toBe(1);
  });
});
