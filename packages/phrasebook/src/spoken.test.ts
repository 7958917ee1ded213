import type { Language } from '@genbatalk/contract';
import { expect, it } from 'vitest';
import { loadPhrasebook } from './load-phrasebook.js';

const phrasebook = await loadPhrasebook();

/** What recognisers and keyboards make of sentences: fillers, spelling, politeness, marks, repetition. */
const SPOKEN: readonly (readonly [Language, string, readonly string[]])[] = [
  ['ja', 'えーと、止まってください', ['stop']],
  ['ja', 'あのー ヘルメットかぶってね', ['wear-helmet']],
  ['ja', 'あぶなーい！', ['danger']],
  ['ja', 'ｽﾄｯﾌﾟ', ['stop']],
  ['ja', '止まって下さい', ['stop']],
  ['ja', '停まってくれ', ['stop']],
  ['ja', '止まってもらえますか', ['stop']],
  ['ja', '「止まれ」', ['stop']],
  ['ja', '安全帯のフックを掛けてくださーい', ['hook-harness']],
  ['ja', '安全帯を着けて下さいね', ['wear-harness']],
  ['ja', '分かりました', ['understood']],
  ['ja', 'トイレはどこですか', ['where-is-toilet']],
  ['ja', 'すみません、トイレはどこですか', ['where-is-toilet']],
  ['ja', 'はい、わかりました', ['understood']],
  ['ja', 'おはようございます 今日はコンクリートを打ちます', ['good-morning', 'pour-concrete-today']],
  ['ja', '危ない 下がれ', ['danger-stay-back']],
  ['ja', '危ない危ない', ['danger']],
  ['ja', '止まってはいけません', ['do-not-stop']],
  ['en', 'Never stop', ['do-not-stop']],
  ['en', 'um, please wear your helmet', ['wear-helmet']],
  ['en', 'STOP STOP STOP', ['stop']],
  ['en', 'dont touch', ['do-not-touch']],
  ['en', 'Don’t touch it', ['do-not-touch']],
  ['en', 'where is the toilet', ['where-is-toilet']],
  [
    'en',
    'Good morning. Today we pour concrete. Wear your harness.',
    ['good-morning', 'pour-concrete-today', 'wear-harness'],
  ],
  ['vi', 'à hãy đội mũ bảo hộ nhé', ['wear-helmet']],
  ['vi', 'Nhà vệ sinh ở đâu ạ?', ['where-is-toilet']],
  ['vi', 'nha ve sinh o dau', ['where-is-toilet']],
  ['vi', 'đeo gang tay vao', ['wear-gloves']],
  ['vi', 'Kéo vật liêu lên', ['lift-materials']],
  ['vi', 'Hôm nay chúng ta đổ bê tông'.normalize('NFD'), ['pour-concrete-today']],
  ['zh', '那个，请戴好安全帽', ['wear-helmet']],
  ['zh', '厕所在哪儿', ['where-is-toilet']],
  ['zh', '危险 往后退', ['danger-stay-back']],
  ['de', 'äh, Helm auf bitte', ['wear-helmet']],
  ['de', 'Ist das Geruest fertig', ['is-scaffold-ready']],
  ['fr', 'Euh, reculez s’il vous plaît', ['stay-back']],
  ['fr', "l'echafaudage est pret ?", ['is-scaffold-ready']],
  ['it', "Il ponteggio e' pronto?", ['is-scaffold-ready']],
];

it.each(SPOKEN)('QUAL-03 understands in %s: %s', (language, text, entryIds) => {
  expect(phrasebook.translate(text, language, 'en')).toMatchObject({ quality: 'phrasebook', entryIds });
});

/** The conversation of a morning on site, in any of the seven languages, is known from beginning to end. */
const CONVERSATION = [
  'good-morning',
  'pour-concrete-today',
  'wear-harness',
  'is-scaffold-ready',
  'yes-ready',
  'crane-about-to-lift',
  'watch-your-step',
  'bring-rebar',
  'where-do-i-put-it',
  'here-please',
  'take-break',
  'drink-water',
  'someone-injured',
  'call-ambulance',
  'good-work-today',
];

it.each(CONVERSATION)('QUAL-03 carries a day on site: %s', (id) => {
  for (const from of phrasebook.languages) {
    for (const to of phrasebook.languages) {
      const spoken = phrasebook.phrase(id, from)?.text ?? '';
      expect(phrasebook.translate(spoken, from, to).text).toBe(phrasebook.phrase(id, to)?.text);
    }
  }
});
