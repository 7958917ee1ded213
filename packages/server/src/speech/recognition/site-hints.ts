import { LANGUAGES, type Language } from '@genbatalk/contract';
import { loadSiteTerms, type TermKind } from '@genbatalk/phrasebook';

/** What general recognisers mishear most comes first; words of every day (people, colours) need no help. */
const KINDS: readonly TermKind[] = ['hazard', 'gear', 'part', 'machine', 'tool', 'material', 'work'];
/** Of each kind, so that no kind fills the prompt alone. */
const PER_KIND = 6;

/** Words of the site that a recogniser is told to expect, by language; some forty a language. */
export async function loadSiteHints(): Promise<Readonly<Record<Language, readonly string[]>>> {
  const entries = await Promise.all(
    LANGUAGES.map(async (language) => {
      const byKind = await Promise.all(KINDS.map((kind) => loadSiteTerms(language, kind)));
      return [language, byKind.flatMap((terms) => terms.slice(0, PER_KIND))] as const;
    }),
  );
  // Object.fromEntries forgets its keys; they are all the languages.
  return Object.fromEntries(entries) as unknown as Record<Language, readonly string[]>;
}
