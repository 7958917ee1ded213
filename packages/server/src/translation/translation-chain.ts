import { LANGUAGES } from '@genbatalk/contract';
import type { TranslationRequest, TranslationResult, Translator } from './translator.port.js';

/** The chain always answers: what nobody knows stays as it was said, marked `none` (QUAL-06). */
export interface TranslationChain extends Translator {
  translate(request: TranslationRequest, signal: AbortSignal): Promise<TranslationResult>;
}

export function untranslated(text: string): TranslationResult {
  return { text, quality: 'none', engine: 'none' };
}

/**
 * Asks the translators in their order. A full translation ends the search; the first partial one is kept in case
 * nobody has a full one. One that fails is passed over; who gives up gets no answer.
 */
export function createTranslationChain(
  translators: readonly Translator[],
  onFailure: (translator: string, error: unknown) => void,
): TranslationChain {
  return {
    name: 'chain',
    languages: LANGUAGES,
    async translate(request, signal) {
      const { text, sourceLanguage, targetLanguage } = request;
      let partial: TranslationResult | undefined;
      for (const translator of translators) {
        if (!translator.languages.includes(sourceLanguage) || !translator.languages.includes(targetLanguage))
          continue;
        try {
          const result = await translator.translate(request, signal);
          if (result?.quality === 'partial') partial ??= result;
          else if (result !== undefined) return result;
        } catch (error) {
          if (!signal.aborted) onFailure(translator.name, error);
        }
      }
      return partial ?? untranslated(text);
    },
  };
}
