import type { Language } from '@genbatalk/contract';

/** Why recognition gave nothing, or stopped. Each has a text in the `call` namespace. */
export type RecogniserErrorCode =
  /** Nothing was heard: speak louder (ERR-25). */
  | 'no-speech'
  /** Released at once: a tap where holding was meant. */
  | 'too-short'
  /** More than the server takes at once; not sent. */
  | 'too-long'
  /** The microphone has not opened yet: the browser may be asking for permission. */
  | 'no-start'
  /** The user or the system denies the microphone (ERR-27). */
  | 'not-allowed'
  /** No microphone, or another app has it. */
  | 'audio-capture'
  /** The browser's speech service cannot be reached; in some browsers it never can (C7). */
  | 'network'
  | 'language-not-supported'
  /** This browser has no working speech service. */
  | 'unavailable'
  | 'aborted'
  | 'failed';

/** Codes that say something while recognition goes on; after every other one it has ended. */
const NOTICES: ReadonlySet<RecogniserErrorCode> = new Set(['no-speech', 'too-short', 'too-long', 'no-start']);

export function endsRecognition(code: RecogniserErrorCode): boolean {
  return !NOTICES.has(code);
}

/** Speech for the server to recognise, where the browser does not. */
export interface Recording {
  readonly bytes: Uint8Array;
  readonly mimeType: string;
  readonly language: Language;
}

export interface RecogniserHandlers {
  /** The microphone is open: from here on words are heard. `isOnDevice`: by this device alone, without a service. */
  onOpen?(how?: { readonly isOnDevice: boolean }): void;
  /** All that was heard and not yet given to `onFinal`. */
  onInterim(text: string): void;
  /** A text to be sent, at most 1000 characters. `speechStartedAtMs` is for the echo guard. */
  onFinal(text: string, heard: { readonly speechStartedAtMs: number }): void;
  /** In place of `onFinal`, from a recogniser that only records (TALK-04). */
  onRecording?(recording: Recording): void;
  onError(code: RecogniserErrorCode): void;
  /** The microphone is closed and nothing more comes. Once per `start`, after everything else. */
  onEnd(): void;
}

export interface RecogniserOptions {
  /**
   * `on-stop`: one text for one hold of the button. `on-pause`: a text whenever the speaker pauses,
   * for hands-free use.
   */
  readonly deliver?: 'on-stop' | 'on-pause';
}

/** Turns speech into text. One at a time: a start ends what ran before. */
export interface Recogniser {
  start(language: Language, handlers: RecogniserHandlers, options?: RecogniserOptions): void;
  /** What runs goes on hands-free: from here on it delivers whenever the speaker pauses. */
  goHandsFree(): void;
  /**
   * Closes the microphone and delivers the last words, also those that come after it. `atOnce`: without a tail, since
   * what would be heard now is the loudspeaker.
   */
  stop(options?: { readonly atOnce: boolean }): void;
  /** Closes the microphone and forgets what was not delivered. */
  abort(): void;
}
