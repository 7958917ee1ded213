import type { MicrophoneLease } from '../../../speech/microphone-lease';

/** An open microphone whose loudness can be read. */
export interface OpenMicrophone {
  /** Loudness now, 0 to 1 (root mean square). */
  level(): number;
  close(): void;
}

export type MicrophoneTestState =
  | { readonly kind: 'off' }
  | { readonly kind: 'opening' }
  | { readonly kind: 'open'; readonly hasHeard: boolean }
  | { readonly kind: 'denied' }
  /** No microphone, or another app has it. */
  | { readonly kind: 'failed' };

/** Louder than a quiet room through a phone's microphone. */
const HEARD_LEVEL = 0.02;
const OFF: MicrophoneTestState = { kind: 'off' };

/** Opens the microphone, says whether anything is heard, and closes it on every way out. */
export class MicrophoneTest {
  readonly #open: () => Promise<OpenMicrophone>;
  readonly #lease: MicrophoneLease;
  readonly #listeners = new Set<() => void>();
  #microphone: OpenMicrophone | null = null;
  #state: MicrophoneTestState = OFF;
  /** Numbers the openings: a permission given after stopping opens nothing. */
  #run = 0;

  constructor(parts: { readonly open: () => Promise<OpenMicrophone>; readonly lease: MicrophoneLease }) {
    this.#open = parts.open;
    this.#lease = parts.lease;
  }

  readonly getSnapshot = (): MicrophoneTestState => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  async start(): Promise<void> {
    if (this.#state.kind === 'opening' || this.#state.kind === 'open') return;
    this.#lease.take(this, () => this.stop());
    this.#run += 1;
    const run = this.#run;
    this.#show({ kind: 'opening' });
    try {
      const microphone = await this.#open();
      if (run !== this.#run) return microphone.close();
      this.#microphone = microphone;
      this.#show({ kind: 'open', hasHeard: false });
    } catch (error) {
      if (run !== this.#run) return;
      this.#lease.giveBack(this);
      const isDenied = error instanceof DOMException && error.name === 'NotAllowedError';
      this.#show({ kind: isDenied ? 'denied' : 'failed' });
    }
  }

  stop(): void {
    this.#run += 1;
    this.#microphone?.close();
    this.#microphone = null;
    this.#lease.giveBack(this);
    if (this.#state.kind !== 'off') this.#show(OFF);
  }

  /** Loudness now, 0 to 1; 0 while closed. To be called with each frame. */
  level(): number {
    const level = this.#microphone?.level() ?? 0;
    if (this.#state.kind === 'open' && !this.#state.hasHeard && level > HEARD_LEVEL) {
      this.#show({ kind: 'open', hasHeard: true });
    }
    return level;
  }

  #show(state: MicrophoneTestState): void {
    this.#state = state;
    for (const listener of this.#listeners) listener();
  }
}
