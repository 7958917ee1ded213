import { sayAbout } from '../slots/about.js';
import { dayNames } from '../slots/days.js';
import { measureWords } from '../slots/measures.js';
import { sortOf } from '../slots/units.js';
import type {
  DayPart,
  DayValue,
  DirectionValue,
  PlaceValue,
  SizePart,
  ThingValue,
  TimeValue,
} from '../slots/value.js';
import { pairWord } from './english-pairs.js';
import {
  type FormsOf,
  isPlural,
  join,
  type PlainRenderer,
  writeAmount,
  writeDuration,
  writeMeasure,
} from './grammar.js';
import { definiteOf, englishNoun, settle } from './modified-nouns.js';

const PART: Readonly<Record<DayPart, string>> = {
  am: 'a.m.',
  pm: 'p.m.',
  morning: 'in the morning',
  afternoon: 'in the afternoon',
  evening: 'in the evening',
  night: 'at night',
};
const DAY_PART: Readonly<Record<DayPart, string>> = {
  am: 'morning',
  pm: 'afternoon',
  morning: 'morning',
  afternoon: 'afternoon',
  evening: 'evening',
  night: 'night',
};
const DIRECTION: Readonly<Record<DirectionValue['which'], string>> = {
  up: 'up',
  down: 'down',
  left: 'to the left',
  right: 'to the right',
  forward: 'forward',
  back: 'back',
};

/** English: articles, plurals, ordinals. Form `some`: no article (We need cement). */
export function englishRenderer(forms: FormsOf<'en'>, usualMany: (term: number) => boolean): PlainRenderer {
  return (value, form) => {
    switch (value.kind) {
      case 'thing':
        return thing(value, forms, form, usualMany);
      case 'named':
        return value.sign;
      case 'code':
        return value.text;
      case 'pointer':
        return value.which;
      case 'place':
        return place(value, forms, form);
      case 'floor':
        return join(form === 'at' ? 'on' : form, floor(value.level));
      case 'time':
        return join(form, sayAbout(time(value), value.isAbout, 'en'));
      case 'day':
        return day(value, form);
      case 'direction':
        return DIRECTION[value.which];
      case 'people':
        return `${value.count} ${value.count === '1' ? 'person' : 'people'}`;
      case 'number':
        return value.value;
      case 'amount':
        return writeAmount(value, 'en');
      case 'duration':
        return writeDuration(value, 'en');
    }
  };
}

function thing(
  value: ThingValue,
  forms: FormsOf<'en'>,
  form: string,
  usualMany: (term: number) => boolean,
): string | undefined {
  const base = forms[value.term];
  const noun = base === undefined ? undefined : englishNoun(base, value, forms);
  if (noun === undefined) return undefined;
  const { count: said, measure, isMany, isMore, amount } = value;
  const { text, plural } = noun;
  const pair = pairWord(noun);
  if (amount !== undefined) return form === 'no' ? undefined : quantity(amount, noun);
  const isSeveral = plural !== undefined && (isMany ?? usualMany(value.term));
  const settled = settle(value, [form], forms, isSeveral);
  if (settled === undefined) return undefined;
  const { pointer, flags } = settled;
  if (value.isAll === true) return join('all', pointed(pointer, plural !== undefined), plural ?? text);
  if (said === undefined && isMore === true) return `more ${plural ?? text}`;
  if (said === undefined && measure !== undefined)
    return join(measureWords(measure, 'en').many, 'of', plural ?? text);
  if (said !== undefined) {
    const count = isMore === true ? `${said} more` : said;
    const these = pointer === 'this' ? 'these' : pointer === 'that' ? 'those' : '';
    if (measure !== undefined)
      return join(these, count, writeMeasure(measure, said, 'en'), 'of', plural ?? text);
    if (pair !== undefined) return join(these, count, pair[isPlural(said, 'en') ? 1 : 0], text);
    if (!isPlural(said, 'en')) return join(count, text);
    return plural === undefined ? join(these, count, 'pieces of', text) : join(these, count, plural);
  }
  const many = isSeveral && pointer !== 'a';
  const word = many ? plural : text;
  if (pointer === 'a' && pair !== undefined) return join('a', pair[0], text);
  if (pointer === 'a') return plural === undefined ? text : withArticle(noun);
  if (pointer !== undefined) return join(pointed(pointer, many || pair !== undefined), word);
  if (flags.includes('no')) return `no ${word}`;
  if (flags.includes('some')) return many || plural === undefined ? word : withArticle(noun);
  return flags.includes('bare') || value.number !== undefined ? word : `the ${word}`;
}

