import { type Language, SPEECH_LOCALES } from '@genbatalk/contract';
import type { Clock } from '../../realtime/clock';

/** The part of SpeechRecognition's constructor that says what it can do on the device itself. */
interface LocalRecognition {
  available(options: {
    readonly langs: readonly string[];
    readonly processLocally: boolean;
  }): Promise<string>;
}

const ASK_MS = 3_000;

/**
 * Which languages the browser recognises without any service: the last resort where its own service cannot be reached,
 * as on a site without internet. Only a language pack that is installed counts: what is `downloadable` was seen to be
 * said also where nothing can be downloaded.
 */
export class DeviceRecognition {
  readonly #engine: LocalRecognition | null;
  readonly #clock: Clock;
  readonly #ready = new Set<Language>();

  constructor(engine: object | null, clock: Clock) {
    const candidate: Partial<LocalRecognition> | null = engine;
    this.#engine = typeof candidate?.available === 'function' ? (candidate as LocalRecognition) : null;
    this.#clock = clock;
  }

  isReady(language: Language): boolean {
    return this.#ready.has(language);
  }

  /** The browser said ready and then could not. */
  forget(language: Language): void {
    this.#ready.delete(language);
  }

  /** Asks the browser; without an answer in time the language counts as not there. */
  async look(language: Language): Promise<void> {
    if (this.#engine === null) return;
    let cancel = (): void => undefined;
    const late = new Promise<string>((resolve) => {
      cancel = this.#clock.schedule(() => resolve('late'), ASK_MS);
    });
    const asked = this.#engine
      .available({ langs: [SPEECH_LOCALES[language]], processLocally: true })
      .catch(() => 'failed');
    const answer = await Promise.race([asked, late]);
    cancel();
    if (answer === 'available') this.#ready.add(language);
    else this.#ready.delete(language);
  }
}
