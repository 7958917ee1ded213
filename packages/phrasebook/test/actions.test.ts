import type { Language } from '@genbatalk/contract';
import { describe, expect, it } from 'vitest';
import { phrasebook, said } from './said.js';

/** What is said of one action in different ways, and what nobody may take for another. */
const TIGHTENING: Readonly<Record<'ja' | 'en' | 'vi' | 'zh' | 'de' | 'fr' | 'it', readonly string[]>> = {
  ja: [
    'バルブを締めてください',
    'バルブを締めないでください',
    'バルブはまだ締めないでください',
    'バルブを締めました',
    'バルブはまだ締めていません',
    'バルブは締めましたか？',
    'バルブを締めてもいいですか？',
    'バルブを締めなくてもいいです',
    'バルブを締めないといけませんか？',
    '誰がバルブを締めますか？',
    'バルブを締めるのを忘れました',
  ],
  en: [
    'Tighten the valve.',
    'Do not tighten the valve.',
    'Do not tighten the valve yet.',
    'I have tightened the valve.',
    'I have not tightened the valve yet.',
    'Have you tightened the valve?',
    'May I tighten the valve?',
    'You do not have to tighten the valve.',
    'Do I have to tighten the valve?',
    'Who will tighten the valve?',
    'I forgot to tighten the valve.',
  ],
  vi: [
    'Siết chặt van nhé.',
    'Không được siết chặt van.',
    'Chưa được siết chặt van.',
    'Đã siết chặt van rồi.',
    'Chưa siết chặt van.',
    'Đã siết chặt van chưa?',
    'Tôi siết chặt van được không?',
    'Không cần siết chặt van.',
    'Có cần siết chặt van không?',
    'Ai sẽ siết chặt van?',
    'Tôi quên siết chặt van rồi.',
  ],
  zh: [
    '请拧紧阀门',
    '不要拧紧阀门',
    '先不要拧紧阀门',
    '阀门已经拧紧了',
    '阀门还没拧紧',
    '阀门拧紧了吗？',
    '可以拧紧阀门吗？',
    '不用拧紧阀门',
    '需要拧紧阀门吗？',
    '谁来拧紧阀门？',
    '我忘了拧紧阀门',
  ],
  de: [
    'Ziehen Sie das Ventil fest.',
    'Ziehen Sie das Ventil nicht fest.',
    'Ziehen Sie das Ventil noch nicht fest.',
    'Wir haben das Ventil festgezogen.',
    'Wir haben das Ventil noch nicht festgezogen.',
    'Haben Sie das Ventil festgezogen?',
    'Darf ich das Ventil festziehen?',
    'Sie brauchen das Ventil nicht festzuziehen.',
    'Muss ich das Ventil festziehen?',
    'Wer soll das Ventil festziehen?',
    'Ich habe vergessen, das Ventil festzuziehen.',
  ],
  fr: [
    'Serrez la vanne.',
    'Ne serrez pas la vanne.',
    'Ne serrez pas encore la vanne.',
    'On a serré la vanne.',
    "On n'a pas encore serré la vanne.",
    'Vous avez serré la vanne ?',
    'Je peux serrer la vanne ?',
    "Ce n'est pas la peine de serrer la vanne.",
    'Il faut serrer la vanne ?',
    'Qui va serrer la vanne ?',
    "J'ai oublié de serrer la vanne.",
  ],
  it: [
    'Stringa la valvola.',
    'Non stringa la valvola.',
    'Non stringa ancora la valvola.',
    'Abbiamo stretto la valvola.',
    'Non abbiamo ancora stretto la valvola.',
    'Ha stretto la valvola?',
    'Posso stringere la valvola?',
    'Non serve stringere la valvola.',
    'Bisogna stringere la valvola?',
    'Chi va a stringere la valvola?',
    'Ho dimenticato di stringere la valvola.',
  ],
};

describe('what is done to a thing', () => {
  it.each(phrasebook.languages)('QUAL-03 is said in every mood from %s, each its own', (from) => {
    for (const to of phrasebook.languages) {
      const heard = TIGHTENING[from].map((text) => said(from, text, to));
      expect(heard.filter((text) => text.startsWith('('))).toEqual([]);
      expect(new Set(heard).size).toBe(TIGHTENING[from].length);
    }
  });

  it.each<readonly [Language, string, Language, string]>([
    ['ja', 'セメントは倉庫に置きました', 'en', 'We have put the cement in the storeroom.'],
    [
      'en',
      'The bolts are not tightened yet',
      'de',
      'Wir haben die Sechskantschrauben noch nicht festgezogen.',
    ],
    ['zh', '螺栓拧紧了吗', 'fr', 'Est-ce que les boulons sont bien serrés ?'],
    ['vi', 'Bu lông siết chưa?', 'it', 'Ha stretto i bulloni?'],
    ['de', 'Nehmen Sie den Hammer, um das Brett zu entfernen', 'en', 'Use the hammer to remove the board.'],
    ['fr', "J'ai oublié d'éteindre la pompe", 'ja', 'ポンプの電源を切るのを忘れました。'],
    ['ja', '火を使うときは気をつけて', 'en', 'Be careful when using fire.'],
    ['ja', '休憩しないでください', 'en', 'Do not take a break.'],
    ['fr', 'Ne mettez pas votre casque', 'en', 'Do not wear the hard hat.'],
    ['zh', '不用戴安全帽', 'en', 'You do not have to wear the hard hat.'],
  ])('QUAL-03 says it grammatically (%s %s in %s)', (from, text, to, expected) => {
    expect(said(from, text, to)).toBe(expected);
  });

  it('QUAL-09 a ban is safety-critical, whatever is banned', () => {
    expect(phrasebook.translate('ポンプを動かさないでください', 'ja', 'en').critical).toBe(true);
    expect(phrasebook.translate('ポンプを動かしましたか？', 'ja', 'en').critical).toBe(false);
  });

  it.each<readonly [Language, string]>([
    ['ja', 'ボルトを食べてください'],
    ['en', 'Tighten the weather'],
    ['en', 'Have you tightened?'],
    ['zh', '拧紧了吗'],
  ])('QUAL-06 does not guess what it is done to (%s %s)', (from, text) => {
    expect(phrasebook.translate(text, from, 'vi').quality).not.toBe('phrasebook');
  });
});
