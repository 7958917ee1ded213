import { countScripts, hasForeignHan } from './scripts.js';
import type { Spoken } from './spoken.js';

/** A Han letter says about as much as three Latin ones, a kana as two: lengths are compared in these units. */
const HAN_UNITS = 3;
const KANA_UNITS = 2;

/** Longer than this times the source, and this many more, is more than a translation. */
const MAX_GROWTH = 4;
const MAX_EXTRA_UNITS = 40;
/** A long source whose translation has less than this share of it was answered, or cut. */
const MIN_SHARE = 1 / 5;
const MIN_SOURCE_UNITS = 60;

/** Identical texts of this many different words, or of this many Han letters, were not translated. */
const MIN_ECHO_WORDS = 2;
const MIN_ECHO_HAN = 7;

export function isOutOfProportion(output: string, source: string): boolean {
  const units = unitsOf(output);
  const sourceUnits = unitsOf(source);
  if (units > sourceUnits * MAX_GROWTH + MAX_EXTRA_UNITS) return true;
  return sourceUnits >= MIN_SOURCE_UNITS && units < sourceUnits * MIN_SHARE;
}

/**
 * Whether the source came back as it was. Short ones are let through: 'OK', a code, '安全第一' and many a noun are the
 * same in two languages; between Latin letters and others only what has no small letters is.
 */
export function isEcho(output: string, { text: source, sourceLanguage, targetLanguage }: Spoken): boolean {
  if (fold(output) !== fold(source)) return false;
  const { kana, han } = countScripts(source);
  if (sourceLanguage === 'ja' || sourceLanguage === 'zh') {
    return kana > 0 || han >= MIN_ECHO_HAN || hasForeignHan(targetLanguage, source);
  }
  const words = new Set(source.toLowerCase().match(/\p{L}{2,}/gu) ?? []);
  const isOtherScript = targetLanguage === 'ja' || targetLanguage === 'zh';
  return words.size >= MIN_ECHO_WORDS || (isOtherScript && /\p{Ll}{3}/u.test(source));
}

/** Letters, digits and the rest, weighed by what they say. */
function unitsOf(text: string): number {
  const { kana, han } = countScripts(text);
  return [...text].length + han * (HAN_UNITS - 1) + kana * (KANA_UNITS - 1);
}

function fold(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');
}
