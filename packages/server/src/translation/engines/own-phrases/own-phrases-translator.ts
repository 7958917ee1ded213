import { LANGUAGES } from '@genbatalk/contract';
import type { Database } from '../../../platform/database/database.js';
import { listPhrases } from '../../../safety/own-phrases.repository.js';
import type { Translator } from '../../translator.port.js';

/**
 * The company's own sentences, word for word: only spelling that nobody hears (case, width, spaces, the mark at the
 * end) may differ.
 */
export function createOwnPhrasesTranslator(database: Database): Translator {
  return {
    name: 'own-phrases',
    languages: LANGUAGES,
    async translate({ text, sourceLanguage, targetLanguage, companyId }) {
      if (companyId === null) return undefined;
      const wanted = fold(text);
      if (wanted === '') return undefined;
      const phrases = await database.forCompany(companyId, listPhrases);
      for (const phrase of phrases) {
        const texts = { ...phrase.translations, [phrase.language]: phrase.text };
        const translated = texts[targetLanguage];
        const spoken = texts[sourceLanguage];
        if (spoken === undefined || translated === undefined || fold(spoken) !== wanted) continue;
        return { text: translated, quality: 'company', engine: 'own-phrases' };
      }
      return undefined;
    },
  };
}

function fold(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s.,!?。、！？]+/gu, ' ')
    .trim();
}
