import { ERROR_CODES, INTERFACE_LANGUAGES, LANGUAGES } from '@genbatalk/contract';
import { describe, expect, it } from 'vitest';

type Words = { readonly [key: string]: string | Words };
const files = import.meta.glob<Words>('./locales/*/*.json', { eager: true, import: 'default' });

function flatten(words: Words, prefix = ''): [key: string, text: string][] {
  return Object.entries(words).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [[`${prefix}${key}`, value] as [string, string]]
      : flatten(value, `${prefix}${key}.`),
  );
}

function wordsOf(language: string, namespace: string): Map<string, string> {
  return new Map(flatten(files[`./locales/${language}/${namespace}.json`] ?? {}));
}

/** Plural forms differ between languages by design; the key without its form must not. */
function withoutPluralForm(key: string): string {
  return key.replace(/_(zero|one|two|few|many|other)$/, '');
}

function placeholders(text: string): string[] {
  return [...text.matchAll(/\{\{\s*(\w+)[^}]*\}\}/g)].map((match) => match[1] ?? '').toSorted();
}

const namespaces = Object.keys(files)
  .filter((path) => path.startsWith('./locales/ja/'))
  .map((path) => path.slice('./locales/ja/'.length, -'.json'.length));

describe.each(namespaces)('words of %s', (namespace) => {
  const japanese = wordsOf('ja', namespace);
  const expectedKeys = new Set([...japanese.keys()].map(withoutPluralForm));

  it.each(INTERFACE_LANGUAGES)('LANG-01 exist in full in %s', (language) => {
    const words = wordsOf(language, namespace);
    expect(new Set([...words.keys()].map(withoutPluralForm))).toEqual(expectedKeys);
    expect([...words].filter(([, text]) => text.trim() === '').map(([key]) => key)).toEqual([]);
  });

  it.each(INTERFACE_LANGUAGES)('LANG-01 have the same placeholders in %s', (language) => {
    const expected = new Map(
      [...japanese].map(([key, text]) => [withoutPluralForm(key), placeholders(text)]),
    );
    const different = [...wordsOf(language, namespace)].filter(
      ([key, text]) => placeholders(text).join() !== expected.get(withoutPluralForm(key))?.join(),
    );
    expect(different).toEqual([]);
  });
});

describe.each(INTERFACE_LANGUAGES)('the interface in %s', (language) => {
  it('ERR-04 has a text for every error code', () => {
    const words = wordsOf(language, 'errors');
    expect(ERROR_CODES.filter((code) => !words.has(code))).toEqual([]);
  });

  it('names all seven languages', () => {
    const words = wordsOf(language, 'common');
    expect(LANGUAGES.filter((code) => !words.has(`language.name.${code}`))).toEqual([]);
  });
});
