import type { Gender } from '../format-terms.js';
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
  writeNumber,
} from './grammar.js';

type Case = 'nom' | 'acc' | 'dat' | 'gen';
const CASES: ReadonlySet<string> = new Set(['nom', 'acc', 'dat', 'gen']);
/** Endings of articles: masculine, feminine, neuter, plural. */
const DEFINITE: Readonly<Record<Case, Readonly<Record<Gender | 'p', string>>>> = {
  nom: { m: 'der', f: 'die', n: 'das', p: 'die' },
  acc: { m: 'den', f: 'die', n: 'das', p: 'die' },
  dat: { m: 'dem', f: 'der', n: 'dem', p: 'den' },
  gen: { m: 'des', f: 'der', n: 'des', p: 'der' },
};
const STRONG: Readonly<Record<Case, Readonly<Record<Gender | 'p', string>>>> = {
  nom: { m: 'er', f: 'e', n: 'es', p: 'e' },
  acc: { m: 'en', f: 'e', n: 'es', p: 'e' },
  dat: { m: 'em', f: 'er', n: 'em', p: 'en' },
  gen: { m: 'es', f: 'er', n: 'es', p: 'er' },
};
const INDEFINITE: Readonly<Record<Case, Readonly<Record<Gender, string>>>> = {
  nom: { m: 'ein', f: 'eine', n: 'ein' },
  acc: { m: 'einen', f: 'eine', n: 'ein' },
  dat: { m: 'einem', f: 'einer', n: 'einem' },
  gen: { m: 'eines', f: 'einer', n: 'eines' },
};
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
export function germanRenderer(forms: FormsOf<'de'>, usualMany: (term: number) => boolean): Renderer {
  return (value, form) => {
    const isDative = form.includes('dat');
    switch (value.kind) {
      case 'thing':
        return thing(value, forms, form, usualMany);
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

function thing(
  { term, count, measure, pointer, isMany, isMore }: ThingValue,
  forms: FormsOf<'de'>,
  form: string,
  usualMany: (term: number) => boolean,
): string | undefined {
  const noun = forms[term];
  if (noun === undefined) return undefined;
  const flags = form.split('-');
  const grammatical = (flags.find((flag) => CASES.has(flag)) ?? 'acc') as Case;
  const isDative = grammatical === 'dat';
  if (count === undefined && isMore === true) {
    if (flags.includes('no')) return undefined;
    return `mehr ${noun.plural === undefined ? noun.text : pluralOf(noun, grammatical)}`;
  }
  if (count === undefined && measure !== undefined) {
    return join(measureWords(measure, 'de').many, noun.plural ?? noun.text);
  }
  if (count !== undefined) {
    const number = `${isMore === true ? 'noch ' : ''}${writeNumber(count, 'de')}`;
    const pointed = pointer === 'this' ? `dies${STRONG[grammatical].p}` : '';
    const counted = noun.plural === undefined ? noun.text : pluralOf(noun, grammatical);
    if (measure !== undefined)
      return join(pointed, number, writeMeasure(measure, count, 'de', isDative), counted);
    if (!isPlural(count, 'de')) return join(number, singularOf(noun, grammatical));
    return noun.plural === undefined
      ? join(pointed, number, 'Stück', noun.text)
      : join(pointed, number, counted);
  }
  const many = noun.plural !== undefined && pointer !== 'a' && (isMany ?? usualMany(term));
  const number = many ? 'p' : noun.gender;
  const word = many ? pluralOf(noun, grammatical) : singularOf(noun, grammatical);
  if (pointer === 'a')
    return noun.plural === undefined ? word : join(INDEFINITE[grammatical][noun.gender], word);
  if (pointer !== undefined) return join(`dies${STRONG[grammatical][number]}`, word);
  if (flags.includes('no'))
    return join(many ? `kein${STRONG[grammatical].p}` : `k${INDEFINITE[grammatical][noun.gender]}`, word);
  if (flags.includes('bare')) return word;
  if (flags.includes('some'))
    return many || noun.plural === undefined ? word : join(INDEFINITE[grammatical][noun.gender], word);
  return join(DEFINITE[grammatical][number], word);
}

function singularOf(noun: FormsOf<'de'>[number], grammatical: Case): string {
  if (grammatical === 'acc') return noun.accusative ?? noun.text;
  if (grammatical === 'dat') return noun.dative ?? noun.accusative ?? noun.text;
  if (grammatical === 'gen') return noun.genitive ?? (noun.gender === 'f' ? noun.text : `${noun.text}s`);
  return noun.text;
}

function pluralOf(noun: FormsOf<'de'>[number], grammatical: Case): string {
  const plural = noun.plural ?? noun.text;
  if (grammatical !== 'dat') return plural;
  return noun.dativePlural ?? (/[ns]$/u.test(plural) ? plural : `${plural}n`);
}

function place({ term, floor, pointer }: PlaceValue, forms: FormsOf<'de'>, form: string): string | undefined {
  if (pointer !== undefined) {
    const words = pointer === 'here' ? ['hier', 'hierher', 'von hier'] : ['dort', 'dorthin', 'von dort'];
    return words[['at', 'to', 'from'].indexOf(form)] ?? words[0];
  }
  const noun = term === undefined ? undefined : forms[term];
  if (term !== undefined && noun === undefined) return undefined;
  if (noun === undefined) return floor === undefined ? undefined : floorAt(floor, form);
  const { gender, text } = noun;
  const words =
    form === 'at'
      ? (noun.at ?? `${gender === 'f' ? 'an der' : 'am'} ${noun.dative ?? text}`)
      : form === 'to'
        ? (noun.to ?? `${gender === 'f' ? 'zur' : 'zum'} ${noun.dative ?? text}`)
        : form === 'from'
          ? (noun.from ?? `${gender === 'f' ? 'von der' : 'vom'} ${noun.dative ?? text}`)
          : join(DEFINITE[CASES.has(form) ? (form as Case) : 'nom'][gender], text);
  return floor === undefined ? words : join(words, floorAt(floor, 'at'));
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

function day({ name, weekday, isNextWeek, month, date, part }: DayValue, form: string): string {
  const words = dayNames('de');
  const ending = part === undefined ? '' : DAY_PART[part];
  if (name === 'tomorrow' && part === 'morning') return 'morgen früh';
  if (name !== undefined) return join(words.name(name), ending);
  const before = form === 'name' ? '' : isNextWeek === true ? 'am nächsten' : 'am';
  if (weekday !== undefined)
    return join(
      before,
      ending === '' ? words.weekday(weekday) : `${words.weekday(weekday)}${ending.toLowerCase()}`,
    );
  return join(
    form === 'name' ? 'der' : 'am',
    `${date}.`,
    words.month(month ?? 1),
    ending === '' ? '' : `am ${ending}`,
  );
}
