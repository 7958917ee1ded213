// SPDX-License-Identifier: Apache-2.0

/** Hepburn syllables; used in both directions. The first spelling of a kana is the one it is written with. */
const TABLE =
  'kya=キャ kyu=キュ kyo=キョ sha=シャ shu=シュ sho=ショ she=シェ cha=チャ chu=チュ cho=チョ che=チェ nya=ニャ nyu=ニュ nyo=ニョ ' +
  'hya=ヒャ hyu=ヒュ hyo=ヒョ mya=ミャ myu=ミュ myo=ミョ rya=リャ ryu=リュ ryo=リョ gya=ギャ gyu=ギュ gyo=ギョ ja=ジャ ju=ジュ jo=ジョ je=ジェ ' +
  'bya=ビャ byu=ビュ byo=ビョ pya=ピャ pyu=ピュ pyo=ピョ fa=ファ fi=フィ fe=フェ fo=フォ va=ヴァ vi=ヴィ ve=ヴェ vo=ヴォ ti=ティ tu=トゥ di=ディ du=ドゥ ' +
  'wi=ウィ we=ウェ wo=ウォ tsa=ツァ tse=ツェ tso=ツォ dyu=デュ ye=イェ kwa=クァ gwa=グァ a=ア i=イ u=ウ e=エ o=オ ka=カ ki=キ ku=ク ke=ケ ko=コ ' +
  'sa=サ shi=シ su=ス se=セ so=ソ ta=タ chi=チ tsu=ツ te=テ to=ト na=ナ ni=ニ nu=ヌ ne=ネ no=ノ ha=ハ hi=ヒ fu=フ he=ヘ ho=ホ ma=マ mi=ミ mu=ム me=メ mo=モ ' +
  'ya=ヤ yu=ユ yo=ヨ ra=ラ ri=リ ru=ル re=レ ro=ロ wa=ワ o=ヲ n=ン ga=ガ gi=ギ gu=グ ge=ゲ go=ゴ za=ザ ji=ジ zu=ズ ze=ゼ zo=ゾ da=ダ ji=ヂ zu=ヅ de=デ do=ド ' +
  'ba=バ bi=ビ bu=ブ be=ベ bo=ボ pa=パ pi=ピ pu=プ pe=ペ po=ポ vu=ヴ';
const PAIRS = TABLE.split(' ').map((pair) => pair.split('=') as [string, string]);
const TO_ROMAJI = new Map(PAIRS.map(([romaji, kana]) => [kana, romaji]));
const TO_KANA = new Map(PAIRS.toReversed().map(([romaji, kana]) => [romaji, kana]));

/** Consonants at the end of a syllable, and spellings of other languages brought to Hepburn ones. */
const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/^ng(?=[uaeo])/, 'g'],
  [/ph/g, 'f'],
  [/th/g, 't'],
  [/ck|q|c(?![eih])/g, 'k'],
  [/c(?=[ei])/g, 's'],
  [/x/g, 'kus'],
  [/zh/g, 'j'],
  [/l/g, 'r'],
  [/([^aeiou])\1/g, '$1'],
  [/h(?![aeiou])/g, ''],
  [/y(?![aeiou])/g, 'i'],
  [/ng(?![aeiou])/g, 'n'],
  [/[mn](?![aeiouy])/g, 'n'],
  [/sh(?![aeiou])/g, 'shu'],
  [/ch(?![aeiou])/g, 'chi'],
  [/j(?![aeiou])/g, 'ji'],
  [/([td])(?![aeiousy])/g, '$1o'],
  [/([bfgkprsvz])(?![aeiouyhw])/g, '$1u'],
  [/si/g, 'shi'],
  [/zi/g, 'ji'],
  [/hu/g, 'fu'],
];

/** A Latin name as nearly as kana can say it (Nguyen → グエン, Marco → マルコ). */
export function romajiToKana(word: string): string {
  let rest = SPELLINGS.reduce((text, [pattern, into]) => text.replace(pattern, into), word.toLowerCase());
  let kana = '';
  while (rest !== '') {
    const syllable = [3, 2, 1].map((length) => rest.slice(0, length)).find((part) => TO_KANA.has(part));
    kana += syllable === undefined ? '' : (TO_KANA.get(syllable) ?? '');
    rest = rest.slice(syllable?.length ?? 1);
  }
  return kana;
}

/** Katakana in Hepburn letters, for the voices of languages in Latin script (タナカサン → tanakasan). */
export function kanaToRomaji(text: string): string {
  const katakana = text.replace(/[ぁ-ゔ]/gu, (one) => String.fromCodePoint((one.codePointAt(0) ?? 0) + 0x60));
  return katakana
    .replace(/[ァ-ヴ][ャュョァィェォ]?/gu, (syllable) => {
      const whole = TO_ROMAJI.get(syllable);
      if (whole !== undefined) return whole;
      return syllable === 'ッ'
        ? 'ッ'
        : Array.from(syllable)
            .map((one) => TO_ROMAJI.get(one) ?? '')
            .join('');
    })
    .replace(/ッ([a-z])/gu, '$1$1')
    .replace(/[ッー]/gu, '');
}
