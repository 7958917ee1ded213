import { hiraganaOf, spellJapanese } from '../normalise/fold-japanese.js';
import { type VerbBase, verbForms } from './japanese-verbs.js';

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
  | 'want';

const ASK =
  'ください|くださいませ|くださいませんか|くださいますか|くれ|くれよ|くれる|くれるか|くれますか|くれませんか|くれない|くれないか|もらえますか|もらえませんか|もらえる|もらえるか|もらえない|もらえないか|もらっていい|もらっていいか|もらっていいですか|もらってもいい|もらってもいいですか|いただけますか|いただけませんか|いただきたい|いただきたいです|ほしい|ほしいです|ほしいんだ|ほしいんだけど|ほしいんですけど|ほしいんですが|もらいたい|もらいたいです|ちょうだい|おくれ|お願い|お願いします|お願いできますか|お願いね|な|なさい|や|くんない|くんないか|くださーい|くださいな|くださいとのことです|もらえます|もらえますかね|もらえないですか|もらおう|もらおうか|もらってもいいですかね|もらってもよろしいですか|いただけます|いただけないですか|いただいていいですか|いただいてもいいですか|いただいてもよろしいですか|くれると助かる|くれると助かります|くれたら助かる|もらえると助かる|もらえると助かります|もらえたら助かります|いただけると助かります|くださると助かります|ください願います'.split(
    '|',
  );
const WRONG =
  'だめ|だめだ|だめです|だめだぞ|いけない|いけません|いかん|ならない|なりません|あかん|困る|困ります|危険|危険です|あぶない|あぶないです|あぶないから|NG'.split(
    '|',
  );
const must = ['だめ', 'だめです', 'いけない', 'いけません', 'ならない', 'なりません'];

const asking = new Set(ASK.map((each) => hiraganaOf(spellJapanese(each))));

/** True for what follows a te-form where something is asked for; also for nothing. */
export function isAsking(ending: string): boolean {
  return ending === '' || asking.has(ending);
}

type Rule = readonly [ending: string, base: VerbBase, mood: Mood];

function rulesOf(): Rule[] {
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
    ['んだ', 'dictionary', 'do'],
    ['な', 'dictionary', 'do-not'],
    ['なよ', 'dictionary', 'do-not'],
    ['んじゃねえ', 'dictionary', 'do-not'],
    ['べからず', 'dictionary', 'do-not'],
    ['のは禁止', 'dictionary', 'do-not'],
    ['のは禁止です', 'dictionary', 'do-not'],
    ['の禁止', 'dictionary', 'do-not'],
    ['の禁止です', 'dictionary', 'do-not'],
    ['ことを禁止', 'dictionary', 'do-not'],
    ['ないで', 'negative', 'do-not'],
    ['ないこと', 'negative', 'do-not'],
    ['ないようお願いします', 'negative', 'do-not'],
    ['ないようにお願いします', 'negative', 'do-not'],
    ['ないようにしましょう', 'negative', 'do-not'],
    ['ないように', 'negative', 'do-not'],
    ['ないようにして', 'negative', 'do-not'],
    ['ないようにしてください', 'negative', 'do-not'],
    ['', 'volitional', 'let-us'],
    ['ましょう', 'stem', 'let-us'],
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
    ['おく', 'te', 'plain'],
    ['おきます', 'te', 'plain'],
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
  ];
  for (const ask of ASK) {
    rules.push([ask, 'te', 'do'], [`ないで${ask}`, 'negative', 'do-not']);
    rules.push([`おいて${ask}`, 'te', 'do']);
  }
  rules.push(['おいて', 'te', 'do']);
  // 持ってて asks to go on: 待ってて and 待って may differ.
  for (const ask of ['', ...ASK]) rules.push([`て${ask}`, 'te', 'keep'], [`いて${ask}`, 'te', 'keep']);
  for (const wrong of WRONG) {
    rules.push([`は${wrong}`, 'te', 'do-not'], [`ら${wrong}`, 'ta', 'do-not']);
    rules.push([`のは${wrong}`, 'dictionary', 'do-not']);
  }
  for (const each of must) {
    rules.push([`なければ${each}`, 'negative', 'do'], [`ないと${each}`, 'negative', 'do']);
    rules.push([`なきゃ${each}`, 'negative', 'do'], [`なくちゃ${each}`, 'negative', 'do']);
    rules.push([`なくては${each}`, 'negative', 'do']);
  }
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
    rules.push([`なくて${fine}`, 'negative', 'need-not']);
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
  ])
    rules.push([going, 'te', 'going-on']);
  for (const was of ['いた', 'いました', 'た', 'ました']) rules.push([was, 'te', 'was-going-on']);
  for (const not of ['いない', 'いません', 'ない', 'ません', 'いないです', 'ないです'])
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
  return rules;
}

