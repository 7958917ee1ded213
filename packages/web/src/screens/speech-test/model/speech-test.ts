import { SPEECH_LOCALES } from '@genbatalk/contract';
import type { Clock } from '../../../realtime/clock';
import {
  detach,
  type RecognitionEngine,
  type RecognitionResultEvent,
} from '../../../speech/recognition-engine';

/** Why nothing can be recognised; each has a text (ERR-29, ERR-30). */
export type SpeechTestProblem = 'unsupported' | 'denied';

export interface LogLine {
  readonly id: number;
  /** Milliseconds since the epoch. */
  readonly atMs: number;
  readonly text: string;
}

export interface SpeechTestState {
  readonly isListening: boolean;
  /** What is certain, and what may still change. */
  readonly finalText: string;
  readonly interimText: string;
  /** Newest last. */
  readonly log: readonly LogLine[];
  readonly problem: SpeechTestProblem | null;
}

const harmlessErrors: ReadonlySet<string> = new Set(['no-speech', 'aborted']);
const deniedErrors: ReadonlySet<string> = new Set(['not-allowed', 'service-not-allowed']);
const maxLogLines = 200;

/** The browser's recogniser as it is, without what the product does around it (TALK-37, TALK-38). */
export class SpeechTest {
  readonly #createEngine: (() => RecognitionEngine) | null;
  readonly #clock: Clock;
  readonly #listeners = new Set<() => void>();
  #engine: RecognitionEngine | null = null;
  #lines = 0;
  #state: SpeechTestState;

  /** `createEngine` is null in a browser without speech recognition. */
  constructor(createEngine: (() => RecognitionEngine) | null, clock: Clock) {
    this.#createEngine = createEngine;
    this.#clock = clock;
    const problem = createEngine === null ? 'unsupported' : null;
    this.#state = { isListening: false, finalText: '', interimText: '', log: [], problem };
  }

  readonly getSnapshot = (): SpeechTestState => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  start(): void {
    if (this.#createEngine === null || this.#engine !== null) return;
    const engine = this.#createEngine();
    engine.lang = SPEECH_LOCALES.ja;
    engine.continuous = true;
    engine.interimResults = true;
    engine.onstart = () => this.#note('start');
    engine.onsoundstart = () => this.#note('soundstart');
    engine.onspeechstart = () => this.#note('speechstart');
    engine.onresult = (event) => this.#hear(event);
    engine.onerror = ({ error }) => this.#fail(error);
    engine.onend = () => this.#end('end');
    this.#engine = engine;
    this.#change({ isListening: true, interimText: '', problem: null });
    try {
      engine.start();
    } catch (error) {
      this.#end(error instanceof Error ? error.name : 'error');
    }
  }

  /** What was said until now is still delivered. */
  stop(): void {
    this.#note('stop');
    this.#engine?.stop();
  }

  clear(): void {
    this.#change({ finalText: '', interimText: '', log: [] });
  }

  /** The screen is left. */
  close(): void {
    const engine = this.#engine;
    if (engine === null) return;
    detach(engine);
    engine.abort();
    this.#engine = null;
    this.#change({ isListening: false });
  }

  #hear({ resultIndex, results }: RecognitionResultEvent): void {
    let interimText = '';
    for (const result of Array.from(results).slice(resultIndex)) {
      const text = result[0]?.transcript ?? '';
      if (result.isFinal) {
        this.#change({ finalText: this.#state.finalText + text });
        this.#note(`final: ${text}`);
      } else {
        interimText += text;
      }
    }
    this.#change({ interimText });
    if (interimText !== '') this.#note(`interim: ${interimText}`);
  }

  /** ERR-31: all but silence and the own stopping end it. */
  #fail(error: string): void {
    this.#note(`error: ${error}`);
    if (harmlessErrors.has(error)) return;
    if (deniedErrors.has(error)) this.#change({ problem: 'denied' });
    this.close();
  }

  /** The browser may end it on silence: it does not begin again by itself. */
  #end(reason: string): void {
    this.#engine = null;
    this.#note(reason);
    this.#change({ isListening: false, interimText: '' });
  }

  #note(text: string): void {
    this.#lines += 1;
    const line = { id: this.#lines, atMs: this.#clock.now(), text };
    this.#change({ log: [...this.#state.log, line].slice(-maxLogLines) });
  }

  #change(change: Partial<SpeechTestState>): void {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener();
  }
}
