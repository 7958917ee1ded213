import { LANGUAGES, type Language } from '@genbatalk/contract';
import { describe, expect, it } from 'vitest';
import { phrasebook, said } from './said.js';

describe('things with what is said of them', () => {
  it.each<readonly [Language, string, string]>([
    ['ja', '壊れたドリルは使わないで', 'Do not use the broken electric drill.'],
    ['ja', 'もう一つのハンマーはどこ', 'Where is the other hammer?'],
    ['ja', '10トンクレーンが必要です', 'We need a 10 t crane.'],
    ['ja', '2mの脚立はどこですか', 'Where is the 2 m stepladder?'],
    ['ja', 'M12ボルトが足りない', 'We are short of M12 bolts.'],
    ['ja', '同じボルトが必要', 'We need the same bolts.'],
    ['en', 'Throw away the old gloves', 'Throw the old work gloves away.'],
    ['en', 'When does the 4 ton truck come?', 'What time does the 4 t truck come?'],
    ['vi', 'Đừng dùng máy khoan hỏng', 'Do not use the broken electric drill.'],
    ['vi', 'Xe tải 4 tấn mấy giờ đến?', 'What time does the 4 t truck come?'],
    ['vi', 'Thiếu bu lông M12', 'We are short of M12 bolts.'],
    ['zh', '不要用坏的电钻', 'Do not use the broken electric drill.'],
    ['zh', '4吨的卡车几点来？', 'What time does the 4 t truck come?'],
    ['zh', 'M12螺栓不够', 'We are short of M12 bolts.'],
    ['de', 'Werfen Sie die alten Handschuhe weg', 'Throw the old work gloves away.'],
    ['de', 'Wann kommt der 4-Tonnen-Lkw?', 'What time does the 4 t truck come?'],
    ['de', 'Es fehlen M12-Muttern', 'We are short of M12 nuts.'],
    ['fr', 'Jetez les vieux gants', 'Throw the old work gloves away.'],
    ['fr', 'À quelle heure arrive le camion de 4 tonnes ?', 'What time does the 4 t truck come?'],
    ['fr', 'Il manque des boulons M12', 'We are short of M12 bolts.'],
    ['it', 'Non usi il trapano rotto', 'Do not use the broken electric drill.'],
    ['it', 'A che ora arriva il camion da 4 tonnellate?', 'What time does the 4 t truck come?'],
    ['it', 'Mancano i bulloni M12', 'We are short of M12 bolts.'],
  ])('QUAL-03 reads what stands beside a thing: %s %s', (from, text, expected) => {
    expect(said(from, text, 'en')).toBe(expected);
  });

  it.each<readonly [string, Readonly<Partial<Record<Language, string>>>]>([
    [
      'もう一つのハンマーはどこ',
      {
        vi: 'Búa còn lại ở đâu?',
        zh: '另一把锤子在哪里？',
        de: 'Wo ist der andere Hammer?',
        fr: "Où est l'autre marteau ?",
        it: "Dov'è l'altro martello?",
      },
    ],
    [
      '別のドリルを使って',
      {
        en: 'Use another electric drill.',
        de: 'Benutzen Sie eine andere Bohrmaschine.',
        fr: 'Utilisez une autre perceuse.',
        it: 'Usi un altro trapano.',
      },
    ],
    [
      '10トンクレーンが必要です',
      {
        zh: '需要10t的起重机。',
        de: 'Wir brauchen einen Kran mit 10 t.',
        fr: 'Il nous faut une grue de 10 t.',
        it: 'Ci serve una gru da 10 t.',
      },
    ],
    [
      '濡れた手袋は使わないで',
      {
        vi: 'Không được dùng găng tay ướt.',
        de: 'Benutzen Sie die nassen Arbeitshandschuhe nicht.',
        fr: "N'utilisez pas les gants de travail mouillés.",
        it: 'Non usi i guanti da lavoro bagnati.',
      },
    ],
    [
      '同じボルトが必要',
      {
        de: 'Wir brauchen dieselben Sechskantschrauben.',
        fr: 'Il nous faut les mêmes boulons.',
        it: 'Ci servono gli stessi bulloni.',
      },
    ],
    [
      'セメントを2番倉庫に運んで',
      {
        en: 'Take the cement to storeroom 2.',
        zh: '请把水泥搬到2号仓库去。',
        de: 'Schaffen Sie den Zement in den Lagerraum Nr. 2.',
        fr: "Transportez le ciment dans l'entrepôt n° 2.",
        it: 'Trasporti il cemento nel magazzino n. 2.',
      },
    ],
  ])('QUAL-03 says it in the grammar of every language: %s', (text, expected) => {
    for (const [to, sentence] of Object.entries(expected)) {
      expect(said('ja', text, to as Language)).toBe(sentence);
    }
  });

  it.each<readonly [Language, string, string]>([
    ['ja', '大きいハンマーはどこ', '小さいハンマーはどこ'],
    ['ja', '赤いケーブルはどこ', '青いケーブルはどこ'],
    ['ja', '4tトラックは何時に来ますか', '10tトラックは何時に来ますか'],
    ['en', 'Where is the left ladder?', 'Where is the right-hand ladder?'],
    ['en', 'Where is this hammer?', 'Where is that hammer?'],
    ['en', 'Where are the M12 bolts?', 'Where are the M16 bolts?'],
    ['vi', 'Bu lông M12 ở đâu?', 'Bu lông M16 ở đâu?'],
    ['zh', '大的锤子在哪里？', '小的锤子在哪里？'],
    ['de', 'Wo ist der große Hammer?', 'Wo ist der kleine Hammer?'],
    ['fr', 'Où est le gros marteau ?', 'Où est le petit marteau ?'],
    ['it', "Dov'è il martello grande?", "Dov'è il martello piccolo?"],
  ])('QUAL-06 keeps apart in %s: %s, %s', (from, one, other) => {
    for (const to of LANGUAGES.filter((language) => language !== from)) {
      const [first, second] = [one, other].map((text) => phrasebook.translate(text, from, to).text);
      expect(first).not.toBe(second);
    }
  });

  it('QUAL-06 takes what has just come for nothing new', () => {
    expect(said('vi', 'Xe tải mới đến', 'en')).not.toContain('new');
  });

  it.each<readonly [Language, string]>([
    ['ja', '臭いハンマーはどこ'],
    ['en', 'Where is the smelly hammer?'],
    ['en', 'Bring the first big red hammer'],
    ['en', 'Do not check all the bolts'],
    ['vi', 'Búa thối ở đâu?'],
    ['zh', '臭锤子在哪里？'],
    ['de', 'Wo ist der stinkende Hammer?'],
    ['fr', 'Où est le marteau puant ?'],
    ['it', "Dov'è il martello puzzolente?"],
    ['fr', 'Gardez les gants secs'],
  ])('QUAL-06 does not guess what is said of a thing in %s: %s', (from, text) => {
    const to = from === 'en' ? 'ja' : 'en';
    const match = phrasebook.translate(text, from, to);
    const isFull = match.quality === 'phrasebook';
    // A sentence that is known as a whole may say it; one made of a slot may not.
    expect(isFull && match.path === 'template').toBe(false);
  });
});
