/**
 * Lets what comes in on one socket be done in the order in which it came. A turn ends when its work does, or when the
 * work says that its place is taken and the rest may overlap: a sentence in its channel's queue need not hold up the
 * next one while it is translated.
 */
export interface Turns {
  take<T>(work: (endTurn: () => void) => Promise<T>): Promise<T>;
  /** Resolves when every turn taken so far is over. */
  settled(): Promise<void>;
}

export function createTurns(): Turns {
  let last: Promise<void> = Promise.resolve();
  return {
    take(work) {
      let endTurn = (): void => undefined;
      const over = new Promise<void>((resolve) => {
        endTurn = resolve;
      });
      const done = last.then(() => work(endTurn)).finally(() => endTurn());
      last = over;
      return done;
    },
    settled: () => last,
  };
}
