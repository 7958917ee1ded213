import { TIMINGS } from '@genbatalk/contract';
import { beforeEach, expect, it } from 'vitest';
import { FakeClock, settle } from '../realtime/testing/fake-clock';
import type { Tone } from '../speech/tones';
import { RING_TONES, RING_VIBRATION } from './model/ring-tones';
import { Ring } from './ring';

let clock: FakeClock;
let isAudible: boolean;
let sung: (readonly Tone[])[];
let buzzes: (number | number[])[];
let ring: Ring;

beforeEach(() => {
  clock = new FakeClock();
  isAudible = true;
  sung = [];
  buzzes = [];
  ring = new Ring({
    clock,
    output: {
      ready: () => Promise.resolve(isAudible),
      sing(tones) {
        sung.push(tones);
        return () => undefined;
      },
    },
    vibrate: (pattern) => buzzes.push(pattern),
  });
});

it('DIAL-17 rings at once and every 2 seconds, with two tones', async () => {
  ring.start();
  await settle();
  expect(sung).toEqual([RING_TONES]);
  expect(new Set(RING_TONES.map(({ frequencyHz }) => frequencyHz)).size).toBe(2);
  await clock.advance(TIMINGS.ringRepeatMs * 3);
  expect(sung).toHaveLength(4);
  expect(buzzes).toHaveLength(4);
  expect(buzzes[0]).toEqual(RING_VIBRATION);
});

it('DIAL-17 is over before it is repeated', () => {
  const endsAtMs = Math.max(...RING_TONES.map(({ atMs, durationMs }) => atMs + durationMs));
  expect(endsAtMs).toBeLessThan(TIMINGS.ringRepeatMs);
});

it('DIAL-17 started twice, rings once', async () => {
  ring.start();
  ring.start();
  await clock.advance(TIMINGS.ringRepeatMs);
  expect(sung).toHaveLength(2);
});

it('DIAL-17 is silent as soon as it is stopped, also while the browser is being asked', async () => {
  ring.start();
  ring.stop();
  await clock.advance(TIMINGS.ringRepeatMs * 2);
  expect(sung).toEqual([]);
  expect(buzzes.at(-1)).toBe(0);
  expect(ring.getSnapshot()).toBe('silent');
});

it('DIAL-17 buzzes and says so where sound is blocked, and sounds after a tap', async () => {
  isAudible = false;
  ring.start();
  await settle();
  expect(ring.getSnapshot()).toBe('blocked');
  expect(sung).toEqual([]);
  expect(buzzes).toHaveLength(1);
  isAudible = true;
  await clock.advance(TIMINGS.ringRepeatMs);
  expect(ring.getSnapshot()).toBe('sounding');
});
