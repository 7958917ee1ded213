import type { Language } from '@genbatalk/contract';
import { readNumber } from './numbers.js';
import { readAmount, readDuration } from './quantities.js';
import { tableOf } from './tables.js';
import { sortOf, UNIT_IDS } from './units.js';
import type { Sighting } from './value.js';

/** Letters that open the name of a thread, a bar or a section: M16, D13, H200. φ is said "phi". */
const CODE_LETTERS: ReadonlySet<string> = new Set('m d h w k r c p u vp vu sd ss hs sus phi φ'.split(' '));
const DIGITS = /^\d{1,4}$/u;

/** M16, D13, φ22: the letters in capitals, the digits as they were said. */
export function readCode(
  texts: readonly string[],
  at: number,
  language: Language,
): Sighting<string> | undefined {
  const letters = texts[at] ?? '';
  const digits = texts[at + 1] ?? '';
  if (!CODE_LETTERS.has(letters) || !DIGITS.test(digits)) return undefined;
  // M16 × 50 is another bolt than M16.
  if (/^[x×*-]/u.test(texts[at + 2] ?? '')) return undefined;
  const value = `${letters === 'phi' ? 'φ' : letters.toUpperCase().replace('Φ', 'φ')}${digits}`;
  const isLinked = linkOf(language) !== undefined && texts[at + 2] === linkOf(language);
  return { end: at + (isLinked ? 3 : 2), value };
}

const before = tableOf<true>((language) =>
  language === 'en' ? [['number|no|no .', true]] : language === 'ja' ? [['no .|ナンバー', true]] : [],
);
const after = tableOf<true>((language) =>
  language === 'ja' ? [['号|番', true]] : language === 'zh' ? [['号|#', true]] : [],
);

/** "No. 3 pump", 3号ポンプ, 2番の倉庫, 3号泵. */
export function readNumberBefore(
  texts: readonly string[],
  at: number,
  language: Language,
): Sighting<string> | undefined {
  const word = before(language).longestAt(texts, at);
  if (word === undefined && language !== 'ja' && language !== 'zh') return undefined;
  const number = readNumber(texts, word?.end ?? at, language);
  if (number === undefined || number.value.includes('.')) return undefined;
  const mark = after(language).longestAt(texts, number.end);
  if (word === undefined && mark === undefined) return undefined;
  const end = mark?.end ?? number.end;
  const link = linkOf(language);
  return { end: link !== undefined && texts[end] === link ? end + 1 : end, value: number.value };
}

const behind = tableOf<true>((language) => {
  const words: Readonly<Record<Language, string>> = {
    ja: '',
    zh: '',
    en: 'number|no|no .',
    vi: 'số',
    de: 'nummer|nr|nr .|no .',
    fr: 'numéro|n°|nº|n|no',
    it: 'numero|n°|nº|n|n .|nr .',
  };
  return words[language] === '' ? [] : [[words[language], true]];
});

/** "Pump number 3", "Pumpe Nr. 3", "máy bơm số 3"; without its word only where `isBare`. */
export function readNumberBehind(
  texts: readonly string[],
  at: number,
  language: Language,
  isBare: boolean,
): Sighting<string> | undefined {
  if (language === 'ja' || language === 'zh') return readMarked(texts, at, language);
  const word = behind(language).longestAt(texts, at);
  if (word === undefined && (!isBare || language === 'vi')) return undefined;
  const number = readNumber(texts, word?.end ?? at, language);
  if (number === undefined || number.value.includes('.')) return undefined;
  // "Pump one" is counted as often as it is named.
  if (word === undefined && (!DIGITS.test(texts[at] ?? '') || isMeasured(texts, at, language)))
    return undefined;
  return { end: number.end, value: number.value };
}

/** "Stop the pump 3 times", "fermi la pompa 10 minuti". */
function isMeasured(texts: readonly string[], at: number, language: Language): boolean {
  const sorts = new Set(UNIT_IDS.map(sortOf));
  return (
    readDuration(texts, at, language) !== undefined ||
    [...sorts].some((sort) => readAmount(texts, at, language, sort) !== undefined)
  );
}

/** ポンプ3号, 3号機: behind the thing only with 号. */
function readMarked(
  texts: readonly string[],
  at: number,
  language: 'ja' | 'zh',
): Sighting<string> | undefined {
  const number = readNumber(texts, at, language);
  if (number === undefined || texts[number.end] !== '号' || number.value.includes('.')) return undefined;
  const isMachine = language === 'ja' && /^[機車]$/u.test(texts[number.end + 1] ?? '');
  return { end: number.end + (isMachine ? 2 : 1), value: number.value };
}

/** What joins a code or a number to the noun behind it. */
function linkOf(language: Language): string | undefined {
  return language === 'ja' ? 'の' : language === 'zh' ? '的' : undefined;
}
