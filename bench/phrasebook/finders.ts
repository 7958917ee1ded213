import type { Language } from '@genbatalk/contract';
import type { Phrasebook, SourceEntry } from '@genbatalk/phrasebook';
import Fuse from 'fuse.js';
import MiniSearch from 'minisearch';

/** A way to find the entry that an utterance means; undefined for none. */
export interface Finder {
  readonly name: string;
  readonly find: (text: string, language: Language) => string | undefined;
}

export interface Wording {
  readonly id: string;
  readonly text: string;
}
export type Wordings = ReadonlyMap<Language, readonly Wording[]>;

/** Every wording of the entries, as the searches index them. */
export function wordingsOf(entries: readonly SourceEntry[], languages: readonly Language[]): Wordings {
  return new Map(
    languages.map((language) => [
      language,
      entries.flatMap(({ id, text, ways }) =>
        [text[language], ...(ways[language] ?? [])].map((each) => ({ id, text: each })),
      ),
    ]),
  );
}

/** The phrasebook as the server uses it: the whole translation, guards included. */
export function phrasebookFinder(phrasebook: Phrasebook): Finder {
  return {
    name: 'phrasebook',
    find: (text, language) =>
      phrasebook.translate(text, language, language === 'ja' ? 'vi' : 'ja').entryIds[0],
  };
}

export function miniSearchFinder(wordings: Wordings): Finder {
  // Its default knows words between spaces only; pairs of characters are the usual answer for Japanese and Chinese.
  const pairs = (text: string) => Array.from(text, (_, at) => text.slice(at, at + 2));
  const indexes = new Map(
    [...wordings].map(([language, rows]) => {
      const index = new MiniSearch<Wording & { key: number }>({
        idField: 'key',
        fields: ['text'],
        storeFields: ['id'],
        searchOptions: { fuzzy: 0.2 },
        ...(language === 'ja' || language === 'zh' ? { tokenize: pairs } : {}),
      });
      index.addAll(rows.map((row, key) => ({ ...row, key })));
      return [language, index] as const;
    }),
  );
  return {
    name: 'MiniSearch',
    find: (text, language) => {
      const id: unknown = indexes.get(language)?.search(text)[0]?.['id'];
      return typeof id === 'string' ? id : undefined;
    },
  };
}

export function fuseFinder(wordings: Wordings): Finder {
  const indexes = new Map(
    [...wordings].map(
      ([language, rows]) => [language, new Fuse(rows, { keys: ['text'], ignoreLocation: true })] as const,
    ),
  );
  return {
    name: 'Fuse.js',
    find: (text, language) => indexes.get(language)?.search(text, { limit: 1 })[0]?.item.id,
  };
}