function pointed(pointer: ThingValue['pointer'], many: boolean): string {
  if (pointer === undefined || pointer === 'a') return 'the';
  return many ? { this: 'these', that: 'those' }[pointer] : pointer;
}

/** "Another drill", an M16 bolt, a hammer. */
function withArticle({ text, article }: FormsOf<'en'>[number]): string {
  if (text.startsWith('other ')) return `an${text}`;
  return join(article ?? (/^[aeiou]/iu.test(text) ? 'an' : 'a'), text);
}

/** 10 m of cable, 3 t of sand, 50 kg of nails. */
function quantity({ value, unit }: SizePart, { text, plural }: FormsOf<'en'>[number]): string | undefined {
  if (unit === undefined) return undefined;
  const word = sortOf(unit) === 'length' ? text : (plural ?? text);
  return join(writeAmount({ kind: 'amount', value, unit }, 'en'), 'of', word);
}

function place(value: PlaceValue, forms: FormsOf<'en'>, form: string): string | undefined {
  const { term, floor: level, pointer, number } = value;
  if (pointer === 'here' || pointer === 'there') return form === 'from' ? `from ${pointer}` : pointer;
  const base = term === undefined ? undefined : forms[term];
  const { number: _, ...unnumbered } = value;
  const noun = base === undefined ? undefined : englishNoun(base, unnumbered, forms);
  if (term !== undefined && (base === undefined || noun === undefined)) return undefined;
  if (definiteOf(value, forms) === false) return undefined;
  const isKnownForm = form === 'at' || form === 'to' || form === 'from';
  const words =
    base === undefined || noun === undefined
      ? ''
      : placed(base, noun.text, isKnownForm ? base[form] : undefined, form, pointer, number);
  if (level === undefined) return words;
  return term === undefined
    ? join(form === 'at' ? 'on' : form, floor(level))
    : join(words, 'on', floor(level));
}

/** "At gate 3", "on this site", "on the east stairs". */
function placed(
  { text: name }: FormsOf<'en'>[number],
  text: string,
  own: string | undefined,
  form: string,
  pointer: 'this' | 'that' | undefined,
  number: string | undefined,
): string {
  if (number !== undefined) return join(form, pointer, text, number);
  if (pointer === undefined && text === name) return own ?? join(form, 'the', text);
  const preposition = own?.endsWith(` the ${name}`) === true ? own.slice(0, -` the ${name}`.length) : form;
  return join(preposition, pointed(pointer, pairWord({ text: name }) !== undefined), text);
}

function floor(level: number): string {
  if (level < 0) return `basement level ${-level}`;
  return `the ${level}${ordinal(level)} floor`;
}

function ordinal(value: number): string {
  if (value % 100 >= 11 && value % 100 <= 13) return 'th';
  return { 1: 'st', 2: 'nd', 3: 'rd' }[value % 10] ?? 'th';
}

function time({ hour, minute, part, named }: TimeValue): string {
  if (named !== undefined) return named;
  const clock = minute === 0 ? String(hour) : `${hour}:${String(minute).padStart(2, '0')}`;
  if (part !== undefined) return join(clock, PART[part]);
  return minute > 0 ? clock : hour > 12 || hour === 0 ? `${hour}:00` : `${hour} o'clock`;
}

function day(
  { name, weekday, isNextWeek, isLastWeek, month, monthOf, date, part }: DayValue,
  form: string,
): string {
  const words = dayNames('en');
  const ending = part === undefined ? '' : DAY_PART[part];
  if (name === 'today' && ending !== '') return `this ${ending}`;
  if (name !== undefined) return join(words.name(name), ending);
  const before = form === 'name' ? '' : 'on';
  const which = isNextWeek === true ? 'next' : isLastWeek === true ? 'last' : before;
  if (weekday !== undefined) return join(which, words.weekday(weekday), ending);
  if (month !== undefined) return join(before, words.month(month), String(date), ending);
  const of = monthOf === undefined ? '' : `of ${words.name(`${monthOf}-month`)}`;
  return join(before, `the ${date}${ordinal(date ?? 1)}`, of, ending);
}
