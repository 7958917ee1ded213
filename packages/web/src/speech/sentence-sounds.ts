import type { Language } from '@genbatalk/contract';

/** Fetches the sound of a phrasebook sentence; null where there is none. */
export type FetchSentence = (sentence: string, language: Language) => Promise<ArrayBuffer | null>;

/**
 * The sound of sentences that must be ready before they are needed: presets and alarms. Fetched once
 * a language and kept as long as the page; what could not be fetched is asked for again next time.
 */
export class SentenceSounds {
  readonly #fetch: FetchSentence;
  readonly #sounds = new Map<string, Promise<ArrayBuffer | null>>();

  constructor(fetch: FetchSentence) {
    this.#fetch = fetch;
  }

  /** Fetches one after the other, so that they do not take the line from what is being said. */
  async prepare(sentences: readonly string[], language: Language): Promise<void> {
    for (const sentence of sentences) await this.load(sentence, language);
  }

  /** A copy each time: decoding takes the bytes away. Never rejects. */
  async load(sentence: string, language: Language): Promise<ArrayBuffer | null> {
    const key = `${language} ${sentence}`;
    const sound = this.#sounds.get(key) ?? this.#fetch(sentence, language).catch(() => null);
    this.#sounds.set(key, sound);
    const bytes = await sound;
    if (bytes === null) this.#sounds.delete(key);
    return bytes?.slice(0) ?? null;
  }
}
