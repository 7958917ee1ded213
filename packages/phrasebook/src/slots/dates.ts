import type { Language } from '@genbatalk/contract';
import { tokensOf } from '../analyse/lexical.js';
import { termOf } from '../analyse/token.js';
import { spellVietnamese } from '../normalise/fold-vietnamese.js';
import { MONTHS } from './day-names.js';
import { readNumber } from './numbers.js';
import { isUnitAt } from './quantities.js';
import { tableOf } from './tables.js';
import type { DayValue, Sighting } from './value.js';

type MonthOf = NonNullable<DayValue['monthOf']>;

const months = tableOf<number>((language) =>
  (MONTHS[language] ?? []).map((name, at) => [name, at + 1] as const),
);
/** Of this, the next, the last month: before the day in Japanese and Chinese, elsewhere behind it. */
const monthsOf = tableOf<MonthOf>((language) => {
  const words: Readonly<Record<Language, readonly [string, string, string]>> = {
    ja: ['今月の|今月', '来月の|来月', '先月の|先月'],
    zh: ['这个月的|这个月|本月的|本月', '下个月的|下个月|下月', '上个月的|上个月|上月'],
    en: ['of this month|this month', 'of next month|next month', 'of last month|last month'],
    vi: ['tháng này', 'tháng sau|tháng tới', 'tháng trước'],
    de: [
      'dieses Monats|diesen Monat',
      'nächsten Monats|nächsten Monat|des nächsten Monats',
      'letzten Monats',
    ],
    fr: [
      'de ce mois|du mois|de ce mois-ci|ce mois-ci',
      'du mois prochain|le mois prochain',
      'du mois dernier',
    ],
    it: ['di questo mese|del mese', 'del mese prossimo|del prossimo mese', 'del mese scorso'],
  };
  const [now, next, last] = words[language];
  return [
    [now, 'this'],
    [next, 'next'],
    [last, 'last'],
  ];
});
/** What opens a date. A bare number behind none of these is none. */
const OPENING: Readonly<Record<Language, readonly string[]>> = {
  ja: [],
  zh: [],
  vi: ['ngày', 'mùng', 'mồng', 'ngày mùng'],
  en: ['on the', 'the', 'on'],
  de: ['am', 'der', 'den', 'zum', 'vom', 'dem'],
  fr: ['le', 'au', 'du'],
  it: ['il', 'al', 'dal', 'del', "l'", "all'", "dall'"],
};
const opening = tableOf<true>((language) =>
  OPENING[language].length === 0 ? [] : [[OPENING[language].join('|'), true]],
);
/** The first to the thirty-first, as words. */
const ordinals = tableOf<number>((language) => {
  if (language === 'fr' || language === 'it') return [[{ fr: 'premier', it: 'primo' }[language], 1]];
  if (language === 'en')
    return 'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth twenty-first|twenty-second|twenty-third|twenty-fourth|twenty-fifth|twenty-sixth|twenty-seventh|twenty-eighth|twenty-ninth|thirtieth|thirty-first'
      .split(/[ |]/u)
      .map((word, at) => [`${word}|${word.replace('-', ' ')}`, at + 1] as const);
  if (language !== 'de') return [];
  const small =
    'erst zweit dritt viert fünft sechst siebt acht neunt zehnt elft zwölft dreizehnt vierzehnt fünfzehnt sechzehnt siebzehnt achtzehnt neunzehnt'.split(
      ' ',
    );
  const units = ' einund zweiund dreiund vierund fünfund sechsund siebenund achtund neunund'.split(' ');
  const all = [...small, ...units.map((unit) => `${unit}zwanzigst`), 'dreißigst', 'einunddreißigst'];
  return all.map((word, at) => [`${word}en|${word}e|${word}er`, at + 1] as const);
});
const MARKS = new Set(['st', 'nd', 'rd', 'th', '.', 'er', 'º', '°']);
/** What goes on with the number as something else: the 15th floor, le 15 étage, 3日間, ngày 2 lần, 3号机. */
const GOES_ON: Readonly<Record<Language, RegExp>> = {
  ja: /^$/u,
  zh: /^[楼门机车库区线房井坑柱梁桩仓泵栋口位孔#]$/u,
  en: /^(?:floor|storey|story|level|time|day|week|month|one|row|layer|man|gear|party|step|class|door|row|coat|shift|person|bolt|pump|of)$/u,
  de: /^(?:stock|etage|obergeschoss|og|stockwerk|mal|tag|woche|untergeschoss|ug|reihe|lage|schicht|mann|gang|stufe)$/u,
  fr: /^(?:étage|sous|fois|jour|heures|heure|h|rang|niveau|couche|pour|cm|mm|m)$/u,
  it: /^(?:piano|volta|giorno|turno|fila|livello|strato|ore|per|cm|mm|m)$/u,
  vi: /^$/u,
};
/** The 15 that is called, given or fetched is a number or a spanner. */
const HANDLED: Readonly<Partial<Record<Language, RegExp>>> = {
  fr: /^(?:appel|compos|téléphon|donn|pren|pass|apport|mett|utilis|cherch|chang|fai)/u,
  it: /^(?:chiam|dia$|dammi|dai$|mi$|pass|prend|port|us[ai]|mett|cerc|cambi|facci)/u,
};
/** Behind "ngày 15": "ngày 2 lần" is twice a day, "ngày 15 bao" so many bags. */
const VIETNAMESE_NEXT = new Set(
  'là có sẽ phải thì bắt nghỉ đổ kiểm giao này làm không mình anh công đến tới xong hoàn mọi trước ? , họp thi lúc sáng chiều tối'
    .split(' ')
    .map(spellVietnamese),
);

/**
 * A date: 5月10日, May 10th, ngày 10 tháng 5, 10. Mai, le 10 mai; with this, next or last month; or the day of the month
 * alone where it can be nothing else: the 15th, 15日に, am 15.
 */
export function readDate(
  tokens: readonly string[],
  at: number,
  language: Language,
): Sighting<DayValue> | undefined {
  return language === 'ja' || language === 'zh'
    ? readMonthFirst(tokens, at, language)
    : readDayFirst(tokens, at, language);
}

function readDayFirst(
  tokens: readonly string[],
  at: number,
  language: Exclude<Language, 'ja' | 'zh'>,
): Sighting<DayValue> | undefined {
  const monthFirst = language === 'en' ? readMonthName(tokens, at) : undefined;
  if (monthFirst !== undefined) return monthFirst;
  const lead = opening(language).longestAt(tokens, at);
  const start = lead?.end ?? at;
  const word = ordinals(language).longestAt(tokens, start);
  const number = word ?? readNumber(tokens, start, language);
  if (number === undefined) return undefined;
  const mark = word === undefined && MARKS.has(tokens[number.end] ?? '') ? 1 : 0;
  const end = number.end + mark;
  const date = Number(number.value);
  const link = tokens[end] === 'of' || tokens[end] === vietnamese('tháng') ? end + 1 : end;
  const month =
    language === 'vi' ? readVietnameseMonth(tokens, end) : months(language).longestAt(tokens, link);
  const isOrdinal = word !== undefined || mark === 1;
  // "3 mai" and "3 May" are dates; "ngày" has to be said in Vietnamese.
  if (month !== undefined && (language !== 'vi' || lead !== undefined))
    return dateOf({ month: month.value, date }, month.end);
  const of = monthsOf(language).longestAt(tokens, end);
  if (of !== undefined && (lead !== undefined || isOrdinal))
    return dateOf({ monthOf: of.value, date }, of.end);
  if (lead === undefined && !(language === 'en' && mark === 1)) return undefined;
  if (!isBareDate(tokens, at, end, language, isOrdinal, word !== undefined)) return undefined;
  return dateOf({ date }, end);
}

function isBareDate(
  tokens: readonly string[],
  at: number,
  end: number,
  language: Exclude<Language, 'ja' | 'zh'>,
  isOrdinal: boolean,
  isWord: boolean,
): boolean {
  const next = tokens[end];
  if (next !== undefined && (termOf(next) !== undefined || GOES_ON[language].test(next))) return false;
  if (language !== 'vi' && isUnitAt(tokens, end, language)) return false;
  if (HANDLED[language] !== undefined && tokens.some((token) => HANDLED[language]?.test(token) === true))
    return false;
  if (language === 'vi') return next === undefined || VIETNAMESE_NEXT.has(next);
  // "The second" is also the next best thing; "on the second" and "by the second" are days.
  if (language === 'en')
    return (
      isOrdinal &&
      (!isWord ||
        /^(?:on|by|until|till|before|after|from|is)$/u.test(
          tokens[at] === 'on' ? 'on' : (tokens[at - 1] ?? ''),
        ))
    );
  if (language === 'de')
    return isOrdinal || (next === undefined && /^(?:am|zum|vom)$/u.test(tokens[at] ?? ''));
  return !/^\d+[.,:]/u.test(next ?? '');
}

function readMonthName(tokens: readonly string[], at: number): Sighting<DayValue> | undefined {
  const start = tokens[at] === 'on' ? at + 1 : at;
  const month = months('en').longestAt(tokens, start);
  if (month === undefined) return undefined;
  const the = tokens[month.end] === 'the' ? month.end + 1 : month.end;
  const word = ordinals('en').longestAt(tokens, the);
  const date = word ?? readNumber(tokens, the, 'en');
  if (date === undefined) return undefined;
  const mark = word === undefined && MARKS.has(tokens[date.end] ?? '') && tokens[date.end] !== '.' ? 1 : 0;
  return dateOf({ month: month.value, date: Number(date.value) }, date.end + mark);
}

function vietnamese(word: string): string {
  return tokensOf(word, 'vi').join(' ');
}

function readVietnameseMonth(tokens: readonly string[], at: number): Sighting<number> | undefined {
  if (tokens[at] !== vietnamese('tháng')) return undefined;
  const month = readNumber(tokens, at + 1, 'vi');
  return month === undefined ? undefined : { end: month.end, value: Number(month.value) };
}

function readMonthFirst(
  tokens: readonly string[],
  at: number,
  language: 'ja' | 'zh',
): Sighting<DayValue> | undefined {
  const of = monthsOf(language).longestAt(tokens, at);
  const first = readNumber(tokens, of?.end ?? at, language);
  if (first === undefined) return undefined;
  const isMark = (token: string | undefined) => token === '日' || token === '号';
  if (of === undefined && tokens[first.end] === '月') {
    const date = readNumber(tokens, first.end + 1, language);
    if (date === undefined || !isMark(tokens[date.end])) return undefined;
    return dateOf({ month: Number(first.value), date: Number(date.value) }, date.end + 1);
  }
  if (!isMark(tokens[first.end])) return undefined;
  const end = first.end + 1;
  const date = Number(first.value);
  if (of !== undefined) return dateOf({ monthOf: of.value, date }, end);
  const isDate = language === 'ja' ? isJapaneseDate(tokens, first.end) : isChineseDate(tokens, first.end);
  return isDate ? dateOf({ date }, end) : undefined;
}

/** 15日に, 15日まで; 15日間, 3日で and 3日休む are lengths of time, 3号機 a machine. */
function isJapaneseDate(tokens: readonly string[], mark: number): boolean {
  const rest = tokens.slice(mark + 1, mark + 5).join('');
  return (
    tokens[mark] === '日' &&
    /^(?:$|に|は|まで|から|です|が|だ|の(?:朝|午|夜|夕|昼|何|\d)|\d|中に|[,?])/u.test(rest)
  );
}

function isChineseDate(tokens: readonly string[], mark: number): boolean {
  const next = tokens[mark + 1];
  if (next === undefined) return true;
  return termOf(next) === undefined && !GOES_ON.zh.test(next);
}

function dateOf(
  { date, month, monthOf }: Partial<Pick<DayValue, 'date' | 'month' | 'monthOf'>>,
  end: number,
): Sighting<DayValue> | undefined {
  const isDate = date !== undefined && Number.isInteger(date) && date >= 1 && date <= 31;
  const isMonth = month === undefined || (Number.isInteger(month) && month >= 1 && month <= 12);
  if (!isDate || !isMonth) return undefined;
  return {
    end,
    value: {
      kind: 'day',
      date,
      ...(month === undefined ? {} : { month }),
      ...(monthOf === undefined ? {} : { monthOf }),
    },
  };
}
