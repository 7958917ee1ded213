import type { Language } from '@genbatalk/contract';

/** The part of Chrome's on-device Translator API that is used; TypeScript's library has no type for it. */
export interface TranslatorApi {
  availability(pair: LanguagePair): Promise<'unavailable' | 'downloadable' | 'downloading' | 'available'>;
  /** Downloads the model where it is missing; only a tap may ask for that. */
  create(pair: LanguagePair & { readonly signal?: AbortSignal }): Promise<TranslatorInstance>;
}

export interface LanguagePair {
  readonly sourceLanguage: Language;
  readonly targetLanguage: Language;
}

export interface TranslatorInstance {
  translate(text: string, options?: { readonly signal?: AbortSignal }): Promise<string>;
}

/** The browser's translator, or null where it has none: every browser but Chrome on a computer, today. */
export function findTranslatorApi(scope: object): TranslatorApi | null {
  const api = (scope as { readonly Translator?: Partial<TranslatorApi> }).Translator;
  return typeof api?.availability === 'function' && typeof api.create === 'function'
    ? (api as TranslatorApi)
    : null;
}
