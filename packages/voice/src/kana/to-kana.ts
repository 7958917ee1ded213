// SPDX-License-Identifier: Apache-2.0
import type { Analyser, Token } from './analyser.js';
import { NUMERAL_KANJI } from './numerals.js';
import { readPieceAt } from './pieces.js';
import { SINGLE_KANJI } from './single-kanji.js';

/** Stands in the text for a piece whose reading is settled: the analyser takes a letter as an unknown noun. */
const PLACEHOLDER = 'X';
const KANJI = /\p{Script=Han}/u;
/** What espeak reads as Japanese. Everything else it spells as "Japanese letter". */
const UNREADABLE = /[^ァ-ヴーぁ-ゔ、。!?,. ]/gu;

export interface Kana {
  /** Katakana and hiragana, with a space between phrases. */
  readonly text: string;
  /** Kanji that nothing could read and that were left out. */
  readonly unread: readonly string[];
}

/**
 * Japanese text as kana that espeak reads aloud. The text must be normalised (NFKC). Settled readings (site
 * words, numbers with counters, letters) go first; the rest is read by the analyser in the context of the whole
 * sentence, so that は and へ are told apart.
 */
export function toKana(text: string, analyse: Analyser): Kana {
  const { template, readings } = settle(text, analyse);
  const unread: string[] = [];
  let spoken = '';
  let isPrefix = false;
  for (const token of analyse(template)) {
    const isPiece = token.surface.includes(PLACEHOLDER);
    if ((isPiece || beginsPhrase(token)) && !isPrefix) spoken += ' ';
    isPrefix = token.partOfSpeech === '接頭詞';
    spoken += isPiece ? expand(token.surface, readings) : readToken(token, analyse, unread);
  }
  return { text: tidy(spoken), unread };
}

function settle(text: string, analyse: Analyser): { template: string; readings: string[] } {
  const names = new RegExp(`[${NUMERAL_KANJI}]`, 'u').test(text)
    ? findNames(text, analyse)
    : new Set<number>();
  const readings: string[] = [];
  let template = '';
  let at = 0;
  while (at < text.length) {
    const piece = readPieceAt(text, at, (place) => names.has(place));
    if (piece === undefined) {
      template += text.charAt(at);
      at += 1;
    } else {
      readings.push(piece.reading);
      template += PLACEHOLDER;
      at = piece.end;
    }
  }
  return { template, readings };
}

/** Places of characters inside proper names of two characters and more. */
function findNames(text: string, analyse: Analyser): Set<number> {
  const places = new Set<number>();
  let at = 0;
  for (const { surface, partOfSpeechSubcategory1 } of analyse(text)) {
    const start = text.indexOf(surface, at);
    at = start + surface.length;
    if (partOfSpeechSubcategory1 !== '固有名詞' || surface.length < 2) continue;
    for (let place = start; place < at; place += 1) places.add(place);
  }
  return places;
}

/** Particles, endings and auxiliaries lean on the word before them; other words begin a new breath. */
function beginsPhrase({ surface, partOfSpeech, partOfSpeechSubcategory1 }: Token): boolean {
  if (surface.startsWith('ー')) return false;
  if (partOfSpeech === '助詞' || partOfSpeech === '助動詞' || partOfSpeech === '記号') return false;
  return partOfSpeechSubcategory1 !== '接尾' && partOfSpeechSubcategory1 !== '非自立';
}

/** Pieces come out of the template in the order in which they went in. */
function expand(surface: string, readings: string[]): string {
  return Array.from(surface)
    .map((one) => (one === PLACEHOLDER ? ` ${readings.shift() ?? ''}` : one))
    .join('')
    .trimStart();
}

function readToken(token: Token, analyse: Analyser, unread: string[]): string {
  const { surface, partOfSpeech, pronunciation } = token;
  // The ending of 始めましょう lengthens the vowel before it; IPADIC writes it as a vowel of its own.
  if (surface === 'う' && partOfSpeech === '助動詞') return 'ー';
  if (pronunciation !== undefined && pronunciation !== '*') return pronunciation;
  return Array.from(surface)
    .map((one) => (KANJI.test(one) ? readKanji(one, analyse, unread) : one))
    .join('');
}

function readKanji(kanji: string, analyse: Analyser, unread: string[]): string {
  const settled = SINGLE_KANJI.get(kanji);
  if (settled !== undefined) return settled;
  const [token] = analyse(kanji);
  if (token?.pronunciation !== undefined && !KANJI.test(token.pronunciation)) return token.pronunciation;
  unread.push(kanji);
  return '';
}

function tidy(spoken: string): string {
  return spoken
    .replace(/[ヵヶ]/gu, 'カ')
    .replace(/[ヮゎ]/gu, 'ワ')
    .replace(/[・:;/()\-~…]/gu, ' ')
    .replace(UNREADABLE, '')
    .replace(/(^|[^ァ-ヴぁ-ゔー])ー+/gu, '$1')
    .replace(/ー{2,}/gu, 'ー')
    .replace(/ +([、。!?,.])/gu, '$1')
    .replace(/ +/gu, ' ')
    .trim();
}
