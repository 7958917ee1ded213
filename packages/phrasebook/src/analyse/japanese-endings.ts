import { hiraganaOf, spellJapanese } from '../normalise/fold-japanese.js';
import { DUTIES, WESTERN_RULES } from './japanese-spoken.js';
import { conjugate, type VerbBase } from './japanese-verbs.js';

/** What a sentence does with its verb. Two sentences mean the same only where this is the same. */
export type Mood =
  | 'do'
  | 'keep'
  | 'do-not'
  | 'let-us'
  | 'plain'
  | 'past'
  | 'going-on'
  | 'was-going-on'
  | 'not'
  | 'not-yet'
  | 'need-not'
  | 'was-not'
  | 'may'
  | 'should'
  | 'better'
  | 'better-not'
  | 'want';

/** How an ending is read: a duty and what is wrong may be asked about, a duty left open (しないと) stands at the end only. */
export type Reading = Mood | 'must' | 'must-open' | 'wrong';

const ASK =
  'ください|くださいませ|くださいませんか|くださいますか|くれ|くれよ|くれる|くれるか|くれますか|くれませんか|くれない|くれないか|もらえますか|もらえませんか|もらえる|もらえるか|もらえない|もらえないか|もらっていい|もらっていいか|もらっていいですか|もらってもいい|もらってもいいですか|いただけますか|いただけませんか|いただきたい|いただきたいです|ほしい|ほしいです|ほしいんだ|ほしいんだけど|ほしいんですけど|ほしいんですが|もらいたい|もらいたいです|ちょうだい|おくれ|お願い|お願いします|お願いできますか|お願いね|な|なさい|や|くんない|くんないか|くださーい|くださいな|くださいとのことです|もらえます|もらえますかね|もらえないですか|もらおう|もらおうか|もらってもいいですかね|もらってもよろしいですか|いただけます|いただけないですか|いただいていいですか|いただいてもいいですか|いただいてもよろしいですか|くれると助かる|くれると助かります|くれたら助かる|もらえると助かる|もらえると助かります|もらえたら助かります|いただけると助かります|くださると助かります|ください願います'.split(
    '|',
  );
const WRONG =
  'だめ|だめだ|だめです|だめだぞ|いけない|いけません|いかん|ならない|なりません|あかん|困る|困ります|危険|危険です|あぶない|あぶないです|あぶないから|NG'.split(
    '|',
  );

const asking = new Set(ASK.map((each) => hiraganaOf(spellJapanese(each))));

/** True for what follows a te-form where something is asked for; also for nothing. */
export function isAsking(ending: string): boolean {
  return ending === '' || asking.has(ending);
}

/** An ending, the form of the verb that it stands behind, and what both say together. */
export type Rule = readonly [ending: string, base: VerbBase, reading: Reading];

