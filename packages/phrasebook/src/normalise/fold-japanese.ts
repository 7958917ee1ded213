import { cleanCharacters } from './characters.js';

/**
 * Spellings of one word, brought to kana. Only where the okurigana fixes the word: 離す and 話す share
 * はなす, 閉めて and 締めて share しめて, 開けて and 空けて share あけて, so none of these stands here.
 */
const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/下さ(?=い|ー)/gu, 'くださ'],
  [/有難う|有り難う/gu, 'ありがとう'],
  [/御座/gu, 'ござ'],
  [/宜しく/gu, 'よろしく'],
  [/駄目/gu, 'だめ'],
  [/出来(?=る|た|て|な|ま)/gu, 'でき'],
  [/(?<![\p{Nd}一二三四五六七八九十何])[分判解](?=か[りっらるん])/gu, 'わ'],
  [/何処/gu, 'どこ'],
  [/此処/gu, 'ここ'],
  [/其処/gu, 'そこ'],
  [/貰(?=[えいうっ])/gu, 'もら'],
  [/頂(?=[けきい])/gu, 'いただ'],
  [/良い/gu, 'いい'],
  [/無い/gu, 'ない'],
  [/危な(?=い|か|く)|危(?=い)/gu, 'あぶな'],
  [/[止停](?=ま[れっらりる])/gu, 'と'],
  [/下(?=が[れっらりる])/gu, 'さ'],
  [/[上揚](?=げ)/gu, 'あ'],
  [/下(?=げ)/gu, 'さ'],
  [/[降下](?=ろ[しすさせ])/gu, 'お'],
  [/離れ/gu, 'はなれ'],
  [/逃げ/gu, 'にげ'],
  [/気を付け/gu, 'きをつけ'],
  [/手伝/gu, 'てつだ'],
  [/急(?=い)/gu, 'いそ'],
  [/触(?=[っらるん])/gu, 'さわ'],
  [/(?<=て|で)来(?=て)/gu, 'き'],
  [/大丈夫/gu, 'だいじょうぶ'],
  [/怪我/gu, 'けが'],
  [/綺麗/gu, 'きれい'],
  [/沢山/gu, 'たくさん'],
  [/一寸/gu, 'ちょっと'],
  [/直ぐ/gu, 'すぐ'],
  [/(?<!何)[速早]く/gu, 'はやく'],
  [/掛け/gu, 'かけ'],
  [/外(?=[しすさせそ])/gu, 'はず'],
  [/運(?=[ばびぶべぼん])/gu, 'はこ'],
  [/動(?=[いかきくけこ])/gu, 'うご'],
  [/待(?=[たちつてとっ])/gu, 'ま'],
  [/入れ/gu, 'いれ'],
  [/使(?=[わいうえおっ])/gu, 'つか'],
  [/始(?=[めま])/gu, 'はじ'],
  [/終わ/gu, 'おわ'],
  [/忘れ/gu, 'わすれ'],
  [/壊(?=[しすさせれ])/gu, 'こわ'],
  [/(?<![一二三四五六七八九十百千])一人|ひとり(?=で|じゃ|では)/gu, '1人'],
  [/(?<![一二三四五六七八九十百千])二人|ふたり/gu, '2人'],
  [/(?<![一二三四五六七八九十百千])三人/gu, '3人'],
  [/(?<![一二三四五六七八九十百千])四人/gu, '4人'],
  [/今日は(?=$)/gu, 'こんにちは'],
  // 準備できたっす, トイレどこっすか: です as it is said on site.
  [/(?<=[るたいなうくすつぐむぶだ])(?<!^いい)っす(?=(?:か|よ|ね|よね)?$)/gu, ''],
  [/(?<=[^はいま])っす(?=(?:か|よ|ね|よね)?$)/gu, 'です'],
];

