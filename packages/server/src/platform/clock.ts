/** The only source of time in the server: deadlines, expiry and sweeps all run on it. */
export interface Clock {
  now(): Date;
  /** Calls back once after `delayMs`, unless the returned function is called before. */
  after(delayMs: number, callback: () => void): () => void;
}

export const systemClock: Clock = {
  now: () => new Date(),
  after(delayMs, callback) {
    const timer = setTimeout(callback, delayMs);
    timer.unref();
    return () => clearTimeout(timer);
  },
};

export function plusMs(date: Date, ms: number): Date {
  return new Date(date.getTime() + ms);
}

/** Resolves as `work` does, or to `fallback` once `deadlineMs` have passed. `work` is not stopped. */
export async function withDeadline<T, F>(
  clock: Clock,
  deadlineMs: number,
  work: Promise<T>,
  fallback: F,
): Promise<T | F> {
  let cancel = () => {};
  const late = new Promise<F>((resolve) => {
    cancel = clock.after(deadlineMs, () => resolve(fallback));
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    cancel();
  }
}

/** Gives `work` a signal that is aborted once `giveUpMs` have passed. */
export async function withSignal<T>(
  clock: Clock,
  giveUpMs: number,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const controller = new AbortController();
  const cancel = clock.after(giveUpMs, () => controller.abort());
  try {
    return await work(controller.signal);
  } finally {
    cancel();
  }
}
