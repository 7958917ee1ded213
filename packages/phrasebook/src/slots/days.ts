import type { Language } from '@genbatalk/contract';
import { tokensOf } from '../analyse/lexical.js';
import { readNumber } from './numbers.js';
import { tableOf } from './tables.js';
import type { DayName, DayPart, DayValue, Sighting } from './value.js';

type Row = Readonly<Record<Language, string>>;
const NAMES: Readonly<Record<DayName, Row>> = {
  today: {
    ja: '今日|きょう|本日',
    en: 'today',
    vi: 'hôm nay|bữa nay',
    zh: '今天|今日',
    de: 'heute',
    fr: "aujourd'hui",
    it: 'oggi',
  },
  tomorrow: {
    ja: '明日|あした|あす',
    en: 'tomorrow',
    vi: 'ngày mai|mai',
    zh: '明天|明日',
    de: 'morgen',
    fr: 'demain',
    it: 'domani',
  },
  'day-after-tomorrow': {
    ja: '明後日|あさって',
    en: 'the day after tomorrow|day after tomorrow',
    vi: 'ngày kia|ngày mốt',
    zh: '后天',
    de: 'übermorgen',
    fr: 'après-demain',
    it: 'dopodomani',
  },
  yesterday: {
    ja: '昨日|きのう',
    en: 'yesterday',
    vi: 'hôm qua',
    zh: '昨天',
    de: 'gestern',
    fr: 'hier',
    it: 'ieri',
  },
  'this-week': {
    ja: '今週',
    en: 'this week',
    vi: 'tuần này',
    zh: '这周|本周|这个星期',
    de: 'diese Woche',
    fr: 'cette semaine',
    it: 'questa settimana',
  },
  'next-week': {
    ja: '来週',
    en: 'next week',
    vi: 'tuần sau|tuần tới',
    zh: '下周|下个星期|下星期',
    de: 'nächste Woche|kommende Woche',
    fr: 'la semaine prochaine',
    it: 'la settimana prossima|la prossima settimana',
  },
};
const WEEKDAYS: readonly Row[] = [
  {
    ja: '日曜|日曜日',
    en: 'Sunday|Sundays',
    vi: 'chủ nhật',
    zh: '星期日|星期天|周日|礼拜天',
    de: 'Sonntag|sonntags',
    fr: 'dimanche',
    it: 'domenica',
  },
  {
    ja: '月曜|月曜日',
    en: 'Monday|Mondays',
    vi: 'thứ hai|thứ 2',
    zh: '星期一|周一|礼拜一',
    de: 'Montag|montags',
    fr: 'lundi',
    it: 'lunedì',
  },
  {
    ja: '火曜|火曜日',
    en: 'Tuesday|Tuesdays',
    vi: 'thứ ba|thứ 3',
    zh: '星期二|周二|礼拜二',
    de: 'Dienstag|dienstags',
    fr: 'mardi',
    it: 'martedì',
  },
  {
    ja: '水曜|水曜日',
    en: 'Wednesday|Wednesdays',
    vi: 'thứ tư|thứ 4',
    zh: '星期三|周三|礼拜三',
    de: 'Mittwoch|mittwochs',
    fr: 'mercredi',
    it: 'mercoledì',
  },
  {
    ja: '木曜|木曜日',
    en: 'Thursday|Thursdays',
    vi: 'thứ năm|thứ 5',
    zh: '星期四|周四|礼拜四',
    de: 'Donnerstag|donnerstags',
    fr: 'jeudi',
    it: 'giovedì',
  },
  {
    ja: '金曜|金曜日',
    en: 'Friday|Fridays',
    vi: 'thứ sáu|thứ 6',
    zh: '星期五|周五|礼拜五',
    de: 'Freitag|freitags',
    fr: 'vendredi',
    it: 'venerdì',
  },
  {
    ja: '土曜|土曜日',
    en: 'Saturday|Saturdays',
    vi: 'thứ bảy|thứ 7',
    zh: '星期六|周六|礼拜六',
    de: 'Samstag|Sonnabend|samstags',
    fr: 'samedi',
    it: 'sabato',
  },
];
const MONTHS: Readonly<Partial<Record<Language, readonly string[]>>> = {
  en: 'January February March April May June July August September October November December'.split(' '),
  de: 'Januar Februar März April Mai Juni Juli August September Oktober November Dezember'.split(' '),
  fr: 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre'.split(' '),
  it: 'gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre'.split(
    ' ',
  ),
};
const PARTS: Readonly<Partial<Record<DayPart, Row>>> = {
  morning: {
    ja: '朝|の朝',
    en: 'morning',
    vi: 'sáng|buổi sáng',
    zh: '早上',
    de: 'früh|Morgen',
    fr: 'matin',
    it: 'mattina',
  },
  am: { ja: '午前|の午前|午前中|の午前中', en: '', vi: '', zh: '上午', de: 'Vormittag', fr: '', it: '' },
  pm: { ja: '午後|の午後', en: '', vi: '', zh: '', de: '', fr: '', it: '' },
  afternoon: {
    ja: '',
    en: 'afternoon',
    vi: 'chiều|buổi chiều',
    zh: '下午',
    de: 'Nachmittag',
    fr: 'après-midi',
    it: 'pomeriggio',
  },
  evening: {
    ja: '夕方|の夕方|の夜|夜',
    en: 'evening',
    vi: 'tối|buổi tối',
    zh: '晚上',
    de: 'Abend',
    fr: 'soir',
    it: 'sera',
  },
};

