import { expect, test } from 'vitest';
import { detectLanguage } from './detect-language.js';
import { LANGUAGES } from './languages.js';

test('LANG-07 text with kana is ja, also mixed with Han or Latin, whoever speaks', () => {
  const texts = ['あぶない', 'クレーン', '足場を確認して', 'OKです', 'ＡＢＣのﾎﾞﾙﾄ', '3号棟のH鋼'];
  for (const text of texts)
    for (const language of LANGUAGES) expect([text, detectLanguage(text, language)]).toEqual([text, 'ja']);
});

test('LANG-08 Han without kana is zh for a speaker of zh, and ja for every other', () => {
  for (const text of ['安全第一', '注意脚手架', 'H鋼 確認', '停止！']) {
    expect(detectLanguage(text, 'zh')).toBe('zh');
    for (const language of LANGUAGES.filter((one) => one !== 'zh'))
      expect([text, detectLanguage(text, language)]).toEqual([text, 'ja']);
  }
});

test('LANG-09 Latin alone is the speaker’s language where that is written so, and en otherwise', () => {
  for (const text of ['Stop!', 'Coi chừng cần cẩu', 'Größe 3,5 m', 'Ça va?', 'ＯＫ']) {
    for (const language of ['en', 'vi', 'de', 'fr', 'it'] as const)
      expect([text, detectLanguage(text, language)]).toEqual([text, language]);
    for (const language of ['ja', 'zh'] as const)
      expect([text, detectLanguage(text, language)]).toEqual([text, 'en']);
  }
});

test('LANG-10 any other text is the speaker’s language', () => {
  for (const text of ['123', '!?', '👷', 'Осторожно', 'хорошо OK', '조심하세요', '']) {
    for (const language of LANGUAGES)
      expect([text, detectLanguage(text, language)]).toEqual([text, language]);
  }
});
