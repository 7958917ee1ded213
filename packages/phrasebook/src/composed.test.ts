import type { Language } from '@genbatalk/contract';
import { describe, expect, it } from 'vitest';
import { loadPhrasebook } from './load-phrasebook.js';

const phrasebook = await loadPhrasebook();
const said = (from: Language, text: string, to: Language) => {
  const match = phrasebook.translate(text, from, to);
  return match.quality === 'phrasebook' ? match.text : `(${match.quality})`;
};

describe('sentences made of known ones', () => {
  it.each<readonly [Language, string, Language, string]>([
    ['ja', '二階の足場点検して', 'en', 'The 2nd floor: Check the scaffold before work.'],
    ['ja', '8時に朝礼やるよ', 'en', "The morning meeting starts at 8 o'clock."],
    ['en', "Tomorrow I'll be late", 'ja', '明日、遅れます。'],
    ['en', "I'll be late tomorrow", 'fr', 'Demain : Je vais être en retard.'],
    ['zh', '我明天会迟到', 'en', "Tomorrow: I'll be late."],
    ['vi', '30 phút nữa tắt điện', 'en', 'In 30 minutes: Cut the power.'],
    ['en', 'Turn off the power in three days', 'ja', '3日後に、電源を切ってください。'],
    ['ja', '5時までに足場を点検して', 'en', "Check the scaffold by 5 o'clock."],
  ])('QUAL-03 writes when and where before the sentence (%s %s)', (from, text, to, expected) => {
    expect(said(from, text, to)).toBe(expected);
  });

  it.each<readonly [Language, string, string]>([
    ['ja', '3階から触らないで', 'a place that something leaves'],
    ['vi', 'Trước 3 giờ không được hút thuốc', 'a time before which something is forbidden'],
    ['en', "Don't touch it in 30 minutes", 'a length of time after which something is forbidden'],
    ['ja', '30分電源を切って', 'a length of time alone'],
    ['en', 'Ten before 3 o’clock cut the power', 'a little word that is not understood'],
  ])('QUAL-06 takes nothing off a sentence for %s %s (%s)', (from, text) => {
    expect(phrasebook.translate(text, from, from === 'en' ? 'ja' : 'en').quality).not.toBe('phrasebook');
  });

  it('QUAL-03 tells a reason and what follows from it as two sentences', () => {
    expect(said('ja', '危ないからどいて', 'en')).toBe('Danger! Keep clear.');
    expect(said('en', "Stop because it's dangerous", 'ja')).toBe('止まれ！危ない！');
  });

  it('QUAL-06 splits no refusal off as if it were a reason', () => {
    expect(phrasebook.translate('Không nên dừng lại', 'vi', 'en').entryIds).not.toContain('stop');
    expect(phrasebook.translate('型枠ばらしていいよ', 'ja', 'en').entryIds).not.toContain('formwork-strip');
  });

  it.each<readonly [Language, string, string]>([
    ['vi', 'Đừng leo xuống đi', 'do-not-climb'],
    ['vi', 'Đừng nhấn nút dừng khẩn cấp', 'press-emergency-stop'],
    ['vi', 'Không phải dừng lại', 'stop'],
    ['vi', 'Gọi thợ điện đến không', 'call-electrician'],
  ])('QUAL-06 cuts nothing behind a word that forbids or denies: %s %s', (language, text, id) => {
    const match = phrasebook.translate(text, language, 'en');
    expect(match.quality === 'phrasebook' ? match.entryIds : []).not.toContain(id);
  });

  it('QUAL-03 tells how something is done as a sentence of its own, unless it is denied', () => {
    expect(said('vi', 'Dừng lại từ từ', 'en')).toBe('Stop! Slowly, please.');
    expect(phrasebook.translate('ゆっくり電源を切るな', 'ja', 'en').quality).not.toBe('phrasebook');
  });

  it.each<readonly [string, string]>([
    ['mang 5 bao xi mang len tang 3', 'Bring 5 bags of cement to the 3rd floor.'],
    ['nghi 15 phut', 'Take a break for 15 minutes.'],
    ['goi xe cap cuu', 'Call an ambulance!'],
  ])('QUAL-03 reads Vietnamese without any mark: %s', (text, expected) => {
    expect(said('vi', text, 'en')).toBe(expected);
  });

  it.each(['dung len gian giao', 'chay roi', 'cam cai nay'])(
    'QUAL-06 guesses no marks where they tell the meaning: %s',
    (text) => {
      expect(phrasebook.translate(text, 'vi', 'en').quality).not.toBe('phrasebook');
    },
  );

  it.each<readonly [Language, string, string]>([
    ['ja', 'ビスもっと持ってきて', 'Bring more screws, please.'],
    ['zh', '再拿点钉子来', 'Bring more nails, please.'],
    ['de', 'Wir brauchen mehr Zement', 'We need more cement.'],
    ['zh', '挖一米五深', 'Dig 1.5 m deep.'],
  ])('QUAL-03 keeps more and half: %s %s', (from, text, expected) => {
    expect(said(from, text, 'en')).toBe(expected);
  });
});
