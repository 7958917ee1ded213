import { LANGUAGES, type Language } from '@genbatalk/contract';
import type { LanguageData, PhrasebookCore } from './format.js';
import { createPhrasebook, type Phrasebook } from './phrasebook.js';

// Written out one by one, so that a bundler makes one file per language and the browser fetches only those in use.
const LOAD: Readonly<Record<Language, () => Promise<{ readonly data: LanguageData }>>> = {
  ja: () => import('./generated/ja.js'),
  en: () => import('./generated/en.js'),
  vi: () => import('./generated/vi.js'),
  zh: () => import('./generated/zh.js'),
  de: () => import('./generated/de.js'),
  fr: () => import('./generated/fr.js'),
  it: () => import('./generated/it.js'),
};

/**
 * Loads the phrasebook in the languages given, or in all seven. The same in Node and in the browser; rejects
 * only when a language's file cannot be fetched.
 */
export async function loadPhrasebook(languages: readonly Language[] = LANGUAGES): Promise<Phrasebook> {
  const wanted = [...new Set(languages)];
  const [{ core }, ...loaded] = await Promise.all([
    import('./generated/core.js'),
    ...wanted.map((language) => LOAD[language]()),
  ]);
  return createPhrasebook({ ...core, languages: loaded.map(({ data }) => data) });
}

/** One language as it is compiled, with what holds in every language. */
export async function loadLanguageData(
  language: Language,
): Promise<{ readonly core: PhrasebookCore; readonly data: LanguageData }> {
  const [{ core }, { data }] = await Promise.all([import('./generated/core.js'), LOAD[language]()]);
  return { core, data };
}
