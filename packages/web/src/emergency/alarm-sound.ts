import type { Language } from '@genbatalk/contract';
import type { Clock } from '../realtime/clock';
import type { Player } from '../speech/player';
import type { Sound } from '../speech/sound-output';
import { lengthMs, SIREN_TONES, type Tone } from '../speech/tones';

/** Sentences of the phrasebook that an alarm says after its siren, in the listener's language. */
export const ALARM_SENTENCES = ['danger', 'emergency-stop-all-work'] as const;

/** The loudspeaker as an alarm uses it: past the volume that was chosen. */
export interface AlarmOutput {
  ready(): Promise<boolean>;
  decode(bytes: ArrayBuffer): Promise<Sound>;
  playLoud(sound: Sound, onEnd: () => void): () => void;
  sing(tones: readonly Tone[]): () => void;
}

export interface AlarmSoundParts {
  readonly output: AlarmOutput;
  readonly player: Pick<Player, 'hold' | 'release'>;
  readonly clock: Clock;
  readonly loadSentence: (sentence: string, language: Language) => Promise<ArrayBuffer | null>;
  readonly vibrate: (pattern: number[]) => void;
}

const VIBRATION_MS = [500, 150, 500, 150, 500, 150, 500];
/** Between two rounds, so that people can call to each other. */
const PAUSE_MS = 900;
const RETRY_MS = 1_000;

/** Siren and spoken sentence in turn, over everything that plays, until it is stopped (EMRG-07). */
export class AlarmSound {
  readonly #parts: AlarmSoundParts;
  readonly #listeners = new Set<() => void>();
  #language: Language | null = null;
  #isBlocked = false;
  /** Rises with every start and stop, so that an older round ends. */
  #run = 0;
  #silence = (): void => undefined;

  constructor(parts: AlarmSoundParts) {
    this.#parts = parts;
  }

  /** Whether the browser wants a tap before it sounds. */
  readonly isBlocked = (): boolean => this.#isBlocked;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  start(language: Language): void {
    if (this.#language === language) return;
    this.stop();
    this.#language = language;
    this.#parts.player.hold('alarm');
    void this.#sound(this.#run, language);
  }

  stop(): void {
    if (this.#language === null) return;
    this.#language = null;
    this.#run += 1;
    this.#silence();
    this.#parts.vibrate([]);
    this.#parts.player.release('alarm');
    this.#setBlocked(false);
  }

  async #sound(run: number, language: Language): Promise<void> {
    const isOver = (): boolean => run !== this.#run;
    while (!isOver()) {
      this.#parts.vibrate(VIBRATION_MS);
      const isReady = await this.#parts.output.ready();
      if (isOver()) return;
      this.#setBlocked(!isReady);
      if (!isReady) {
        await this.#wait(RETRY_MS);
        continue;
      }
      this.#silence = this.#parts.output.sing(SIREN_TONES);
      await this.#wait(lengthMs(SIREN_TONES));
      for (const sentence of ALARM_SENTENCES) {
        if (!isOver()) await this.#say(sentence, language, isOver);
      }
      if (!isOver()) await this.#wait(PAUSE_MS);
    }
  }

  async #say(sentence: string, language: Language, isOver: () => boolean): Promise<void> {
    const bytes = await this.#parts.loadSentence(sentence, language);
    if (bytes === null || isOver()) return;
    let sound: Sound;
    try {
      sound = await this.#parts.output.decode(bytes);
    } catch {
      // What does not decode is left out: the siren goes on.
      return;
    }
    if (isOver()) return;
    await new Promise<void>((resolve) => {
      // A loudspeaker that is taken away never says that it ended.
      const stopWatching = this.#parts.clock.schedule(finish, 2_000 * sound.duration + RETRY_MS);
      const stop = this.#parts.output.playLoud(sound, finish);
      this.#silence = () => {
        stop();
        finish();
      };
      function finish(): void {
        stopWatching();
        resolve();
      }
    });
  }

  #wait(delayMs: number): Promise<void> {
    return new Promise((resolve) => {
      const silence = this.#silence;
      const cancel = this.#parts.clock.schedule(resolve, delayMs);
      this.#silence = () => {
        silence();
        cancel();
        resolve();
      };
    });
  }

  #setBlocked(isBlocked: boolean): void {
    if (isBlocked === this.#isBlocked) return;
    this.#isBlocked = isBlocked;
    for (const listener of this.#listeners) listener();
  }
}
