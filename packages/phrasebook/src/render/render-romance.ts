import type { TermForms } from '../format-terms.js';
import { dayNames, partOfToday } from '../slots/days.js';
import type { DayPart, DayValue, DirectionValue, PlaceValue, TimeValue } from '../slots/value.js';
import { join, type PlainRenderer, writeAmount, writeDuration, writeNumber } from './grammar.js';
import type { RomanceLanguage } from './romance-articles.js';
import { romancePlace, romanceThing } from './romance-nouns.js';

type RomanceForms = readonly TermForms['fr'][];

const PART: Readonly<Record<RomanceLanguage, Readonly<Record<DayPart, string>>>> = {
  fr: {
    am: 'du matin',
    pm: "de l'après-midi",
    morning: 'du matin',
    afternoon: "de l'après-midi",
    evening: 'du soir',
    night: 'de la nuit',
  },
  it: {
    am: 'del mattino',
    pm: 'del pomeriggio',
    morning: 'del mattino',
    afternoon: 'del pomeriggio',
    evening: 'di sera',
    night: 'di notte',
  },
};
const DAY_PART: Readonly<Record<RomanceLanguage, Readonly<Record<DayPart, string>>>> = {
  fr: {
    am: 'matin',
    pm: 'après-midi',
    morning: 'matin',
    afternoon: 'après-midi',
    evening: 'soir',
    night: 'dans la nuit',
  },
  it: {
    am: 'mattina',
    pm: 'pomeriggio',
    morning: 'mattina',
    afternoon: 'pomeriggio',
    evening: 'sera',
    night: 'notte',
  },
};
const DIRECTION: Readonly<Record<RomanceLanguage, Readonly<Record<DirectionValue['which'], string>>>> = {
  fr: {
    up: 'vers le haut',
    down: 'vers le bas',
    left: 'à gauche',
    right: 'à droite',
    forward: 'en avant',
    back: 'en arrière',
  },
  it: {
    up: 'in alto',
    down: 'in basso',
    left: 'a sinistra',
    right: 'a destra',
    forward: 'in avanti',
    back: 'indietro',
  },
};
const POINTERS: Readonly<
  Record<RomanceLanguage, Readonly<Record<'this' | 'that' | 'here' | 'there', string>>>
> = {
  fr: { this: 'ceci', that: 'cela', here: 'ici', there: 'là-bas' },
  it: { this: 'questo', that: 'quello', here: 'qui', there: 'là' },
};
const FLOOR: Readonly<
  Record<RomanceLanguage, Readonly<Record<string, readonly [upper: string, ground: string]>>>
> = {
  fr: { '': ['le', 'le'], at: ['au', 'au'], to: ['au', 'au'], from: ['du', 'du'] },
  it: { '': ['il', 'il'], at: ['al', 'al'], to: ['al', 'al'], from: ['dal', 'dal'] },
};

/**
 * French and Italian: gender, number, elision and contraction. Forms: `some` (du, de la, des), `bare`, `no` (pas de …),
 * or a preposition that contracts: `à`, `de`, `a`, `di`, `da`, `in`, `su`.
 */
export function romanceRenderer(
  language: RomanceLanguage,
  forms: RomanceForms,
  usualMany: (term: number) => boolean,
): PlainRenderer {
  return (value, form) => {
    switch (value.kind) {
      case 'thing':
        return romanceThing(value, forms, form, language, usualMany);
      case 'named':
        return value.sign;
      case 'code':
        return value.text;
      case 'pointer':
        return POINTERS[language][value.which];
      case 'place':
        return place(value, forms, form, language);
      case 'floor':
        return floorAt(value.level, form, language);
      case 'time':
        return language === 'fr' ? frenchTime(value, form) : italianTime(value, form);
      case 'day':
        return day(value, language);
      case 'direction':
        return DIRECTION[language][value.which];
      case 'people':
        return join(
          value.count,
          { fr: ['personne', 'personnes'], it: ['persona', 'persone'] }[language][
            value.count === '1' ? 0 : 1
          ],
        );
      case 'number':
        return writeNumber(value.value, language);
      case 'amount':
        return writeAmount(value, language);
      case 'duration':
        return writeDuration(value, language);
    }
  };
}

function place(
  value: PlaceValue,
  forms: RomanceForms,
  form: string,
  language: RomanceLanguage,
): string | undefined {
  const { term, floor, pointer } = value;
  if (pointer === 'here' || pointer === 'there') {
    const from = { fr: "d'", it: 'da ' }[language];
    return form === 'from'
      ? `${language === 'fr' && pointer === 'there' ? 'de ' : from}${POINTERS[language][pointer]}`
      : POINTERS[language][pointer];
  }
  const noun = term === undefined ? undefined : forms[term];
  if (term !== undefined && noun === undefined) return undefined;
  if (noun === undefined) return floor === undefined ? undefined : floorAt(floor, form, language);
  const words = romancePlace(value, noun, forms, form, language);
  return floor === undefined || words === undefined ? words : join(words, floorAt(floor, 'at', language));
}

