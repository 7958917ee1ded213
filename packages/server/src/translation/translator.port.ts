import type { Language, Quality } from '@genbatalk/contract';

export interface TranslationRequest {
  text: string;
  sourceLanguage: Language;
  targetLanguage: Language;
  /** Null for a guest: whose own phrases and memory may be used. */
  companyId: string | null;
  /** Terms of the company's glossary that stand in the text, each with the form to use. */
  terms?: readonly { source: string; target: string }[];
  /** The channel's last utterances, the oldest first, for a short or pointing sentence only: never shared or kept. */
  context?: readonly string[];
  /** The stored utterance that is translated: what is kept of the translation goes with it. */
  utteranceId?: string;
}

export interface TranslationResult {
  text: string;
  quality: Quality;
  /** A safety-critical sentence of the phrasebook: shown so that nobody overlooks it (QUAL-09). */
  critical?: boolean;
  /** Native speakers of both languages have confirmed it (QUAL-12). */
  reviewed?: boolean;
  /** The name of the engine that made it. */
  engine: string;
  /** What the engine's vendor charges for it, in yen by the configured price; absent where it costs nothing. */
  costYen?: number;
}

/** A way to translate. It answers undefined for what it does not know; it never guesses without saying so. */
export interface Translator {
  readonly name: string;
  readonly languages: readonly Language[];
  /** @throws EngineError, or the signal's reason once it is aborted */
  translate(request: TranslationRequest, signal: AbortSignal): Promise<TranslationResult | undefined>;
}
