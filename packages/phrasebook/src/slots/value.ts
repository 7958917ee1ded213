import type { MeasureId } from './measures.js';
import type { MomentName } from './moment-words.js';
import type { Per } from './moments.js';
import type { Side } from './relations.js';
import type { UnitId } from './units.js';

/** Part of the day that a speaker names with a clock time. */
export type DayPart = 'am' | 'pm' | 'morning' | 'afternoon' | 'evening' | 'night';

/**
 * A number as decimal digits with at most one point, exactly as spoken: "5", "2.50". Never converted. A range is two of
 * them, "5–10"; a measure may have a sign, "-5", "±3".
 */
export type NumberText = string;

/** "At least", "at most", "more than", "less than". */
export type Bound = 'least' | 'most' | 'more' | 'less';

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
  readonly bound?: Bound;
}

export interface DurationValue {
  readonly kind: 'duration';
  readonly parts: readonly { readonly value: NumberText; readonly unit: UnitId }[];
  readonly isAbout?: boolean;
  readonly bound?: Bound;
}

/** A clock time as spoken; 3 o'clock stays 3 o'clock where no part of the day was named. */
export interface TimeValue {
  readonly kind: 'time';
  readonly hour: number;
  readonly minute: number;
  readonly part?: DayPart;
  readonly named?: 'noon' | 'midnight';
  readonly isAbout?: boolean;
  /** A mere number was said, which is an hour only where one is expected: the truck comes at five. */
  readonly isBare?: true;
  /** The day that was said with it: today at 2 p.m. */
  readonly day?: DayValue;
}

export type DayName =
  | 'today'
  | 'tomorrow'
  | 'day-after-tomorrow'
  | 'yesterday'
  | 'day-before-yesterday'
  | 'this-week'
  | 'next-week'
  | 'last-week'
  | 'this-month'
  | 'next-month'
  | 'last-month';

/**
 * A day: named, a weekday (0 is Sunday), or a date, which is never computed: "the 28th of next month" keeps both.
 * `part` narrows it: tomorrow morning.
 */
export interface DayValue {
  readonly kind: 'day';
  readonly name?: DayName;
  readonly weekday?: number;
  readonly isNextWeek?: boolean;
  readonly isLastWeek?: boolean;
  readonly month?: number;
  readonly monthOf?: 'this' | 'next' | 'last';
  readonly date?: number;
  readonly part?: DayPart;
}

/** A storey counted as in Japan and the USA: 1 is the ground floor, -1 the first basement. */
export interface FloorValue {
  readonly kind: 'floor';
  readonly level: number;
}

/** Which side of a thing a measure is said of. Length needs no word of its own: a 3 m pipe. */
export type Dimension = 'width' | 'height' | 'depth' | 'thickness' | 'diameter';

/** One side of a size; without a unit where none was said: 900 × 1800. */
export interface SizePart {
  readonly value: NumberText;
  readonly unit?: UnitId;
  readonly dimension?: Dimension;
}

/** What was said of a thing or a place besides its name. Nothing of it may ever be left out. */
export interface Modifiers {
  /** Terms of the kind quality, one that goes with "the" or "a" first. With the colour two at most. */
  readonly qualities?: readonly number[];
  /** A term of the kind colour. */
  readonly colour?: number;
  /** A 3 m pipe, a 10 t crane, plywood of 900 × 1800. */
  readonly size?: readonly SizePart[];
  /** A model or a thread: M16, D13. Letters and digits exactly as said, the letters in capitals. */
  readonly code?: string;
  /** Pump No. 3, gate 2. */
  readonly number?: NumberText;
  readonly isAll?: boolean;
}

/** A thing: a term, perhaps counted ("5", "3 bags of"), pointed at, or said in the plural. */
export interface ThingValue extends Modifiers {
  readonly kind: 'thing';
  readonly term: number;
  readonly count?: NumberText;
  readonly measure?: MeasureId;
  /** How much of it: 10 m of cable, 3 t of sand. */
  readonly amount?: SizePart;
  /** Besides what is there: 3 more bags. */
  readonly isMore?: boolean;
  readonly pointer?: 'this' | 'that' | 'a';
  readonly isMany?: boolean;
  /** What it is a part of: the wheel of the trolley. */
  readonly whole?: ThingValue;
  /** A second thing of which the same is said: the hammer and the saw. */
  readonly also?: ThingValue;
  readonly bound?: Bound;
}

/** これ, それ: a thing without its name. */
export interface PointerValue {
  readonly kind: 'pointer';
  readonly which: 'this' | 'that';
}

/** A place: a term, perhaps modified or pointed at, a storey, or here and there. */
export interface PlaceValue extends Modifiers {
  readonly kind: 'place';
  readonly term?: number;
  readonly floor?: number;
  readonly pointer?: 'here' | 'there' | 'this' | 'that';
  /** The place is in front of, behind or beside another or a thing; nothing else is then said of it. */
  readonly relation?: { readonly side: Side; readonly of: PlaceValue | ThingValue };
  /** What the place is a side or a corner of: the north side of the building. */
  readonly of?: PlaceValue | ThingValue;
}

const DIRECTIONS = ['up', 'down', 'left', 'right', 'forward', 'back'] as const;
export interface DirectionValue {
  readonly kind: 'direction';
  readonly which: (typeof DIRECTIONS)[number];
}

/** When or how often, without a clock or a day: a name, a number of times by a unit, or every so long. */
export interface MomentValue {
  readonly kind: 'moment';
  readonly name?: MomentName;
  readonly times?: NumberText;
  readonly per?: Per;
  readonly every?: DurationValue;
}

interface PeopleValue {
  readonly kind: 'people';
  readonly count: NumberText;
  readonly bound?: Bound;
  /** Besides those who are there. */
  readonly isMore?: boolean;
}

/** Somebody by name: the sign under which the name is hidden. Never a letter of it is changed. */
interface NamedValue {
  readonly kind: 'named';
  readonly sign: string;
}

/** The name of a drawing, an axis or a channel, or a telephone number: a sign for letters, or digits. */
interface CodeValue {
  readonly kind: 'code';
  readonly text: string;
}

/** What a slot of a template took from a sentence, free of any language. */
export type SlotValue =
  | NamedValue
  | CodeValue
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
  | MomentValue
  | PeopleValue;

/** Something that is done, with what fills its own slots, by name. */
export interface ActionValue {
  readonly kind: 'action';
  readonly action: number;
  readonly values: readonly (readonly [slot: string, value: SlotValue])[];
  /** Other actions that the same words could be, until it is known what they are done to. Never part of a match. */
  readonly rivals?: readonly ActionValue[];
}

/** The tokens of what an action is done to, said apart from it; the action then reads them. Never part of a match. */
export interface TopicValue {
  readonly kind: 'topic';
  readonly at: number;
  readonly end: number;
}

/** The adverb that a form of an action asks for, as analysed words. */
export interface AdverbValue {
  readonly kind: 'adverb';
  readonly words: string;
}

/** What is read at a place on the way to what fills a slot. */
export type ReadValue = FilledValue | TopicValue | AdverbValue;

/** What fills a slot of a template: a value, or something that is done. */
export type FilledValue = SlotValue | ActionValue;

/** A value found in a token stream: it ends before token `end`. */
export interface Sighting<Value> {
  readonly end: number;
  readonly value: Value;
}
