// SPDX-License-Identifier: Apache-2.0
import { readCounted, WRITTEN_COUNTERS } from './counters.js';
import {
  integerOf,
  integerOfKanji,
  NUMERAL_KANJI,
  readDecimal,
  readInteger,
  spellDigits,
} from './numerals.js';

/** A piece of the text that is read as a whole: where it ends, and its reading in katakana. */
export interface Piece {
  readonly end: number;
  readonly reading: string;
}

const COUNTER = WRITTEN_COUNTERS.map((counter) => {
  const escaped = counter.replace('/', '\\/');
  // A unit in letters ends where letters end; 十分割 and 三分の一 are no minutes.
  if (/[A-Za-z]\d?$/.test(counter)) return `${escaped}(?![A-Za-z0-9])`;
  return counter === '分' ? '分(?![割類岐解離散担別]|の[0-9一二三四五六七八九十])' : escaped;
}).join('|');
const DIGITS = '[0-9]{1,3}(?:,[0-9]{3})+|[0-9]+';
const KANJI = `[${NUMERAL_KANJI}]+`;

const TIME = /([01]?[0-9]|2[0-4]):([0-5][0-9])(?![0-9:])/uy;
const DATE = /(1[0-2]|0?[1-9])\/(3[01]|[12][0-9]|0?[1-9])(?![0-9/])/uy;
const FRACTION = new RegExp(`(${DIGITS}|${KANJI})分の(${DIGITS}|${KANJI})`, 'uy');
const DECIMAL = new RegExp(`(${DIGITS})\\.([0-9]+) ?(${COUNTER})?`, 'uy');
const COUNTED_DIGITS = new RegExp(`(${DIGITS}) ?(${COUNTER})`, 'uy');
const COUNTED_KANJI = new RegExp(`([何数]?${KANJI}|[何数])(${COUNTER})`, 'uy');
const TELEPHONE = /0[0-9]{1,4}(?:-[0-9]{1,4}){1,2}(?![0-9-])/uy;
const PLAIN = new RegExp(DIGITS, 'uy');
const FIRST_OF_MONTH = /(1[0-2]|[1-9]|十[一二]?|[一二三四五六七八九])月(?:1|一)日(?![0-9間目中])/uy;

/** The number expression that begins at `start`, if one does. */
export function readNumberAt(text: string, start: number): Piece | undefined {
  return (
    match(FIRST_OF_MONTH, text, start, ([, month = '']) => `${readCounted(value(month), '月')}ツイタチ`) ??
    match(TELEPHONE, text, start, ([digits]) => digits.split('-').map(spellDigits).join(' ノ ')) ??
    match(TIME, text, start, ([, hour, minute]) => readTime(Number(hour), Number(minute))) ??
    match(DATE, text, start, ([, first, second]) => readSlash(Number(first), Number(second))) ??
    match(FRACTION, text, start, ([, parts = '', part = '']) => `${readAny(parts)}ブンノ${readAny(part)}`) ??
    match(DECIMAL, text, start, ([, whole = '', fraction = '', counter]) =>
      readMeasure(whole, fraction, counter),
    ) ??
    match(COUNTED_DIGITS, text, start, ([, digits = '', counter = '']) => readDigits(digits, counter)) ??
    match(COUNTED_KANJI, text, start, ([, numeral = '', counter = '']) => readKanji(numeral, counter)) ??
    match(PLAIN, text, start, ([digits]) => readAny(digits))
  );
}

function match(
  pattern: RegExp,
  text: string,
  start: number,
  read: (groups: RegExpExecArray) => string | undefined,
): Piece | undefined {
  pattern.lastIndex = start;
  const found = pattern.exec(text);
  const reading = found === null ? undefined : read(found);
  return found === null || reading === undefined ? undefined : { end: start + found[0].length, reading };
}

function value(numeral: string): number {
  return /^[0-9]/.test(numeral) ? Number(numeral.replaceAll(',', '')) : integerOfKanji(numeral);
}

function readAny(numeral: string): string {
  if (!/^[0-9]/.test(numeral)) return readInteger(integerOfKanji(numeral));
  const whole = integerOf(numeral);
  return whole === undefined ? spellDigits(numeral) : readInteger(whole);
}

function readTime(hour: number, minute: number): string {
  const hours = readCounted(hour, '時') ?? '';
  return minute === 0 ? hours : hours + (readCounted(minute, '分') ?? '');
}

/** 1/2 is a half, 4/15 the fifteenth of April. */
function readSlash(first: number, second: number): string {
  if (first < second && second <= 4) return `${readInteger(second)}ブンノ${readInteger(first)}`;
  return `${readCounted(first, '月')}${second === 1 ? 'ツイタチ' : readCounted(second, '日')}`;
}

function readMeasure(whole: string, fraction: string, counter: string | undefined): string {
  if (counter === undefined) return readDecimal(whole, fraction);
  // The unit without a number is what is left of "zero of it".
  const unit = readCounted(2, counter)?.slice(readInteger(2).length) ?? '';
  return readDecimal(whole, fraction) + unit;
}

function readDigits(digits: string, counter: string): string | undefined {
  const whole = integerOf(digits);
  if (whole !== undefined) return readCounted(whole, counter);
  // 08時 and 007番: the first is a number with a leading zero, the second an identifier.
  const padded = /^0[0-9]$/.test(digits) ? readCounted(Number(digits), counter) : undefined;
  return padded ?? `${spellDigits(digits)}${readCounted(0, counter)?.slice(readInteger(0).length) ?? ''}`;
}

function readKanji(numeral: string, counter: string): string | undefined {
  const prefix = numeral.charAt(0);
  if (prefix !== '何' && prefix !== '数') return readCounted(integerOfKanji(numeral), counter);
  const rest = numeral.slice(1);
  if (rest === '') return readCounted(prefix, counter);
  // 何十本 is read as 十本 with a question before it.
  const counted = readCounted(integerOfKanji(rest), counter);
  return counted === undefined ? undefined : `${prefix === '何' ? 'ナン' : 'スー'}${counted}`;
}
