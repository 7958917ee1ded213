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

/** How many people: 3人, two or three of us. */
export function readPeople(texts: readonly string[], at: number, language: Language): Sighting<SlotValue>[] {
  const number = readSpan(texts, at, language);
  const word = number === undefined ? undefined : persons(language).longestAt(texts, number.end);
  if (number === undefined || word === undefined) return [];
  return [{ end: word.end, value: { kind: 'people', count: number.value } }];
}
