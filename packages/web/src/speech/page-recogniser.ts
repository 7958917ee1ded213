import type { Language } from '@genbatalk/contract';
import type { RecogniserChoice } from '../device/audio-settings';
import { chooseRecogniser, type RecogniserKind } from './choose-recogniser';
import type { Recogniser, RecogniserErrorCode, RecogniserHandlers, RecogniserOptions } from './recogniser';

/** After one of these the browser's recogniser will not do better at the next press (C7). */
const BROWSER_CANNOT: ReadonlySet<RecogniserErrorCode> = new Set([
  'network',
  'unavailable',
  'language-not-supported',
]);

export interface PageRecogniserParts {
  /** Null where the browser has none. */
  readonly browser: Recogniser | null;
  /** Null where the browser cannot record. */
  readonly recorder: Recogniser | null;
  readonly isAndroid: boolean;
  readonly choice: () => RecogniserChoice;
  readonly serverLanguages: () => readonly Language[];
  /** Calls when the choice or the server's languages change. */
  readonly onMeansChanged: (listener: () => void) => () => void;
}

/** The recogniser of a page that can use the browser's or the server's: decided anew at every press. */
export class PageRecogniser implements Recogniser {
  readonly #parts: PageRecogniserParts;
  readonly #listeners = new Set<() => void>();
  #active: Recogniser | null = null;
  #browserFailed = false;

  constructor(parts: PageRecogniserParts) {
    this.#parts = parts;
  }

  /** Who would recognise a press now. */
  kindFor(language: Language): RecogniserKind {
    const { browser, recorder, isAndroid, choice, serverLanguages } = this.#parts;
    const means = {
      choice: choice(),
      canRecord: recorder !== null,
      serverLanguages: serverLanguages(),
      language,
      isAndroid,
    };
    const kind = chooseRecogniser({ ...means, browserWorks: browser !== null && !this.#browserFailed });
    // Where nobody else can, the browser may try again: its network may have come back.
    return kind === 'none' && browser !== null ? 'browser' : kind;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    const stop = this.#parts.onMeansChanged(listener);
    return () => {
      stop();
      this.#listeners.delete(listener);
    };
  };

  start(language: Language, handlers: RecogniserHandlers, options?: RecogniserOptions): void {
    const { browser, recorder } = this.#parts;
    const kind = this.kindFor(language);
    const next = kind === 'server' ? recorder : kind === 'browser' ? browser : null;
    // Another one that still waits for last words ends as it loses the microphone's lease.
    this.#active = next;
    if (next === null) {
      handlers.onError('unavailable');
      return handlers.onEnd();
    }
    next.start(language, next === browser ? this.#noting(handlers) : handlers, options);
  }

  goHandsFree(): void {
    this.#active?.goHandsFree();
  }

  stop(options?: { readonly atOnce: boolean }): void {
    this.#active?.stop(options);
  }

  abort(): void {
    this.#active?.abort();
  }

  #noting(handlers: RecogniserHandlers): RecogniserHandlers {
    return {
      ...handlers,
      onError: (code) => {
        if (BROWSER_CANNOT.has(code) && !this.#browserFailed) {
          this.#browserFailed = true;
          for (const listener of this.#listeners) listener();
        }
        handlers.onError(code);
      },
    };
  }
}
