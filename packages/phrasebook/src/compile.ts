import { LANGUAGES } from '@genbatalk/contract';
import type { EntryHead, PhrasebookData, SourceTheme } from './format.js';

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
    wordings: entries.map(({ entry }) => [entry.text[language], ...(entry.ways[language] ?? [])]),
    reviewed: entries.flatMap(({ entry }, position) => (entry.reviewed[language] === true ? [position] : [])),
  }));
  return { heads, languages };
}