const names = tableOf<DayName>((language) =>
  Object.entries(NAMES).map(([name, row]) => [row[language], name as DayName] as const),
);
const weekdays = tableOf<number>((language) =>
  WEEKDAYS.map((row, weekday) => [row[language], weekday] as const),
);
const months = tableOf<number>((language) =>
  (MONTHS[language] ?? []).map((name, at) => [name, at + 1] as const),
);
const parts = tableOf<DayPart>((language) =>
  Object.entries(PARTS).flatMap(([part, row]) =>
    row[language] === '' ? [] : [[row[language], part as DayPart] as const],
  ),
);
const BEFORE: Readonly<Partial<Record<Language, readonly string[]>>> = {
  en: ['on', 'this'],
  de: ['am'],
  fr: ['le', 'ce'],
  it: ['il', 'di', 'questo'],
};
const NEXT: Readonly<Partial<Record<Language, readonly string[]>>> = {
  ja: ['来', '週', 'の'],
  en: ['next'],
  zh: ['下'],
  de: ['naechsten'],
};

/** A day: today, a weekday or a date, perhaps with its part (明日の朝, Friday afternoon). */
export function readDay(
  tokens: readonly string[],
  at: number,
  language: Language,
): Sighting<DayValue> | undefined {
  const partFirst = language === 'vi' ? readPartFirst(tokens, at) : undefined;
  if (partFirst !== undefined) return partFirst;
  const start = (BEFORE[language] ?? []).includes(tokens[at] ?? '') ? at + 1 : at;
  const day = readName(tokens, start, language) ?? readDate(tokens, start, language);
  if (day === undefined) return undefined;
  const part = parts(language).longestAt(tokens, day.end);
  if (part === undefined) return day;
  return { end: part.end, value: { ...day.value, part: part.value } };
}

const NAMED_BEHIND_PART: ReadonlyMap<string, DayName> = new Map([
  ['nay', 'today'],
  ['mai', 'tomorrow'],
]);

/** Chiều nay, sáng mai: Vietnamese names the part first. */
function readPartFirst(tokens: readonly string[], at: number): Sighting<DayValue> | undefined {
  const part = parts('vi').longestAt(tokens, at);
  const name = part === undefined ? undefined : NAMED_BEHIND_PART.get(tokens[part.end] ?? '');
  if (part === undefined || name === undefined) return undefined;
  return { end: part.end + 1, value: { kind: 'day', name, part: part.value } };
}

function readName(tokens: readonly string[], at: number, language: Language): Sighting<DayValue> | undefined {
  const next = NEXT[language] ?? [];
  const isNextWeek = next.length > 0 && next.every((token, place) => tokens[at + place] === token);
  const weekday = weekdays(language).longestAt(tokens, isNextWeek ? at + next.length : at);
  if (weekday !== undefined) {
    return {
      end: weekday.end,
      value: { kind: 'day', weekday: weekday.value, ...(isNextWeek ? { isNextWeek } : {}) },
    };
  }
  const name = names(language).longestAt(tokens, at);
  return name === undefined ? undefined : { end: name.end, value: { kind: 'day', name: name.value } };
}

/** 5月10日, May 10th, ngày 10 tháng 5, 10. Mai, le 10 mai; a day of the month alone in Japanese and Chinese (10日, 10号). */
function readDate(tokens: readonly string[], at: number, language: Language): Sighting<DayValue> | undefined {
  if (language === 'ja' || language === 'zh') return readMonthFirst(tokens, at, language);
  if (language === 'vi') {
    if (tokens[at] !== vietnameseWord('ngày')) return undefined;
    const date = readNumber(tokens, at + 1, language);
    if (date === undefined || tokens[date.end] !== vietnameseWord('tháng')) return undefined;
    const month = readNumber(tokens, date.end + 1, language);
    return month === undefined ? undefined : dateOf(Number(month.value), Number(date.value), month.end);
  }
  const monthFirst = language === 'en' ? months(language).longestAt(tokens, at) : undefined;
  const date = readNumber(tokens, monthFirst?.end ?? at, language);
  if (date === undefined) return undefined;
  const ordinal = ['st', 'nd', 'rd', 'th', '.', 'er'].includes(tokens[date.end] ?? '') ? 1 : 0;
  if (monthFirst !== undefined) return dateOf(monthFirst.value, Number(date.value), date.end + ordinal);
  const link = tokens[date.end + ordinal] === 'of' ? 1 : 0;
  const month = months(language).longestAt(tokens, date.end + ordinal + link);
  return month === undefined ? undefined : dateOf(month.value, Number(date.value), month.end);
}

function vietnameseWord(word: string): string {
  return tokensOf(word, 'vi').join(' ');
}

function readMonthFirst(
  tokens: readonly string[],
  at: number,
  language: 'ja' | 'zh',
): Sighting<DayValue> | undefined {
  const month = readNumber(tokens, at, language);
  if (month === undefined || tokens[month.end] !== '月') return undefined;
  const date = readNumber(tokens, month.end + 1, language);
  if (date === undefined || !['日', '号'].includes(tokens[date.end] ?? '')) return undefined;
  return dateOf(Number(month.value), Number(date.value), date.end + 1);
}

function dateOf(month: number, date: number, end: number): Sighting<DayValue> | undefined {
  const isDate =
    Number.isInteger(month) && month >= 1 && month <= 12 && Number.isInteger(date) && date >= 1 && date <= 31;
  return isDate ? { end, value: { kind: 'day', month, date } } : undefined;
}

/** The words in which a day is written. */
export function dayNames(language: Language) {
  const first = (row: Row) => row[language].split('|')[0] ?? '';
  return {
    name: (name: DayName) => first(NAMES[name]),
    weekday: (weekday: number) => first(WEEKDAYS[weekday] ?? NAMES.today),
    month: (month: number) => MONTHS[language]?.[month - 1] ?? '',
  };
}
