import { expect } from 'vitest';
import type { ManualClock } from './manual-clock.js';

/** Lets the clock go on second by second, as the server's sweeps need it, until something is so. */
export async function passSecondsUntil(clock: ManualClock, isSo: () => boolean): Promise<void> {
  await expect
    .poll(
      async () => {
        await clock.advance(1_000);
        return isSo();
      },
      { timeout: 10_000 },
    )
    .toBe(true);
}
