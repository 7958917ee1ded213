import type { MeasureId } from './measures.js';
import type { UnitId } from './units.js';

/** Part of the day that a speaker names with a clock time. */
export type DayPart = 'am' | 'pm' | 'morning' | 'afternoon' | 'evening' | 'night';

/** A number as decimal digits with at most one point, exactly as spoken: "5", "2.50". Never converted. */
export type NumberText = string;

export interface NumberValue {
  readonly kind: 'number';
  readonly value: NumberText;
}

/** A measured quantity. The unit stays what it was: 300 mm never turn into 30 cm. */
export interface AmountValue {
  readonly kind: 'amount';
  readonly value: NumberText;
  readonly unit: UnitId;
  /** A smaller unit said with it: 1 m 20 cm. */
  readonly rest?: { readonly value: NumberText; readonly unit: UnitId };
  readonly isAbout?: boolean;
}

export interface DurationValue {
  readonly kind: 'duration';
  readonly parts: readonly { readonly value: NumberText; readonly unit: UnitId }[];
  readonly isAbout?: boolean;
}

/** A clock time as spoken; 3 o'clock stays 3 o'clock where no part of the day was named. */
export interface TimeValue {
  readonly kind: 'time';
  readonly hour: number;
  readonly minute: number;
  readonly part?: DayPart;
  readonly named?: 'noon' | 'midnight';
  readonly isAbout?: boolean;
  /** The day that was said with it: today at 2 p.m. */
  readonly day?: DayValue;
}

export type DayName = 'today' | 'tomorrow' | 'day-after-tomorrow' | 'yesterday' | 'this-week' | 'next-week';

/** A day: named, a weekday (0 is Sunday), or a date. `part` narrows it: tomorrow morning. */
export interface DayValue {
  readonly kind: 'day';
  readonly name?: DayName;
  readonly weekday?: number;
  readonly isNextWeek?: boolean;
  readonly month?: number;
  readonly date?: number;
  readonly part?: DayPart;
}

/** A storey counted as in Japan and the USA: 1 is the ground floor, -1 the first basement. */
export interface FloorValue {
  readonly kind: 'floor';
  readonly level: number;
}

/** A thing: a term, perhaps counted ("5", "3 bags of"), pointed at, or said in the plural. */
export interface ThingValue {
  readonly kind: 'thing';
  readonly term: number;
  readonly count?: NumberText;
  readonly measure?: MeasureId;
  /** Besides what is there: 3 more bags. */
  readonly isMore?: boolean;
  readonly pointer?: 'this' | 'that' | 'a';
  readonly isMany?: boolean;
}

/** これ, それ: a thing without its name. */
export interface PointerValue {
  readonly kind: 'pointer';
  readonly which: 'this' | 'that';
}

export interface PlaceValue {
  readonly kind: 'place';
  readonly term?: number;
  readonly floor?: number;
  readonly pointer?: 'here' | 'there';
}

export const DIRECTIONS = ['up', 'down', 'left', 'right', 'forward', 'back'] as const;
export interface DirectionValue {
  readonly kind: 'direction';
  readonly which: (typeof DIRECTIONS)[number];
}

export interface PeopleValue {
  readonly kind: 'people';
  readonly count: NumberText;
}

/** What a slot of a template took from a sentence, free of any language. */
export type SlotValue =
  | NumberValue
  | AmountValue
  | DurationValue
  | TimeValue
  | DayValue
  | FloorValue
  | ThingValue
  | PointerValue
  | PlaceValue
  | DirectionValue
  | PeopleValue;

/** A value found in a token stream: it ends before token `end`. */
export interface Sighting<Value> {
  readonly end: number;
  readonly value: Value;
}
