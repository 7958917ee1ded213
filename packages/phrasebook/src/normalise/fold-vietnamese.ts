import { cleanCharacters } from './characters.js';

// Grave, acute, tilde, hook above, dot below: the five tones, as combining marks.
const TONE = /[\u0300\u0301\u0303\u0309\u0323]/gu;
const MARK = /\p{M}/gu;
const MARKED = /[^\p{ASCII}]/u;
const MOST_LETTERS = 8_192;
const bareLetters = new Map<string, string>();
const STANDING_FILLER = /^(?:à|ừm+|ờ+|ơ+|um+|uh+|thì|này)$/u;
const LEADING_POLITE = /^(?:(?:à|ừm+|ờm?) (?=.)|(?:xin )?(?:hãy|vui lòng|làm ơn) (?=.))+/u;
const TRAILING_POLITE = [' ạ', ' nhé', ' nha', ' nghen', ' với ạ'];

/** Vietnamese as it is compared: each syllable's tone at its end, so that hoà and hòa are one; no nhé, ạ, vui lòng. */
export function foldVietnamese(clause: string): string {
  let text = cleanCharacters(clause);
  if (STANDING_FILLER.test(text)) return '';
  text = text.replace(LEADING_POLITE, '');
  const ending = TRAILING_POLITE.find((each) => text.endsWith(each));
  if (ending !== undefined && text.length > ending.length) text = text.slice(0, -ending.length);
  return spellVietnamese(text);
}

/** Cleaned Vietnamese with each syllable's tone at its end. */
export function spellVietnamese(cleaned: string): string {
  return cleaned.split(' ').map(withToneAtEnd).join(' ');
}

/** A folded syllable without its tone. */
export function withoutTone(syllable: string): string {
  return syllable.replace(TONE, '');
}

/** A folded word without any mark, as it is typed on a keyboard that has none; đ counts as a marked d. */
export function withoutMarks(word: string): string {
  if (!MARKED.test(word)) return word;
  let bare = '';
  for (const letter of word) bare += bareLetter(letter);
  return bare;
}

/** A letter without its marks, a mark as nothing. Letters come apart one by one, so that each has to be taken apart only once. */
function bareLetter(letter: string): string {
  let bare = bareLetters.get(letter);
  if (bare === undefined) {
    bare = letter.normalize('NFD').replace(MARK, '').replaceAll('đ', 'd');
    if (bareLetters.size < MOST_LETTERS) bareLetters.set(letter, bare);
  }
  return bare;
}

function withToneAtEnd(syllable: string): string {
  const letters = syllable.normalize('NFD');
  const tones = letters.match(TONE);
  return `${letters.replace(TONE, '').normalize('NFC')}${tones?.join('') ?? ''}`;
}
