import { hiraganaOf, isJapaneseFiller } from '../normalise/fold-japanese.js';
import { isAsking, type Mood, type Reading } from './japanese-endings.js';
import { type Predicate, readPredicate, readStem } from './japanese-moods.js';
import {
  ASKING_END,
  ASKING_NO,
  ASKING_WORD,
  STATING,
  withFullForms,
  withPlainWords,
} from './japanese-spoken.js';
import { cut, spell } from './lexical.js';
import { mergeTerms, type TermBook } from './term-book.js';
import { type Reduced, type Token, termOf } from './token.js';

const LEAD =
  /^(?:すみません(?!が)|すいません(?!が)|悪い(?:けど|んだけど)|悪いが|ごめん|申し訳ない(?:けど|ですが|ですけど|んだけど|んですが)|申し訳ありませんが|すみませんが|すいませんが|恐れ入りますが|お手数ですが|そろそろ(?=.*(?:ましょう|よう)か?$)|じゃあ?|それじゃあ?|では|さあ|さて|ほら|おい|ねえ|ねぇ|あのさ|なあ|そしたら|とりあえず|ほんと(?:うに)?|必ず|ちゃんと|しっかり|どうか|できれば|よかったら)(?=..)/u;
const FINAL =
  /(?:(?<=[るいたなうくすつぐむぶだ])(?:んですが|んですけど|んだけど|んですよ|んです|んだ)|のですが|(?<=ない|[れろめせ])って|(?<=[るいただうくすつむぶぐ])じゃん|(?<=[いただ]|です|ます)けどね?|(?<=です|ます|した)が|(?<=[いたるだ])わ|(?<=[いたるだ])もん|(?<=[暑寒重痛固硬狭広高低長短遅早遠近強弱深浅臭暗怖]い)なあ?|(?<!ん|い)だよね|ですよね|ですよ|ですね|(?<!ん|い)だ[よぞねな]|よね|から?ね|からな|からさ|(?<=[いるたす]|だ|です)から|(?<=[いるたな])ので|よ|ね|(?<![えけせてねべめれげみちぎじび見着寝出来]ん)ぞ|ぜ|っす)$/u;
// 単管ちょうだい, ビスくれ: something is asked for by its name.
const GIVE =
  /(?<=[\p{Script=Han}\p{Script=Katakana}ー\uA500-\uA58Fつ])(?:ちょうだい|おくれ|くれ(?:よ|る|るか|ますか|ませんか|ないか)?|もらえ(?:る|るか|ますか|ませんか)|もらっていい|いただけますか)$/u;
// 頭上注意, 足元に注意して: the same as に気をつけて.
const CAREFUL = /に?(?:ご|要)?注意(?:して(.*)|しろ|せよ|しましょう|です|だ|願います)?$/u;
// Topic, subject and object are left out as often as said. The が of 上がる and the は of はい are no particles.
const PARTICLE =
  /(?<=[\p{Script=Han}\p{Script=Katakana}ー\p{Nd}\uA500-\uA58Fa-z]|[こそあど][れこ]|こと|もの|めまい|けが|ごみ|におい|ほこり|ねじ|くぎ|かぎ|たばこ|さび|ひび|やけど|はしご|手すり|ひも|ほうき|ちりとり|はさみ|つるはし|くさび|見習い|見張り|さん)(?:は(?!なれ|なし[てた]|なす|ず[さしすせそ]|かっ|かる|しっ|しる|しら|こ[ばびぶべぼん]|がし|がす)|(?<![急脱研防騒嗅泳塞])が(?![りるれろらっんくさしすせげ]))/gu;
// The same behind a thing that ends in hiragana (丸のこは) and is found by its name only.
const TOPIC =
  /^は(?!なれ|なし[てた]|なす|ず[さしすせそ]|かっ|かる|しっ|しる|しら|こ[ばびぶべぼん]|がし|がす)|^が(?![りるれろらっんくさしすせげ])/u;
// ハンマーをゲートに: two words in katakana stay two when nothing is left between them.
const BORDER = '\u{2060}';
const BETWEEN_KATAKANA =
  /(?<=[\p{Script=Katakana}ー])[をはが](?=\p{Script=Katakana})|(?<=\p{Script=Han})を(?=持っ?[てち])/gu;
