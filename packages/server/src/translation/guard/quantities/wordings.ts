import type { Language } from '@genbatalk/contract';

/** Words in which a number stands that counts nothing: they are taken out before numbers are read. */
export const NO_NUMBERS: Readonly<Record<Language, string>> = {
  ja: '一緒|一旦|一応|一度に|一気|一番(?!目)|一部|一般|一切|一体|一方|一瞬|一斉|一時的|一時停止|一度も|もう一度|もう一回|一人で|万一|万が一|万能|十分(?=に|な|注意|気|休|足|です|だ|$)|千鳥|三角|四角|五感|百均|第一|統一|均一|唯一|四方|八方|二度と|一つ一つ|一本化|一段落|一生懸命|九州|四国|千葉|六本木|八王子|三菱|二日酔い|一輪車|四輪|二輪|三脚|五月蝿',
  en: 'one another|each other|no one|one by one|at once|all at once|once more|someone|second hand|one of|this one|that one|the other one|the one|one moment|one at a time|zero in',
  vi: 'một chút|một tí|một lát|một mình|một số|mỗi một|năm nay|năm ngoái|năm sau|hàng năm|thứ ba|không|ba mẹ|bố con|một cách|từng người một|từng cái một',
  zh: '一起|一下|一定|一直|一些|一点儿?|一样|一般|一边|一旦|一切|一会儿?|一共|一致|一律|一次性|统一|唯一|万一|千万(?!元|块)|十分(?=注|小|危|重|钟情|清|满)|三角|四周|四处|四面|百分之百|第一时间|一线|七七八八|乱七八糟|五金|二手|一块儿|一时|不一(?=样|定)|逐一|万用|一齐|别一',
  de: 'ein paar|einander|ein wenig|ein bisschen|achtung|acht geben|gib acht|noch ein|eins nach dem anderen|auf einmal|einmal',
  fr: "l'un|l'une|les uns|un peu|une fois|quelqu'un|un par un|tout neuf|toute neuve|à neuf|de neuf|un instant|un moment",
  it: "un po'|un po|l'un l'altro|una volta|qualcuno|uno alla volta|uno per uno|un momento|un attimo|tu sei|sei sicuro|sei pronto|ci sei|dove sei",
};

/** Words that stand for a number without naming it. They may answer a number, they demand none. */
export const QUIET_NUMBERS: Readonly<Record<Language, readonly (readonly [words: string, value: number])[]>> =
  {
    ja: [
      ['両|双方|ダブル|ペア|二度', 2],
      ['半分|ハーフ', 0.5],
      ['最初|初|一番|一つ|ひとつ|第一', 1],
      ['二番目|次', 2],
    ],
    en: [
      ['both|pair|pairs|couple|double|twice|second|either', 2],
      ['half|halves|halfway', 0.5],
      ['first|once|one|single|a|an', 1],
      ['third|triple|three', 3],
      ['fourth|quarter', 4],
      ['fifth', 5],
      ['sixth', 6],
      ['seventh', 7],
      ['eighth', 8],
      ['ninth', 9],
      ['tenth', 10],
      ['dozen', 12],
      ['zero|none', 0],
    ],
    vi: [
      ['cả hai|đôi|cặp|thứ hai|gấp đôi', 2],
      ['nửa|một nửa|rưỡi', 0.5],
      ['một|đầu tiên|thứ nhất', 1],
      ['ba|thứ ba', 3],
      ['bốn|tư|thứ tư', 4],
      ['năm|lăm|thứ năm', 5],
      ['chín|thứ chín', 9],
      ['tá', 12],
    ],
    zh: [
      ['双|俩|两边|两者|二', 2],
      ['一半|半', 0.5],
      ['一|首先|第一', 1],
    ],
    de: [
      ['beide*|paar|doppelt*|zweimal|zweite*|zweit|zu zweit', 2],
      ['halb*|hälfte', 0.5],
      ['ein|eine|einen|einem|einer|eins|erste*|einmal', 1],
      ['dreimal|dritte*|zu dritt', 3],
      ['viermal|vierte*|viertel', 4],
      ['fünfte*', 5],
      ['sechste*', 6],
      ['siebte*', 7],
      ['achte*|acht', 8],
      ['neunte*', 9],
      ['zehnte*', 10],
      ['dutzend', 12],
    ],
    fr: [
      ['deuxième|second|seconde|double|paire|couple', 2],
      ['moitié|demi|demie', 0.5],
      ['un|une|premier|première', 1],
      ['troisième|triple', 3],
      ['quatrième|quart', 4],
      ['cinquième', 5],
      ['sixième', 6],
      ['septième', 7],
      ['huitième', 8],
      ['neuf|neuvième', 9],
      ['dixième', 10],
      ['douzaine', 12],
      ['quinzaine', 15],
    ],
    it: [
      ['entrambi|entrambe|tutti e due|tutte e due|doppio|doppia|paio|coppia|secondo|seconda', 2],
      ['metà|mezzo|mezza', 0.5],
      ['un|uno|una|primo|prima', 1],
      ['terzo|terza|triplo', 3],
      ['quarto|quarta', 4],
      ['quinto|quinta', 5],
      ['sei|sesto|sesta', 6],
      ['settimo|settima', 7],
      ['ottavo|ottava', 8],
      ['nono|nona', 9],
      ['decimo|decima', 10],
      ['dozzina', 12],
    ],
  };

/** Numbers whose word is at least as often another word: written out, they demand nothing. */
export const AMBIGUOUS_WORDS: Readonly<Partial<Record<Language, ReadonlySet<string>>>> = {
  vi: new Set(['0', '3', '4', '5', '9']),
  fr: new Set(['9']),
  it: new Set(['6']),
  de: new Set(['8']),
};
