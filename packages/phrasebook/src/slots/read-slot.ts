import type { Language } from '@genbatalk/contract';
import { isUnspaced, tokensOf } from '../analyse/lexical.js';
import type { TermKind } from '../format-terms.js';
import { maskOf } from '../names/masks.js';
import { readAbout } from './about.js';
import { readBound } from './bounds.js';
import { readDay } from './days.js';
import { readFloor } from './floors.js';
import { readMoment } from './moments.js';
import { readNumber } from './numbers.js';
import { withSecond } from './pairs.js';
import { readPeople } from './people.js';
import { readPlaces } from './places.js';
import { directions } from './pointers.js';
import { readAmount, readDuration } from './quantities.js';
import { readRelated } from './relations.js';
import { slotReadings } from './slot-readings.js';
import { THING_KINDS, UNIT_SORTS } from './slot-types.js';
import { readPointer, readThings, type Stream } from './things.js';
import { readTime } from './times.js';
import type { UnitSort } from './units.js';
import type { PlaceValue, Sighting, SlotValue, ThingValue } from './value.js';

/** The little words that may stand before a clock time where a template says `{time:at}`. */
const BEFORE_TIME: Readonly<Record<Language, Readonly<Record<string, readonly string[]>>>> = {
  ja: {},
  zh: {},
  en: {
    at: ['at', 'for', 'around'],
    from: ['from', 'at'],
    until: ['until', 'till', 'to'],
    by: ['by', 'before'],
  },
  vi: { at: ['lúc', 'vào lúc'], from: ['từ'], until: ['đến', 'tới'], by: ['trước'] },
  de: { at: ['um', 'gegen'], from: ['ab', 'von', 'um'], until: ['bis'], by: ['bis', 'vor'] },
  fr: { at: ['à', 'a', 'pour'], from: ['dès', 'depuis', 'à', 'de'], until: ["jusqu'à"], by: ['avant'] },
  it: {
    at: ['alle', 'all', 'a', 'per le', 'le'],
    from: ['dalle', 'dall', 'da'],
    until: ['fino alle', 'fino all', 'fino a'],
    by: ['entro le', 'entro', 'prima delle', "prima dell'"],
  },
};

/** From and until have their article with them; only where the day is named a template says them itself. */
const BOUNDS_DAY: Readonly<Partial<Record<Language, RegExp>>> = {
  de: /^(?:vom|zum)$/u,
  fr: /^(?:du|au)$/u,
  it: /^(?:dal|al|dall|all)$/u,
};

/** Where slots are read from, and what the reader must know. */
export interface SlotContext {
  readonly stream: Stream;
  readonly language: Language;
  readonly kindOf: (term: number) => TermKind | undefined;
  /** Set where a bare number is no time, whatever little word stands before it: the spanner "de 17", carried "à deux". */
  readonly isClockSaid?: boolean;
}

/**
 * Every reading of a slot at a token; the longest first is not promised. `form` is what stands behind the colon. The
 * readings of a sentence are kept as long as its tokens are: templates, frames and key terms ask for the same ones.
 */
export function readSlot(
  type: string,
  form: string,
  at: number,
  context: SlotContext,
): readonly Sighting<SlotValue>[] {
  const readings = slotReadings(context.stream.texts, type, form, context.isClockSaid === true);
  readings[at] ??= readSlotAnew(type, form, at, context);
  return readings[at];
}

