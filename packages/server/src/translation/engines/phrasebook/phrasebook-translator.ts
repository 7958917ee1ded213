import { LANGUAGES } from '@genbatalk/contract';
import type { Phrasebook } from '@genbatalk/phrasebook';
import type { Translator } from '../../translator.port.js';

/**
 * The embedded engine: checked sentences, known by heart. With `criticalOnly` it answers for safety-critical sentences
 * alone: they go before a company's own phrases, the others after them (QUAL-03).
 */
export function createPhrasebookTranslator(
  phrasebook: Phrasebook,
  { criticalOnly = false }: { criticalOnly?: boolean } = {},
): Translator {
  return {
    name: 'phrasebook',
    languages: LANGUAGES,
    async translate({ text, sourceLanguage, targetLanguage }) {
      const match = phrasebook.translate(text, sourceLanguage, targetLanguage);
      if (match.quality === 'none') return undefined;
      if (criticalOnly && !(match.critical && match.quality === 'phrasebook')) return undefined;
      const isFull = match.quality === 'phrasebook';
      return {
        text: match.text,
        quality: match.quality,
        engine: 'phrasebook',
        critical: isFull && match.critical,
        reviewed: isFull && match.reviewed,
      };
    },
  };
}
