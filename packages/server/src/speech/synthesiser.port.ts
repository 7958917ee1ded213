import type { ErrorCode, Language } from '@genbatalk/contract';

export interface Speech {
  /** Empty when the text holds nothing that can be spoken (emoji, punctuation): then there is no sound to send. */
  readonly audio: Uint8Array;
  readonly mimeType: string;
  /** Length of the sound in milliseconds. */
  readonly durationMs: number;
}

/** A way to speak text. */
export interface Synthesiser {
  readonly name: string;
  readonly languages: readonly Language[];
  /** Changes when the same text may sound different: kept speech of another version is not used. */
  readonly version?: string;
  /**
   * Speaks `text`, which may hold anything a person can type.
   * @throws SynthesisError, or the signal's reason once it is aborted
   */
  speak(text: string, language: Language, signal: AbortSignal): Promise<Speech>;
}

/** Speech could not be made. */
export class SynthesisError extends Error {
  override readonly name = 'SynthesisError';
  readonly code: ErrorCode;
  /** Whether the same text may succeed later, or in another engine. */
  readonly retryable: boolean;

  constructor(code: ErrorCode, options: { retryable: boolean; cause?: unknown }) {
    super(code, options.cause === undefined ? undefined : { cause: options.cause });
    this.code = code;
    this.retryable = options.retryable;
  }
}
