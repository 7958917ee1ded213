import type { Language } from '@genbatalk/contract';
import type { LanguageData } from '../format.js';
import { splitSentences } from '../normalise/sentences.js';
import { keysOf } from '../normalise/wording.js';

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
  data.wordings.forEach((wordings, entry) => {
    for (const wording of wordings) {
      for (const key of keysOfWording(wording, data.language)) {
        const other = entryOf.get(key);
        entryOf.set(key, other === undefined || other === entry ? entry : AMBIGUOUS);
        longestKeyLength = Math.max(longestKeyLength, key.length);
      }
    }
  });
  return { language: data.language, entryOf, longestKeyLength };
}

/** Every key under which a wording is found. */
export function keysOfWording(wording: string, language: Language): string[] {
  const keys = keysOf(splitSentences(wording), language);
  if (keys === undefined) return [];
  return keys.loose === undefined ? [keys.strict] : [...new Set([keys.strict, keys.loose])];
}
