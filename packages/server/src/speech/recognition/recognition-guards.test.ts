import { LANGUAGES, type Language } from '@genbatalk/contract';
import { loadPhrasebook } from '@genbatalk/phrasebook';
import { describe, expect, test } from 'vitest';
import { wavOf } from '../../../test/sounds.js';
import { isSilent } from './energy-gate.js';
import { promptOf } from './prompt.js';
import { unspoken } from './recognition-guards.js';
import { loadSiteHints } from './site-hints.js';

const guard = (text: string, language: Language = 'ja', hints: readonly string[] = []) =>
  unspoken({ text, language }, hints);

describe('what nobody said', () => {
  test.each<[Language, string]>([
    ['ja', 'ご視聴ありがとうございました'],
    ['ja', 'ご視聴ありがとうございました。'],
    ['ja', '最後までご視聴いただきありがとうございました。'],
    ['ja', 'チャンネル登録お願いします！'],
    ['ja', 'ご視聴ありがとうございました。チャンネル登録よろしくお願いします。'],
    ['ja', 'Thanks for watching!'],
    ['en', 'Thanks for watching!'],
    ['en', 'Thank you for watching this video.'],
    ['en', 'Please subscribe to my channel.'],
    ['en', 'Subtitles by the Amara.org community'],
    ['vi', 'Cảm ơn các bạn đã theo dõi và hẹn gặp lại.'],
    ['vi', 'Hãy subscribe cho kênh Ghiền Mì Gõ Để không bỏ lỡ những video hấp dẫn'],
    ['zh', '字幕由Amara.org社区提供'],
    ['zh', '谢谢大家观看'],
    ['zh', '请不吝点赞 订阅 转发 打赏支持明镜与点点栏目'],
    ['de', 'Vielen Dank fürs Zuschauen.'],
    ['de', 'Untertitel der Amara.org-Community'],
    ['fr', "Merci d'avoir regardé cette vidéo !"],
    ['fr', 'Sous-titres réalisés par la communauté d’Amara.org'],
    ['it', 'Grazie per la visione!'],
    ['it', 'Sottotitoli e revisione a cura di QTSS'],
  ])('TALK-48 %s: %s', (language, text) => expect(guard(text, language)).toBe('phantom'));

  test.each<[Language, string]>([
    ['ja', 'ありがとうございました。'],
    ['ja', '危ない！止まれ！'],
    ['ja', '止まれ止まれ止まれ！'],
    ['ja', '動画を見てください。'],
    ['ja', 'ご視聴ありがとうございました、じゃなくて、下がって。'],
    ['en', 'Thank you.'],
    ['en', 'Stop! Stop! Stop! Stop!'],
    ['en', 'No no no no, the other one.'],
    ['vi', 'Cảm ơn anh.'],
    ['zh', '谢谢。'],
    ['zh', '停！停！停！'],
    ['de', 'Danke.'],
    ['fr', 'Merci.'],
    ['it', 'Grazie a tutti.'],
  ])('TALK-10 %s: %s may be said', (language, text) => expect(guard(text, language)).toBeUndefined());

  test('TALK-10 no sentence of the phrasebook is taken for a phantom', async () => {
    const phrasebook = await loadPhrasebook();
    const taken = LANGUAGES.flatMap((language) =>
      phrasebook.themes
        .flatMap((theme) => phrasebook.byTheme(theme))
        .map(({ id }) => phrasebook.phrase(id, language)?.text ?? 'x')
        .filter((text) => guard(text, language) !== undefined),
    );
    expect(taken).toEqual([]);
  });

  test.each(['', ' ', '。', '[Music]', '(拍手)', '♪♪♪', '...'])('TALK-48 %j is nothing', (text) => {
    expect(guard(text)).toBe('empty');
  });

  test('TALK-48 what the engine itself holds for silence', () => {
    const segment = { noSpeechProbability: 0.9, meanLogProbability: -1.4, compressionRatio: 0.7 };
    const sure = { ...segment, meanLogProbability: -0.2 };
    const recognised = { text: 'はい', language: 'ja' as const };
    expect(unspoken({ ...recognised, segments: [segment] })).toBe('silence');
    // A loud site: it doubts that somebody spoke, and is sure of what.
    expect(unspoken({ ...recognised, segments: [sure] })).toBeUndefined();
    expect(unspoken({ ...recognised, segments: [segment, sure] })).toBeUndefined();
    expect(unspoken({ ...recognised, segments: [] })).toBeUndefined();
  });

  test('TALK-48 a text that goes round in circles', () => {
    expect(guard('下がってください。'.repeat(20))).toBe('loop');
    expect(guard('I am going to go. '.repeat(12), 'en')).toBe('loop');
    expect(guard('ああああああああああああああああ')).toBe('loop');
    const known = { noSpeechProbability: 0, meanLogProbability: 0, compressionRatio: 1.8 };
    const text = '止まれ！'.repeat(9);
    expect(unspoken({ text, language: 'ja', segments: [known] })).toBeUndefined();
  });

  test('TALK-48 more than anybody says in a minute, without looking into it', () => {
    const words = Array.from({ length: 400 }, (_, at) => `word${at}`).join(' ');
    expect(guard(words, 'en')).toBe('length');
    const startedMs = performance.now();
    expect(guard('('.repeat(900_000), 'en')).toBe('length');
    expect(performance.now() - startedMs).toBeLessThan(500);
  });

  test('TALK-48 the words that it was told to expect, written back', () => {
    const hints = ['足場', '親綱', 'ユンボ', '型枠'];
    expect(guard('型枠, ユンボ, 親綱, 足場', 'ja', hints)).toBe('echo');
    expect(guard('足場、親綱、ユンボ。', 'ja', hints)).toBe('echo');
    expect(guard('足場', 'ja', hints)).toBeUndefined();
    expect(guard('足場、親綱', 'ja', hints)).toBeUndefined();
    expect(guard('足場、親綱、あとユンボ持ってきて', 'ja', hints)).toBeUndefined();
  });
});

