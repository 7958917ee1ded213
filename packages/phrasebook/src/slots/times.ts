import type { Language } from '@genbatalk/contract';
import { readNumber } from './numbers.js';
import { tableOf } from './tables.js';
import type { DayPart, Sighting, TimeValue } from './value.js';

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
const dayParts = tableOf<DayPart>((language) =>
  Object.entries(PARTS[language]).flatMap(([part, text]) =>
    text === '' ? [] : [[text, part as DayPart] as const],
  ),
);
const named = tableOf<'noon' | 'midnight'>((language) => {
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
const hours = tableOf<true>((language) => {
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
const minutes = tableOf<true>((language) => {
  const words = { ja: '分', en: '', vi: 'phút', zh: '分', de: '', fr: 'minutes', it: 'minuti' };
  return [[words[language], true]];
});
/** Minutes with a name of their own, after the hour. */
const fractions = tableOf<number>((language) => {
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
const leads = tableOf<number>((language) => {
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

/**
 * A clock time. A part of the day is kept as spoken, never computed: 午後3時 stays 3 p.m., 15時 stays 15:00.
 * A bare number is a time only where `isExpected` says that the words around it ask for one (at 8).
 */
export function readTime(
  tokens: readonly string[],
  at: number,
  language: Language,
  isExpected = false,
): Sighting<TimeValue> | undefined {
  const name = named(language).longestAt(tokens, at);
  if (name !== undefined) {
    const hour = name.value === 'noon' ? 12 : 0;
    return { end: name.end, value: { kind: 'time', hour, minute: 0, named: name.value } };
  }
  const isPartFirst = language === 'ja' || language === 'zh';
  const before = isPartFirst ? dayParts(language).longestAt(tokens, at) : undefined;
  const clock = readClock(tokens, before?.end ?? at, language, isExpected);
  if (clock === undefined) return undefined;
  const after = isPartFirst ? undefined : dayParts(language).longestAt(tokens, clock.end);
  const part = before?.value ?? after?.value;
  const { hour, minute } = clock.value;
  // 朝18時 is a slip of somebody: nobody knows which half was meant.
  if (part !== undefined && hour > 12) return undefined;
  const value = { kind: 'time', hour, minute } as const;
  return { end: after?.end ?? clock.end, value: part === undefined ? value : { ...value, part } };
}

type Clock = Pick<TimeValue, 'hour' | 'minute'>;

function readClock(
  tokens: readonly string[],
  at: number,
  language: Language,
  isExpected: boolean,
): Sighting<Clock> | undefined {
  const lead = leads(language).longestAt(tokens, at);
  // "From ten to eleven" begins at ten.
  const isFrom = language === 'en' && tokens[at - 1] === 'from' && lead !== undefined && lead.value < 0;
  if (lead !== undefined && !isFrom) {
    const hour = readNumber(tokens, lead.end, language);
    if (hour === undefined || !/^\d{1,2}$/u.test(hour.value)) return undefined;
    const end = hours(language).longestAt(tokens, hour.end)?.end ?? hour.end;
    return clockOf(Number(hour.value), lead.value, end);
  }
  if (language === 'en' && isExpected && tokens[at] === 'half') {
    const hour = readNumber(tokens, at + 1, language);
    if (hour !== undefined && /^(?:[1-9]|1[0-2])$/u.test(hour.value))
      return clockOf(Number(hour.value), 30, hour.end);
  }
  const isHourWordFirst = language === 'it' && tokens[at] === 'ore';
  const start = isHourWordFirst ? at + 1 : at;
  const written = /^(\d{1,2})[:.](\d{2})$/u.exec(tokens[start] ?? '');
  if (written !== null) {
    const hasWord = hours(language).longestAt(tokens, start + 1);
    const isClock =
      (tokens[start] ?? '').includes(':') || hasWord !== undefined || (isExpected && language === 'de');
    return isClock ? clockOf(Number(written[1]), Number(written[2]), hasWord?.end ?? start + 1) : undefined;
  }
  const glued = /^h(\d{2})$/u.exec(tokens[start + 1] ?? '');
  if (glued !== null && /^\d{1,2}$/u.test(tokens[start] ?? '')) {
    return clockOf(Number(tokens[start]), Number(glued[1]), start + 2);
  }
  const hour = readNumber(tokens, start, language);
  if (hour === undefined || !/^\d{1,2}$/u.test(hour.value)) return undefined;
  const word = hours(language).longestAt(tokens, hour.end);
  const hasPart = dayParts(language).longestAt(tokens, hour.end) !== undefined;
  const isTime = word !== undefined || isHourWordFirst || hasPart || isExpected;
  if (!isTime) return undefined;
  return readMinutes(tokens, word?.end ?? hour.end, language, Number(hour.value));
}

function readMinutes(
  tokens: readonly string[],
  at: number,
  language: Language,
  hour: number,
): Sighting<Clock> | undefined {
  const fraction = fractions(language).longestAt(tokens, at);
  if (fraction !== undefined) return clockOf(hour, fraction.value, fraction.end);
  const start = language === 'it' && tokens[at] === 'e' ? at + 1 : at;
  const minute = readNumber(tokens, start, language);
  if (minute === undefined || !/^\d{1,2}$/u.test(minute.value)) return clockOf(hour, 0, at);
  const word = minutes(language).longestAt(tokens, minute.end);
  // Japanese and Chinese always say the word; "8 giờ 30", "8 heures 30", "seven thirty" do without.
  if (word === undefined && (language === 'ja' || language === 'zh')) {
    return language === 'zh' && minute.end === tokens.length
      ? clockOf(hour, Number(minute.value), minute.end)
      : clockOf(hour, 0, at);
  }
  if (word === undefined && Number(minute.value) < 5) return clockOf(hour, 0, at);
  return clockOf(hour, Number(minute.value), word?.end ?? minute.end);
}

function clockOf(hour: number, minute: number, end: number): Sighting<Clock> | undefined {
  const at =
    minute < 0
      ? { hour: hour === 0 ? 23 : hour === 1 ? 12 : hour - 1, minute: 60 + minute }
      : { hour, minute };
  return at.hour > 24 || at.minute > 59 ? undefined : { end, value: at };
}
