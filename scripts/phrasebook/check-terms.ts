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
  ];
}

function checkLanguage(terms: readonly SourceTerm[], language: Language): Finding[] {
  const claims = new Map<string, string>();
  return terms.flatMap(({ id, forms }) => {
    const place = `terms/${id} ${language}`;
    const form = forms[language];
    return [form.text, ...(form.ways ?? [])].flatMap((wording) => {
      const key = wording.toLowerCase().normalize('NFKC');
      const other = claims.get(key);
      claims.set(key, id);
      const problems = checkWording(wording, language)
        .filter((problem) => !/not written in|no tone mark/u.test(problem))
        .map((problem) => `"${wording}" ${problem}`);
      if (other !== undefined && other !== id) problems.push(`"${wording}" is also claimed by ${other}`);
      return problems.map((problem) => ({ place, problem }));
    });
  });
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
