import { LANGUAGES } from '@genbatalk/contract';
import { presetSentences } from '@genbatalk/phrasebook/presets';
import { describe, expect, it } from 'vitest';
import { PRESET_KEYS, presetGroups } from './preset-groups';

const own = {
  id: 'b0000000-0000-4000-8000-000000000001',
  language: 'ja' as const,
  text: 'ゲート2を閉めて',
  translations: { vi: 'Đóng cổng 2' },
  createdAt: '2026-07-01T00:00:00.000Z',
};

describe('preset phrases', () => {
  it.each(LANGUAGES)('PRESET-01 the phrasebook has all nine in %s', (language) => {
    const sentences = presetSentences(language);
    const groups = presetGroups(language, (key) => sentences[key], []);
    expect(
      groups.map(({ category, phrases }) => [category, phrases.map(({ phraseKey }) => phraseKey)]),
    ).toEqual([
      ['safety', ['danger', 'stay-back', 'wear-helmet']],
      ['work', ['start-work', 'take-break', 'finish-work']],
      ['materials', ['lift-materials', 'lower-materials', 'confirmed']],
    ]);
    expect(groups.flatMap(({ phrases }) => phrases).every(({ text }) => text.trim() !== '')).toBe(true);
  });

  it("PRESET-04 PRESET-07 adds the company's own, in the viewer's language where there is one", () => {
    const last = (language: 'vi' | 'zh') =>
      presetGroups(language, (key) => ({ text: key, reviewed: false }), [own]).at(-1);
    expect(last('vi')).toEqual({
      category: 'own',
      phrases: [
        {
          phraseKey: `own:${own.id}`,
          category: 'own',
          text: 'Đóng cổng 2',
          isReviewed: true,
          language: 'vi',
        },
      ],
    });
    expect(last('zh')?.phrases[0]).toMatchObject({ text: 'ゲート2を閉めて', language: 'ja' });
  });

  it('QUAL-12 tells which a native speaker has confirmed', () => {
    const groups = presetGroups('vi', (key) => ({ text: key, reviewed: key === 'danger' }), []);
    const confirmed = groups.flatMap(({ phrases }) => phrases).filter(({ isReviewed }) => isReviewed);
    expect(confirmed.map(({ phraseKey }) => phraseKey)).toEqual(['danger']);
  });

  it('has nine keys', () => {
    expect(PRESET_KEYS).toHaveLength(9);
  });
});
