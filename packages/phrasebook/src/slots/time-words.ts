import type { Language } from '@genbatalk/contract';
import { tableOf } from './tables.js';
import type { DayPart } from './value.js';

const PARTS: Readonly<Record<Language, Readonly<Record<DayPart, string>>>> = {
  ja: {
    am: '午前',
    pm: '午後',
    morning: '朝|朝の',
    afternoon: '昼の|お昼の',
    evening: '夕方|夕方の|晩|晩の',
    night: '夜|夜の',
  },
  en: {
    am: 'am|a.m|a m',
    pm: 'pm|p.m|p m',
    morning: 'in the morning|morning',
    afternoon: 'in the afternoon',
    evening: 'in the evening',
    night: 'at night',
  },
  vi: {
    am: '',
    pm: '',
    morning: 'sáng|buổi sáng',
    afternoon: 'chiều|trưa|buổi chiều',
    evening: 'tối|buổi tối',
    night: 'đêm',
  },
  zh: {
    am: '上午',
    pm: '',
    morning: '早上|早晨|早',
    afternoon: '下午',
    evening: '傍晚|晚上',
    night: '夜里|半夜',
  },
  de: {
    am: 'vormittags|am Vormittag',
    pm: '',
    morning: 'morgens|früh|am Morgen|in der Früh',
    afternoon: 'nachmittags|am Nachmittag',
    evening: 'abends|am Abend',
    night: 'nachts|in der Nacht',
  },
  fr: {
    am: '',
    pm: '',
    morning: 'du matin|le matin',
    afternoon: "de l'après-midi|l'après-midi",
    evening: 'du soir|le soir',
    night: 'de la nuit',
  },
  it: {
    am: '',
    pm: '',
    morning: 'di mattina|del mattino|della mattina',
    afternoon: 'del pomeriggio|di pomeriggio',
    evening: 'di sera|della sera',
    night: 'di notte',
  },
};
export const dayParts = tableOf<DayPart>((language) =>
  Object.entries(PARTS[language]).flatMap(([part, text]) =>
    text === '' ? [] : [[text, part as DayPart] as const],
  ),
);
export const named = tableOf<'noon' | 'midnight'>((language) => {
  const noon = {
    ja: '正午',
    en: 'noon|midday',
    vi: '12 giờ trưa',
    zh: '正午',
    de: 'Mittag|zwölf Uhr mittags',
    fr: 'midi',
    it: 'mezzogiorno',
  };
  const midnight = {
    ja: '',
    en: 'midnight',
    vi: '12 giờ đêm',
    zh: '',
    de: 'Mitternacht',
    fr: 'minuit',
    it: 'mezzanotte',
  };
  return [
    [noon[language], 'noon'],
    [midnight[language], 'midnight'],
  ] as const;
});
/** The word of the hour, after the number; where the language needs one, a bare number is no time. */
export const hours = tableOf<true>((language) => {
  const words = {
    ja: '時',
    en: "o'clock|o clock",
    vi: 'giờ|h',
    zh: '点|点钟|时',
    de: 'Uhr',
    fr: 'heures|heure|h',
    it: '',
  };
  return [[words[language], true]];
});
export const minutes = tableOf<true>((language) => {
  const words = { ja: '分', en: '', vi: 'phút', zh: '分', de: '', fr: 'minutes', it: 'minuti' };
  return [[words[language], true]];
});
/** Minutes with a name of their own, after the hour. */
export const fractions = tableOf<number>((language) => {
  const words: Readonly<Record<Language, readonly (readonly [string, number])[]>> = {
    ja: [
      ['半', 30],
      ['ちょうど', 0],
      ['ぴったり', 0],
      ['きっかり', 0],
      ['5分前|五分前', -5],
      ['10分前|十分前', -10],
      ['15分前|十五分前', -15],
      ['20分前|二十分前', -20],
    ],
    zh: [
      ['半', 30],
      ['一刻', 15],
      ['三刻', 45],
      ['整', 0],
    ],
    vi: [
      ['rưỡi', 30],
      ['kém 5|kém năm', -5],
      ['kém 10|kém mười', -10],
      ['kém 15|kém mười lăm', -15],
      ['kém 20|kém hai mươi|kém 20 phút', -20],
      ['kém 25|kém hai mươi lăm', -25],
      ['kém 5 phút', -5],
      ['kém 10 phút|kém mười phút', -10],
      ['kém 15 phút', -15],
      ['đúng', 0],
    ],
    en: [['sharp|on the dot|exactly', 0]],
    de: [['genau|punkt', 0]],
    fr: [
      ['et demie', 30],
      ['et demi', 30],
      ['et quart', 15],
      ['moins le quart', -15],
      ['moins quart', -15],
      ['moins cinq', -5],
      ['moins dix', -10],
      ['moins vingt', -20],
      ['moins vingt-cinq', -25],
      ['pile|précises', 0],
    ],
    it: [
      ['e mezza', 30],
      ['e mezzo', 30],
      ['e un quarto', 15],
      ['meno un quarto', -15],
      ['meno cinque', -5],
      ['meno dieci', -10],
      ['meno venti', -20],
      ['meno venticinque', -25],
      ['in punto', 0],
    ],
  };
  return words[language];
});
/** Minutes named before the hour: halb neun is 8:30. */
export const leads = tableOf<number>((language) => {
  if (language === 'en') {
    return [
      ['half past', 30],
      ['quarter past|a quarter past|quarter after', 15],
      ['quarter to|a quarter to|quarter before', -15],
      ['ten past|10 past', 10],
      ['ten to', -10],
      ['five past|5 past', 5],
      ['five to', -5],
      ['twenty past|20 past', 20],
      ['twenty to', -20],
      ['twenty-five past|twenty five past|25 past', 25],
      ['twenty-five to|twenty five to', -25],
    ];
  }
  if (language === 'zh')
    return [
      ['差五分|差5分', -5],
      ['差十分|差10分', -10],
      ['差一刻', -15],
      ['差二十分|差20分', -20],
    ];
  if (language !== 'de') return [];
  return [
    ['halb', -30],
    ['Viertel nach', 15],
    ['Viertel vor', -15],
    ['zehn nach|10 nach|zehn Minuten nach|10 Minuten nach', 10],
    ['zehn vor|10 vor|zehn Minuten vor|10 Minuten vor', -10],
    ['fünf nach|5 nach|fünf Minuten nach|5 Minuten nach', 5],
    ['fünf vor|5 vor|fünf Minuten vor|5 Minuten vor', -5],
    ['zwanzig nach|20 nach', 20],
    ['zwanzig vor|20 vor', -20],
    ['fünf vor halb|5 vor halb', -35],
    ['fünf nach halb|5 nach halb', -25],
    ['zehn vor halb', -40],
    ['zehn nach halb', -20],
    ['dreiviertel', -15],
    ['Punkt', 0],
  ];
});