const TO = /(?<=[\p{Script=Han}\p{Script=Katakana}ー\uA500-\uA58F]|[こそあど]こ|っち)へ(?![こん])/gu;
// いいです refuses as often as it agrees: these keep their endings, so that only the very wording is known.
const AMBIGUOUS = /^(?:もう)?(?:いい|結構|けっこう|だいじょうぶ)(?:です)?$/u;
const EXISTENCE: readonly (readonly [RegExp, string])[] = [
  [/います$/u, 'いる'],
  [/いません$/u, 'いない'],
  [/あります$/u, 'ある'],
  [/ありません$/u, 'ない'],
];
// トイレってどこ, これって何: what is asked about.
const ABOUT =
  /(?<=[\p{Script=Han}\p{Script=Katakana}ー]|[こそあど][れこ])って(?=どこ|何|なに|なん|いつ|誰|だれ|どう|どれ|いくら|いくつ|まだ|もう)/gu;
// ご確認ください asks like 確認してください.
const HONOURED =
  /ご(\p{Script=Han}{2,3})(?:のほど|の程)?(?:ください(?:ませ)?|お?願い(?:します|いたします|致します)|願います)$/u;
const COPULA = /(?:でしょう|です|である|(?<!ま)だ)$/u;

/** How a clause ends: inside a sentence, with its end mark, or with nothing. */
export type ClauseEnd = 'inside' | 'ended' | 'open';
const MOODS: Readonly<Record<Exclude<Reading, Mood>, Mood>> = {
  must: 'do',
  'must-open': 'do',
  wrong: 'do-not',
};
const moodOf = (reading: Reading): Mood =>
  reading in MOODS ? MOODS[reading as keyof typeof MOODS] : (reading as Mood);
const REQUESTS: ReadonlySet<string> = new Set(['do', 'keep', 'do-not', 'let-us']);

/** Japanese without its particles of topic and object, its endings read as what is to be done. */
export function reduceJapanese(
  clause: string,
  book: TermBook | undefined,
  isMarked = false,
  end: ClauseEnd = 'open',
): Reduced {
  let text = spell(clause, 'ja');
  if (isJapaneseFiller(text)) return { tokens: [], isRequest: false };
  text = withPlainWords(text, isMarked)
    .replace(LEAD, '')
    .replace(/(?<=..)(?:ちゃんと|きちんと|しっかりと?|必ず(?!し))(?=...)/gu, '')
    .replace(BETWEEN_KATAKANA, BORDER)
    .replace(/を/gu, '')
    .replace(HONOURED, '$1してください')
    .replace(/の(?:ほう|方)(?=お願い)/u, '')
    .replace(/かどうか/gu, 'か')
    .replace(/(?<=[るたいすだう])か(?:なあ?|ね)$/u, 'か')
    .replace(/(?<=[くむぐぶつぬん])かな$/u, 'か')
    .replace(ABOUT, '')
    .replace(CAREFUL, 'に気つけて$1')
    .replace(/^に(?=気つけて)/u, '')
    .replace(GIVE, 'ください')
    .replace(PARTICLE, '')
    .replace(TO, 'に')
    .replace(/っ$/u, '');
  if (AMBIGUOUS.test(text)) return { tokens: tokensOfText(text, book), isRequest: false };
  const bare = text.replace(FINAL, '');
  if (bare.length > 1) text = bare;
  let asks = false;
  if (/(?<!し|どう)か$/u.test(text) && text.length > 2) {
    asks = true;
    text = text.slice(0, -1);
  }
  const plain = hiraganaOf(text);
  const wanted = readWanted(text, plain, book);
  if (wanted !== undefined) return { tokens: wanted, isRequest: true };
  const told = tell(text, plain, { asks, isMarked, end });
  if (told !== undefined) {
    const { rest, verb, reading } = told;
    const before = tokensOfText(text.slice(0, rest.length), book);
    const mood = moodOf(reading);
    const isRequest = REQUESTS.has(mood);
    const isDuty = reading !== mood;
    // しましょうか suggests as しましょう does.
    const isAsked = told.asks && (!isRequest || isDuty);
    const tokens = [...before, { text: verb }, { text: `{${mood}}` }];
    return { tokens: isAsked ? [...tokens, { text: '?' }] : tokens, isRequest, isDuty };
  }
  const doing = readDoing(text, plain, book);
  if (doing !== undefined) return { tokens: doing, isRequest: true };
  const said = EXISTENCE.reduce(
    (before, [polite, short]) => before.replace(polite, short),
    text.replace(COPULA, ''),
  );
  const tokens = tokensOfText(said === '' ? text : said, book);
  return { tokens: asks ? [...tokens, { text: '?' }] : tokens, isRequest: false };
}

interface Told extends Predicate {
  readonly asks: boolean;
}

