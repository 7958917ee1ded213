import type { Language } from '@genbatalk/contract';
import { isUnspaced } from '../analyse/lexical.js';
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
import { readAmount, readDuration, sortsIn } from './quantities.js';
import { readRelated } from './relations.js';
import { slotReadings } from './slot-readings.js';
import { THING_KINDS, UNIT_SORTS } from './slot-types.js';
import { readPointer, readThings, type Stream } from './things.js';
import { readTimeSlot } from './time-slot.js';
import type { UnitSort } from './units.js';
import type { PlaceValue, Sighting, SlotValue, ThingValue } from './value.js';

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
 * readings of the latest sentences are kept: templates, frames and key terms ask for the same ones.
 */
export function readSlot(
  type: string,
  form: string,
  at: number,
  context: SlotContext,
): readonly Sighting<SlotValue>[] {
  // Only where and when are read by their form; for the rest it is a matter of writing.
  const isNamed = type === 'day' && form === 'name';
  const asked = type === 'place' ? placeForm(form) : type === 'time' || isNamed ? form : '';
  const readings = slotReadings(context.stream.texts, type, asked, context.isClockSaid === true);
  readings[at] ??= readSlotAnew(type, asked, at, context);
  return readings[at];
}

const KIND_SETS = new Map(Object.entries(THING_KINDS).map(([type, kinds]) => [type, new Set(kinds)]));

function readSlotAnew(
  type: string,
  form: string,
  at: number,
  context: SlotContext,
): readonly Sighting<SlotValue>[] {
  const { stream, language } = context;
  const { texts } = stream;
  const kinds = KIND_SETS.get(type);
  if (type === 'person' && maskOf(texts[at]) === 'name')
    return [{ end: at + 1, value: { kind: 'named', sign: texts[at] ?? '' } }];
  if (kinds !== undefined) return readCountedThings(at, kinds, context);
  if (UNIT_SORTS.includes(type)) {
    if (!sortsIn(texts, language).has(type as UnitSort)) return [];
    const read = (start: number) => readAmount(texts, start, language, type as UnitSort);
    return [
      ...one(readAbout(texts, at, language, read)),
      ...readBound(texts, at, language, (start) => one(read(start))),
    ];
  }
  switch (type) {
    case 'item': {
      const things = readSlot('thing', '', at, context);
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
      if (!sortsIn(texts, language).has('duration')) return [];
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
      return readPlacesSlot(at, placeForm(form), context);
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
function readPlacesSlot(at: number, wanted: PlaceForm, context: SlotContext): Sighting<PlaceValue>[] {
  const { stream, language, kindOf } = context;
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

type PlaceForm = 'from' | 'at' | 'name';

/** Where a place stands as the object or the subject (die Wand, der Wand) no little word is before it. */
function placeForm(form: string): PlaceForm {
  if (form === 'from' || form === 'at') return form;
  return /^(?:|name|nom|acc|dat|gen|bare)$/u.test(form) ? 'name' : 'at';
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
  const bounded = readBound(stream.texts, at, language, counted);
  return here.length === 0 ? bounded : [...withSecond(here, read, stream.texts, language), ...bounded];
}

function one(sighting: Sighting<SlotValue> | undefined): Sighting<SlotValue>[] {
  return sighting === undefined ? [] : [sighting];
}