function readSlotAnew(
  type: string,
  form: string,
  at: number,
  context: SlotContext,
): readonly Sighting<SlotValue>[] {
  const { stream, language } = context;
  const { texts } = stream;
  const kinds = THING_KINDS[type];
  if (type === 'person' && maskOf(texts[at]) === 'name')
    return [{ end: at + 1, value: { kind: 'named', sign: texts[at] ?? '' } }];
  if (kinds !== undefined) return readCountedThings(at, new Set(kinds), context);
  if (UNIT_SORTS.includes(type)) {
    const read = (start: number) => readAmount(texts, start, language, type as UnitSort);
    return [
      ...one(readAbout(texts, at, language, read)),
      ...readBound(texts, at, language, (start) => one(read(start))),
    ];
  }
  switch (type) {
    case 'item': {
      const things = readCountedThings(at, new Set(THING_KINDS['thing']), context);
      return things.length > 0 ? things : one(readPointer(texts, at, language));
    }
    case 'number': {
      const number = readNumber(texts, at, language);
      return number === undefined
        ? []
        : [{ end: number.end, value: { kind: 'number', value: number.value } }];
    }
    case 'name':
      return maskOf(texts[at]) === 'name'
        ? [{ end: at + 1, value: { kind: 'named', sign: texts[at] ?? '' } }]
        : [];
    case 'code':
    case 'phone':
      return readHidden(texts, at, type, language);
    case 'people':
      return [
        ...readPeople(texts, at, language),
        ...readBound(texts, at, language, (start) => readPeople(texts, start, language)),
      ];
    case 'duration': {
      const read = (start: number) => readDuration(texts, start, language);
      return [
        ...one(readAbout(texts, at, language, read)),
        ...readBound(texts, at, language, (start) => one(read(start))),
      ];
    }
    case 'time':
      return readTimeSlot(texts, at, form, context);
    case 'day':
      // Dal 3 giugno is from the 3rd on, not on the 3rd.
      return form !== 'name' && BOUNDS_DAY[language]?.test(texts[at] ?? '') === true
        ? []
        : one(readDay(texts, at, language));
    case 'moment':
      return one(readMoment(texts, at, language));
    case 'floor':
      return one(readFloor(texts, at, language));
    case 'place':
      return readPlacesSlot(at, form, context);
    case 'direction': {
      const found = directions(language).longestAt(texts, at);
      return found === undefined
        ? []
        : [{ end: found.end, value: { kind: 'direction', which: found.value } }];
    }
    default:
      return [];
  }
}

/** A code or a telephone number; both may be plain digits. */
function readHidden(
  texts: readonly string[],
  at: number,
  sort: 'code' | 'phone',
  language: Language,
): Sighting<SlotValue>[] {
  if (maskOf(texts[at]) === sort) return [{ end: at + 1, value: { kind: 'code', text: texts[at] ?? '' } }];
  const number = readNumber(texts, at, language);
  return number === undefined || !/^\d{1,4}$/u.test(number.value)
    ? []
    : [{ end: number.end, value: { kind: 'code', text: number.value } }];
}

/** A named place, and one told by what it lies at; the longest reading first. */
function readPlacesSlot(at: number, form: string, context: SlotContext): Sighting<PlaceValue>[] {
  const { stream, language, kindOf } = context;
  const wanted = placeForm(form);
  const named = readPlaces(stream, at, language, wanted, kindOf);
  if (wanted === 'from') return named;
  if (wanted === 'name') {
    const sides = isUnspaced(language) ? readRelated(at, context).filter(isSideNamed) : [];
    return [...sides, ...named].toSorted((one, other) => other.end - one.end);
  }
  return [...readRelated(at, context), ...named].toSorted((one, other) => other.end - one.end);
}

/** The left side of the stairs can be named by itself, "in front of the stairs" cannot. */
function isSideNamed({ value: { of, relation } }: Sighting<PlaceValue>): boolean {
  return of !== undefined || relation?.side === 'left' || relation?.side === 'right';
}

/** Where a place stands as the object or the subject (die Wand, der Wand) no little word is before it. */
function placeForm(form: string): 'from' | 'at' | 'name' {
  if (form === 'from') return form;
  return /^(?:|nom|acc|dat|gen|bare)$/u.test(form) ? 'name' : 'at';
}

/** Things with all that is said of them; at least and at most only of those that are counted. */
function readCountedThings(
  at: number,
  kinds: ReadonlySet<TermKind>,
  { stream, language, kindOf }: SlotContext,
): Sighting<SlotValue>[] {
  const read = (start: number) => readThings(stream, start, language, kinds, kindOf);
  const isCounted = ({ value }: Sighting<ThingValue>) =>
    (value.count !== undefined || value.amount !== undefined) && value.isMore !== true;
  const here = read(at);
  const counted = (start: number) => (start === at ? here : read(start)).filter(isCounted);
  return [
    ...withSecond(here, read, stream.texts, language),
    ...readBound(stream.texts, at, language, counted),
  ];
}

/** The little words behind which a bare number is an hour. French and Vietnamese always say heures and giờ. */
const ASKS_FOR_HOUR: Readonly<Record<Language, ReadonlySet<string>>> = {
  ja: new Set(),
  zh: new Set(),
  vi: new Set(),
  fr: new Set(),
  en: new Set(['at', 'around', 'from', 'until', 'till', 'to', 'by']),
  de: new Set(['um', 'gegen', 'ab', 'von', 'bis']),
  it: new Set(['alle', 'all', 'per le', 'le', 'dalle', 'dall', 'fino alle', 'fino all', 'entro le']),
};
/** "Turn it off at five": at the very end nothing can be counted; but a thing is set or kept at five, and raised by five. */
const ENDS_AT_HOUR = /^(?:at|until|till|before)$/u;
const SETS_TO =
  /^(?:set|keep|hold|leave|stay|cut|limit|cap|stack|count|adjust|fix|bend|drill|mark|start counting|stop|turn it to|put|hang|mount|price|max)$/u;
