import type { Language } from './languages.js';

const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;
const HAN = /\p{Script=Han}/u;
const LATIN = /\p{Script=Latin}/u;
const OTHER_LETTER = /(?![\p{Script=Latin}])\p{L}/u;
const WRITTEN_IN_LATIN: ReadonlySet<Language> = new Set(['en', 'vi', 'de', 'fr', 'it']);

/**
 * The language of a text by its script, with the speaker's language deciding what script cannot
 * (LANG-07 to LANG-10). Runs on every text that is to be translated.
 */
export function detectLanguage(text: string, speakerLanguage: Language): Language {
  const normalised = text.normalize('NFKC');
  if (KANA.test(normalised)) return 'ja';
  if (HAN.test(normalised)) return speakerLanguage === 'zh' ? 'zh' : 'ja';
  if (LATIN.test(normalised) && !OTHER_LETTER.test(normalised)) {
    return WRITTEN_IN_LATIN.has(speakerLanguage) ? speakerLanguage : 'en';
  }
  return speakerLanguage;
}
