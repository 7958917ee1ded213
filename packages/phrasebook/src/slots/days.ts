import type { Language } from '@genbatalk/contract';
import { readDate } from './dates.js';
import { MONTHS, NAMES, PARTS, type Row, WEEKDAYS } from './day-names.js';
import { keepReadings } from './keep-readings.js';
import { PARTS_OF_TODAY } from './moment-words.js';
import { tableOf } from './tables.js';
import type { DayName, DayPart, DayValue, Sighting } from './value.js';

const names = tableOf<DayName>((language) =>
  Object.entries(NAMES).map(([name, row]) => [row[language], name as DayName] as const),
);
const weekdays = tableOf<number>((language) =>
  WEEKDAYS.map((row, weekday) => [row[language], weekday] as const),
);
const parts = tableOf<DayPart>((language) =>
  Object.entries(PARTS).flatMap(([part, row]) =>
    row[language] === '' ? [] : [[row[language], part as DayPart] as const],
  ),
);
const partsOfToday = tableOf<DayPart>((language) =>
  Object.entries(PARTS_OF_TODAY).flatMap(([part, row]) =>
    row[language] === '' ? [] : [[row[language], part as DayPart] as const],
  ),
);
const BEFORE: Readonly<Partial<Record<Language, readonly string[]>>> = {
  en: ['on', 'this'],
  de: ['am', 'diesen', 'dieser', 'an diesem'],
  fr: ['le', 'ce'],
  it: ['il', 'di', 'questo', 'questa', 'la'],
};
type Which = 'isNextWeek' | 'isLastWeek';
/** Of next week, of last week: before the weekday, or behind it. */
const whichBefore = tableOf<Which>((language) => {
  const words: Readonly<Partial<Record<Language, readonly [next: string, last: string]>>> = {
    ja: ['来週の|来週', '先週の|先週'],
    en: ['next', 'last'],
    zh: ['下', '上|上个|上一个'],
    de: ['nächsten|nächster|kommenden|am nächsten|am kommenden', 'letzten|letzter|vorigen|am letzten'],
    it: ['il prossimo|la prossima|prossimo|prossima', 'lo scorso|la scorsa|scorso|scorsa'],
  };
  const [next, last] = words[language] ?? [];
  return next === undefined || last === undefined
    ? []
    : [
        [next, 'isNextWeek'],
        [last, 'isLastWeek'],
      ];
});
const whichBehind = tableOf<Which>((language) => {
  const words: Readonly<Partial<Record<Language, readonly [next: string, last: string]>>> = {
    en: ['next week|of next week', 'last week|of last week'],
    vi: ['tuần sau|tuần tới', 'tuần trước|tuần rồi'],
    de: ['nächste Woche|nächster Woche', 'letzte Woche|letzter Woche'],
    fr: ['prochain|de la semaine prochaine', 'dernier|de la semaine dernière'],
    it: [
      'prossimo|prossima|della settimana prossima|della prossima settimana',
      'scorso|scorsa|della settimana scorsa',
    ],
  };
  const [next, last] = words[language] ?? [];
  return next === undefined || last === undefined
    ? []
    : [
        [next, 'isNextWeek'],
        [last, 'isLastWeek'],
      ];
});
/** Words that say of a weekday no more than which one comes next. */
const coming = tableOf<true>((language) => {
  const words: Readonly<Record<Language, string>> = {
    ja: '今週の|今度の',
    en: 'this|this coming|on this',
    vi: '',
    zh: '这|本|这个',
    de: 'diesen|dieser|an diesem',
    fr: 'ce',
    it: 'questo|questa',
  };
  return words[language] === '' ? [] : [[words[language], true]];
});

/** A day: today, a weekday or a date, perhaps with its part (明日の朝, Friday afternoon). */
export const readDay = keepReadings(readDayAnew);

function readDayAnew(
  tokens: readonly string[],
  at: number,
  language: Language,
): Sighting<DayValue> | undefined {
  const partFirst = language === 'vi' ? readPartFirst(tokens, at) : undefined;
  if (partFirst !== undefined) return partFirst;
  const today = partsOfToday(language).longestAt(tokens, at);
  if (today !== undefined)
    return { end: today.end, value: { kind: 'day', name: 'today', part: today.value } };
  const start = (BEFORE[language] ?? []).includes(tokens[at] ?? '') ? at + 1 : at;
  const day =
    readDate(tokens, at, language) ?? readName(tokens, at, language) ?? readName(tokens, start, language);
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
  const lead = whichBefore(language).longestAt(tokens, at);
  const near = coming(language).longestAt(tokens, at);
  const found = [lead, near, undefined]
    .map((each) => ({ each, day: weekdays(language).longestAt(tokens, each?.end ?? at) }))
    .find(({ each, day }, place) => day !== undefined && (each !== undefined || place === 2));
  if (found?.day !== undefined) {
    const { day } = found;
    const which = found.each !== undefined && found.each === lead ? lead.value : undefined;
    const tail = which === undefined ? whichBehind(language).longestAt(tokens, day.end) : undefined;
    const said = which ?? tail?.value;
    return {
      end: tail?.end ?? day.end,
      value: { kind: 'day', weekday: day.value, ...(said === undefined ? {} : { [said]: true }) },
    };
  }
  const name = names(language).longestAt(tokens, at);
  return name === undefined ? undefined : { end: name.end, value: { kind: 'day', name: name.value } };
}

/** This afternoon, 今朝: undefined where the language says the day and its part. */
export function partOfToday(part: DayPart, language: Language): string | undefined {
  const name = part === 'am' ? 'morning' : part === 'pm' ? 'afternoon' : part;
  const words = PARTS_OF_TODAY[name][language].split('|')[0];
  return words === '' ? undefined : words;
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
