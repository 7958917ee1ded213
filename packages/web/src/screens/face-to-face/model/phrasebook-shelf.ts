import {
  type ClientPayload,
  detectLanguage,
  type FaceToFaceTranslated,
  type Language,
} from '@genbatalk/contract';
import type { Phrasebook } from '@genbatalk/phrasebook';

type Load = (languages?: readonly Language[]) => Promise<Phrasebook>;

/**
 * The phrasebook of this device. The languages in use come first; the others follow at leisure, so that a
 * language can still be changed when the server is gone. Lives outside React.
 */
export class PhrasebookShelf {
  readonly #load: Load;
  readonly #nowMs: () => number;
  readonly #listeners = new Set<() => void>();
  #phrasebook: Phrasebook | null = null;

  constructor(load: Load, nowMs: () => number) {
    this.#load = load;
    this.#nowMs = nowMs;
  }

  /** Null until its first languages are loaded. */
  readonly getSnapshot = (): Phrasebook | null => this.#phrasebook;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Loads these languages, then all of them. Never rejects: what cannot be fetched now is fetched when needed. */
  async stock(languages: readonly Language[]): Promise<void> {
    await this.#fetch(languages);
    await this.#fetch();
  }

  /** A translation with the same quality labels as the server's; null where a language cannot be fetched. */
  async translate(request: ClientPayload<'face-to-face-translate'>): Promise<FaceToFaceTranslated | null> {
    const { text, targetLanguage, speaker, utteranceId } = request;
    const originalText = text.trim();
    const originalLanguage = detectLanguage(originalText, request.sourceLanguage);
    const phrasebook = await this.#fetch([originalLanguage, targetLanguage]);
    if (phrasebook === null) return null;
    const match = phrasebook.translate(originalText, originalLanguage, targetLanguage);
    const isSameLanguage = originalLanguage === targetLanguage;
    return {
      ...(utteranceId !== undefined && { utteranceId }),
      speaker,
      originalText,
      originalLanguage,
      translatedText: isSameLanguage ? originalText : match.text,
      translatedLanguage: targetLanguage,
      timestamp: new Date(this.#nowMs()).toISOString(),
      quality: isSameLanguage ? 'original' : match.quality,
      ...(!isSameLanguage && match.quality === 'phrasebook' && match.reviewed && { reviewed: true as const }),
    };
  }

  async #fetch(languages?: readonly Language[]): Promise<Phrasebook | null> {
    const known = this.#phrasebook;
    if (known !== null && languages?.every((language) => known.languages.includes(language))) return known;
    try {
      const loaded = await this.#load(languages);
      // The one with all languages may have come meanwhile.
      if (loaded.languages.length >= (this.#phrasebook?.languages.length ?? 0)) this.#put(loaded);
      return loaded;
    } catch {
      return null;
    }
  }

  #put(phrasebook: Phrasebook): void {
    this.#phrasebook = phrasebook;
    for (const listener of this.#listeners) listener();
  }
}
