import { LANGUAGES, type Language } from '@genbatalk/contract';
import {
  compilePhrasebook,
  createPhrasebook,
  keysOfWording,
  type Phrasebook,
  type PhrasebookSource,
  type SourceEntry,
  type SourceTheme,
} from '@genbatalk/phrasebook';
import { checkActions } from './check-actions.js';
import { checkTemplates } from './check-templates.js';
import { checkTerms } from './check-terms.js';
import { checkWording } from './check-wording.js';

/** One finding: where, and what is wrong. */
export interface Finding {
  readonly place: string;
  readonly problem: string;
}

/** Everything that is wrong with the data, the empty list when nothing is. Structure is checked on reading. */
export function checkSource(source: PhrasebookSource): Finding[] {
  const { themes } = source;
  const compiled = compilePhrasebook(source);
  const phrasebook = createPhrasebook(compiled);
  const entries = themes.flatMap(({ theme, entries }) => entries.map((entry) => ({ theme, entry })));
  const templateIds = (source.templates ?? []).flatMap(({ templates }) => templates.map(({ id }) => id));
  const findings = [
    ...checkIds([...entries.map(({ entry }) => entry.id), ...templateIds]),
    ...checkClaims(themes),
    ...checkActions(source, compiled),
    ...checkTemplates(source, compiled),
    ...checkTerms(source),
  ];
  for (const { theme, entry } of entries) {
    findings.push(...checkNumbers(entry, theme));
    for (const language of LANGUAGES) findings.push(...checkLanguage(entry, language, theme, phrasebook));
  }
  return findings;
}

/** The text of an entry and its ways, in one language. */
export function wordingsOf(entry: SourceEntry, language: Language): readonly string[] {
  return [entry.text[language], ...(entry.ways[language] ?? [])];
}

function checkLanguage(
  entry: SourceEntry,
  language: Language,
  theme: string,
  phrasebook: Phrasebook,
): Finding[] {
  const place = `${theme}/${entry.id} ${language}`;
  const wordings = wordingsOf(entry, language);
  const findings = wordings.flatMap((wording) =>
    checkWording(wording, language).map((problem) => ({ place, problem: `"${wording}" ${problem}` })),
  );
  if (new Set(wordings).size < wordings.length) findings.push({ place, problem: 'has a wording twice' });
  if (!/[.!?。！？…]$/u.test(entry.text[language]))
    findings.push({ place, problem: 'its text has no end mark' });
  for (const wording of wordings) {
    const { entryIds, quality } = phrasebook.translate(wording, language, language);
    if (quality !== 'phrasebook' || entryIds.length !== 1 || entryIds[0] !== entry.id) {
      findings.push({ place, problem: `"${wording}" is understood as ${entryIds.join(' + ') || 'nothing'}` });
    }
  }
  return findings;
}

function checkIds(ids: readonly string[]): Finding[] {
  return ids
    .filter((id, at) => ids.indexOf(id) !== at)
    .map((place) => ({ place, problem: 'two entries have this id' }));
}

/** A wording that two entries claim after normalisation: two meanings would meet in one sentence. */
function checkClaims(themes: readonly SourceTheme[]): Finding[] {
  return LANGUAGES.flatMap((language) => {
    const claims = new Map<string, { id: string; wording: string }>();
    return themes
      .flatMap(({ entries }) => entries)
      .flatMap((entry) =>
        wordingsOf(entry, language).flatMap((wording) =>
          keysOfWording(wording, language).flatMap((key) => {
            const other = claims.get(key);
            claims.set(key, { id: entry.id, wording });
            if (other === undefined || other.id === entry.id) return [];
            const problem = `"${wording}" is also claimed by ${other.id} ("${other.wording}")`;
            return [{ place: `${entry.id} ${language}`, problem }];
          }),
        ),
      );
  });
}

/** A number in digits must be the same in all seven languages. */
function checkNumbers(entry: SourceEntry, theme: string): Finding[] {
  const numbersOf = (language: Language) => (entry.text[language].match(/\d+/gu) ?? []).toSorted().join(' ');
  const expected = numbersOf('ja');
  return LANGUAGES.filter((language) => numbersOf(language) !== expected).map((language) => ({
    place: `${theme}/${entry.id} ${language}`,
    problem: `its numbers (${numbersOf(language) || 'none'}) differ from the Japanese (${expected || 'none'})`,
  }));
}
