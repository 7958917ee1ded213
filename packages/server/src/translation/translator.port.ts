import type { Language, Quality } from '@genbatalk/contract';

export interface TranslationRequest {
  text: string;
  sourceLanguage: Language;
  targetLanguage: Language;
  /** Null for a guest: whose own phrases and memory may be used. */
  companyId: string | null;
}

export interface TranslationResult {
  text: string;
  quality: Quality;
  /** A safety-critical sentence of the phrasebook: shown so that nobody overlooks it (QUAL-09). */
  critical?: boolean;
  /** The name of the engine that made it. */
  engine: string;
}

/** A way to translate. It answers undefined for what it does not know; it never guesses without saying so. */
export interface Translator {
  readonly name: string;
  readonly languages: readonly Language[];
  translate(request: TranslationRequest, signal: AbortSignal): Promise<TranslationResult | undefined>;
}
