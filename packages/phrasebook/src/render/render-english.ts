import { sayAbout } from '../slots/about.js';
import { dayNames } from '../slots/days.js';
import { measureWords } from '../slots/measures.js';
import type { DayPart, DayValue, DirectionValue, PlaceValue, ThingValue, TimeValue } from '../slots/value.js';
import {
  type FormsOf,
  isPlural,
  join,
  type Renderer,
  writeAmount,
  writeDuration,
  writeMeasure,
} from './grammar.js';

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
export function englishRenderer(forms: FormsOf<'en'>, usualMany: (term: number) => boolean): Renderer {
  return (value, form) => {
    switch (value.kind) {
      case 'thing':
        return thing(value, forms, form, usualMany);
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
  { term, count: said, measure, pointer, isMany, isMore }: ThingValue,
  forms: FormsOf<'en'>,
  form: string,
  usualMany: (term: number) => boolean,
): string | undefined {
  const noun = forms[term];
  if (noun === undefined) return undefined;
  const { text, plural } = noun;
  if (said === undefined && isMore === true) return form === 'no' ? undefined : `more ${plural ?? text}`;
  if (said === undefined && measure !== undefined)
    return join(measureWords(measure, 'en').many, 'of', plural ?? text);
  if (said !== undefined) {
    const count = isMore === true ? `${said} more` : said;
    const pointed = pointer === 'this' ? 'these' : pointer === 'that' ? 'those' : '';
    if (measure !== undefined)
      return join(pointed, count, writeMeasure(measure, said, 'en'), 'of', plural ?? text);
    if (!isPlural(said, 'en')) return join(count, text);
    return plural === undefined ? join(pointed, count, 'pieces of', text) : join(pointed, count, plural);
  }
  const many = plural !== undefined && pointer !== 'a' && (isMany ?? usualMany(term));
  const word = many ? plural : text;
  if (pointer === 'a') return plural === undefined ? text : join(articleOf(noun), text);
  if (pointer !== undefined) return join(many ? { this: 'these', that: 'those' }[pointer] : pointer, word);
  if (form === 'some' || form === 'no')
    return form === 'no' ? `no ${word}` : many || plural === undefined ? word : join(articleOf(noun), text);
  return form === 'bare' ? word : `the ${word}`;
}

function articleOf({ text, article }: FormsOf<'en'>[number]): string {
  return article ?? (/^[aeiou]/iu.test(text) ? 'an' : 'a');
}

function place(
  { term, floor: level, pointer }: PlaceValue,
  forms: FormsOf<'en'>,
  form: string,
): string | undefined {
  if (pointer !== undefined) return form === 'from' ? `from ${pointer}` : pointer;
  const noun = term === undefined ? undefined : forms[term];
  if (term !== undefined && noun === undefined) return undefined;
  const isKnownForm = form === 'at' || form === 'to' || form === 'from';
  const words =
    noun === undefined ? '' : ((isKnownForm ? noun[form] : undefined) ?? join(form, 'the', noun.text));
  if (level === undefined) return words;
  return noun === undefined
    ? join(form === 'at' ? 'on' : form, floor(level))
    : join(words, 'on', floor(level));
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

function day({ name, weekday, isNextWeek, month, date, part }: DayValue, form: string): string {
  const words = dayNames('en');
  const ending = part === undefined ? '' : DAY_PART[part];
  if (name === 'today' && ending !== '') return `this ${ending}`;
  if (name !== undefined) return join(words.name(name), ending);
  const before = form === 'name' ? '' : 'on';
  if (weekday !== undefined)
    return join(isNextWeek === true ? 'next' : before, words.weekday(weekday), ending);
  return join(before, words.month(month ?? 1), String(date), ending);
}
