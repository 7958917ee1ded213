import type { Language } from '@genbatalk/contract';
import { tokensOf } from '../analyse/lexical.js';
import { PhraseTrie } from '../analyse/phrase-trie.js';
import { spellVietnamese } from '../normalise/fold-vietnamese.js';
import { readDigits } from './digits.js';
import { readKanjiNumber } from './kanji-numbers.js';
import { keepReadings } from './keep-readings.js';
import { namesOf } from './number-names.js';
import type { NumberText, Sighting } from './value.js';

type Spaced = Exclude<Language, 'ja' | 'zh'>;

const THOUSAND: Readonly<Record<Spaced, readonly string[]>> = {
  en: ['thousand'],
  de: ['tausend'],
  fr: ['mille'],
  it: ['mille', 'mila'],
  vi: ['nghìn', 'ngàn'],
};
const POINT: Readonly<Record<Spaced, string>> = {
  en: 'point',
  de: 'komma',
  fr: 'virgule',
  it: 'virgola',
  vi: 'phẩy',
};
/** Articles that are also the number one; German declines it. */
const ONE: Readonly<Partial<Record<Spaced, readonly string[]>>> = {
  de: ['ein', 'eine', 'einen', 'einem', 'einer'],
  fr: ['une'],
  it: ['un', 'una'],
};
/** A dozen is twelve; an Italian dozzina or a French douzaine only about so many. "Zu fünft" are five. */
const GROUPS: Readonly<Partial<Record<Spaced, readonly (readonly [string, number])[]>>> = {
  en: [
    ['a dozen', 12],
    ['dozen', 12],
    ['half dozen', 6],
    ['one dozen', 12],
    ['two dozen', 24],
    ['half a dozen', 6],
  ],
  de: [
    ['ein Dutzend', 12],
    ['zwei Dutzend', 24],
    ['zu zweit', 2],
    ['zu dritt', 3],
    ['zu viert', 4],
    ['zu fünft', 5],
    ['zu sechst', 6],
    ['zu siebt', 7],
    ['zu acht', 8],
  ],
};
/** Numbers with a half that are one word. */
const HALVES: Readonly<Partial<Record<Spaced, readonly (readonly [string, string])[]>>> = {
  de: [
    ['anderthalb', '1.5'],
    ['eineinhalb', '1.5'],
    ['einundeinhalb', '1.5'],
    ['zweieinhalb', '2.5'],
    ['dreieinhalb', '3.5'],
    ['viereinhalb', '4.5'],
  ],
  en: [
    ['a half', '0.5'],
    ['one and a half', '1.5'],
    ['two and a half', '2.5'],
    ['three and a half', '3.5'],
    ['four and a half', '4.5'],
    ['five and a half', '5.5'],
  ],
};

interface NumberWords {
  readonly names: PhraseTrie<number>;
  readonly thousand: PhraseTrie<true>;
  readonly halves: PhraseTrie<string>;
  readonly point: string;
}

const built = new Map<Spaced, NumberWords>();

/**
 * The number that begins at a token, in digits or words, as decimal digits; undefined where none does or where the
 * notation could mean two numbers. "1,500" is 1500 in English and refused where the comma is a decimal mark.
 */
export const readNumber = keepReadings(readNumberAnew);

function readNumberAnew(
  tokens: readonly string[],
  at: number,
  language: Language,
): Sighting<NumberText> | undefined {
  const token = tokens[at];
  if (token === undefined) return undefined;
  if (language === 'ja' || language === 'zh') return readKanjiNumber(tokens, at, language);
  if (/^\d/u.test(token)) {
    const value = readDigits(token, language);
    if (value === undefined) return undefined;
    const thousand = wordsOf(language).thousand.longestAt(tokens, at + 1);
    if (thousand !== undefined && /^\d{1,3}$/u.test(value))
      return { end: thousand.end, value: `${value}000` };
    return { end: at + 1, value };
  }
  const words = wordsOf(language);
  if (language === 'vi' && token === NOT_OR_ZERO && !isZero(tokens[at + 1], words.point)) return undefined;
  return readWords(tokens, at, words);
}

const [NOT_OR_ZERO, DEGREES] = ['không', 'độ'].map(spellVietnamese);

/** Không cẩu nữa: the word for zero denies, unless a decimal or degrees follow. */
function isZero(next: string | undefined, point: string): boolean {
  return next === point || next === DEGREES;
}

function readWords(
  tokens: readonly string[],
  at: number,
  words: NumberWords,
): Sighting<NumberText> | undefined {
  const half = words.halves.longestAt(tokens, at);
  if (half !== undefined) return half;
  const head = words.names.longestAt(tokens, at);
  const thousand = words.thousand.longestAt(tokens, head?.end ?? at);
  if (thousand !== undefined) {
    const rest = words.names.longestAt(tokens, thousand.end);
    return { end: rest?.end ?? thousand.end, value: String((head?.value ?? 1) * 1000 + (rest?.value ?? 0)) };
  }
  if (head === undefined) return undefined;
  if (tokens[head.end] !== words.point) return { end: head.end, value: String(head.value) };
  const digits: number[] = [];
  let end = head.end + 1;
  for (
    let next = words.names.longestAt(tokens, end);
    next !== undefined;
    next = words.names.longestAt(tokens, end)
  ) {
    digits.push(next.value);
    end = next.end;
  }
  return digits.length === 0 ? undefined : { end, value: `${head.value}.${digits.join('')}` };
}

function wordsOf(language: Spaced): NumberWords {
  const kept = built.get(language);
  if (kept !== undefined) return kept;
  const names = new PhraseTrie<number>();
  for (let value = 0; value < 1000; value += 1) {
    for (const name of namesOf(value, language)) names.add(tokensOf(name, language), value);
  }
  for (const name of ONE[language] ?? []) names.add([name], 1);
  for (const [name, value] of GROUPS[language] ?? []) names.add(tokensOf(name, language), value);
  const thousand = new PhraseTrie<true>();
  for (const name of THOUSAND[language]) thousand.add(tokensOf(name, language), true);
  if (language === 'de' || language === 'it') addGluedThousands(names, language);
  const halves = new PhraseTrie<string>();
  for (const [name, value] of HALVES[language] ?? []) halves.add(tokensOf(name, language), value);
  const words = { names, thousand, halves, point: tokensOf(POINT[language], language).join(' ') };
  built.set(language, words);
  return words;
}

/** zweitausendfünfhundert, duemila: one word in German and Italian; the even hundreds are what a site says. */
function addGluedThousands(names: PhraseTrie<number>, language: 'de' | 'it'): void {
  for (let thousands = 1; thousands < 20; thousands += 1) {
    const heads =
      language === 'it'
        ? [thousands === 1 ? 'mille' : `${namesOf(thousands, language)[0]}mila`]
        : [
            `${thousands === 1 ? 'ein' : namesOf(thousands, language)[0]}tausend`,
            ...(thousands === 1 ? ['tausend'] : []),
          ];
    for (let rest = 0; rest < 1000; rest += 50) {
      const tails = rest === 0 ? [''] : namesOf(rest, language);
      for (const head of heads) {
        for (const tail of tails) names.add(tokensOf(`${head}${tail}`, language), thousands * 1000 + rest);
      }
    }
  }
}
