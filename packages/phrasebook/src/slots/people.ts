import type { Language } from '@genbatalk/contract';
import { readSpan } from './spans.js';
import { tableOf } from './tables.js';
import type { Sighting, SlotValue } from './value.js';

const PERSONS: Readonly<Record<Language, readonly string[]>> = {
  ja: ['人', '名'],
  en: ['people', 'persons', 'person', 'men', 'man', 'workers', 'guys', 'of us', 'of you'],
  vi: ['người'],
  zh: ['个人', '人', '名'],
  de: ['Mann', 'mann', 'leute', 'personen', 'person', 'menschen'],
  fr: ['personnes', 'personne', 'hommes', 'gars'],
  it: ['persone', 'persona', 'uomini'],
};

const persons = tableOf<true>((language) => [[PERSONS[language].join('|'), true]]);

/** Besides those who are there: before the number, between it and the people, behind them. Still and more are one word elsewhere. */
const MORE: Readonly<Partial<Record<Language, readonly [before: string, between: string, behind: string]>>> =
  {
    en: ['another', 'more|extra|additional', 'more'],
    vi: ['thêm', '', 'nữa'],
    fr: ['', '', 'de plus|supplémentaires|en plus'],
    it: ['altre|altri', '', 'in più'],
  };
const moreTable = (place: 0 | 1 | 2) =>
  tableOf<true>((language) => {
    const words = MORE[language]?.[place] ?? '';
    return words === '' ? [] : [[words, true]];
  });
const moreBefore = moreTable(0);
const moreBetween = moreTable(1);
const moreBehind = moreTable(2);

/** How many people: 3人, two or three of us, three more people. */
export function readPeople(texts: readonly string[], at: number, language: Language): Sighting<SlotValue>[] {
  const before = moreBefore(language).longestAt(texts, at);
  const counted = readSpan(texts, before?.end ?? at, language);
  const between = counted === undefined ? undefined : moreBetween(language).longestAt(texts, counted.end);
  const number = counted === undefined ? undefined : { ...counted, end: between?.end ?? counted.end };
  const word = number === undefined ? undefined : persons(language).longestAt(texts, number.end);
  if (number === undefined || word === undefined) return [];
  const { end } = word;
  const people = { kind: 'people', count: number.value } as const;
  const behind = moreBehind(language).longestAt(texts, end);
  const more = { ...people, isMore: true };
  if (before !== undefined || between !== undefined) return [{ end, value: more }];
  return [{ end, value: people }, ...(behind === undefined ? [] : [{ end: behind.end, value: more }])];
}
