import type { NumberedLanguage } from './spoken-forms.js';

/** Foreign words that espeak would switch to English for, as the language itself writes their sound. */
const LOAN_WORDS: Partial<Record<NumberedLanguage, Readonly<Record<string, string>>>> = {
  vi: {
    ok: 'ô kê',
    okay: 'ô kê',
    toilet: 'toa lét',
    container: 'công ten nơ',
    laser: 'la de',
    robot: 'rô bốt',
    pallet: 'pa lét',
    cable: 'cáp',
    camera: 'ca mê ra',
    video: 'vi đê ô',
    internet: 'in tơ nét',
    wifi: 'oai phai',
    app: 'ép',
    check: 'chếch',
    test: 'tét',
    amiăng: 'a mi ăng',
    silicon: 'si li côn',
    silicone: 'si li côn',
    block: 'bờ lốc',
    deck: 'đéc',
    gas: 'ga',
    diesel: 'đi ê den',
  },
};

export function replaceLoanWords(text: string, language: NumberedLanguage): string {
  const words = LOAN_WORDS[language];
  if (words === undefined) return text;
  return text.replace(/\p{L}+/gu, (word) => words[word.toLowerCase()] ?? word);
}
