import { LANGUAGES, type Language } from '@genbatalk/contract';
import { cleanCharacters } from '../normalise/characters.js';
import { spellChinese } from '../normalise/fold-chinese.js';
import { spellEnglish, spellFrench, spellGerman, spellItalian } from '../normalise/fold-european.js';
import { hiraganaOf, spellJapanese } from '../normalise/fold-japanese.js';
import { spellVietnamese } from '../normalise/fold-vietnamese.js';
import { rememberText } from '../normalise/remember.js';

const SPELL: Readonly<Record<Language, (text: string) => string>> = {
  ja: spellJapanese,
  en: spellEnglish,
  vi: spellVietnamese,
  zh: spellChinese,
  de: spellGerman,
  fr: spellFrench,
  it: spellItalian,
};
/** Numbers with their points and colons, powers of a metre, runs of letters; in Japanese and Chinese single characters. */
const WORD_PIECES = /\d+(?:[.,:]\d+)*|m\^?[23](?!\d)|[^\d\s.,:]+|[.,:]/gu;
const CHARACTER_PIECES = /\d+(?:[.,:]\d+)*|m\^?[23](?!\d)|[a-z°]+|\S/gu;

const CODE_HYPHEN = /(?<=(?:^|\P{L})\p{Script=Latin}{1,3} ?\d+)-(?=\p{L})/gu;

/** True where words are not separated by spaces, so that a token is a character. */
export function isUnspaced(language: Language): boolean {
  return language === 'ja' || language === 'zh';
}

/** A text in the one spelling in which words are compared; nothing is left out. Katakana stays katakana. */
export function spell(text: string, language: Language): string {
  // An M16-bolt is a bolt M16; the hyphen of a 4-ton truck stays, for it tells a size from a quantity.
  return SPELL[language](cleanCharacters(text).replace(CODE_HYPHEN, ' '));
}

/** Cuts a spelled text into tokens: numbers, words, in Japanese and Chinese characters. */
export function cut(spelled: string, language: Language): string[] {
  return spelled.match(isUnspaced(language) ? CHARACTER_PIECES : WORD_PIECES) ?? [];
}

const MOST_REMEMBERED = 512;
const TOKENS = Object.fromEntries(
  LANGUAGES.map((language) => [
    language,
    rememberText((text) => tokensAnew(text, language), MOST_REMEMBERED),
  ]),
) as Readonly<Record<Language, (text: string) => readonly string[]>>;

/**
 * The tokens of a word or phrase as the tables, the terms and the templates hold them. Those who read slots ask for the
 * same few words again and again.
 */
export function tokensOf(text: string, language: Language): readonly string[] {
  return TOKENS[language](text);
}

function tokensAnew(text: string, language: Language): readonly string[] {
  const spelled = spell(text, language);
  return cut(language === 'ja' ? hiraganaOf(spelled) : spelled, language);
}
