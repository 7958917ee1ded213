import { rememberText } from './remember.js';

// Soft hyphen, zero-width and direction marks: invisible, and put in by keyboards and recognisers. The private use
// area says nothing either; the analysis uses its characters for terms.
const INVISIBLE = /\p{Cf}|\p{Co}|\uFE0E|\uFE0F/gu;
// NFKC would turn 10² into 102; the caret keeps the power a power.
const POWER = /(?<=[\p{L}\p{Nd}])[²³¹⁰⁴-⁹]/gu;
const APOSTROPHE = /[‘’‛ʼ´`＇]/gu;
const DASH = /[‐‑‒–—―−－]/gu;
const SILENT = /["“”„‟«»‹›「」『』【】〈〉《》()（）[\]{}*_#・·•]/gu;

// What nothing below changes but for capitals and spaces: most of what is said and written, and the Vai letters that
// stand for slots.
const PLAIN =
  /^[a-zA-Z0-9 ',.:;!?À-ÖØ-öø-ÿĂăĐđĨĩŒœŨũƠơƯưẠ-ỹ\u3001\u3002\u3005\u3041-\u3096\u30A1-\u30FA\u30FC\u4E00-\u9FFF\uA500-\uA5FF]*$/u;
// A clause is cleaned to be looked up and again to be analysed.
const MOST_REMEMBERED = 32;

/**
 * The form of a text in which writing habits no longer differ: compatibility characters, case, quotation
 * marks, dashes and invisible characters. Digits, signs between digits, and letters are never removed.
 */
export const cleanCharacters: (text: string) => string = rememberText(clean, MOST_REMEMBERED);

function clean(text: string): string {
  if (PLAIN.test(text)) {
    const lower = text.toLowerCase();
    return lower.includes('  ') ? lower.replace(/ +/gu, ' ').trim() : lower.trim();
  }
  return text
    .replace(INVISIBLE, '')
    .replace(POWER, (power) => `^${power}`)
    .replace(APOSTROPHE, "'")
    .replace(DASH, '-')
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFC')
    .replace(SILENT, ' ')
    .replace(/(?<![\p{Nd}])-(?=\P{Nd}|$)|(?<=\p{L})-/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim();
}
