import { LANGUAGES, type Language } from '@genbatalk/contract';
import type { PhrasebookSource, SourceTerm } from '@genbatalk/phrasebook';
import type { Finding } from './check.js';
import { checkWording } from './check-wording.js';

/** What is wrong with the terms: ids used twice, wordings that two terms claim, missing plurals, slips of writing. */
export function checkTerms({ terms = [] }: PhrasebookSource): Finding[] {
  const ids = terms.map(({ id }) => id);
  const twice = ids
    .filter((id, at) => ids.indexOf(id) !== at)
    .map((place) => ({ place, problem: 'two terms have this id' }));
  return [
    ...twice,
    ...LANGUAGES.flatMap((language) => checkLanguage(terms, language)),
    ...terms.flatMap(checkCounting),
    ...terms.flatMap(checkQuality),
  ];
}

function checkLanguage(terms: readonly SourceTerm[], language: Language): Finding[] {
  const claims = new Map<string, SourceTerm>();
  return terms.flatMap((term) => {
    const form = term.forms[language];
    const place = `terms/${term.id} ${language}`;
    return [form.text, ...(form.ways ?? [])].flatMap((wording) => {
      const key = keyOf(term, wording);
      const other = claims.get(key);
      claims.set(key, term);
      const problems = checkWording(wording, language)
        .filter((problem) => !/not written in|no tone mark/u.test(problem))
        .map((problem) => `"${wording}" ${problem}`);
      const isClaimed = other !== undefined && other.id !== term.id && !areApart(term, other, language);
      if (isClaimed) problems.push(`"${wording}" is also claimed by ${other.id}`);
      return problems.map((problem) => ({ place, problem }));
    });
  });
}

/** Adjectives stand beside nouns and are never one: a light is no light hammer. */
function keyOf({ kind }: SourceTerm, wording: string): string {
  return `${kind === 'quality' ? '+' : ''}${wording.toLowerCase().normalize('NFKC')}`;
}

/** "The other" and "another" share their word: the article tells them apart. */
function areApart(one: SourceTerm, other: SourceTerm, language: Language): boolean {
  const [first, second] = [one.forms[language].definite, other.forms[language].definite];
  return first !== undefined && second !== undefined && first !== second;
}

const COUNTED: readonly string[] = ['material', 'tool', 'machine', 'part'];

/** A thing that is counted in one European language is counted in all: else "5 …" has no form. */
function checkCounting({ id, kind, forms }: SourceTerm): Finding[] {
  if (!COUNTED.includes(kind)) return [];
  const counted = (['en', 'de', 'fr', 'it'] as const).filter(
    (language) => forms[language].plural !== undefined,
  );
  if (counted.length === 0 || counted.length === 4 || forms.en.plural === undefined) return [];
  return (['de', 'fr', 'it'] as const)
    .filter((language) => !counted.includes(language))
    .map((language) => ({
      place: `terms/${id} ${language}`,
      problem: 'has no plural, although English has one',
    }));
}

/** The adjectives of the romance languages agree, and "the" or "a" goes with one in every language or in none. */
function checkQuality({ id, kind, forms }: SourceTerm): Finding[] {
  if (kind !== 'quality') return [];
  const place = `terms/${id}`;
  const lone = (['fr', 'it'] as const)
    .filter((language) => (forms[language].plural === undefined) !== (forms[language].feminine === undefined))
    .map((language) => ({
      place: `${place} ${language}`,
      problem: 'has a feminine or a plural, but not both',
    }));
  const articles = new Set(LANGUAGES.map((language) => forms[language].definite));
  return articles.size === 1
    ? lone
    : [...lone, { place, problem: 'is definite in one language and not in another' }];
}
