import type { Language } from '@genbatalk/contract';
import { describe, expect, it } from 'vitest';
import { phrasebook, said } from './said.js';

describe('values in a sentence', () => {
  it.each<readonly [Language, string, string]>([
    ['ja', '地下1階に行ってください', 'Go to basement level 1.'],
    ['zh', '地下二楼在哪', 'Where is basement level 2?'],
    ['vi', 'Mang xi măng đến tầng hầm 2', 'Bring the cement to basement level 2.'],
    ['de', 'Bringen Sie den Zement ins zweite Untergeschoss', 'Bring the cement to basement level 2.'],
    ['fr', 'Apportez le ciment au sous-sol 2', 'Bring the cement to basement level 2.'],
    ['fr', 'Apportez le ciment au deuxième sous-sol', 'Bring the cement to basement level 2.'],
    ['it', 'Porti il cemento al secondo piano interrato', 'Bring the cement to basement level 2.'],
  ])('QUAL-07 counts basements down: %s %s', (from, text, expected) => {
    expect(said(from, text, 'en')).toBe(expected);
  });

  it('QUAL-07 takes the second basement for no second floor', () => {
    expect(said('en', 'Bring the cement to basement level 2', 'ja')).toBe(
      'セメントを地下2階に持ってきてください。',
    );
    expect(said('en', 'Bring the cement to the basement', 'ja')).toBe('セメントを地下に持ってきてください。');
  });

  it.each<readonly [Language, string, string]>([
    ['vi', 'Cần 3 người', 'We need 3 people.'],
    ['zh', '需要三个人', 'We need 3 people.'],
    ['vi', '2 mét 5', '2.5 m.'],
    ['vi', 'Mấy giờ bê tông đến', 'What time does the concrete come?'],
    ['vi', 'Bê tông mấy giờ đến', 'What time does the concrete come?'],
    ['fr', 'Le camion arrive quand', 'What time does the truck come?'],
    ['fr', 'Le camion arrive quand ?', 'What time does the truck come?'],
    ['zh', '混凝土几点到', 'What time does the concrete come?'],
    ['ja', 'トイレどこっすか', 'Where is the toilet?'],
    ['ja', '大丈夫っすか', 'Are you all right?'],
    ['ja', 'トラックは10時に来ます', "The truck comes at 10 o'clock."],
  ])('QUAL-03 reads people, metres, questions and small words: %s %s', (from, text, expected) => {
    expect(said(from, text, 'en')).toBe(expected);
  });

  it('QUAL-07 counts pliers one by one', () => {
    expect(said('en', 'two pairs of pliers', 'ja')).toBe('ペンチ2本。');
  });

  it('QUAL-07 leaves いいっす as open as いいです', () => {
    expect(phrasebook.translate('いいっすか', 'ja', 'en').entryIds).not.toContain('okay');
  });
});
