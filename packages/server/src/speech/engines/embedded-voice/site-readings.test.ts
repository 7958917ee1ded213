import { loadPhrasebook } from '@genbatalk/phrasebook';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createEmbeddedVoice, type EmbeddedVoice } from './embedded-voice.js';

/** Key words of the site as they are spoken, long vowels as ー. */
const READINGS: Readonly<Record<string, string>> = {
  安全帯: 'アンゼンタイ',
  打設: 'ダセツ',
  足場: 'アシバ',
  親綱: 'オヤヅナ',
  型枠: 'カタワク',
  鉄筋: 'テッキン',
  配筋: 'ハイキン',
  玉掛け: 'タマカケ',
  開口部: 'カイコーブ',
  墜落: 'ツイラク',
  感電: 'カンデン',
  養生: 'ヨージョー',
  段取り: 'ダンドリ',
  手すり: 'テスリ',
  重機: 'ジューキ',
  立入禁止: 'タチイリキンシ',
  職長: 'ショクチョー',
  朝礼: 'チョーレイ',
  生コン: 'ナマコン',
  脚立: 'キャタツ',
  高所: 'コーショ',
  酸欠: 'サンケツ',
  溶接: 'ヨーセツ',
  消火器: 'ショーカキ',
  担架: 'タンカ',
  作業床: 'サギョーユカ',
  建入れ: 'タテイレ',
  梁: 'ハリ',
  頭上: 'ズジョー',
  昇降: 'ショーコー',
  火気: 'カキ',
  資材: 'シザイ',
};

let voice: EmbeddedVoice;
beforeAll(async () => {
  voice = createEmbeddedVoice({ logger: pino({ level: 'silent' }) });
  await voice.start();
});
afterAll(() => voice.close());

/** The sounds alone: stress goes by the sentence, and ん sounds by what follows it. */
async function sounds(text: string): Promise<string> {
  const phonemes = await voice.phonemes(text, 'ja');
  return phonemes.replace(/[^\p{Letter}]|\p{Lm}/gu, '').replace(/[ũĩŋɴmɲ]/gu, 'n');
}

test('LANG-06 key words of the site are read right in every sentence of the phrasebook that has them', async () => {
  const phrasebook = await loadPhrasebook(['ja']);
  const sentences = phrasebook.themes
    .flatMap((theme) => phrasebook.byTheme(theme))
    .map(({ id }) => phrasebook.phrase(id, 'ja')?.text ?? '');
  const misread: string[] = [];
  for (const [word, reading] of Object.entries(READINGS)) {
    const having = sentences.filter((sentence) => sentence.includes(word));
    expect([word, having.length]).not.toEqual([word, 0]);
    const expected = await sounds(reading);
    for (const sentence of having) {
      if (!(await sounds(sentence)).includes(expected)) misread.push(`${word}: ${sentence}`);
    }
  }
  expect(misread).toEqual([]);
});
