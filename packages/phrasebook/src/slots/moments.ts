import type { Language } from '@genbatalk/contract';
import { tokensOf } from '../analyse/lexical.js';
import { keepReadings } from './keep-readings.js';
import { MOMENTS, type MomentName } from './moment-words.js';
import { readNumber } from './numbers.js';
import { readDuration } from './quantities.js';
import { tableOf } from './tables.js';
import type { MomentValue, Sighting } from './value.js';

/** What a number of times is counted by. */
export type Per = 'hour' | 'day' | 'week' | 'month' | 'year';

const named = tableOf<MomentName>((language) =>
  Object.entries(MOMENTS).map(([name, row]) => [row[language], name as MomentName] as const),
);
/** Once, twice: numbers of times that have a word of their own. */
const times = tableOf<string>((language) => {
  const words: Readonly<Partial<Record<Language, readonly string[]>>> = {
    en: ['once|one time', 'twice|two times', 'three times'],
    de: ['einmal|ein mal', 'zweimal|zwei mal', 'dreimal|drei mal', 'viermal|vier mal'],
  };
  return (words[language] ?? []).map((each, at) => [each, String(at + 1)] as const);
});
/** The word behind a number of times; longest first. */
const TIMES: Readonly<Record<Language, readonly string[]>> = {
  ja: ['回', '度'],
  en: ['times', 'time'],
  vi: ['lần'],
  zh: ['次', '遍', '回'],
  de: ['mal'],
  fr: ['fois'],
  it: ['volte', 'volta'],
};
const perBehind = tableOf<Per>((language) => {
  const words: Readonly<Record<Language, Readonly<Record<Per, string>> | undefined>> = {
    ja: undefined,
    zh: undefined,
    en: {
      hour: 'an hour|per hour|every hour|each hour',
      day: 'a day|per day|every day|each day|daily',
      week: 'a week|per week|every week|each week',
      month: 'a month|per month|every month|each month',
      year: 'a year|per year|every year|each year',
    },
    vi: {
      hour: 'một giờ|mỗi giờ|một tiếng|mỗi tiếng',
      day: 'một ngày|mỗi ngày',
      week: 'một tuần|mỗi tuần',
      month: 'một tháng|mỗi tháng',
      year: 'một năm|mỗi năm',
    },
    de: {
      hour: 'pro Stunde|in der Stunde|die Stunde|jede Stunde',
      day: 'pro Tag|am Tag|täglich',
      week: 'pro Woche|in der Woche|die Woche|wöchentlich',
      month: 'pro Monat|im Monat|monatlich',
      year: 'pro Jahr|im Jahr|jährlich',
    },
    fr: {
      hour: 'par heure|toutes les heures',
      day: 'par jour',
      week: 'par semaine',
      month: 'par mois',
      year: 'par an|par année',
    },
    it: {
      hour: "all'ora|ogni ora",
      day: 'al giorno',
      week: 'alla settimana|a settimana',
      month: 'al mese',
      year: "all'anno",
    },
  };
  return Object.entries(words[language] ?? {}).map(([per, text]) => [text, per as Per] as const);
});
const perBefore = tableOf<Per>((language) => {
  const words: Readonly<Partial<Record<Language, Readonly<Record<Per, string>>>>> = {
    ja: {
      hour: '1時間に|一時間に|1時間',
      day: '1日に|一日に|日に|1日|一日|毎日',
      week: '1週間に|週に|一週間に|週|毎週',
      month: '1か月に|月に|1ヶ月に|一か月に|月|毎月',
      year: '1年に|年に|一年に|年|毎年',
    },
    zh: {
      hour: '每小时|每个小时|一小时|一个小时',
      day: '每天|一天|每日',
      week: '每周|一周|每个星期|一个星期|每星期',
      month: '每个月|一个月|每月',
      year: '每年|一年',
    },
    vi: {
      hour: 'mỗi giờ|một giờ|mỗi tiếng|một tiếng',
      day: 'mỗi ngày|một ngày',
      week: 'mỗi tuần|một tuần',
      month: 'mỗi tháng|một tháng',
      year: 'mỗi năm|một năm',
    },
  };
  return Object.entries(words[language] ?? {}).map(([per, text]) => [text, per as Per] as const);
});
/** "Every" before a length of time; in Japanese behind it, where おきに is another count of days. */
const every = tableOf<true>((language) => {
  const words: Readonly<Record<Language, string>> = {
    ja: '',
    en: 'every',
    vi: 'cứ mỗi|mỗi|cứ',
    zh: '每隔|每',
    de: 'alle',
    fr: 'toutes les|tous les',
    it: 'ogni',
  };
  return words[language] === '' ? [] : [[words[language], true]];
});
const EVERY_JAPANESE = ['ごとに', '毎に', 'ごと'].map((words) => tokensOf(words, 'ja'));

/** In the afternoon, 毎朝, twice a day, alle 2 Stunden: when or how often, without a clock or a day. */
export const readMoment = keepReadings(readMomentAnew);

function readMomentAnew(
  tokens: readonly string[],
  at: number,
  language: Language,
): Sighting<MomentValue> | undefined {
  const rate = readRate(tokens, at, language) ?? readEvery(tokens, at, language);
  if (rate !== undefined) return rate;
  const name = named(language).longestAt(tokens, at);
  return name === undefined ? undefined : { end: name.end, value: { kind: 'moment', name: name.value } };
}

function readRate(
  tokens: readonly string[],
  at: number,
  language: Language,
): Sighting<MomentValue> | undefined {
  const lead = perBefore(language).longestAt(tokens, at);
  const count = readTimes(tokens, lead?.end ?? at, language);
  if (count === undefined) return undefined;
  const per = lead ?? perBehind(language).longestAt(tokens, count.end);
  if (per === undefined) return undefined;
  const end = lead === undefined ? per.end : count.end;
  return { end, value: { kind: 'moment', times: count.value, per: per.value } };
}

function readTimes(tokens: readonly string[], at: number, language: Language): Sighting<string> | undefined {
  const word = times(language).longestAt(tokens, at);
  if (word !== undefined) return word;
  const number = readNumber(tokens, at, language);
  const isTimes = number !== undefined && TIMES[language].includes(tokens[number.end] ?? '');
  if (!isTimes || !/^\d{1,2}$/u.test(number.value)) return undefined;
  return { end: number.end + 1, value: number.value };
}

function readEvery(
  tokens: readonly string[],
  at: number,
  language: Language,
): Sighting<MomentValue> | undefined {
  const lead = language === 'ja' ? { end: at } : every(language).longestAt(tokens, at);
  const span = lead === undefined ? undefined : readDuration(tokens, lead.end, language);
  if (span === undefined || span.value.isAbout === true || span.value.bound !== undefined) return undefined;
  const value = { kind: 'moment', every: span.value } as const;
  if (language !== 'ja') return { end: endOfOnce(tokens, span.end, language), value };
  const behind = EVERY_JAPANESE.find((words) =>
    words.every((word, place) => tokens[span.end + place] === word),
  );
  return behind === undefined ? undefined : { end: span.end + behind.length, value };
}

/** 每两小时一次, cứ 2 giờ một lần: once each time, as said anyway. */
function endOfOnce(tokens: readonly string[], at: number, language: Language): number {
  if (language !== 'zh' && language !== 'vi') return at;
  const once = readTimes(tokens, at, language);
  return once?.value === '1' ? once.end : at;
}
