import type { Language } from '@genbatalk/contract';
import { expect, it } from 'vitest';
import { loadPhrasebook } from '../src/index.js';

const phrasebook = await loadPhrasebook();
const translate = (from: Language, text: string) =>
  phrasebook.translate(text, from, from === 'en' ? 'ja' : 'en');

it.each<readonly [Language, string]>([
  ['it', 'Non così in fretta alzi'],
  ['it', 'Non ancora venga qui'],
  ['de', 'Das kann ich nicht heben'],
  ['de', 'Ich kann das nicht heben jetzt'],
  ['de', 'Alles klar nicht heben'],
  ['vi', 'Tôi chưa từng làm việc này'],
  ['vi', 'Hiểu rồi không dừng lại'],
  ['zh', '我明白了不要停下来'],
  ['zh', '没问题过来这里'],
  ['en', 'Come here not over there please wait'],
  ['en', 'All right never stop the machine'],
  ['fr', "D'accord ne touchez pas venez ici"],
  ['ja', '触らないで待ってください'],
  ['ja', '止まらないで来てください'],
])('QUAL-07 cuts nothing before or behind a word that denies: %s %s', (from, text) => {
  expect(translate(from, text).parts.map(({ path }) => path)).not.toContain('run-on');
});

it.each<readonly [Language, string]>([
  ['vi', 'Cẩn thận vào nhé'],
  ['vi', 'Cẩn thận lên'],
  ['vi', 'Từ từ vào'],
  ['it', 'Piano su'],
  ['en', 'Carefully up'],
])('QUAL-07 takes one short word for no sentence of its own: %s %s', (from, text) => {
  const match = translate(from, text);
  expect(match.quality === 'phrasebook' ? match.parts.length : 1).toBe(1);
});

it('QUAL-03 still tells several sentences said in one breath', () => {
  expect(translate('vi', 'Lấy bình chữa cháy lại đây').quality).toBe('phrasebook');
  expect(translate('zh', '慢慢倒车').quality).toBe('phrasebook');
});
