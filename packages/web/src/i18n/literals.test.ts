import { expect, it } from 'vitest';

const sources = import.meta.glob<string>('../**/*.tsx', { eager: true, query: '?raw', import: 'default' });

/** Words between tags, and words in the attributes that people read or hear. */
const LITERALS = [
  />\s*([^<>{}=;()]*\p{L}[^<>{}=;()]*?)\s*<\//gu,
  /\s(?:aria-label|aria-description|label|title|placeholder|alt|description|lead|text|hint)="([^"]*\p{L}[^"]*)"/gu,
];

function literalsIn(source: string): string[] {
  const code = source.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
  return LITERALS.flatMap((pattern) => [...code.matchAll(pattern)].map((match) => match[1] ?? ''));
}

it('LANG-01 has no words for people in a component: they stand in the locales', () => {
  const found = Object.entries(sources).flatMap(([path, source]) =>
    literalsIn(source).map((literal) => `${path}: ${literal}`),
  );
  expect(Object.keys(sources).length).toBeGreaterThan(80);
  expect(found).toEqual([]);
});

it('LANG-01 finds words between tags and in attributes', () => {
  expect(literalsIn('<p>\n  Save it\n</p>')).toEqual(['Save it']);
  expect(literalsIn('<b lang="ja">保存</b>')).toEqual(['保存']);
  expect(literalsIn('<IconButton label="Close" />')).toEqual(['Close']);
  expect(literalsIn("<p>{t('save')}</p> <i>+{count}</i>")).toEqual([]);
});