/** Counted as in Japan inside the brackets, so that it agrees with the signs on site: 2e étage (3F). */
function floorAt(level: number, form: string, language: RomanceLanguage): string {
  const [before] = FLOOR[language][form] ?? FLOOR[language][''] ?? ['', ''];
  if (language === 'fr') {
    if (level < 0) return `${before} sous-sol ${-level} (B${-level})`;
    if (level === 1) return `${before} rez-de-chaussée (1F)`;
    const upper = `${level === 2 ? '1er' : `${level - 1}e`} étage (${level}F)`;
    return before === 'le' ? `le ${upper}` : `${before} ${upper}`;
  }
  if (level < 0) return `${before} piano interrato ${-level} (B${-level})`;
  return level === 1 ? `${before} piano terra (1F)` : `${before} ${level - 1}° piano (${level}F)`;
}

function frenchTime({ hour, minute, part, named, isAbout }: TimeValue, form: string): string {
  const before =
    isAbout === true && form === 'at'
      ? 'vers'
      : ({ at: 'à', from: 'à partir de', until: "jusqu'à", by: 'avant' }[form] ??
        (isAbout === true ? 'vers' : ''));
  if (named !== undefined) return join(before, named === 'noon' ? 'midi' : 'minuit');
  const clock = `${hour} ${hour < 2 ? 'heure' : 'heures'}${minute === 0 ? '' : ` ${minute}`}`;
  return join(before, clock, part === undefined ? '' : PART.fr[part]);
}

function italianTime({ hour, minute, part, named, isAbout }: TimeValue, form: string): string {
  if (isAbout === true)
    return `circa ${italianTime({ kind: 'time', hour, minute, ...(part === undefined ? {} : { part }), ...(named === undefined ? {} : { named }) }, form)}`;
  const isOne = hour === 1;
  const befores = isOne
    ? { at: "all'", from: "dall'", until: "fino all'", by: "entro l'" }
    : { at: 'alle ', from: 'dalle ', until: 'fino alle ', by: 'entro le ' };
  const isKnown = form === 'at' || form === 'from' || form === 'until' || form === 'by';
  if (named !== undefined) {
    const before = { at: 'a', from: 'da', until: 'fino a', by: 'entro' };
    return join(isKnown ? before[form] : '', named === 'noon' ? 'mezzogiorno' : 'mezzanotte');
  }
  const clock = minute === 0 ? String(hour) : `${hour}:${String(minute).padStart(2, '0')}`;
  const before = isKnown ? befores[form] : isOne ? "l'" : 'le ';
  return join(`${before}${clock}`, part === undefined ? '' : PART.it[part]);
}

const OF_MONTH: Readonly<Record<RomanceLanguage, Readonly<Record<'this' | 'next' | 'last', string>>>> = {
  fr: { this: 'de ce mois', next: 'du mois prochain', last: 'du mois dernier' },
  it: { this: 'di questo mese', next: 'del mese prossimo', last: 'del mese scorso' },
};
/** 8 and 11 begin with a vowel in Italian: l'8 maggio. */
const VOWEL_DATES: ReadonlySet<number | undefined> = new Set([8, 11]);

function day(
  { name, weekday, isNextWeek, isLastWeek, month, monthOf, date, part }: DayValue,
  language: RomanceLanguage,
): string {
  const words = dayNames(language);
  const ending = part === undefined ? '' : DAY_PART[language][part];
  const today = name === 'today' && part !== undefined ? partOfToday(part, language) : undefined;
  if (today !== undefined) return today;
  if (name !== undefined) return join(words.name(name), ending);
  if (weekday !== undefined) {
    const isFeminine = language === 'it' && weekday === 0;
    const next = { fr: 'prochain', it: isFeminine ? 'prossima' : 'prossimo' }[language];
    const last = { fr: 'dernier', it: isFeminine ? 'scorsa' : 'scorso' }[language];
    return join(words.weekday(weekday), isNextWeek === true ? next : isLastWeek === true ? last : '', ending);
  }
  const of = monthOf === undefined ? '' : OF_MONTH[language][monthOf];
  const article = language === 'fr' ? 'le ' : VOWEL_DATES.has(date) ? "l'" : 'il ';
  const first = language === 'fr' && date === 1 ? 'er' : '';
  return join(`${article}${date}${first}`, month === undefined ? '' : words.month(month), of, ending);
}
