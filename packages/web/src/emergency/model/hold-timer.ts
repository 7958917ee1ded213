import { TIMINGS } from '@genbatalk/contract';
import type { Clock } from '../../realtime/clock';

/** The send button of an alarm: it counts only when it was held for a whole second (EMRG-14). */
export class HoldTimer {
  readonly #clock: Clock;
  readonly #onHeld: () => void;
  #startedAtMs: number | null = null;
  #cancel = (): void => undefined;

  constructor(clock: Clock, onHeld: () => void) {
    this.#clock = clock;
    this.#onHeld = onHeld;
  }

  press(): void {
    if (this.#startedAtMs !== null) return;
    this.#startedAtMs = this.#clock.now();
    this.#cancel = this.#clock.schedule(() => {
      this.#startedAtMs = null;
      this.#onHeld();
    }, TIMINGS.emergencyHoldMs);
  }

  release(): void {
    this.#cancel();
    this.#startedAtMs = null;
  }

  /** How much of the second has passed, 0 to 1. */
  progress(): number {
    if (this.#startedAtMs === null) return 0;
    return Math.min(1, (this.#clock.now() - this.#startedAtMs) / TIMINGS.emergencyHoldMs);
  }
}
