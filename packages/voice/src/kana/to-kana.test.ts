// SPDX-License-Identifier: Apache-2.0
import { describe, expect, test } from 'vitest';
import { loadAnalyser } from './analyser.js';
import { SITE_READINGS } from './site-readings.js';
import { toKana } from './to-kana.js';

const analyse = loadAnalyser();
const kana = (text: string): string => toKana(text, analyse).text;

describe('sentences', () => {
  test.each([
    ['コンクリートを打設します。', 'コンクリートヲ ダセツ シマス。'],
    ['怪我人がいます', 'ケガニンガ イマス'],
    ['安全帯を親綱にかけてください。', 'アンゼンタイヲ オヤヅナニ カケテクダサイ。'],
    ['吊り荷の下に入るな!', 'ツリニノ シタニ ハイルナ!'],
    ['足場板持ってきて、今何時?', 'アシバイタ モッテキテ、 イマナンジ?'],
    ['段取りよし、元請けへ、山留めを', 'ダンドリ ヨシ、 モトウケエ、 ヤマドメヲ'],
    ['吊荷に近づくな', 'ツリニニ チカズクナ'],
    ['始めましょう', 'ハジメマショー'],
    ['後片付けをしてください', 'アトカタズケヲ シテクダサイ'],
    ['ヘルメットを被って', 'ヘルメットヲ カブッテ'],
  ])('LANG-06 %s is spoken as %s', (text, expected) => expect(kana(text)).toBe(expected));

  test('LANG-06 particles are told from syllables, also behind a settled word', () => {
    expect(kana('打設は午後へ')).toBe('ダセツワ ゴゴエ');
    expect(kana('右へ。母は')).toBe('ミギエ。 ハハワ');
  });

  test('LANG-06 letters are named in Japanese, names are read by their syllables', () => {
    expect(kana('LEDとPC、OK')).toBe('エルイーディート ピーシー、 オーケー');
    expect(kana('Marcoさん、Đặngさん')).toBe('マルコサン、 ダンサン');
  });

  test('LANG-06 a kanji that the analyser leaves alone is read by its table, an unknown one is left out', () => {
    expect(kana('設')).toBe('セツ');
    expect(toKana('鿫の', analyse)).toEqual({ text: 'ノ', unread: ['鿫'] });
  });

  test('LANG-06 nothing that espeak cannot read is left', () => {
    expect(kana('・ー〆ゝ々☆ヶ月 あーーー Пример 한국 φ')).toMatch(/^[ァ-ヴーぁ-ゔ、。!?,. ]*$/u);
    expect(kana('ーああ')).toBe('アー');
  });
});

describe('site readings', () => {
  test('LANG-06 there are at least 120, each in katakana and read as written', () => {
    const entries = Object.entries(SITE_READINGS);
    expect(entries.length).toBeGreaterThanOrEqual(120);
    for (const [word, reading] of entries) {
      expect(reading).toMatch(/^[ァ-ヴー]+$/u);
      expect([word, kana(word)]).toEqual([word, reading]);
    }
  });

  test('LANG-06 none is one word to the analyser already, unless it keeps a number or a shorter entry away', () => {
    const words = Object.keys(SITE_READINGS);
    const superfluous = Object.entries(SITE_READINGS).filter(([word, reading]) => {
      const [token, ...others] = analyse(word);
      return (
        token?.pronunciation === reading &&
        others.length === 0 &&
        !/[一二三四五六七八九十百千何]/u.test(word) &&
        !words.some((other) => other !== word && word.includes(other))
      );
    });
    expect(superfluous).toEqual([]);
  });
});
