import type { Language } from '@genbatalk/contract';
import { readNumber } from './numbers.js';
import { tableOf } from './tables.js';
import type { NumberText, Sighting } from './value.js';

/** Stands between the two ends of a range. No language of the site writes a number with it. */
export const SPAN = '–';

type Words = Readonly<Record<Language, string>>;
const table = (words: Words) =>
  tableOf<true>((language) => (words[language] === '' ? [] : [[words[language], true]]));

/** "Between 5 and 10", "zwischen 5 und 10": what opens a range, and what then joins its ends. */
const opening = table({
  ja: '',
  zh: '在',
  en: 'between|from|anywhere between',
  vi: 'từ|trong khoảng từ',
  de: 'zwischen|von',
  fr: 'entre|de',
  it: 'tra|fra|da|dai',
});
const joiningOpened = table({
  ja: '',
  zh: '到|至',
  en: 'and|to',
  vi: 'đến|tới|và',
  de: 'und|bis',
  fr: 'et|à',
  it: 'e|a|ai',
});
/** 5〜10, 5 to 10, "2 or 3". An Italian "5 a 10 cm" may be five pieces of ten, so it has to be opened. */
const joining = table({
  ja: 'ー|から',
  zh: '到|至|~|ー',
  en: 'to',
  vi: 'đến|tới',
  de: 'bis',
  fr: 'à',
  it: '',
});
const either = table({
  ja: 'か',
  zh: '或|或者',
  en: 'or',
  vi: 'hoặc|hay',
  de: 'oder',
  fr: 'ou',
  it: 'o',
});
/** "Cut 5 to 10 cm" cuts five pieces to that length. */
const CUTTING: Readonly<Partial<Record<Language, RegExp>>> = {
  en: /^(?:cut|saw|trim|reduce|change)/u,
  fr: /^(?:coup|sci)/u,
};

/** A number, or a range of two: "5–10". The lower end is said first; 10 to 8 is a time or a slip. */
export function readSpan(
  tokens: readonly string[],
  at: number,
  language: Language,
  unitEnd: (at: number) => number | undefined = () => undefined,
): Sighting<NumberText> | undefined {
  const opened = opening(language).longestAt(tokens, at);
  if (opened !== undefined) {
    const span = readEnds(tokens, opened.end, language, joiningOpened, unitEnd);
    if (span !== undefined) return span;
  }
  if (CUTTING[language]?.test(tokens[0] ?? '') !== true) {
    const span = readEnds(tokens, at, language, joining, unitEnd);
    if (span !== undefined) return span;
  }
  const pair = readEnds(tokens, at, language, either, unitEnd);
  return pair !== undefined && areNeighbours(pair.value) ? pair : readNumber(tokens, at, language);
}

function readEnds(
  tokens: readonly string[],
  at: number,
  language: Language,
  joints: typeof joining,
  unitEnd: (at: number) => number | undefined,
): Sighting<NumberText> | undefined {
  const low = readNumber(tokens, at, language);
  if (low === undefined || low.value.includes(SPAN)) return undefined;
  // "5 cm to 10 cm": the unit of the first is that of the second.
  const unit = unitEnd(low.end);
  const middle = unit ?? low.end;
  // A dash alone is no word, so no table has it.
  const joint = tokens[middle] === '-' ? { end: middle + 1 } : joints(language).longestAt(tokens, middle);
  if (joint === undefined) return undefined;
  const high = readNumber(tokens, joint.end, language);
  if (high === undefined || high.value.includes(SPAN) || Number(low.value) >= Number(high.value))
    return undefined;
  if (unit !== undefined && !isSameUnit(tokens, low.end, unit, high.end)) return undefined;
  return { end: high.end, value: `${low.value}${SPAN}${high.value}` };
}

function isSameUnit(tokens: readonly string[], start: number, end: number, other: number): boolean {
  return tokens.slice(start, end).every((token, place) => tokens[other + place] === token);
}

function areNeighbours(span: NumberText): boolean {
  const [low, high] = span.split(SPAN);
  return Number(low) + 1 === Number(high);
}

/** The words of a sign before a number, and of one behind the unit. */
const minusBefore = table({
  ja: 'マイナス|氷点下',
  zh: '零下|负',
  en: 'minus|-|negative',
  vi: 'âm|-|trừ',
  de: 'minus',
  fr: 'moins',
  it: 'meno',
});
const minusBehind = table({
  ja: '',
  zh: '',
  en: 'below zero|below freezing',
  vi: 'dưới không|dưới 0',
  de: 'unter null|minus|unter dem Gefrierpunkt',
  fr: 'sous zéro|au-dessous de zéro|en dessous de zéro',
  it: 'sotto zero|sotto lo zero',
});
const eitherSign = table({
  ja: '±|プラスマイナス|プラマイ',
  zh: '±|正负',
  en: '±|plus or minus|plus minus|plus / minus',
  vi: '±|cộng trừ',
  de: '±|plus minus|plus oder minus',
  fr: '±|plus ou moins',
  it: '±',
});
const plusBefore = table({
  ja: '+|プラス',
  zh: '+|正',
  en: '+|plus',
  vi: '+|cộng',
  de: '+|plus',
  fr: '+',
  it: '+',
});

/** The sign before a number: "-", "±" or "+"; a lost one would say the opposite. */
export function readSign(
  tokens: readonly string[],
  at: number,
  language: Language,
): Sighting<'-' | '±' | '+'> | undefined {
  const both = eitherSign(language).longestAt(tokens, at);
  if (both !== undefined) return { end: both.end, value: '±' };
  // Behind a number a dash joins: M16-50 mm.
  if (tokens[at] === '-') return /\d$/u.test(tokens[at - 1] ?? '') ? undefined : { end: at + 1, value: '-' };
  const minus = minusBefore(language).longestAt(tokens, at);
  if (minus !== undefined) return { end: minus.end, value: '-' };
  const plus = plusBefore(language).longestAt(tokens, at);
  return plus === undefined ? undefined : { end: plus.end, value: '+' };
}

/** Where "below zero" behind a temperature ends. */
export function endOfBelowZero(
  tokens: readonly string[],
  at: number,
  language: Language,
): number | undefined {
  return minusBehind(language).longestAt(tokens, at)?.end;
}
