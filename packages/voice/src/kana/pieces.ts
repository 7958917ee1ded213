// SPDX-License-Identifier: Apache-2.0
import { readLatin } from './latin.js';
import { type Piece, readNumberAt } from './numbers.js';
import { NUMERAL_KANJI } from './numerals.js';
import { SITE_READINGS } from './site-readings.js';

/** Signs that are read as words; those between two numbers only there (see `readSignAt`). */
const SIGNS: Readonly<Record<string, string>> = {
  '&': 'アンド',
  '±': 'プラスマイナス',
  '+': 'プラス',
  '=': 'イコール',
  '≤': 'イカ',
  '≦': 'イカ',
  '≥': 'イジョー',
  '≧': 'イジョー',
  φ: 'パイ',
  Φ: 'パイ',
  ø: 'パイ',
  Ø: 'パイ',
  '⌀': 'パイ',
};
const NUMBER_START = new RegExp(`[0-9何数${NUMERAL_KANJI}]`, 'u');

/** The longest first, so that 親綱支柱 is not read as 親綱 and the rest. */
const SITE_WORDS = new Map<string, string[]>();
for (const word of Object.keys(SITE_READINGS)) {
  const words = SITE_WORDS.get(word.charAt(0)) ?? [];
  SITE_WORDS.set(
    word.charAt(0),
    [...words, word].toSorted((one, other) => other.length - one.length),
  );
}

/**
 * The piece with a settled reading that begins at `start`: a word of the site, a number with its counter or unit,
 * a Latin word, a sign. Nothing where the analyser is to read.
 * @param isName whether the character at a place belongs to a proper name (六本木), whose numerals are no numbers
 */
export function readPieceAt(text: string, start: number, isName: (at: number) => boolean): Piece | undefined {
  return (
    readSiteWordAt(text, start) ??
    readNumber(text, start, isName) ??
    readSignAt(text, start) ??
    readLatinAt(text, start)
  );
}

function readSiteWordAt(text: string, start: number): Piece | undefined {
  const word = SITE_WORDS.get(text.charAt(start))?.find((candidate) => text.startsWith(candidate, start));
  if (word === undefined) return undefined;
  const reading = SITE_READINGS[word] ?? '';
  const end = start + word.length;
  return { end: end + (hasOkurigana(text.charAt(end), word, reading) ? 1 : 0), reading };
}

/** 段取 and 段取り are one word: the kana behind the kanji is the end of its reading, written out. */
function hasOkurigana(next: string, word: string, reading: string): boolean {
  if (!/\p{Script=Han}$/u.test(word) || !/[りめけきぎしみれいち]/u.test(next)) return false;
  return reading.endsWith(String.fromCodePoint((next.codePointAt(0) ?? 0) + 0x60));
}

function readNumber(text: string, start: number, isName: (at: number) => boolean): Piece | undefined {
  return NUMBER_START.test(text.charAt(start)) && !isName(start) ? readNumberAt(text, start) : undefined;
}

function readLatinAt(text: string, start: number): Piece | undefined {
  const word = /^[\p{Script=Latin}\p{M}]+(?:'[\p{Script=Latin}]+)?/u.exec(text.slice(start, start + 64))?.[0];
  if (word === undefined) return undefined;
  const dot = /^no$/i.test(word) && text.charAt(start + word.length) === '.' ? 1 : 0;
  return { end: start + word.length + dot, reading: readLatin(word) };
}

function readSignAt(text: string, start: number): Piece | undefined {
  const sign = text.charAt(start);
  const before = text.slice(0, start).trimEnd();
  const afterNumber = /[0-9A-Za-z%°]$/.test(before);
  const isSigned = / $/.test(text.slice(0, start)) && /^[0-9]/.test(text.charAt(start + 1));
  const beforeNumber = /^ ?[0-9]/.test(text.slice(start + 1, start + 3));
  if (beforeNumber) {
    if (sign === '~' && afterNumber) return { end: start + 1, reading: 'カラ' };
    if (/[×x*]/.test(sign) && afterNumber) return { end: start + 1, reading: 'カケル' };
    if (sign === '#') return { end: start + 1, reading: 'ナンバー' };
    if (sign === '@') return { end: start + 1, reading: 'アット' };
    if (sign === '-' && !isSigned && isRange(before, text.slice(start + 1)))
      return { end: start + 1, reading: 'カラ' };
    if (sign === '-' && (isSigned || !/[\p{L}\p{N})]$/u.test(before)))
      return { end: start + 1, reading: 'マイナス' };
    if (sign === '-' && /[0-9]$/.test(before)) return { end: start + 1, reading: 'ノ' };
  }
  const reading = SIGNS[sign];
  return reading === undefined ? undefined : { end: start + 1, reading };
}

/** 8-17 is from 8 to 17; 2-1 is an address, 090-1234-5678 a telephone. */
function isRange(before: string, after: string): boolean {
  const from = /(?<![-0-9])([1-9][0-9]*)(?::[0-9]{2}|\.[0-9]+)?[a-zA-Z%]{0,3}$/.exec(before)?.[1];
  const to = /^ ?([1-9][0-9]*)(?![0-9]*-)/.exec(after)?.[1];
  return from !== undefined && to !== undefined && Number(from) < Number(to);
}
