import type { Language } from '@genbatalk/contract';
import type { Clock } from '../realtime/clock';
import type { EchoGuard } from './echo-guard';
import { expectedDurationMs } from './expected-duration';
import type { LocalVoice, SoundOutput } from './sound-output';

/** Something to be heard. Without `loadSound`, or where that gives nothing, the device's own voice says `text`. */
export interface Speech {
  readonly id: string;
  readonly text: string;
  readonly language: Language;
  /** The encoded sound (MP3), or null where there is none. */
  readonly loadSound?: (() => Promise<ArrayBuffer | null>) | undefined;
}

export interface PlayerState {
  /**
   * `held`: waits for the microphone to be closed. `blocked`: the browser wants a tap first; nothing
   * is thrown away meanwhile (ERR-28).
   */
  readonly status: 'idle' | 'playing' | 'held' | 'blocked';
  readonly currentId: string | null;
  readonly waiting: number;
  /** What could not be made to sound at all, newest last: to be marked 'tap to hear'. */
  readonly unheard: readonly string[];
  /** Whether sound was made possible by a tap since the page was opened (CALL-13). */
  readonly isUnlocked: boolean;
}

/** Who wants silence: the open microphone, or an alarm that sounds over everything. */
export type PlaybackHolder = 'microphone' | 'alarm';

type Outcome = 'heard' | 'unheard' | 'interrupted';

const WATCHDOG_SLACK_MS = 1_000;
const LOAD_PATIENCE_MS = 8_000;
const UNHEARD_MEMORY = 200;

/** Plays one thing after the other. Each ends, or is ended after twice its expected length (C12). */
export class Player {
  readonly #output: SoundOutput;
  readonly #voice: LocalVoice;
  readonly #clock: Clock;
  readonly #echoes: EchoGuard;
  readonly #listeners = new Set<() => void>();
  #queue: Speech[] = [];
  #current: { speech: Speech; interrupt: () => void } | null = null;
  readonly #holders = new Set<PlaybackHolder>();
  #isPumping = false;
  #volume = 1;
  #rate = 1;
  #state: PlayerState = { status: 'idle', currentId: null, waiting: 0, unheard: [], isUnlocked: false };

  constructor(parts: { output: SoundOutput; voice: LocalVoice; clock: Clock; echoes: EchoGuard }) {
    this.#output = parts.output;
    this.#voice = parts.voice;
    this.#clock = parts.clock;
    this.#echoes = parts.echoes;
    this.#output.onChange((isRunning) => (isRunning ? this.#pump() : this.#current?.interrupt()));
  }

  readonly getSnapshot = (): PlayerState => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  enqueue(speech: Speech): void {
    this.#queue.push(speech);
    this.#show({ waiting: this.#queue.length });
    this.#pump();
  }

  /** Replays at once, from within a tap; what sounds now is said again afterwards. */
  playNow(speech: Speech): void {
    this.unlock();
    const interrupted = this.#current;
    this.#queue = [speech, ...this.#queue.filter((waiting) => waiting.id !== speech.id)];
    interrupted?.interrupt();
    this.#show({ waiting: this.#queue.length });
    this.#pump();
  }

  /** Silence while the microphone is open; what was cut off is said again from its beginning. */
  hold(by: PlaybackHolder = 'microphone'): void {
    this.#holders.add(by);
    this.#current?.interrupt();
    this.#show({ status: this.#queue.length > 0 ? 'held' : 'idle' });
  }

  release(by: PlaybackHolder = 'microphone'): void {
    this.#holders.delete(by);
    this.#pump();
  }

