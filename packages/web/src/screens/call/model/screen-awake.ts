import type { Clock } from '../../../realtime/clock';

/** The part of a `WakeLockSentinel` that is used. */
export interface ScreenLock {
  readonly released: boolean;
  release(): Promise<void>;
  addEventListener(type: 'release', listener: () => void): void;
}

export interface ScreenAwakeParts {
  /** Missing in older browsers and on pages that are not secure. */
  readonly request: (() => Promise<ScreenLock>) | undefined;
  readonly isVisible: () => boolean;
  readonly clock: Clock;
}

/** A page that has just become visible is refused for a moment in some browsers (C14). */
const RETRY_MS = 1_500;
const MAX_RETRIES = 3;

/**
 * Keeps the screen on, and knows whether it does. The system takes the lock away whenever the page is
 * hidden, so it is asked for again whenever the page is looked at (C14).
 */
export class ScreenAwake {
  readonly #parts: ScreenAwakeParts;
  readonly #listeners = new Set<() => void>();
  #lock: ScreenLock | null = null;
  #isWanted = false;
  #isAsking = false;
  #cancelRetry = (): void => undefined;

  constructor(parts: ScreenAwakeParts) {
    this.#parts = parts;
  }

  readonly isHeld = (): boolean => this.#lock !== null;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  start(): void {
    this.#isWanted = true;
    void this.#ask(MAX_RETRIES);
  }

  stop(): void {
    this.#isWanted = false;
    this.#cancelRetry();
    const lock = this.#lock;
    this.#set(null);
    void lock?.release();
  }

  /** The page is looked at again. */
  look(): void {
    void this.#ask(MAX_RETRIES);
  }

  async #ask(retries: number): Promise<void> {
    const { request, isVisible, clock } = this.#parts;
    this.#cancelRetry();
    if (request === undefined || !this.#isWanted || this.#isAsking || this.#lock || !isVisible()) return;
    this.#isAsking = true;
    const lock = await request().catch(() => null);
    this.#isAsking = false;
    if (lock === null) {
      // Refused on a low battery, or while the page was being shown.
      if (retries > 0) this.#cancelRetry = clock.schedule(() => void this.#ask(retries - 1), RETRY_MS);
      return;
    }
    if (!this.#isWanted) return void lock.release();
    lock.addEventListener('release', () => {
      if (this.#lock === lock) this.#set(null);
    });
    if (!lock.released) this.#set(lock);
  }

  #set(lock: ScreenLock | null): void {
    this.#lock = lock;
    for (const listener of this.#listeners) listener();
  }
}
