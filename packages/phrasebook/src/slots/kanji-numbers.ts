import { readDigits } from './digits.js';
import type { NumberText, Sighting } from './value.js';

const DIGITS = new Map([...'〇零一二三四五六七八九'].map((digit, at) => [digit, Math.max(0, at - 1)]));
DIGITS.set('两', 2);
const PLACES = new Map([
  ['十', 10],
  ['百', 100],
  ['千', 1000],
]);
const MYRIADS = new Map([
  ['万', 10_000],
  ['亿', 100_000_000],
  ['億', 100_000_000],
]);
/** Japanese native numbers; the つ belongs to them. */
const NATIVE = [
  'ひとつ',
  'ふたつ',
  'みっつ',
  'よっつ',
  'いつつ',
  'むっつ',
  'ななつ',
  'やっつ',
  'ここのつ',
].map((word, at) => ({ kana: [...word], value: String(at + 1) }));

/** A number in digits, kanji or both ("3千", "二十五", "1万5千", "三点五"), in Japanese also ひとつ to ここのつ. */
export function readKanjiNumber(
  tokens: readonly string[],
  at: number,
  language: 'ja' | 'zh',
): Sighting<NumberText> | undefined {
  if (language === 'ja') {
    const native = NATIVE.find(({ kana }) => kana.every((each, place) => tokens[at + place] === each));
    if (native !== undefined) return { end: at + native.kana.length, value: native.value };
  }
  let total = 0;
  let section = 0;
  let digits = '';
  let end = at;
  let hasPlace = false;
  for (; end < tokens.length; end += 1) {
    const token = tokens[end] ?? '';
    const digit = DIGITS.get(token);
    const place = PLACES.get(token);
    const myriad = MYRIADS.get(token);
    if (digit !== undefined) digits += String(digit);
    else if (/^\d/u.test(token) && digits === '') {
      const value = readDigits(token, language);
      if (value === undefined) return undefined;
      digits = value;
    } else if (place !== undefined && !digits.includes('.')) {
      section += (digits === '' ? 1 : Number(digits)) * place;
      digits = '';
      hasPlace = true;
    } else if (myriad !== undefined && (section > 0 || digits !== '')) {
      total += Math.round((section + Number(digits || '0')) * myriad);
      section = 0;
      digits = '';
      hasPlace = true;
    } else break;
  }
  if (end === at) return undefined;
  // 二三人, 两三个: two or three, not twenty-three.
  const [low, high] = tokens.slice(at, end).map((token) => DIGITS.get(token));
  if (end === at + 2 && low !== undefined && low > 0 && high === low + 1)
    return { end, value: `${low}–${high}` };
  if (hasPlace) {
    // 二十五 is 25; 二十15 or 千1.5 are no numbers that people say.
    if (digits.length > 1) return undefined;
    return { end, value: String(total + section + Number(digits || '0')) };
  }
  return readPointed(tokens, end, digits);
}

/** 三点五, 一コンマ五: the digits after a spoken point. A written clock time (三点五分) is not for here. */
function readPointed(tokens: readonly string[], end: number, digits: string): Sighting<NumberText> {
  const whole = { end, value: digits };
  const skip = tokens[end] === '点' ? 1 : tokens.slice(end, end + 3).join('') === 'こんま' ? 3 : 0;
  if (skip === 0 || digits.includes('.')) return whole;
  let fraction = '';
  let at = end + skip;
  for (; at < tokens.length; at += 1) {
    const token = tokens[at] ?? '';
    const digit = DIGITS.get(token);
    if (digit === undefined && !/^\d+$/u.test(token)) break;
    fraction += digit === undefined ? token : String(digit);
  }
  if (fraction === '' || ['十', '分', '刻'].includes(tokens[at] ?? '')) return whole;
  return { end: at, value: `${digits}.${fraction}` };
}
