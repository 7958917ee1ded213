import { dayNames } from '../slots/days.js';
import type { DayPart, DayValue, DirectionValue, PlaceValue, TimeValue } from '../slots/value.js';
import { germanPlace, germanThing } from './german-nouns.js';
import {
  type FormsOf,
  join,
  type PlainRenderer,
  writeAmount,
  writeDuration,
  writeNumber,
} from './grammar.js';

const PART: Readonly<Record<DayPart, string>> = {
  am: 'vormittags',
  pm: 'nachmittags',
  morning: 'morgens',
  afternoon: 'nachmittags',
  evening: 'abends',
  night: 'nachts',
};
const DAY_PART: Readonly<Record<DayPart, string>> = {
  am: 'Vormittag',
  pm: 'Nachmittag',
  morning: 'Morgen',
  afternoon: 'Nachmittag',
  evening: 'Abend',
  night: 'Nacht',
};
const DIRECTION: Readonly<Record<DirectionValue['which'], string>> = {
  up: 'nach oben',
  down: 'nach unten',
  left: 'nach links',
  right: 'nach rechts',
  forward: 'nach vorne',
  back: 'nach hinten',
};
const TIME: Readonly<Record<string, string>> = { at: 'um', from: 'ab', until: 'bis', by: 'bis' };

/** German: case, gender and number. Forms: a case, `bare`, `some` (no article), `no` (kein), joined by "-": no-acc. */
export function germanRenderer(forms: FormsOf<'de'>, usualMany: (term: number) => boolean): PlainRenderer {
  return (value, form) => {
    const isDative = form.includes('dat');
    switch (value.kind) {
      case 'thing':
        return germanThing(value, forms, form, usualMany);
      case 'named':
        return value.sign;
      case 'code':
        return value.text;
      case 'pointer':
        return value.which === 'this' ? 'das hier' : 'das da';
      case 'place':
        return place(value, forms, form);
      case 'floor':
        return floorAt(value.level, form);
      case 'time':
        return join(
          value.isAbout === true && form === 'at' ? 'gegen' : TIME[form],
          value.isAbout === true && form !== 'at' ? 'etwa' : '',
          time(value),
        );
      case 'day':
        return day(value, form);
      case 'direction':
        return DIRECTION[value.which];
      case 'people':
        return `${value.count} ${value.count === '1' ? 'Person' : isDative ? 'Personen' : 'Personen'}`;
      case 'number':
        return writeNumber(value.value, 'de');
      case 'amount':
        return writeAmount(value, 'de', isDative);
      case 'duration':
        return writeDuration(value, 'de', isDative);
    }
  };
}

function place(value: PlaceValue, forms: FormsOf<'de'>, form: string): string | undefined {
  const { term, floor, pointer } = value;
  if (pointer === 'here' || pointer === 'there') {
    const words = pointer === 'here' ? ['hier', 'hierher', 'von hier'] : ['dort', 'dorthin', 'von dort'];
    return words[['at', 'to', 'from'].indexOf(form)] ?? words[0];
  }
  const noun = term === undefined ? undefined : forms[term];
  if (term !== undefined && noun === undefined) return undefined;
  if (noun === undefined) return floor === undefined ? undefined : floorAt(floor, form);
  const words = germanPlace(value, noun, forms, form);
  return floor === undefined || words === undefined ? words : join(words, floorAt(floor, 'at'));
}

/** Counted as in Japan inside the brackets, so that it agrees with the signs on site: 2. Obergeschoss (3F). */
function floorAt(level: number, form: string): string {
  const before = { at: 'im', to: 'ins', from: 'aus dem' }[form] ?? (form === 'dat' ? 'dem' : 'das');
  if (level < 0) return `${before} ${-level}. Untergeschoss (B${-level})`;
  return level === 1 ? `${before} Erdgeschoss (1F)` : `${before} ${level - 1}. Obergeschoss (${level}F)`;
}

function time({ hour, minute, part, named }: TimeValue): string {
  if (named !== undefined) return named === 'noon' ? '12 Uhr mittags' : '0 Uhr';
  const clock = minute === 0 ? `${hour} Uhr` : `${hour}:${String(minute).padStart(2, '0')} Uhr`;
  return join(clock, part === undefined ? '' : PART[part]);
}

const OF_MONTH = { this: 'dieses Monats', next: 'nächsten Monats', last: 'letzten Monats' } as const;

function day(
  { name, weekday, isNextWeek, isLastWeek, month, monthOf, date, part }: DayValue,
  form: string,
): string {
  const words = dayNames('de');
  const ending = part === undefined ? '' : DAY_PART[part];
  if (name === 'tomorrow' && part === 'morning') return 'morgen früh';
  if (name !== undefined) return join(words.name(name), ending);
  const which = isNextWeek === true ? 'nächsten' : isLastWeek === true ? 'letzten' : '';
  if (weekday !== undefined)
    return join(
      form === 'name' ? '' : 'am',
      which,
      ending === '' ? words.weekday(weekday) : `${words.weekday(weekday)}${ending.toLowerCase()}`,
    );
  return join(
    form === 'name' ? 'der' : 'am',
    `${date}.`,
    month === undefined ? '' : words.month(month),
    monthOf === undefined ? '' : OF_MONTH[monthOf],
    ending === '' ? '' : `am ${ending}`,
  );
}
