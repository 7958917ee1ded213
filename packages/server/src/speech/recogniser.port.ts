import type { Language } from '@genbatalk/contract';

export interface Recognised {
  text: string;
  language: Language;
}

/** A way to turn recorded speech into text on the server. */
export interface Recogniser {
  readonly name: string;
  readonly languages: readonly Language[];
  /** @param hints words that are likely to be said */
  recognise(
    audio: { bytes: Uint8Array; mimeType: string },
    language: Language,
    hints: readonly string[],
    signal: AbortSignal,
  ): Promise<Recognised>;
}
