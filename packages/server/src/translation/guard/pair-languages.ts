import type { Language } from '@genbatalk/contract';

/** Languages whose words stand together without spaces. */
export const UNSPACED: ReadonlySet<Language> = new Set(['ja', 'zh']);

/** One spelling for the lexicons of the guard: width, case, apostrophes and spaces do not count. */
export function foldForGuard(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[‘’ʼ´`]/gu, "'")
    .replace(/\s+/gu, ' ');
}

/**
 * Alternatives as a pattern: parts of words in Japanese and Chinese; elsewhere whole words, where "*" stands for any
 * ending and longer alternatives are tried first.
 */
export function wordsPattern(alternatives: string, language: Language, flags = 'u'): RegExp {
  if (UNSPACED.has(language)) return new RegExp(alternatives, flags);
  const each = alternatives
    .split('|')
    .toSorted((one, other) => other.length - one.length)
    .join('|');
  const open = each.replaceAll('*', '\\p{L}*').replaceAll(' ', '\\s+');
  return new RegExp(`(?<![\\p{L}\\p{Nd}])(?:${open})(?![\\p{L}\\p{Nd}])`, flags);
}
