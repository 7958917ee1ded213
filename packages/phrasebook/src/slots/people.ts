import type { Language } from '@genbatalk/contract';
import { tokensOf } from '../analyse/lexical.js';
import { readSpan } from './spans.js';
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

/** How many people: 3人, two or three of us. */
export function readPeople(texts: readonly string[], at: number, language: Language): Sighting<SlotValue>[] {
  const number = readSpan(texts, at, language);
  const word = PERSONS[language]
    .map((words) => tokensOf(words, language))
    .find(
      (words) => number !== undefined && words.every((each, place) => texts[number.end + place] === each),
    );
  if (number === undefined || word === undefined) return [];
  return [{ end: number.end + word.length, value: { kind: 'people', count: number.value } }];
}
