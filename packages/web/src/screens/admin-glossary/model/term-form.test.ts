import { expect, test } from 'vitest';
import { termEntry, termValues } from './term-form';

test('a term comes back from the form as it went in; its own language is no translation', () => {
  const term = {
    id: '7c9e6679-7425-40de-944b-e07fc1f90ae7',
    language: 'ja' as const,
    term: '天秤',
    spokenForms: ['てんびん', 'テンビン'],
    meaning: '梁',
    translations: { vi: 'đòn gánh' },
    approved: { by: '田中', at: '2026-11-20T00:00:00.000Z' },
    createdAt: '2026-11-20T00:00:00.000Z',
    updatedAt: '2026-11-20T00:00:00.000Z',
  };
  const { language, spokenForms, meaning, translations } = term;
  const entry = { language, term: '天秤', spokenForms, meaning, translations, approved: true };
  expect(termEntry(termValues(term, 'en'))).toEqual(entry);
  const values = termValues(term, 'en');
  expect(termEntry({ ...values, translations: { ...values.translations, ja: '天秤', en: ' ' } })).toEqual(
    entry,
  );
});

test('forms are read with the commas of every keyboard', () => {
  const values = { ...termValues(undefined, 'zh'), term: ' 吊梁 ', forms: 'a, b、c，d;e；；f\ng' };
  expect(termEntry(values)).toMatchObject({
    language: 'zh',
    term: '吊梁',
    spokenForms: ['a', 'b', 'c', 'd', 'e', 'f', 'g'],
    approved: true,
  });
});
