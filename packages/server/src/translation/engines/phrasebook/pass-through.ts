import { LANGUAGES } from '@genbatalk/contract';
import type { Phrasebook } from '@genbatalk/phrasebook';
import type { Translator } from '../../translator.port.js';

/** For a listener of the spoken language: the words as they were said, marked where they are safety-critical (QUAL-09). */
export function createPassThrough(phrasebook: Phrasebook): Translator {
  return {
    name: 'none',
    languages: LANGUAGES,
    async translate({ text, sourceLanguage, targetLanguage }) {
      if (sourceLanguage !== targetLanguage) return undefined;
      const { critical, quality } = phrasebook.translate(text, sourceLanguage, targetLanguage);
      return {
        text,
        quality: 'original',
        engine: 'none',
        critical: critical && quality === 'phrasebook',
      };
    },
  };
}