const HOUR_WORDS = /^(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|[1-9]|1[0-2])$/u;

function endsAtHour(texts: readonly string[], at: number, word: string): boolean {
  const last = texts.length - 1;
  return (
    at === last &&
    last > 2 &&
    ENDS_AT_HOUR.test(word) &&
    HOUR_WORDS.test(texts[last] ?? '') &&
    !SETS_TO.test(texts[0] ?? '')
  );
}

/** "Fünf vor neun", "ten before nine": a number of minutes stands before it. */
const MINUTES_BEFORE = /^(?:\d+|viertel|kurz|quarter|just|shortly|right|minut\p{L}*|minutes?)$/u;

function isMinutesBefore(texts: readonly string[], at: number, words: string, language: Language): boolean {
  if (words !== 'vor' && words !== 'before' && !words.startsWith('prima')) return false;
  const before = texts[at - 1];
  return (
    before !== undefined && (MINUTES_BEFORE.test(before) || readNumber([before], 0, language) !== undefined)
  );
}

/** In Italian, which has no word for the hour, these are said of clock times only. */
const SAY_CLOCK: ReadonlySet<string> = new Set(['alle', 'dalle', 'fino alle', 'entro le']);

/** A clock time behind its little word, with the day that is said before or behind it: heute um 14 Uhr. */
function readTimeSlot(
  texts: readonly string[],
  at: number,
  form: string,
  { language, isClockSaid }: SlotContext,
): Sighting<SlotValue>[] {
  const befores = BEFORE_TIME[language][form] ?? [];
  const dayBefore = readDay(texts, at, language);
  const start = dayBefore === undefined ? at : skipOf(texts, dayBefore.end);
  const found = befores
    .map((words) => ({ words, tokens: tokensOf(words, language) }))
    .toSorted((one, other) => other.tokens.length - one.tokens.length)
    .find(({ tokens }) => tokens.every((word, place) => texts[start + place] === word));
  // "Pause 10 Uhr" is at ten; until, from and by have to be said.
  if (found === undefined && befores.length > 0 && form !== 'at') return [];
  // Depuis une heure is for an hour or since one.
  if (found?.words === 'depuis' && isClockSaid === true) return [];
  if (found !== undefined && isMinutesBefore(texts, start, found.words, language)) return [];
  const isExpected =
    found !== undefined &&
    (isClockSaid === true
      ? (language === 'it' && SAY_CLOCK.has(found.words)) ||
        (language === 'en' && endsAtHour(texts, start + found.tokens.length, found.words))
      : ASKS_FOR_HOUR[language].has(found.words));
  const read = (place: number) => readTime(texts, place, language, isExpected);
  const clock = readAbout(texts, start + (found?.tokens.length ?? 0), language, read);
  if (clock === undefined) return [];
  // Alone, "à sept heures" is at seven; from seven it is only behind a verb of beginning.
  const isWhole = at === 0 && clock.end === texts.length && form === 'from';
  if (isWhole && /^(?:at|à|a|um)$/u.test(found?.words ?? '')) return [];
  const isNear = found?.words === 'around' || found?.words === 'gegen';
  const time = isNear ? { ...clock, value: { ...clock.value, isAbout: true } } : clock;
  if (dayBefore !== undefined) {
    if (dayBefore.value.part !== undefined && time.value.part !== undefined) return [];
    return [{ end: time.end, value: { ...time.value, day: dayBefore.value } }];
  }
  const dayBehind = readDay(texts, time.end, language);
  if (dayBehind !== undefined)
    return [time, { end: dayBehind.end, value: { ...time.value, day: dayBehind.value } }];
  // In "2 giờ chiều nay" the part of the day belongs to the day: this afternoon.
  const shared = time.value.part === undefined ? undefined : readDay(texts, time.end - 1, language);
  if (shared === undefined || shared.end <= time.end) return [time];
  const { part: _, ...partless } = time.value;
  return [time, { end: shared.end, value: { ...partless, day: shared.value } }];
}

/** 今日の10時: what joins the day to the time. */
function skipOf(texts: readonly string[], at: number): number {
  return texts[at] === 'の' || texts[at] === '的' ? at + 1 : at;
}

function one(sighting: Sighting<SlotValue> | undefined): Sighting<SlotValue>[] {
  return sighting === undefined ? [] : [sighting];
}
