// SPDX-License-Identifier: Apache-2.0
import { romajiToKana } from './romaji.js';

const LETTERS: Readonly<Record<string, string>> = {
  A: 'エー',
  B: 'ビー',
  C: 'シー',
  D: 'ディー',
  E: 'イー',
  F: 'エフ',
  G: 'ジー',
  H: 'エイチ',
  I: 'アイ',
  J: 'ジェー',
  K: 'ケー',
  L: 'エル',
  M: 'エム',
  N: 'エヌ',
  O: 'オー',
  P: 'ピー',
  Q: 'キュー',
  R: 'アール',
  S: 'エス',
  T: 'ティー',
  U: 'ユー',
  V: 'ブイ',
  W: 'ダブリュー',
  X: 'エックス',
  Y: 'ワイ',
  Z: 'ゼット',
};
/** Words that a Japanese crew says as words; every other short or upper-case one is spelled. */
const WORDS: Readonly<Record<string, string>> = {
  OK: 'オーケー',
  NG: 'エヌジー',
  GO: 'ゴー',
  STOP: 'ストップ',
  NO: 'ナンバー',
  KY: 'ケーワイ',
  TBM: 'ティービーエム',
  CAD: 'キャド',
  BIM: 'ビム',
  JIS: 'ジス',
  JAS: 'ジャス',
  ALC: 'エーエルシー',
  WIFI: 'ワイファイ',
  VS: 'タイ',
};

/**
 * Latin letters in a Japanese sentence as katakana: known words as said, abbreviations (LED, PC) letter by letter,
 * a lower-case word with a vowel (a name, a brand) by its syllables. espeak's Japanese voice would spell each in
 * English.
 */
export function readLatin(word: string): string {
  const plain = word
    .replace(/[đĐ]/g, 'd')
    .normalize('NFD')
    .replace(/[^A-Za-z]/g, '');
  const known = WORDS[plain.toUpperCase()];
  if (known !== undefined) return known;
  if (plain.length >= 3 && /[a-z]/.test(plain) && /[aeiouy]/i.test(plain)) return romajiToKana(plain);
  return Array.from(plain.toUpperCase())
    .map((letter) => LETTERS[letter] ?? '')
    .join('');
}
