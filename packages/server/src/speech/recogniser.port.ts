import type { Language } from '@genbatalk/contract';

export interface Recognised {
  text: string;
  language: Language;
  /** How sure the engine is of each stretch; absent where it does not say. */
  segments?: readonly Segment[];
}

/** What Whisper and its kind say of a stretch of sound. */
interface Segment {
  /** 0 to 1: that nobody spoke. */
  readonly noSpeechProbability: number;
  /** The mean over the tokens, 0 at best. */
  readonly meanLogProbability: number;
  /** Of the text; above 2.4 it repeats itself. */
  readonly compressionRatio: number;
}

/** A way to turn recorded speech into text on the server. */
export interface Recogniser {
  readonly name: string;
  readonly languages: readonly Language[];
  /**
   * @param hints words that are likely to be said, the likeliest first
   * @throws EngineError, or the signal's reason once it is aborted
   */
  recognise(
    audio: { bytes: Uint8Array; mimeType: string },
    language: Language,
    hints: readonly string[],
    signal: AbortSignal,
  ): Promise<Recognised>;
}
