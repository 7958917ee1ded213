import { LANGUAGES } from '@genbatalk/contract';
import { expect, it } from 'vitest';
import { HALF_WORDS } from './half-words';

it.each(LANGUAGES)('LANG-06 has every word of a half in %s', (language) => {
  const { quality, themes, ...words } = HALF_WORDS[language];
  const empty = [...Object.entries(words), ...Object.entries(quality), ...Object.entries(themes)].filter(
    ([, text]) => text.trim() === '',
  );
  expect(empty).toEqual([]);
});

it('names host and guest in Japanese as the specification does', () => {
  expect(HALF_WORDS.ja).toMatchObject({ you: 'あなた', guest: 'ゲスト' });
});
