import { TIMINGS } from '@genbatalk/contract';
import { type Clock, repeat } from '../realtime/clock';
import type { Tone } from '../speech/tones';
import { RING_TONES, RING_VIBRATION } from './model/ring-tones';

/** `blocked`: the browser wants a tap before it makes sounds; the ring then only buzzes and shows. */
export type RingState = 'silent' | 'sounding' | 'blocked';

export interface RingParts {
  readonly clock: Clock;
  readonly output: {
    /** Whether tones would be heard now. */
    ready(): Promise<boolean>;
    /** Sounds tones; the answer ends them. */
    sing(tones: readonly Tone[]): () => void;
  };
  readonly vibrate: (pattern: number | number[]) => void;
}

/** The ring of an incoming call: two tones and a buzz every 2 s until it is stopped (DIAL-17). */
export class Ring {
  readonly #parts: RingParts;
  readonly #listeners = new Set<() => void>();
  #state: RingState = 'silent';
  #stopRepeating: (() => void) | null = null;
  #stopSinging = (): void => undefined;

  constructor(parts: RingParts) {
    this.#parts = parts;
  }

  readonly getSnapshot = (): RingState => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  start(): void {
    if (this.#stopRepeating !== null) return;
    this.#stopRepeating = repeat(this.#parts.clock, () => void this.#beat(), TIMINGS.ringRepeatMs);
    void this.#beat();
  }

  stop(): void {
    if (this.#stopRepeating === null) return;
    this.#stopRepeating();
    this.#stopRepeating = null;
    this.#stopSinging();
    this.#parts.vibrate(0);
    this.#show('silent');
  }

  async #beat(): Promise<void> {
    const { output, vibrate } = this.#parts;
    vibrate([...RING_VIBRATION]);
    const isAudible = await output.ready();
    // Answered while the browser was being asked.
    if (this.#stopRepeating === null) return;
    this.#stopSinging();
    this.#stopSinging = isAudible ? output.sing(RING_TONES) : () => undefined;
    this.#show(isAudible ? 'sounding' : 'blocked');
  }

  #show(state: RingState): void {
    if (state === this.#state) return;
    this.#state = state;
    for (const listener of this.#listeners) listener();
  }
}
