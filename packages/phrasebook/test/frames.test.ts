import type { Language } from '@genbatalk/contract';
import { describe, expect, it } from 'vitest';
import { phrasebook, said } from './said.js';

describe('when and where around a sentence', () => {
  it.each<readonly [Language, string]>([
    ['ja', '明日、危ない！'],
    ['ja', '3階、おはようございます'],
    ['ja', '7時おはようございます'],
    ['ja', '3時に通ります'],
    ['en', 'Danger on Monday'],
    ['en', 'At 3 yes'],
    ['en', 'Tomorrow good morning'],
    ['vi', 'Ngày mai cảm ơn'],
    ['vi', '3 giờ nguy hiểm'],
    ['zh', '三楼小心'],
    ['de', 'Morgen vielen Dank'],
    ['de', 'Um 8 Uhr Achtung'],
    ['fr', 'Demain au revoir'],
    ['fr', 'Stop à 3 heures'],
    ['it', 'Domani grazie mille'],
    ['vi', 'Đốc công ở tầng 3'],
  ])('QUAL-07 stands around no greeting, no answer and no call of danger: %s %s', (from, text) => {
    const match = phrasebook.translate(text, from, from === 'en' ? 'ja' : 'en');
    expect(match.parts.map(({ path }) => path)).not.toContain('framed');
  });

  it('QUAL-07 stands around no greeting, no answer and no call of any language', () => {
    const day: Readonly<Record<Language, string>> = {
      ja: '明日',
      en: 'Tomorrow ',
      vi: 'Ngày mai ',
      zh: '明天',
      de: 'Morgen ',
      fr: 'Demain ',
      it: 'Domani ',
    };
    const around = ['greetings', 'understanding', 'danger', 'emergency', 'questions-answers'].flatMap(
      (theme) =>
        phrasebook.byTheme(theme).flatMap(({ id }) =>
          phrasebook.languages.flatMap((language) => {
            const text = `${day[language]}${phrasebook.phrase(id, language)?.text ?? ''}`;
            const { parts } = phrasebook.translate(text, language, language === 'en' ? 'ja' : 'en');
            return parts.some(({ path, entryId }) => path === 'framed' && entryId === id) ? [text] : [];
          }),
        ),
    );
    expect(around).toEqual([]);
  });

  it.each<readonly [Language, string]>([
    ['fr', 'Portez le ciment à deux'],
    ['fr', 'Apportez le câble de 17'],
    ['it', 'Porti il cemento da 17'],
    ['de', 'Schneiden Sie das Rohr um 17'],
    ['en', 'Cut the power at 20'],
  ])('QUAL-07 reads a bare number as no time: %s %s', (from, text) => {
    const match = phrasebook.translate(text, from, 'ja');
    expect(match.quality === 'phrasebook' ? match.text : '').not.toMatch(/時/u);
  });

  it.each<readonly [Language, string, Language, string]>([
    ['de', 'Der Kran kommt heute um 14 Uhr', 'ja', 'クレーンは今日の14時に来ます。'],
    ['vi', 'Xe cẩu đến lúc 2 giờ chiều nay', 'ja', 'クレーンは今日の午後2時に来ます。'],
    ['en', 'We finish at five today', 'ja', '今日は5時に終わります。'],
  ])('QUAL-03 takes a day and a clock time as one: %s %s', (from, text, to, expected) => {
    expect(said(from, text, to)).toBe(expected);
  });
});
