import type { TranslationEngineSettings, TranslationSettings } from '../translation-settings.js';
import { createDeepLTranslator } from './deepl/deepl-translator.js';
import type { EngineParts, EngineTranslator } from './engine-translator.js';
import { createGoogleTranslator } from './google/google-translator.js';
import { createLibreTranslateTranslator } from './libretranslate/libretranslate-translator.js';
import { createOpenAiCompatibleTranslator } from './openai-compatible/openai-compatible-translator.js';

/** The engines of the settings, in their order (OPS-05). Nothing is contacted before the first sentence. */
export function createTranslationEngines(
  { engines }: TranslationSettings,
  parts: EngineParts,
): readonly EngineTranslator[] {
  return engines.map((settings) => createTranslationEngine(settings, parts));
}

function createTranslationEngine(settings: TranslationEngineSettings, parts: EngineParts): EngineTranslator {
  switch (settings.adapter) {
    case 'openai-compatible':
      return createOpenAiCompatibleTranslator(settings, parts);
    case 'deepl':
      return createDeepLTranslator(settings, parts);
    case 'libretranslate':
      return createLibreTranslateTranslator(settings, parts);
    case 'google':
      return createGoogleTranslator(settings, parts);
  }
}