interface Analyser {
  readonly rules: readonly Rule[];
  readonly forms: ReadonlyMap<VerbBase, ReadonlyMap<string, string>>;
}
let built: Analyser | undefined;
const LONGEST_FORM = 8;

/** The verb at the end of a clause (in hiragana spelling), and what is said about it. */
export function readPredicate(
  text: string,
): { readonly rest: string; readonly verb: string; readonly mood: Mood } | undefined {
  const { rules, forms } = analyser();
  const full = withFullForms(text);
  const honoured = readHonoured(full);
  if (honoured !== undefined) return honoured;
  for (const [ending, base, mood] of rules) {
    if (!full.endsWith(ending)) continue;
    const body = full.slice(0, full.length - ending.length);
    const found = findVerb(body, forms.get(base));
    if (found !== undefined) return { ...found, mood };
  }
  return undefined;
}

/** お待ちください, お座り願います: asked for with the stem of the verb. */
function readHonoured(full: string) {
  const [, rest, stem] =
    /^(.*)お(.{1,6}?)(?:になって)?(?:くださいませ|ください|願います|ねがいます)$/u.exec(full) ?? [];
  if (rest === undefined || stem === undefined) return undefined;
  const found = findVerb(stem, analyser().forms.get('stem'));
  return found?.rest === '' ? { rest, verb: found.verb, mood: 'do' as const } : undefined;
}

/** The verb whose stem ends a text: 片付け(お願いします). */
export function readStem(text: string): { readonly rest: string; readonly verb: string } | undefined {
  return findVerb(text, analyser().forms.get('stem'));
}

function analyser(): Analyser {
  built ??= {
    rules: rulesOf()
      .map(([ending, base, mood]): Rule => [hiraganaOf(spellJapanese(ending)), base, mood])
      .toSorted(([one], [other]) => other.length - one.length),
    forms: verbForms((form) => hiraganaOf(spellJapanese(form))),
  };
  return built;
}

function findVerb(body: string, forms: ReadonlyMap<string, string> | undefined) {
  for (let length = Math.min(LONGEST_FORM, body.length); length > 0; length -= 1) {
    const verb = forms?.get(body.slice(-length));
    if (verb !== undefined) return { rest: body.slice(0, -length), verb };
  }
  return undefined;
}

/** Spoken contractions: 触っちゃだめ stands for 触ってはだめ, 置いといて for 置いておいて. */
function withFullForms(text: string): string {
  return (
    text
      .replace(/(?<=[^てで])(?:ちゃって|じゃって)(?=$|いい|も|くだ|くれ|だ)/u, (short) =>
        short.startsWith('ち') ? 'て' : 'で',
      )
      .replace(/ちゃ(?=(?:だめ|いけ|いかん|なら|なり|あかん|困|危険|あぶ)[^ちゃ]*$)/u, 'ては')
      .replace(/じゃ(?=(?:だめ|いけ|いかん|なら|なり|あかん|困|危険|あぶ)[^じゃ]*$)/u, 'では')
      .replace(/(?<=..)といて(?=$|くだ|くれ|もら|いただ|ほし|ちょう)/u, 'ておいて')
      .replace(/(?<=[^さ]ん)どいて(?=$|くだ|くれ|もら|いただ|ほし|ちょう)/u, 'でおいて')
      .replace(/(?<=[っいしけめえせべれげみぎりにて])と(?=く$|きます$)/u, 'てお')
      .replace(/(?<=[^さ]ん)ど(?=く$|きます$)/u, 'でお')
      .replace(/(?<=[^てで])ちゃ(?=った$|いました$)/u, 'てしま')
      .replace(/(?<=[んい])じゃ(?=った$|いました$)/u, 'でしま')
      // 触んないで is 触らないで, 足んない 足りない; くんない asks.
      .replace(/(?<=足)んな(?=い|かった)/u, 'りな')
      .replace(/(?<=.)(?<![てで]く|[そこあみど])んな(?=い(?:$|で)|かった$|きゃ)/u, 'らな')
      // 触んな is 触るな; そんな and みんな are words.
      .replace(/(?<=.)(?<![そこあみど])んな$/u, 'るな')
  );
}
