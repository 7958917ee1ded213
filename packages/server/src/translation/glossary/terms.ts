import type { Language } from '@genbatalk/contract';
import { LRUCache } from 'lru-cache';
import type { Clock } from '../../platform/clock.js';
import type { Database } from '../../platform/database/database.js';
import { listApproved, type TermRow } from './glossary.repository.js';
import { containsWord } from './word-search.js';

/** Other nodes learn of a changed glossary within this time. */
const FRESH_MS = 10_000;
const COMPANIES_AT_ONCE = 500;
/** More would drown the sentence in a prompt. */
const MOST_TERMS = 12;
const MOST_HINTS = 100;

interface FoundTerm {
  source: string;
  target: string;
}

/** The approved terms of companies, as translation and recognition ask for them. */
export interface Terms {
  /** The terms that stand in the text, longest first, with the form to use; each direction of a pair counts. */
  find(request: {
    text: string;
    sourceLanguage: Language;
    targetLanguage: Language;
    companyId: string | null;
  }): Promise<FoundTerm[]>;
  /** The company's words of a language, for a recogniser's bias. */
  hints(companyId: string | null, language: Language): Promise<string[]>;
  forget(companyId: string): void;
}

export function createTerms({ database, clock }: { database: Database; clock: Clock }): Terms {
  const cache = new LRUCache<string, Promise<TermRow[]>>({
    max: COMPANIES_AT_ONCE,
    ttl: FRESH_MS,
    ttlResolution: 0,
    perf: { now: () => clock.now().getTime() },
  });

  function approvedOf(companyId: string): Promise<TermRow[]> {
    const kept = cache.get(companyId);
    if (kept !== undefined) return kept;
    const read = database.forCompany(companyId, listApproved);
    cache.set(companyId, read);
    read.catch(() => cache.delete(companyId));
    return read;
  }

  return {
    async find({ text, sourceLanguage, targetLanguage, companyId }) {
      if (companyId === null) return [];
      const found = (await approvedOf(companyId)).flatMap((row) => {
        const target = wordingOf(row, targetLanguage);
        if (target === undefined) return [];
        const source = wordingsOf(row, sourceLanguage).find((word) =>
          containsWord(text, word, sourceLanguage),
        );
        return source === undefined ? [] : [{ source, target }];
      });
      const longestFirst = found.toSorted((one, other) => other.source.length - one.source.length);
      // A term inside a longer one that was found too is not meant by itself.
      const own = longestFirst.filter(
        ({ source }, at) => !longestFirst.slice(0, at).some((longer) => longer.source.includes(source)),
      );
      return own.slice(0, MOST_TERMS);
    },

    async hints(companyId, language) {
      if (companyId === null) return [];
      const words = (await approvedOf(companyId)).flatMap((row) => wordingsOf(row, language));
      return [...new Set(words)].slice(0, MOST_HINTS);
    },

    forget: (companyId) => void cache.delete(companyId),
  };
}

/** The one form in which a term is written in a language. */
function wordingOf(row: TermRow, language: Language): string | undefined {
  return row.language === language ? row.term : row.translations[language];
}

/** Every form in which it is heard; other forms are known of the term's own language only. */
function wordingsOf(row: TermRow, language: Language): string[] {
  const wording = wordingOf(row, language);
  const forms = row.language === language ? row.spokenForms : [];
  return [...(wording === undefined ? [] : [wording]), ...forms].toSorted(
    (one, other) => other.length - one.length,
  );
}