  /** To be called within a gesture. Whatever waits begins to sound (C10, C11, C15). */
  unlock(): void {
    this.#voice.unlock();
    void this.#output.unlock().then((isRunning) => {
      if (isRunning && !this.#state.isUnlocked) this.#show({ isUnlocked: true });
      this.#pump();
    });
  }

  /** The page is visible again: phones give the loudspeaker back only when asked. */
  wake(): void {
    if (this.#queue.length > 0) this.#pump();
  }

  /** Forgets everything: the channel was left. */
  clear(): void {
    this.#queue = [];
    this.#current?.interrupt();
    this.#show({ status: 'idle', waiting: 0, unheard: [] });
  }

  /** 0 to 1. */
  setVolume(volume: number): void {
    this.#volume = volume;
    this.#output.setVolume(volume);
  }

  /** 1 is the voice's own pace. */
  setRate(rate: number): void {
    this.#rate = rate;
  }

  /** Loudness of what sounds now, 0 to 1, for the level meter. */
  level(): number {
    return this.#output.level();
  }

  get #isHeld(): boolean {
    return this.#holders.size > 0;
  }

  #pump(): void {
    if (this.#isPumping) return;
    this.#isPumping = true;
    void this.#run();
  }

  async #run(): Promise<void> {
    for (let speech = this.#queue[0]; speech && !this.#isHeld; speech = this.#queue[0]) {
      if (!(await this.#output.ready())) {
        this.#isPumping = false;
        this.#show({ status: this.#queue.length > 0 ? 'blocked' : 'idle' });
        return;
      }
      // While it waited the queue may have been held, cleared or led by a replay.
      if (speech !== this.#queue[0] || this.#isHeld) continue;
      const outcome = await this.#playOne(speech);
      if (outcome === 'interrupted') continue;
      this.#queue = this.#queue.filter((waiting) => waiting !== speech);
      this.#note(speech.id, outcome);
    }
    // In the same turn as the last look at the queue: what is enqueued next must start a new run.
    this.#isPumping = false;
    this.#show({ status: this.#isHeld && this.#queue.length > 0 ? 'held' : 'idle', currentId: null });
  }

  async #playOne(speech: Speech): Promise<Outcome> {
    const interruption = new AbortController();
    this.#current = { speech, interrupt: () => interruption.abort() };
    this.#show({ status: 'playing', currentId: speech.id });
    const endOfEcho = this.#echoes.playing(speech.text, this.#clock.now());
    const wasHeard =
      (await this.#playSound(speech, interruption)) || (await this.#say(speech, interruption.signal));
    endOfEcho(this.#clock.now());
    this.#current = null;
    this.#show({ currentId: null });
    if (interruption.signal.aborted) return 'interrupted';
    return wasHeard ? 'heard' : 'unheard';
  }

  async #playSound(speech: Speech, interruption: AbortController): Promise<boolean> {
    const { signal } = interruption;
    try {
      const bytes = await this.#inTime(speech.loadSound?.() ?? Promise.resolve(null), LOAD_PATIENCE_MS);
      if (bytes === null || signal.aborted) return false;
      const sound = await this.#output.decode(bytes);
      if (signal.aborted) return false;
      const hasEnded = await this.#sounding(sound, signal);
      // A loudspeaker that was taken away silently: it was not heard, and is said again.
      if (!hasEnded && !(await this.#output.ready())) interruption.abort();
      return true;
    } catch {
      return false;
    }
  }

  /** Resolves with whether the sound came to its end. */
  #sounding(sound: { readonly duration: number }, signal: AbortSignal): Promise<boolean> {
    return new Promise((resolve) => {
      const finish = (hasEnded: boolean): void => {
        stopWatching();
        signal.removeEventListener('abort', cutOff);
        resolve(hasEnded);
      };
      const stop = this.#output.play(sound, this.#rate, () => finish(true));
      const cutOff = (): void => {
        stop();
        finish(false);
      };
      const limitMs = (2_000 * sound.duration) / this.#rate + WATCHDOG_SLACK_MS;
      const stopWatching = this.#clock.schedule(cutOff, limitMs);
      signal.addEventListener('abort', cutOff);
    });
  }

  async #say(speech: Speech, signal: AbortSignal): Promise<boolean> {
    if (signal.aborted) return false;
    const settings = { rate: this.#rate, volume: this.#volume };
    const spoken = this.#voice.say(speech.text, speech.language, settings, signal);
    return (await this.#inTime(spoken, 3 * expectedDurationMs(speech.text) + LOAD_PATIENCE_MS)) ?? false;
  }

  #inTime<T>(result: Promise<T>, limitMs: number): Promise<T | null> {
    return new Promise((resolve, reject) => {
      const stopWaiting = this.#clock.schedule(() => resolve(null), limitMs);
      result.finally(stopWaiting).then(resolve, reject);
    });
  }

  #note(id: string, outcome: 'heard' | 'unheard'): void {
    const others = this.#state.unheard.filter((known) => known !== id);
    const unheard = outcome === 'unheard' ? [...others, id].slice(-UNHEARD_MEMORY) : others;
    this.#show({ unheard, waiting: this.#queue.length });
  }

  #show(change: Partial<PlayerState>): void {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener();
  }
}
