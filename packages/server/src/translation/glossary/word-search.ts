import type { Language } from '@genbatalk/contract';

const UNSPACED: ReadonlySet<Language> = new Set(['ja', 'zh']);
const INFLECTED: ReadonlySet<Language> = new Set(['en', 'de', 'fr', 'it']);
/** An ending up to this long may differ: Bolzen, Bolzens; treuil, treuils. */
const ENDING_CHARS = 2;
const SHORTEST_STEM = 4;

/** One spelling for comparing: width, case, apostrophes and spaces do not count. */
function foldWord(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[‘’ʼ´`]/gu, "'")
    .replace(/[\s・·]+/gu, ' ')
    .trim();
}

/**
 * Whether a word or phrase stands in a text: anywhere where words are not separated, else as whole words, in languages
 * that inflect with another ending too.
 */
export function containsWord(text: string, word: string, language: Language): boolean {
  const folded = foldWord(text);
  const wanted = foldWord(word);
  if (wanted === '') return false;
  if (UNSPACED.has(language)) return folded.replaceAll(' ', '').includes(wanted.replaceAll(' ', ''));
  const parts = wanted.split(' ').map((part) => wordPattern(part, language));
  return new RegExp(`(?<![\\p{L}\\p{Nd}])${parts.join('[\\s-]+')}(?![\\p{L}\\p{Nd}])`, 'u').test(folded);
}

function wordPattern(part: string, language: Language): string {
  const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\/-]/gu, '\\$&');
  if (!INFLECTED.has(language) || !/^\p{L}+$/u.test(part)) return escaped(part);
  if (part.length <= SHORTEST_STEM) return `${escaped(part)}\\p{L}{0,${ENDING_CHARS}}`;
  const stem = part.slice(0, Math.max(SHORTEST_STEM, part.length - ENDING_CHARS));
  return `${escaped(stem)}\\p{L}{0,${2 * ENDING_CHARS}}`;
}
