import type { Language } from '@genbatalk/contract';
import { describe, expect, it } from 'vitest';
import { loadPhrasebook } from './load-phrasebook.js';

const phrasebook = await loadPhrasebook();
const said = (from: Language, text: string, to: Language) => {
  const match = phrasebook.translate(text, from, to);
  return match.quality === 'phrasebook' ? match.text : `(${match.quality})`;
};

describe('constructions of everyday sentences', () => {
  it.each<readonly [Language, string, Language, string]>([
    ['ja', '厚さ12ミリのコンパネを持ってきて', 'en', 'Bring the 12 mm thick formwork plywood, please.'],
    ['fr', 'Apportez une planche de 20 cm de large.', 'ja', '幅20cmの板を持ってきてください。'],
    ['de', 'Wir brauchen ein 20 cm breites Brett.', 'en', 'We need a 20 cm wide board.'],
    ['zh', '要一块二十公分宽的木板。', 'en', 'We need 1 board of 20 cm width.'],
    ['vi', 'Lấy ba đôi găng tay.', 'en', 'Bring 3 pairs of work gloves, please.'],
    ['vi', 'Khoan lỗ mười hai ly.', 'en', 'Drill a 12 mm hole.'],
    [
      'ja',
      '溶接機を200ボルトのコンセントにつないで',
      'en',
      'Connect the welding machine to the 200 V socket outlet.',
    ],
    ['en', 'Raise it another two inches.', 'ja', '2インチ上げてください。'],
    ['ja', '大工さんが二人休みです。', 'en', 'The carpenter: 2 people off today.'],
    ['en', 'We need three more people in the basement.', 'ja', '地下にあと3人必要です。'],
    ['vi', 'Lấy hai ống dài ba mét.', 'en', 'Bring 2 pipes of 3 m, please.'],
    ['it', 'Entrambe le pompe sono guaste.', 'en', '2 pumps are broken.'],
    ['de', 'Für die Treppe brauchen wir noch drei Tage.', 'en', 'We need another 3 days for the stairs.'],
  ])('QUAL-04 keeps every measure with its unit (%s %s)', (from, text, to, expected) => {
    expect(said(from, text, to)).toBe(expected);
  });

  it.each<readonly [Language, string, Language, string]>([
    ['ja', '足場の左側に材料を置いてください。', 'en', 'Put the materials to the left of the scaffold.'],
    [
      'fr',
      "Pose les parpaings à gauche de l'entrée.",
      'ja',
      'コンクリートブロックを入口の左側に置いてください。',
    ],
    ['vi', 'Không được đi vào phía bắc của tòa nhà.', 'en', 'Do not go to the north side of the building.'],
    ['de', 'Die Rohre liegen rechts neben dem Tor.', 'en', 'The pipes are to the right of the gate.'],
  ])('QUAL-04 keeps the side of a place (%s %s)', (from, text, to, expected) => {
    expect(said(from, text, to)).toBe(expected);
  });

  it.each<readonly [Language, string, Language, string]>([
    ['de', 'Am Freitag kommt der Beton um 7 Uhr.', 'en', "On Friday: The concrete comes at 7 o'clock."],
    ['de', 'Ab dem 3. Juni ist das Tor geschlossen.', 'en', 'From June 3: The gate is closed.'],
    [
      'fr',
      'Le chantier est fermé du 5 au 23 août.',
      'en',
      'From August 5 until August 23: The site is closed.',
    ],
    ['en', 'From Monday to Friday the gate is closed.', 'ja', 'ゲートは月曜日から金曜日まで閉まります。'],
    ['en', 'Turn the generator off at five.', 'ja', '5時、発電機を止めてください。'],
    ['en', 'Unload the pallets before nine.', 'ja', '9時までに、パレットを荷下ろししてください。'],
    [
      'zh',
      '下午三点半之前把五袋水泥搬到三楼。',
      'en',
      'Carry 5 bags of cement to the 3rd floor by 3:30 in the afternoon.',
    ],
  ])('QUAL-04 keeps from and until (%s %s)', (from, text, to, expected) => {
    expect(said(from, text, to)).toBe(expected);
  });

  it.each<readonly [Language, string, Language, string]>([
    [
      'en',
      'Tell the foreman we need more rebar.',
      'de',
      'Sagen Sie dem Vorarbeiter, dass wir mehr Bewehrungsstäbe brauchen.',
    ],
    ['de', 'Sag dem Polier, dass der Kran kaputt ist.', 'en', 'Tell the foreman that the crane is broken.'],
    ['ja', '職長に鉄筋が足りないと伝えて。', 'en', 'Tell the foreman: We are short of rebars.'],
    ['en', 'Tell Mike to bring the ladder.', 'ja', 'Mikeさんにはしごを持って来るように言ってください。'],
  ])('QUAL-04 passes a message on (%s %s)', (from, text, to, expected) => {
    expect(said(from, text, to)).toBe(expected);
  });

  it.each<readonly [Language, string, string]>([
    ['en', 'Set it at five.', 'five may be what it is set to'],
    ['en', 'Tell him you are late.', 'whose you it is'],
    ['it', 'Dal 3 giugno lavoriamo di notte.', 'from June 3 is not on June 3'],
    ['fr', 'On attend le peintre depuis une heure.', 'an hour, or one o’clock'],
    ['it', 'Il camion gira a destra della gru e via', 'to the right of nothing'],
  ])('QUAL-06 refuses %s %s (%s)', (from, text) => {
    const match = phrasebook.translate(text, from, from === 'en' ? 'ja' : 'en');
    expect(match.quality === 'phrasebook' && !match.text.includes('From June 3')).toBe(false);
  });
});
