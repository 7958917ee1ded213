import type { Language } from '@genbatalk/contract';
import type { LanguageData } from '../format.js';

/** What the steps look wordings up in: one language of the phrasebook, by folded wording. */
export interface Lexicon {
  readonly language: Language;
  /** The entry that claims a key; AMBIGUOUS where several do, which is never a match. */
  readonly entryOf: ReadonlyMap<string, number>;
  /** Longer keys cannot match; the steps need not look. */
  readonly longestKeyLength: number;
}

/** Stands for "several entries": a wording that could mean two things is not known. */
export const AMBIGUOUS = -1;

/** Indexes one language. Two entries with one key are kept out of each other's way; the check reports them. */
export function buildLexicon(data: LanguageData): Lexicon {
  const entryOf = new Map<string, number>();
  let longestKeyLength = 0;
  data.keys.forEach((keys, entry) => {
    for (const key of keys) {
      const other = entryOf.get(key);
      entryOf.set(key, other === undefined || other === entry ? entry : AMBIGUOUS);
      longestKeyLength = Math.max(longestKeyLength, key.length);
    }
  });
  return { language: data.language, entryOf, longestKeyLength };
}

/**
 * The entry that a key means. A key that several entries claim means none; neither does an open one ("è
 * pronto", said without any mark) that is a statement in one entry and a question in another.
 */
export function entryMeantBy(key: string, isOpen: boolean, lexicon: Lexicon): number | undefined {
  const entry = lexicon.entryOf.get(key);
  if (entry === undefined || entry === AMBIGUOUS) return undefined;
  const asked = isOpen ? lexicon.entryOf.get(`${key}?`) : undefined;
  return asked === undefined || asked === entry ? entry : undefined;
}