/** Every ending that says what is done with a verb. */
export function rulesOf(): Rule[] {
  const rules: Rule[] = [
    ['', 'te', 'do'],
    ['', 'imperative', 'do'],
    ['なさい', 'stem', 'do'],
    ['こと', 'dictionary', 'do'],
    ['ように', 'dictionary', 'do'],
    ['ようお願いします', 'dictionary', 'do'],
    ['ようにお願いします', 'dictionary', 'do'],
    ['な', 'stem', 'do'],
    ['ようにして', 'dictionary', 'do'],
    ['ようにしてください', 'dictionary', 'do'],
    ['な', 'dictionary', 'do-not'],
    ['なよ', 'dictionary', 'do-not'],
    ['や', 'imperative', 'do'],
    ['べからず', 'dictionary', 'do-not'],
    ['のは禁止', 'dictionary', 'wrong'],
    ['のは禁止です', 'dictionary', 'wrong'],
    ['の禁止', 'dictionary', 'wrong'],
    ['の禁止です', 'dictionary', 'wrong'],
    ['ことを禁止', 'dictionary', 'wrong'],
    ['ないで', 'negative', 'do-not'],
    ['ないこと', 'negative', 'do-not'],
    ['ないようお願いします', 'negative', 'do-not'],
    ['ないようにお願いします', 'negative', 'do-not'],
    ['ないようにしましょう', 'negative', 'do-not'],
    ['ないように', 'negative', 'do-not'],
    ['ないようにして', 'negative', 'do-not'],
    ['ないようにしてください', 'negative', 'do-not'],
    ['', 'volitional', 'let-us'],
    ['ましょ', 'stem', 'let-us'],
    ['ましょう', 'stem', 'let-us'],
    ['や', 'volitional', 'let-us'],
    ['ましょうか', 'stem', 'let-us'],
    ['', 'dictionary', 'plain'],
    ['ます', 'stem', 'plain'],
    ['んです', 'dictionary', 'plain'],
    ['のです', 'dictionary', 'plain'],
    ['', 'ta', 'past'],
    ['ました', 'stem', 'past'],
    ['しまった', 'te', 'past'],
    ['しまいました', 'te', 'past'],
    ['ところ', 'ta', 'past'],
    ['ところです', 'ta', 'past'],
    ['ばかりです', 'ta', 'past'],
    ['たいと思います', 'stem', 'plain'],
    ['んです', 'ta', 'past'],
    ['ない', 'negative', 'not'],
    ['ないです', 'negative', 'not'],
    ['ないんです', 'negative', 'not'],
    ['ません', 'stem', 'not'],
    ['なかった', 'negative', 'was-not'],
    ['なかったです', 'negative', 'was-not'],
    ['ませんでした', 'stem', 'was-not'],
    ['たい', 'stem', 'want'],
    ['たいです', 'stem', 'want'],
    ['たいんですけど', 'stem', 'want'],
    ['ほうがいい', 'ta', 'better'],
    ['ほうがいいです', 'ta', 'better'],
    ['ないほうがいい', 'negative', 'better-not'],
    ['ないほうがいいです', 'negative', 'better-not'],
    ['おきや', 'te', 'do'],
    ['しまおう', 'te', 'let-us'],
    ['しまえ', 'te', 'do'],
    ['らいい', 'ta', 'should'],
    ['らいいです', 'ta', 'should'],
    ['いい', 'conditional', 'should'],
    ['いいです', 'conditional', 'should'],
    ...WESTERN_RULES,
  ];
  for (const ask of ASK) {
    rules.push([ask, 'te', 'do'], [`ないで${ask}`, 'negative', 'do-not']);
  }
  for (const ask of ASK)
    rules.push([`んで${ask}`, 'western', 'do-not'], [`んといて${ask}`, 'western', 'do-not']);
  // 持ってて asks to go on: 待ってて and 待って may differ.
  for (const ask of ['', ...ASK]) rules.push([`て${ask}`, 'te', 'keep'], [`いて${ask}`, 'te', 'keep']);
  for (const stay of ['いろ', 'ろ', 'いなさい', 'なさい', 'おれ']) rules.push([stay, 'te', 'keep']);
  for (const wrong of WRONG) {
    rules.push([`は${wrong}`, 'te', 'wrong'], [`ら${wrong}`, 'ta', 'wrong']);
    rules.push([`のは${wrong}`, 'dictionary', 'wrong']);
  }
  for (const duty of DUTIES) rules.push([duty, 'negative', 'must']);
  for (const open of ['ないと', 'なきゃ', 'なくちゃ']) rules.push([open, 'negative', 'must-open']);
  for (const fine of [
    'いい',
    'いいです',
    'もいい',
    'もいいです',
    '大丈夫',
    '大丈夫です',
    'も大丈夫',
    'も大丈夫です',
    'だいじょうぶ',
    'もだいじょうぶ',
    'よい',
    'もよい',
    'かまいません',
    'もかまいません',
  ])
    rules.push([`なくて${fine}`, 'negative', 'need-not'], [`んで${fine}`, 'western', 'need-not']);
  rules.push(['必要はない', 'dictionary', 'need-not'], ['必要はありません', 'dictionary', 'need-not']);
  rules.push(['必要ない', 'dictionary', 'need-not'], ['必要ありません', 'dictionary', 'need-not']);
  rules.push(['必要はないです', 'dictionary', 'need-not'], ['必要ないです', 'dictionary', 'need-not']);
  for (const going of [
    'いる',
    'います',
    'る',
    'ます',
    'いるところ',
    'いるところです',
    'るところ',
    'るところです',
    'いる最中です',
    'る最中です',
    'いるよ',
    'いるんです',
    'るんです',
    'おります',
  ])
    rules.push([going, 'te', 'going-on']);
  for (const was of ['いた', 'いました', 'た', 'ました', 'おりました'])
    rules.push([was, 'te', 'was-going-on']);
  for (const not of ['いない', 'いません', 'ない', 'ません', 'いないです', 'ないです', 'おりません', 'へん'])
    rules.push([not, 'te', 'not-yet']);
  for (const may of [
    'いい',
    'いいです',
    'もいい',
    'もいいです',
    'も大丈夫',
    'も大丈夫です',
    'もかまいません',
    'もよろしい',
    'もよろしいです',
    'もだいじょうぶ',
    'もだいじょうぶです',
    'もいいんです',
    'いいんです',
    'もいいでしょう',
    'いいでしょう',
    'よろしいです',
    'もよろしいでしょう',
    'もかまわない',
    'も問題ない',
    'も問題ないです',
    'もへいきです',
    'も平気',
  ]) {
    rules.push([may, 'te', 'may']);
  }
  return [...rules, ...preparing(rules)];
}

const BARE_FORMS: ReadonlySet<VerbBase> = new Set([
  'dictionary',
  'stem',
  'imperative',
  'volitional',
  'ta',
  'negative',
  'te',
  'western',
]);

/** 締めておく, 締めておけ, 締めておかないと: what holds of おく behind a te-form holds of its verb. */
function preparing(rules: readonly Rule[]): Rule[] {
  const forms = [...conjugate('おく'), ['western', 'おか'] as const];
  return rules.flatMap(([ending, base, reading]) =>
    BARE_FORMS.has(base) && !STATES.has(reading)
      ? forms.flatMap(([each, form]): Rule[] => (each === base ? [[`${form}${ending}`, 'te', reading]] : []))
      : [],
  );
}

/** しておいている is not said of one's own work; しておいてて neither. */
const STATES: ReadonlySet<Reading> = new Set(['keep', 'going-on', 'was-going-on', 'not-yet']);
