import type { Language } from '@genbatalk/contract';
import { tableOf } from './tables.js';
import type { Sighting } from './value.js';

const BEFORE: Readonly<Record<Language, string>> = {
  ja: '約|だいたい|大体|およそ',
  en: 'about|around|roughly|approximately',
  vi: 'khoảng|tầm|chừng',
  zh: '大约|大概|差不多|约',
  de: 'etwa|ungefähr|circa|ca|rund|gegen',
  fr: 'environ|à peu près|vers',
  it: 'circa|verso le|più o meno',
};
const BEHIND: Readonly<Record<Language, string>> = {
  ja: 'くらい|ぐらい|ほど|頃|ごろ',
  en: 'or so|ish',
  vi: '',
  zh: '左右|上下',
  de: '',
  fr: 'environ',
  it: 'circa',
};
const before = tableOf<true>((language) => [[BEFORE[language], true]]);
const behind = tableOf<true>((language) => (BEHIND[language] === '' ? [] : [[BEHIND[language], true]]));
const SAID: Readonly<Record<Language, readonly [before: string, behind: string]>> = {
  ja: ['約', ''],
  en: ['about ', ''],
  vi: ['khoảng ', ''],
  zh: ['大约', ''],
  de: ['etwa ', ''],
  fr: ['environ ', ''],
  it: ['circa ', ''],
};

/** Reads a quantity with "about" before or behind it, and marks it; the quantity alone where there is no such word. */
export function readAbout<Value extends { readonly isAbout?: boolean }>(
  tokens: readonly string[],
  at: number,
  language: Language,
  read: (at: number) => Sighting<Value> | undefined,
): Sighting<Value> | undefined {
  const start = before(language).longestAt(tokens, at)?.end ?? at;
  const found = read(start);
  if (found === undefined) return undefined;
  const end = behind(language).longestAt(tokens, found.end)?.end ?? found.end;
  if (start === at && end === found.end) return found;
  return { end, value: { ...found.value, isAbout: true } };
}

/** The words for a quantity that is not exact. */
export function sayAbout(words: string, isAbout: boolean | undefined, language: Language): string {
  const [before, behind] = SAID[language];
  return isAbout === true ? `${before}${words}${behind}` : words;
}