// うん and ええ are answers, あの机 points at something: only what cannot be a word is dropped.
const LEADING_FILLER = /^(?:えー+と|えっと|うー+ん|あー+の|あのー+)/u;
const STANDING_FILLER =
  /^(?:え[えー]*と|えっと|うー+ん|あの[うー]*|その[うー]*|まあ|えー+|あー+|ほら|ね[えー]+)$/u;
const REQUEST_ENDINGS = [
  'くださいませんか',
  'くださいますか',
  'くださいね',
  'くださいよ',
  'ください',
  'くれませんか',
  'くれますか',
  'くれないか',
  'くれるか',
  'くれよ',
  'くれ',
  'もらえませんか',
  'もらえますか',
  'もらえるか',
  'もらえる',
  'いただけますか',
  'いただけませんか',
  'ちょうだい',
  'ね',
  'よ',
];
const SENTENCE_ENDINGS = ['ですよ', 'ですね', 'です', 'よ', 'ね', 'ぞ'];
// The rest must still say something by itself, or the ending was the sentence.
const SHORTEST_REST = 2;
// いいです refuses as often as it agrees, いいですよ agrees: these must stay apart.
const AMBIGUOUS_ENDING = 'いいです';

/** Cleaned Japanese in one spelling: kana for kanji that vary, no needless long marks or spaces. Katakana stays. */
export function spellJapanese(cleaned: string): string {
  let text = aboutNumbers(cleaned).replace(/[\s、。]/gu, '');
  text = text.replace(/[〜~～]/gu, 'ー').replace(/ー+/gu, 'ー');
  return respell(text.replace(LEADING_FILLER, ''));
}

/** 2、3人 are two or three people; 2,3 may be that too, and 3、5 are never 35. */
function aboutNumbers(text: string): string {
  return text
    .replace(
      /(?<![\d.,、])(\d)([、,])(?=(\d)(?![\d.,、]))/gu,
      (_, low: string, mark: string, high: string) =>
        mark === '、' && Number(low) + 1 === Number(high) ? `${low}ー` : `${low}|`,
    )
    .replace(/(?<=\d)、(?=\d)/gu, '|');
}

/** Katakana as hiragana, character by character. */
export function hiraganaOf(text: string): string {
  return text.replace(/[\u30A1-\u30F6]/gu, (kana) => String.fromCharCode(kana.charCodeAt(0) - 0x60));
}

/** True for a clause that only fills a pause. */
export function isJapaneseFiller(spelled: string): boolean {
  return STANDING_FILLER.test(spelled);
}

/** Japanese as it is compared: kana for kanji that vary, hiragana for katakana, no polite ending, no filler. */
export function foldJapanese(clause: string): string {
  let text = aboutNumbers(cleanCharacters(clause)).replace(/[\s、。]/gu, '');
  text = text.replace(/[〜~～]/gu, 'ー').replace(/ー+/gu, 'ー');
  if (STANDING_FILLER.test(text)) return '';
  text = hiraganaOf(respell(text.replace(LEADING_FILLER, '')));
  return withoutPoliteEnding(text.replace(/っ$/u, ''));
}

function respell(spoken: string): string {
  let text = spoken.replace(/(?<=\p{Script=Hiragana})ー/gu, '');
  for (const [spelling, kana] of SPELLINGS) text = text.replace(spelling, kana);
  return text.replace(/(?<=[\p{Script=Katakana}ー]{3})ー(?![\p{Script=Katakana}ー])/gu, '');
}

function withoutPoliteEnding(text: string): string {
  const request = REQUEST_ENDINGS.find((ending) => text.endsWith(ending));
  if (request !== undefined) {
    const rest = text.slice(0, -request.length);
    if (rest.length >= SHORTEST_REST && /[てで]$/u.test(rest)) return rest;
  }
  const ending = SENTENCE_ENDINGS.find((each) => text.endsWith(each));
  if (ending === undefined || text === AMBIGUOUS_ENDING || /[かよ](?:よ|ね)$/u.test(text)) return text;
  const rest = text.slice(0, -ending.length);
  return rest.length >= SHORTEST_REST ? rest : text;
}
