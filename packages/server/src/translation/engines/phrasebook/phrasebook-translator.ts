import { LANGUAGES } from '@genbatalk/contract';
import type { Phrasebook } from '@genbatalk/phrasebook';
import type { Translator } from '../../translator.port.js';

/** The embedded engine: checked sentences, known by heart. */
export function createPhrasebookTranslator(phrasebook: Phrasebook): Translator {
  return {
    name: 'phrasebook',
    languages: LANGUAGES,
    async translate({ text, sourceLanguage, targetLanguage }) {
      const match = phrasebook.translate(text, sourceLanguage, targetLanguage);
      if (match.quality === 'none') return undefined;
      return { text: match.text, quality: match.quality, engine: 'phrasebook' };
    },
  };
}
