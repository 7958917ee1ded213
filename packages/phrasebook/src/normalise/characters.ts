// Soft hyphen, zero-width and direction marks: invisible, and put in by keyboards and recognisers. The private use
// area says nothing either; the analysis uses its characters for terms.
const INVISIBLE = /\p{Cf}|\p{Co}|\uFE0E|\uFE0F/gu;
// NFKC would turn 10² into 102; the caret keeps the power a power.
const POWER = /(?<=[\p{L}\p{Nd}])[²³¹⁰⁴-⁹]/gu;
const APOSTROPHE = /[‘’‛ʼ´`＇]/gu;
const DASH = /[‐‑‒–—―−－]/gu;
const SILENT = /["“”„‟«»‹›「」『』【】〈〉《》()（）[\]{}*_#・·•]/gu;

/**
 * The form of a text in which writing habits no longer differ: compatibility characters, case, quotation
 * marks, dashes and invisible characters. Digits, signs between digits, and letters are never removed.
 */
export function cleanCharacters(text: string): string {
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
