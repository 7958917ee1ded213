import type { Clock } from '../../../realtime/clock';
import type { Realtime } from '../../../realtime/realtime';

/** A way in, and until when it is good; null where that is not known (a member's). */
export interface Admission {
  readonly token: string;
  readonly expiresAtMs: number | null;
}

export interface LineKeeperParts {
  /** With `isFresh` a new guest's token, whatever was there before. Rejects where the server cannot be reached. */
  readonly obtain: (isFresh: boolean) => Promise<Admission>;
  readonly realtime: Pick<Realtime, 'connect' | 'disconnect' | 'subscribe' | 'getSnapshot'>;
  readonly clock: Clock;
}

export type LineState = 'connecting' | 'online' | 'offline';

/** Between attempts to get a token. */
const retryMs = 5_000;
/** A sentence waits this long for a new token before the phrasebook of the device has it. */
const renewalPatienceMs = 5_000;
/** Renewed this much before its end, so that it does not end in the middle of a sentence. */
const reserveMs = 60_000;

/** Keeps the screen connected: with a token, a new one when it ends or is refused, and again after a failure. */
export class LineKeeper {
  readonly #parts: LineKeeperParts;
  readonly #listeners = new Set<() => void>();
  #isOpen = false;
  #hasFailed = false;
  #refreshedAtMs = Number.NEGATIVE_INFINITY;
  #renewal: Promise<boolean> | null = null;
  #cancelAttempt = (): void => undefined;

  constructor(parts: LineKeeperParts) {
    this.#parts = parts;
  }

  readonly getSnapshot = (): LineState => {
    const { kind } = this.#parts.realtime.getSnapshot();
    if (kind === 'connected') return 'online';
    if (this.#hasFailed) return 'offline';
    return kind === 'connecting' || kind === 'disconnected' ? 'connecting' : 'offline';
  };

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  open(): () => void {
    const { realtime } = this.#parts;
    this.#isOpen = true;
    const stopWatching = realtime.subscribe(() => this.#follow());
    void this.#connect(false);
    return () => {
      this.#isOpen = false;
      stopWatching();
      this.#cancelAttempt();
      realtime.disconnect();
    };
  }

  /** Connects with a new guest's token; resolves with whether that succeeded in 5 s. One at a time. */
  renew(): Promise<boolean> {
    this.#renewal ??= this.#renewOnce().finally(() => {
      this.#renewal = null;
    });
    return this.#renewal;
  }

  async #renewOnce(): Promise<boolean> {
    await this.#connect(true);
    const isOnline = (): boolean => this.getSnapshot() === 'online';
    if (this.#hasFailed || isOnline()) return isOnline();
    return new Promise((resolve) => {
      const settle = (): void => {
        stop();
        cancel();
        resolve(isOnline());
      };
      const cancel = this.#parts.clock.schedule(settle, renewalPatienceMs);
      const stop = this.subscribe(() => {
        if (isOnline()) settle();
      });
    });
  }

  async #connect(isFresh: boolean): Promise<void> {
    const { obtain, realtime, clock } = this.#parts;
    this.#cancelAttempt();
    if (isFresh) this.#refreshedAtMs = clock.now();
    try {
      const { token, expiresAtMs } = await obtain(isFresh);
      if (!this.#isOpen) return;
      this.#hasFailed = false;
      realtime.connect({ token, registration: null });
      if (expiresAtMs !== null) this.#later(true, Math.max(0, expiresAtMs - reserveMs - clock.now()));
    } catch {
      this.#hasFailed = true;
      if (this.#isOpen) this.#later(isFresh, retryMs);
    }
    this.#tell();
  }

  /** A token that the server no longer knows is replaced: at once, and where that is refused too, slowly. */
  #follow(): void {
    const state = this.#parts.realtime.getSnapshot();
    if (state.kind === 'error' && state.code === 'unauthorized') {
      const isRepeated = this.#parts.clock.now() - this.#refreshedAtMs < retryMs;
      if (isRepeated) this.#later(true, retryMs);
      else void this.#connect(true);
    }
    this.#tell();
  }

  #later(isFresh: boolean, delayMs: number): void {
    this.#cancelAttempt();
    this.#cancelAttempt = this.#parts.clock.schedule(() => void this.#connect(isFresh), delayMs);
  }

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }
}
