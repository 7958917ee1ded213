import type { Cut, Link } from './cuts.js';

interface JapaneseJoint {
  readonly link: Link;
  /** What joins, behind the clause; what stands before it tells a verb from a noun. */
  readonly pattern: RegExp;
  /** How the clause is known: with this in the joining word's place. */
  readonly known: readonly string[];
  /** The clause as a sentence: what is left of the joining word. */
  readonly left: (word: string) => string;
}

const none = () => '';
const JOINTS: readonly JapaneseJoint[] = [
  // 終わったら, 雨だったら: what is left is the past form.
  {
    link: 'when',
    pattern:
      /(?<=.)(?:(?<=[っいしたえけせてねべめれげぜでぺきみりじちにひびぎ出来見着寝])た|(?<=[んい])だ|だった)ら(?:ば)?/gu,
    known: ['たら'],
    left: (word) => word.replace(/らば?$/u, ''),
  },
  { link: 'when', pattern: /(?<=[るうくすつむぶぐぬい])と(?!き|[こしもか])/gu, known: ['と'], left: none },
  {
    link: 'when',
    pattern: /(?<=[^しもば]..?)[えけせてねべめれげ]ば(?!かり|ら)/gu,
    known: ['ば'],
    left: none,
  },
  { link: 'when', pattern: /(?<=.)なら(?:ば)?(?!べ|ん|な)/gu, known: ['なら'], left: none },
  {
    link: 'when',
    pattern: /(?<=[るうくすつむぶぐぬいたなのだ])(?:とき|時|場合|際)(?:に|は|には)?(?!間|刻|計)/gu,
    known: ['とき'],
    left: none,
  },
  {
    link: 'before',
    pattern: /(?<=[るうくすつむぶぐぬ])(?:前|まえ)(?:に|は|には)?(?!回|後)/gu,
    known: ['前に'],
    left: none,
  },
  { link: 'before', pattern: /(?<=[るうくすつむぶぐぬ])までに(?:は)?/gu, known: ['前に'], left: none },
  {
    link: 'after',
    pattern: /(?<=[ただ])(?:後|あと)(?:で|に|は|には)?(?!ろ)/gu,
    known: ['てから', 'たら'],
    left: none,
  },
  { link: 'after', pattern: /(?<=.[てで])から/gu, known: ['てから', 'たら'], left: none },
  { link: 'until', pattern: /(?<=[るうくすつむぶぐぬ])まで(?:は)?(?!に)/gu, known: ['まで'], left: none },
  // 昼食後に, 火災時は, 合図で: phrases without a verb are known as they are said.
  {
    link: 'at',
    pattern:
      /(?<=[\p{Script=Han}\p{Script=Katakana}ー](?:の)?)(?:(?:前|後|中|時|際|場合|とき|あと|まえ)(?:に|は|には|で)?|なしで|なしでは|なしに|なく|で|まで(?:は)?)(?!間|回|ろ|進|退)/gu,
    known: [''],
    left: none,
  },
  {
    link: 'so',
    pattern: /(?<=..(?<!向こ|近|遠)(?:い|る|た|だ|です|ます|[すむぶ]|ね[えぇ]|へん))(?:から|ので|ため)/gu,
    known: [],
    left: none,
  },
  { link: 'so', pattern: /(?<=.{3})(?:だから|なので)/gu, known: [], left: none },
  // 火を使うんで, 忘れちゃったんで; 積んで and 傷んで are verbs.
  {
    link: 'so',
    pattern: /(?<=..(?:[るい]|\p{Script=Han}う|っちゃった|った|した|[えけせてねべめれげ]た))んで(?=.)/gu,
    known: [],
    left: none,
  },
  {
    link: 'but',
    pattern: /(?<=..)(?:だけど|ですけど|けれども|けれど|けど|(?<=です|ます|ません|ました)が)(?=.)/gu,
    known: [],
    left: none,
  },
  {
    link: 'then',
    pattern: /(?<=.[てで])[、,]?(?:それから|そして|そのあと|その後|次に)/gu,
    known: [],
    left: none,
  },
  // 締めて、点検してください: what follows is no part of the verb itself (締めて来て, 締めてください).
  {
    link: 'and',
    pattern:
      /(?<=..)(?<=[てで])(?:[、,]\s*|(?=[\p{Script=Han}\p{Script=Katakana}]|はしご|はさみ|ここ|そこ|あそこ|こっち|あっち|ゆっくり|しっかり|すぐに|みんな|ねじ|ほうき))(?!く[だれる]|下さ|来|行|見|置|欲|頂|貰|上げ|居|有|無|良|駄目)/gu,
    known: [],
    left: none,
  },
];
// 停止したと言って, 危ないと伝えて: said, thought, written.
const SAYING =
  /^(?:言|いっ|いう|いわ|思|おも|伝|聞|きい|書|かい|教|おしえ|呼|叫|いけ|だめ|なら|なり|いい|よ[いか]|ええ|あかん|いかん|困|あぶな|危)/u;
