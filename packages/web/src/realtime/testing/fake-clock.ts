import type { Clock } from '../clock';

interface Timer {
  readonly atMs: number;
  readonly order: number;
  readonly action: () => void;
}

/** A clock that stands still until a test moves it. */
export class FakeClock implements Clock {
  #nowMs = 1_700_000_000_000;
  #order = 0;
  readonly #timers = new Set<Timer>();

  now(): number {
    return this.#nowMs;
  }

  schedule(action: () => void, delayMs: number): () => void {
    this.#order += 1;
    const timer = { atMs: this.#nowMs + delayMs, order: this.#order, action };
    this.#timers.add(timer);
    return () => this.#timers.delete(timer);
  }

  /** Moves time on, running due timers in order and letting promises settle after each. */
  async advance(durationMs: number): Promise<void> {
    const untilMs = this.#nowMs + durationMs;
    await settle();
    for (let timer = this.#next(untilMs); timer; timer = this.#next(untilMs)) {
      this.#timers.delete(timer);
      this.#nowMs = Math.max(this.#nowMs, timer.atMs);
      timer.action();
      await settle();
    }
    this.#nowMs = untilMs;
  }

  #next(untilMs: number): Timer | undefined {
    return [...this.#timers]
      .filter((timer) => timer.atMs <= untilMs)
      .toSorted((one, other) => one.atMs - other.atMs || one.order - other.order)[0];
  }
}

/** Lets everything that waits on resolved promises run. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 100; turn += 1) await Promise.resolve();
}
