// SPDX-License-Identifier: Apache-2.0

const DIGITS = ['ゼロ', 'イチ', 'ニ', 'サン', 'ヨン', 'ゴ', 'ロク', 'ナナ', 'ハチ', 'キュー'] as const;
/** Digits read one by one: 2 and 5 are drawn out, or they are lost beside their neighbours. */
const SPELLED = ['ゼロ', 'イチ', 'ニー', 'サン', 'ヨン', 'ゴー', 'ロク', 'ナナ', 'ハチ', 'キュー'] as const;
const HUNDREDS: Readonly<Record<number, string>> = {
  1: 'ヒャク',
  3: 'サンビャク',
  6: 'ロッピャク',
  8: 'ハッピャク',
};
const THOUSANDS: Readonly<Record<number, string>> = { 1: 'セン', 3: 'サンゼン', 8: 'ハッセン' };
/** Above this a number is a telephone or an identifier, and is spelled. */
const LARGEST = 999_999_999_999;

const KANJI_DIGITS = '〇一二三四五六七八九';
const KANJI_TENS: Readonly<Record<string, number>> = { 十: 10, 百: 100, 千: 1000 };
const KANJI_MYRIADS: Readonly<Record<string, number>> = { 万: 10_000, 億: 100_000_000 };

/** Kanji that numerals are written with, for a character class. */
export const NUMERAL_KANJI = `${KANJI_DIGITS}十百千万億`;

/** The reading of an integer from 0 to 999,999,999,999, in katakana. */
export function readInteger(value: number): string {
  if (value === 0) return 'ゼロ';
  const myriads: [number, string][] = [
    [Math.floor(value / 100_000_000), 'オク'],
    [Math.floor(value / 10_000) % 10_000, 'マン'],
    [value % 10_000, ''],
  ];
  return myriads.map(([part, unit]) => (part === 0 ? '' : readBelowMyriad(part) + unit)).join('');
}

function readBelowMyriad(value: number): string {
  const thousands = Math.floor(value / 1000);
  const hundreds = Math.floor(value / 100) % 10;
  const tens = Math.floor(value / 10) % 10;
  const ones = value % 10;
  return [
    thousands === 0 ? '' : (THOUSANDS[thousands] ?? `${DIGITS[thousands]}セン`),
    hundreds === 0 ? '' : (HUNDREDS[hundreds] ?? `${DIGITS[hundreds]}ヒャク`),
    tens === 0 ? '' : tens === 1 ? 'ジュー' : `${DIGITS[tens]}ジュー`,
    ones === 0 ? '' : DIGITS[ones],
  ].join('');
}

/** Digits one after another: 090 → ゼロキューゼロ. */
export function spellDigits(digits: string): string {
  return Array.from(digits)
    .map((digit) => SPELLED[Number(digit)] ?? '')
    .join('');
}

/** The integer that ASCII digits (commas allowed) mean, or nothing where they are to be spelled (007, long ones). */
export function integerOf(digits: string): number | undefined {
  const plain = digits.replaceAll(',', '');
  if (plain.length > 1 && plain.startsWith('0')) return undefined;
  const value = Number(plain);
  return value <= LARGEST ? value : undefined;
}

/** 2.5 → ニーテンゴー; 1, 8 and 10 shorten before テン (イッテン, ハッテン, ジュッテン). */
export function readDecimal(whole: string, fraction: string): string {
  const value = integerOf(whole);
  const front = value === undefined ? spellDigits(whole) : value === 0 ? 'レイ' : readInteger(value);
  const shortened = front
    .replace(/イチ$/, 'イッ')
    .replace(/ハチ$/, 'ハッ')
    .replace(/ジュー$/, 'ジュッ')
    .replace(/(^|ー)ニ$/, '$1ニー')
    .replace(/(^|ー)ゴ$/, '$1ゴー');
  return `${shortened}テン${spellDigits(fraction)}`;
}

/** The integer that kanji numerals mean (二十三 → 23, 一二〇 → 120). */
export function integerOfKanji(numeral: string): number {
  if (!/[十百千万億]/u.test(numeral)) {
    return Number(
      Array.from(numeral)
        .map((one) => KANJI_DIGITS.indexOf(one))
        .join(''),
    );
  }
  let total = 0;
  let section = 0;
  let digit = 0;
  for (const one of numeral) {
    const ten = KANJI_TENS[one];
    const myriad = KANJI_MYRIADS[one];
    if (ten !== undefined) {
      section += (digit || 1) * ten;
      digit = 0;
    } else if (myriad !== undefined) {
      total += (section + digit || 1) * myriad;
      section = 0;
      digit = 0;
    } else {
      digit = digit * 10 + KANJI_DIGITS.indexOf(one);
    }
  }
  return total + section + digit;
}