const COMMAS = /^[、，,\s]+|[、，,\s]+$/gu;
// に and は between 3 digits and 時 are the clock's.
const CLOCK = /[\d０-９一二三四五六七八九十何半]$/u;
const FEWEST_CHARACTERS = 2;

const HANGS = /(?:ないと|なきゃ|なくちゃ|んと)$/u;

/** True for a clause that as well may say what happens otherwise: 締めないと、…. At the very end it is a duty. */
export function hangs(clause: string): boolean {
  return HANGS.test(clause);
}

/** In Japanese the clause comes first, and what joins stands behind its verb. */
export function cutJapanese(text: string): Cut[] {
  return JOINTS.flatMap(({ link, pattern, known, left }) =>
    [...text.matchAll(pattern)].flatMap((found): Cut[] => {
      const before = text.slice(0, found.index).replace(COMMAS, '');
      const main = text.slice(found.index + found[0].length).replace(COMMAS, '');
      const isTooShort = main.length < FEWEST_CHARACTERS || before === '' || SAYING.test(main);
      if (isTooShort || (/^[時前後]/u.test(found[0]) && CLOCK.test(before))) return [];
      const isSentence = known.length === 0;
      const stated = `${before}${left(found[0])}`;
      return [
        {
          link,
          clauses: known.map((each) => clauseOf(before, found[0], each)),
          bare:
            isSentence && link === 'so' && found[0] === 'なので' ? [`${before}です`] : formsOf(stated, link),
          main: [behind(main, link)],
          isBehind: false,
          source: [text.slice(0, found.index + found[0].length), main],
        },
      ];
    }),
  );
}

/** 教えて alone asks to be shown how, 聞いて to listen; behind 終わったら they ask to be told, and to ask. */
function behind(main: string, link: Link): string {
  if (link !== 'when' && link !== 'after') return /^(?:教えて|聞いて|きいて)/u.test(main) ? '' : main;
  return main
    .replace(/^(?:すぐ(?:に)?|必ず)?教えて/u, '知らせて')
    .replace(/^(?:すぐ(?:に)?|必ず)?(?:聞いて|きいて)/u, '私に聞いて');
}

/** 終わったとき as 終わるとき is listed; a joining word takes the place of one that means the same. */
function clauseOf(before: string, word: string, known: string): string {
  if (known === 'たら') return word.includes('ら') ? `${before}${word.replace(/ば$/u, '')}` : `${before}ら`;
  if (known === 'ば') return `${before}${word}`;
  return known === ''
    ? `${before}${word.replace(/(?<=[前後中時際合きえとで])(?:に|は|には)$|(?<=あと)で$/u, '')}`
    : `${before}${known}`;
}

/** 雨の as 雨です, 静かな as 静かです; a verb stays as it is. */
function formsOf(stated: string, link: Link): string[] {
  if (link === 'before' || link === 'until') return [stated, ...orders(stated)];
  if (link !== 'when') return [stated];
  const named = stated.replace(/[のな]$/u, '');
  return named === stated ? [stated, `${stated}です`] : [`${named}です`, named];
}

/** What the end of a dictionary form becomes in an order; る has two ways. */
const TE_FORMS: Readonly<Record<string, readonly string[]>> = {
  う: ['って'],
  つ: ['って'],
  る: ['って', 'て'],
  む: ['んで'],
  ぶ: ['んで'],
  ぬ: ['んで'],
  く: ['いて'],
  ぐ: ['いで'],
  す: ['して'],
};

/** 電源を切る as 電源を切って, so that it is looked up as the order that it would be. */
function orders(stated: string): string[] {
  if (stated.endsWith('する')) return [`${stated.slice(0, -2)}して`];
  return (TE_FORMS[stated.at(-1) ?? ''] ?? []).map((end) => `${stated.slice(0, -1)}${end}`);
}
