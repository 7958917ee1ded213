import type { Language } from '@genbatalk/contract';
import { readSlot, type Sighting, type SlotValue, tokensOf } from '@genbatalk/phrasebook';
import { foldForGuard, UNSPACED, wordsPattern } from '../pair-languages.js';
import { quantityKey } from './base-units.js';
import { AMBIGUOUS_WORDS, NO_NUMBERS, QUIET_NUMBERS } from './wordings.js';

type QuantitySort = 'number' | 'time' | 'date';

/** A number, quantity, time or day in a text. `keys` are its possible readings; two facts with a key in common agree. */
export interface QuantityFact {
  readonly sort: QuantitySort;
  readonly keys: ReadonlySet<string>;
  /** Said so that another language may leave it out: "a", "both", 一. */
  readonly isQuiet: boolean;
}

const TYPES = [
  'floor',
  'day',
  'time',
  'duration',
  'length',
  'weight',
  'volume',
  'area',
  'temperature',
  'angle',
  'percent',
  'power',
  'money',
  'times',
  'people',
  'number',
];
/** A comma or point between digits belongs to the number. */
const BORDERS = /[。、！？!?;；…，\n]+|(?<!\d)\.|[,:](?!\d)/u;
/** Spellings in which a quantity hides: 3 p.m., yesterday's, d'hier, 450-V-Tafel. */
const LOOSENED: readonly (readonly [RegExp, string])[] = [
  [/\b([ap])\.m\./gu, '$1m'],
  [/(?<=\p{L})'s\b/gu, ''],
  [/(?<![\p{L}])([dlsnjmtc]|qu|(?:d|n)?ell|all|dall|sull)'(?!une? )/gu, "$1' "],
  [/(?<=\d)-(?=\p{L})/gu, ' '],
  [/(?<=\d [a-z]{1,2})-(?=\p{L})/gu, ' '],
];

/** The numbers, quantities, times and days of a text, in the order said. */
export function readQuantities(text: string, language: Language): QuantityFact[] {
  const folded = LOOSENED.reduce((loose, [from, to]) => loose.replace(from, to), foldForGuard(text));
  const counted = folded.replace(wordsPattern(NO_NUMBERS[language], language, 'gu'), ' , ');
  const loud = counted.split(BORDERS).flatMap((clause) => readClause(clause, language));
  const quiet = QUIET_NUMBERS[language].flatMap(([words, value]): QuantityFact[] =>
    wordsPattern(words, language).test(folded)
      ? [{ sort: 'number', keys: new Set([`count:${value}`]), isQuiet: true }]
      : [],
  );
  return [...loud, ...quiet];
}

function readClause(clause: string, language: Language): QuantityFact[] {
  const texts = tokensOf(clause, language);
  const stream = { tokens: texts.map((each) => ({ text: each })), texts };
  const context = { stream, language, kindOf: () => undefined };
  const facts: QuantityFact[] = [];
  for (let at = 0; at < texts.length; ) {
    const sightings = TYPES.flatMap((type) => readSlot(type, '', at, context));
    const longest = longestOf(sightings) ?? longestOf(clockAfterWord(at, context));
    const keys = new Set((longest ?? []).flatMap(({ value }) => keysOf(value, language)));
    const [first] = longest ?? [];
    if (first === undefined || keys.size === 0) {
      at += 1;
      continue;
    }
    const said = texts.slice(at, first.end).join(' ');
    facts.push({ sort: sortOf(first.value), keys, isQuiet: isQuiet(first.value, said, language) });
    at = first.end;
  }
  return facts;
}

type Context = Parameters<typeof readSlot>[3];

/** "at 8", "um 8", "alle 8": a bare number is a time there, unless it measures something (à 5 mètres). */
function clockAfterWord(at: number, context: Context): readonly Sighting<SlotValue>[] {
  const [time] = readSlot('time', 'at', at, context);
  if (time === undefined) return [];
  for (let start = at + 1; start < time.end; start += 1) {
    const others = TYPES.flatMap((type) => readSlot(type, '', start, context));
    if (others.some(({ end, value }) => end > time.end || (end === time.end && value.kind === 'amount')))
      return [];
  }
  // "at 12 points" counts.
  const number = readSlot('number', '', time.end - 1, context).find(({ end }) => end === time.end);
  return number === undefined ? [time] : [time, number];
}

function longestOf(sightings: readonly Sighting<SlotValue>[]): Sighting<SlotValue>[] | undefined {
  const end = Math.max(...sightings.map((each) => each.end));
  const longest = sightings.filter((each) => each.end === end);
  return longest.length === 0 ? undefined : longest;
}

function sortOf({ kind }: SlotValue): QuantitySort {
  return kind === 'time' ? 'time' : kind === 'day' ? 'date' : 'number';
}

function isQuiet(value: SlotValue, said: string, language: Language): boolean {
  if (/\d/u.test(said)) return false;
  // Noon may be a time of day or lunch; once is often only an a.
  if (value.kind === 'time' && value.named !== undefined) return true;
  if (value.kind === 'amount' && value.unit === 'times' && value.value === '1') return true;
  const count = value.kind === 'number' ? value.value : value.kind === 'people' ? value.count : undefined;
  if (count === undefined) return false;
  return count === '1' || count === '0' || AMBIGUOUS_WORDS[language]?.has(count) === true;
}

function keysOf(value: SlotValue, language: Language): string[] {
  switch (value.kind) {
    case 'number':
      return [quantityKey([{ value: value.value, unit: 'count' }])];
    case 'people':
      return [quantityKey([{ value: value.count, unit: 'count' }])];
    case 'amount': {
      const parts = [value, ...(value.rest === undefined ? [] : [value.rest])];
      // キロ is a weight or a distance.
      const distance =
        language === 'ja' && value.unit === 'kg' ? [quantityKey([{ ...value, unit: 'km' }])] : [];
      return [quantityKey(parts), ...distance];
    }
    case 'duration': {
      const [first] = value.parts;
      // 20日 may be the 20th, and 20 days.
      const isDays = UNSPACED.has(language) && value.parts.length === 1 && first?.unit === 'day';
      return [quantityKey(value.parts), ...(isDays ? [`count:${Number(first.value)}`] : [])];
    }
    case 'time':
      return clockKeys(value, language);
    case 'day':
      if (value.name !== undefined) return [`day:${value.name}`];
      if (value.weekday !== undefined) return [`weekday:${value.weekday}`];
      return value.date === undefined ? [] : [`date:${value.month}-${value.date}`];
    case 'floor': {
      const spoken = ['de', 'fr', 'it'].includes(language) && value.level > 0 ? value.level - 1 : value.level;
      return [`floor:${value.level}`, `floor:${spoken}`, `count:${Math.abs(spoken)}`];
    }
    case 'thing':
    case 'pointer':
    case 'place':
    case 'direction':
    // Its numbers are read as such: the guard asks for no moments.
    case 'moment':
    case 'named':
    case 'code':
      return [];
  }
}

/** Without a part of the day, 3 o'clock is 3:00 or 15:00; whoever says 15 says no other. */
function clockKeys(time: Extract<SlotValue, { kind: 'time' }>, language: Language): string[] {
  const { hour, minute, part } = time;
  const key = (at: number) => `time:${at % 24}:${minute}`;
  const isMorning = part === 'am' || part === 'morning' || (part === 'night' && hour < 6);
  if (isMorning) return [key(hour)];
  if (part !== undefined) return [key(hour < 12 ? hour + 12 : hour)];
  const either = hour <= 12 && time.named === undefined ? [key(hour), key(hour + 12)] : [key(hour)];
  // "8 giờ" is a time and, as often, eight hours.
  return language === 'vi' ? [...either, `second:${hour * 3600 + minute * 60}`] : either;
}
