import type { Language } from '@genbatalk/contract';
import { isUnspaced } from '../analyse/lexical.js';
import type { NumberText } from './value.js';

/** Digits with separators as a plain decimal number; undefined for times, dates and what can be read in two ways. */
export function readDigits(token: string, language: Language): NumberText | undefined {
  if (/^\d+$/u.test(token)) return token;
  const usesDecimalComma = !isUnspaced(language) && language !== 'en';
  const grouping = usesDecimalComma ? '.' : ',';
  if (token.split(grouping).every((part, place) => (place === 0 ? /^\d{1,3}$/u : /^\d{3}$/u).test(part))) {
    return token.replaceAll(grouping, '');
  }
  const decimal = /^(\d+)[.,](\d+)$/u.exec(token);
  if (decimal === null || decimal[2]?.length === 3) return undefined;
  return `${decimal[1]}.${decimal[2]}`;
}
