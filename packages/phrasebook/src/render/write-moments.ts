import type { Language } from '@genbatalk/contract';
import { MOMENTS } from '../slots/moment-words.js';
import type { Per } from '../slots/moments.js';
import type { MomentValue } from '../slots/value.js';
import { type PlainRenderer, type Renderer, writeDuration } from './grammar.js';

const PER: Readonly<Record<Language, Readonly<Record<Per, string>>>> = {
  ja: { hour: '1時間に', day: '1日に', week: '週に', month: '月に', year: '年に' },
  en: { hour: 'an hour', day: 'a day', week: 'a week', month: 'a month', year: 'a year' },
  vi: { hour: 'mỗi giờ', day: 'mỗi ngày', week: 'mỗi tuần', month: 'mỗi tháng', year: 'mỗi năm' },
  zh: { hour: '每小时', day: '每天', week: '每周', month: '每月', year: '每年' },
  de: { hour: 'pro Stunde', day: 'pro Tag', week: 'pro Woche', month: 'pro Monat', year: 'pro Jahr' },
  fr: { hour: 'par heure', day: 'par jour', week: 'par semaine', month: 'par mois', year: 'par an' },
  it: { hour: "all'ora", day: 'al giorno', week: 'alla settimana', month: 'al mese', year: "all'anno" },
};
const FEMININE_UNITS: ReadonlySet<string> = new Set(['second', 'minute', 'hour', 'week']);

/** In the afternoon, every morning, twice a day, every 2 hours. */
export function withMoments(render: PlainRenderer, language: Language): Renderer {
  return (value, form) => (value.kind === 'moment' ? writeMoment(value, language) : render(value, form));
}

function writeMoment({ name, times, per, every }: MomentValue, language: Language): string | undefined {
  if (name !== undefined) return MOMENTS[name][language].split('|')[0];
  if (every !== undefined) return writeEvery(every, language);
  return times === undefined || per === undefined
    ? undefined
    : writeRate(times, PER[language][per], language);
}

function writeEvery(every: NonNullable<MomentValue['every']>, language: Language): string {
  const said = writeDuration(every, language, language === 'de');
  switch (language) {
    case 'ja':
      return `${said}ごとに`;
    case 'zh':
      return `每${said}`;
    case 'vi':
      return `cứ ${said}`;
    case 'en':
      return `every ${said}`;
    case 'de':
      return `alle ${writeDuration(every, language)}`;
    case 'fr':
      return `${FEMININE_UNITS.has(every.parts[0]?.unit ?? '') ? 'toutes' : 'tous'} les ${said}`;
    case 'it':
      return `ogni ${said}`;
  }
}

function writeRate(times: string, per: string, language: Language): string {
  const isOnce = times === '1';
  switch (language) {
    case 'ja':
      return `${per}${times}回`;
    case 'zh':
      return `${per}${times}次`;
    case 'vi':
      return `${times} lần ${per}`;
    case 'en':
      return `${isOnce ? 'once' : times === '2' ? 'twice' : `${times} times`} ${per}`;
    case 'de':
      return `${times}-mal ${per}`;
    case 'fr':
      return `${times} fois ${per}`;
    case 'it':
      return `${times} ${isOnce ? 'volta' : 'volte'} ${per}`;
  }
}
