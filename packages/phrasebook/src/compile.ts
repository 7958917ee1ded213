import { LANGUAGES } from '@genbatalk/contract';
import type { EntryHead, PhrasebookData, SourceTheme } from './format.js';
import { keysOfWording } from './normalise/wording.js';

/** Turns the authors' themes into the compiled form, in the order given. Pure; the tools and the tests use it. */
export function compilePhrasebook(themes: readonly SourceTheme[]): PhrasebookData {
  const entries = themes.flatMap(({ theme, entries }) => entries.map((entry) => ({ theme, entry })));
  const heads: EntryHead[] = entries.map(({ theme, entry }) => ({
    id: entry.id,
    theme,
    critical: entry.critical,
  }));
  const languages = LANGUAGES.map((language) => ({
    language,
    texts: entries.map(({ entry }) => entry.text[language]),
    keys: entries.map(({ entry }) => {
      const wordings = [entry.text[language], ...(entry.ways[language] ?? [])];
      return [...new Set(wordings.flatMap((wording) => keysOfWording(wording, language)))];
    }),
    reviewed: entries.flatMap(({ entry }, position) => (entry.reviewed[language] === true ? [position] : [])),
  }));
  return { heads, languages };
}