/** What is said with the verb at the end. What could as well be a question, or go on, is left alone. */
function tell(
  text: string,
  plain: string,
  { asks, isMarked, end }: { readonly asks: boolean; readonly isMarked: boolean; readonly end: ClauseEnd },
): Told | undefined {
  const read = (ending: string): Predicate | undefined => {
    const found = readPredicate(ending);
    if (found === undefined || !plain.startsWith(found.rest)) return undefined;
    // 2メートル takes nothing: no verb begins inside a word in katakana.
    return INSIDE_KATAKANA.test(text.slice(found.rest.length - 1, found.rest.length + 1)) ? undefined : found;
  };
  // 一服しよか, 行こか; どこか asks for no moving aside.
  const proposed = asks && PROPOSED.test(plain) ? read(`${plain}う`) : undefined;
  if (proposed?.reading === 'let-us') return { ...proposed, asks };
  const asIs = read(asks ? `${plain}か` : plain) ?? read(plain);
  if (asIs !== undefined && isClear(asIs, plain, isMarked || asks, end)) return { ...asIs, asks };
  const full = withFullForms(plain);
  const isOpen = ASKING_NO.test(full) && (end === 'open' || ASKING_WORD.test(text));
  const isQuestion = ASKING_END.test(full) && (asks || isMarked || isOpen);
  const cut = isQuestion ? full.replace(ASKING_END, '') : isMarked ? full : full.replace(STATING, '');
  const found = cut === full ? undefined : read(cut);
  if (found === undefined || REQUESTS.has(found.reading) || found.reading === 'must-open') return undefined;
  return { ...found, asks: asks || isQuestion };
}

const INSIDE_KATAKANA = /^[\p{Script=Katakana}ー]{2}$/u;
const PROPOSED = /.(?<![こそあど]|も)[よこごそとのぼもろ]$/u;

/** しないと alone is a duty at the very end only; してほしい and すること asked ask what is wanted. */
function isClear({ reading }: Predicate, plain: string, isAsked: boolean, end: ClauseEnd): boolean {
  if (reading === 'must-open') return end !== 'inside' && (!isAsked || !/と$/u.test(plain));
  return !(
    isAsked &&
    reading === 'do' &&
    /(?:(?:ほし|もらいた|いただきた)い(?:です)?|こと|ように?)$/u.test(plain)
  );
}

/** 片付けお願いします, 点検お願いします: asked for by the name of what is to be done. */
function readWanted(text: string, plain: string, book: TermBook | undefined): Token[] | undefined {
  const asked =
    /^(.{2,})(?:お(?:願|ねが)い(?:します|できますか?|いたします|ね)?|(?<!に)(?:頼|たの)(?:む|みます|んます|んだ)[わでなぞよ]?|お(?:願|ねが)いです)$/u.exec(
      plain,
    )?.[1];
  if (asked !== undefined) {
    const verb = readStem(asked);
    const rest = verb === undefined ? asked : verb.rest;
    const before = tokensOfText(text.slice(0, rest.length), book);
    return [...before, { text: verb?.verb ?? 'する' }, { text: '{do}' }];
  }
  return undefined;
}

/** しゃがんどいてください and the like: a te-form of a verb that is not listed. */
function readDoing(text: string, plain: string, book: TermBook | undefined): Token[] | undefined {
  const doing = /^(.{2,}(?:って|んで|いて|いで|して|[えけせてねべめれげぜでぺきみり]て))(.*)$/u.exec(plain);
  if (doing === null || !isAsking(doing[2] ?? '')) return undefined;
  return [...tokensOfText(text.slice(0, doing[1]?.length), book), { text: '{do}' }];
}

/** 電工さん is 電工: courtesy behind whoever is named by his trade. */
function tokensOfText(text: string, book: TermBook | undefined) {
  const tokens = mergeTerms(cut(hiraganaOf(text), 'ja'), cut(text, 'ja'), book);
  return tokens.filter(
    ({ text: token }, at) =>
      token !== BORDER &&
      !isTopic(tokens, at) &&
      !isCourtesy(tokens, at) &&
      !(at > 0 && token === 'ん' && isCourtesy(tokens, at - 1)),
  );
}

const LONGEST_TOPIC = 3;

function isTopic(tokens: readonly Token[], at: number): boolean {
  if (termOf(tokens[at - 1]?.text) === undefined || at === tokens.length - 1) return false;
  const next = tokens.slice(at, at + LONGEST_TOPIC).map(({ text }) => text);
  return TOPIC.test(next.join(''));
}

function isCourtesy(tokens: readonly Token[], at: number): boolean {
  const isSan = tokens[at]?.text === 'さ' && tokens[at + 1]?.text === 'ん';
  return isSan && termOf(tokens[at - 1]?.text) !== undefined;
}
