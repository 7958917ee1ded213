/** espeak's Mandarin has no syllables xiong, qiong and jiong and spells them in English: two that it has come nearest. */
const MISSING_SYLLABLES: Readonly<Record<string, string>> = {
  兄: '西拥',
  凶: '西拥',
  胸: '西拥',
  匈: '西拥',
  汹: '西拥',
  雄: '席拥',
  熊: '席拥',
  穷: '齐拥',
  琼: '齐拥',
  炯: '几永',
  窘: '几永',
};
/** The 儿 of northern speech, which espeak spells as well (哪儿 → "na three r five"); not that of 儿童 and 女儿. */
const RHOTIC = /(?<=[\p{Script=Han}])(?<![女婴幼孤胎少托侄孩健])儿(?![童子女科歌媳孙])/gu;
/** Names of letters as Chinese says them: espeak reads AED between Chinese words as one English syllable. */
const LETTERS: Readonly<Record<string, string>> = {
  A: '诶',
  B: '必',
  C: '西',
  D: '弟',
  E: '伊',
  F: '艾弗',
  G: '机',
  H: '艾尺',
  I: '爱',
  J: '杰',
  K: '开',
  L: '艾勒',
  M: '艾姆',
  N: '恩',
  O: '欧',
  P: '批',
  Q: '丘',
  R: '阿',
  S: '艾斯',
  T: '踢',
  U: '优',
  V: '威',
  W: '达不溜',
  X: '艾克斯',
  Y: '外',
  Z: '贼',
};
/** Abbreviations and single letters; a longer word in Latin letters is left to English rules. */
const ABBREVIATION = /(?<!\p{Script=Latin})(?:[A-Z]{1,6}|ok|Ok)(?!\p{Script=Latin})/gu;
const NUMBER = String.raw`\d+(?:[.,]\d+)*`;

/** What only Chinese needs: percentages stand before the number, two of something is 两, gaps of the voice. */
export function finishChinese(text: string): string {
  return text
    .replace(/([哪这那])儿/g, '$1里')
    .replace(RHOTIC, '')
    .replace(ABBREVIATION, (word) =>
      Array.from(word.toUpperCase(), (letter) => LETTERS[letter] ?? '').join(''),
    )
    .replace(/[兄凶胸匈汹雄熊穷琼炯窘]/g, (one) => MISSING_SYLLABLES[one] ?? one)
    .replace(new RegExp(`(${NUMBER}) ?%`, 'g'), '百分之$1')
    .replace(
      /(?<![\d.,第])2 ?(?=个|名|台|根|块|次|吨|米|公斤|小时|分钟|天|人|张|把|条|位|辆|支|袋|桶)/g,
      '两',
    );
}
