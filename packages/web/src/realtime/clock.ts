/** Time and timers, handed in so that tests drive them. */
export interface Clock {
  /** Milliseconds since the epoch. */
  now(): number;
  /** Runs `action` once after `delayMs`; the answer cancels it. */
  schedule(action: () => void, delayMs: number): () => void;
}

export const browserClock: Clock = {
  now: () => Date.now(),
  schedule(action, delayMs) {
    const timer = setTimeout(action, delayMs);
    return () => clearTimeout(timer);
  },
};

/** Runs `action` every `intervalMs` until the answer is called; the next run is set after the action. */
export function repeat(clock: Clock, action: () => void, intervalMs: number): () => void {
  let cancel = clock.schedule(run, intervalMs);
  function run(): void {
    cancel = clock.schedule(run, intervalMs);
    action();
  }
  return () => cancel();
}
