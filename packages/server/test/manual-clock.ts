import type { Clock } from '../src/platform/clock.js';

/** A clock that a test moves by hand; callbacks run in the order of their times. */
export interface ManualClock extends Clock {
  advance(ms: number): Promise<void>;
}

export function createManualClock(start = new Date('2026-11-20T00:00:00.000Z')): ManualClock {
  let nowMs = start.getTime();
  const timers = new Set<{ dueMs: number; callback: () => void }>();
  return {
    now: () => new Date(nowMs),
    after(delayMs, callback) {
      const timer = { dueMs: nowMs + delayMs, callback };
      timers.add(timer);
      return () => timers.delete(timer);
    },
    async advance(ms) {
      const untilMs = nowMs + ms;
      for (;;) {
        const [next] = [...timers]
          .filter((timer) => timer.dueMs <= untilMs)
          .sort((a, b) => a.dueMs - b.dueMs);
        if (next === undefined) break;
        nowMs = Math.max(nowMs, next.dueMs);
        timers.delete(next);
        next.callback();
        await new Promise((resolve) => setImmediate(resolve));
      }
      nowMs = untilMs;
    },
  };
}