describe('the energy gate', () => {
  test('TALK-48 digital silence and a quiet room are silent, a word in a second of silence is not', () => {
    const hum = (seconds: number) => 0.001 * Math.sin(seconds * 700);
    expect(
      isSilent(
        wavOf(2_000, () => 0),
        'audio/wav',
      ),
    ).toBe(true);
    expect(isSilent(wavOf(2_000, hum), 'audio/wav')).toBe(true);
    const word = (seconds: number) => (seconds > 1 && seconds < 1.3 ? 0.1 * Math.sin(seconds * 3_000) : 0);
    expect(isSilent(wavOf(2_000, word), 'audio/wav')).toBe(false);
  });

  test('TALK-48 what does not show its samples passes', () => {
    expect(isSilent(Buffer.alloc(10_000), 'audio/webm;codecs=opus')).toBe(false);
    expect(isSilent(Buffer.alloc(10), 'audio/wav')).toBe(false);
  });
});

describe('the words of the site', () => {
  test('TALK-20 each language has some forty, and they fit a prompt', async () => {
    const hints = await loadSiteHints();
    for (const language of LANGUAGES) {
      expect(hints[language].length).toBeGreaterThan(25);
      const prompt = promptOf(hints[language]);
      expect(prompt.length).toBeGreaterThan(100);
      expect(prompt.length).toBeLessThan(650);
      expect(prompt.endsWith(hints[language][0] ?? '?')).toBe(true);
    }
  });

  test('TALK-20 of many words the likeliest are kept', () => {
    const many = Array.from({ length: 500 }, (_, index) => `語彙${index}`);
    const prompt = promptOf(many);
    expect(prompt.endsWith('語彙1, 語彙0')).toBe(true);
    expect(prompt).not.toContain('語彙499');
    expect(promptOf(['足場', '足場'])).toBe('足場');
    expect(promptOf([])).toBe('');
  });
});
