import type { RomanceForm } from '../format-terms.js';
import { measureWords } from '../slots/measures.js';
import { sortOf } from '../slots/units.js';
import type { Modifiers, PlaceValue, SizePart, ThingValue } from '../slots/value.js';
import { isPlural, join, writeAmount, writeMeasure, writeNumber } from './grammar.js';
import { adjectivesOf, definiteOf, isModified, settle, writeSize } from './modified-nouns.js';
import { articlesOf, isFrenchVowel, type RomanceLanguage } from './romance-articles.js';

type RomanceForms = readonly RomanceForm[];

/** An adjective beside a noun; one without a plural is the same beside all ("à gauche", "di destra"). */
function agree(
  { text, plural, feminine }: RomanceForm,
  gender: RomanceForm['gender'],
  many: boolean,
  language: RomanceLanguage,
): string {
  if (plural === undefined) return gender === 'f' ? (feminine ?? text) : text;
  if (gender === 'm') return many ? plural : text;
  const one = feminine ?? text;
  if (!many) return one;
  if (language === 'fr') return /s$/u.test(one) ? one : `${one}s`;
  // Blu, rosa, viola: the same beside all.
  if (plural === text) return one;
  if (one.endsWith('e')) return `${one.slice(0, -1)}i`;
  return one.replace(/([cg])a$/u, '$1he').replace(/a$/u, 'e');
}

/**
 * The noun with all that is said of it: "gros boulon M16 rouge", "altro camion da 4 t". The article looks at the first
 * word; `before` tells it that this is an adjective.
 */
function romanceNoun(
  noun: RomanceForm,
  value: Modifiers,
  forms: RomanceForms,
  language: RomanceLanguage,
): RomanceForm | undefined {
  if (!isModified(value)) return noun;
  const adjectives = adjectivesOf(value, forms);
  if (adjectives === undefined) return undefined;
  const { size, code, number } = value;
  const { gender } = noun;
  const leading = adjectives.filter(({ before }) => before === true);
  const trailing = adjectives.filter(({ before }) => before !== true).toReversed();
  const sized = size === undefined ? '' : `${language === 'fr' ? 'de' : 'da'} ${writeSize(size, language)}`;
  const numbered = number === undefined ? '' : `${language === 'fr' ? 'n°' : 'n.'} ${number}`;
  const write = (word: string, many: boolean): string => {
    const behind = trailing.map((each) => agree(each, gender, many, language));
    const named = join(word, code, numbered, ...behind, sized);
    return leading.toReversed().reduce((words, each) => {
      const isVowel = language === 'fr' && isFrenchVowel(words, each === leading.at(-1) ? noun : NO_NOUN);
      const form = each.vowel !== undefined && gender === 'm' && !many && isVowel ? each.vowel : undefined;
      return join(form ?? agree(each, gender, many, language), words);
    }, named);
  };
  const { plural, aspirated, ...rest } = noun;
  return {
    ...rest,
    text: write(noun.text, false),
    ...(plural === undefined ? {} : { plural: write(plural, true) }),
    ...(leading.length > 0 ? { before: true } : aspirated === undefined ? {} : { aspirated }),
  };
}

const NO_NOUN: RomanceForm = { text: '', gender: 'm' };

/** A thing with its articles. Forms: `some` (du, de la, des), `bare`, `no` (pas de …), or a preposition that contracts. */
export function romanceThing(
  value: ThingValue,
  forms: RomanceForms,
  form: string,
  language: RomanceLanguage,
  usualMany: (term: number) => boolean,
): string | undefined {
  const base = forms[value.term];
  const noun = base === undefined ? undefined : romanceNoun(base, value, forms, language);
  if (noun === undefined) return undefined;
  const articles = articlesOf(language);
  const { count, measure, isMore, amount } = value;
  const hasPlural = noun.plural !== undefined;
  const several = noun.plural ?? noun.text;
  const settled = settle(value, [form], forms, hasPlural && (value.isMany ?? usualMany(value.term)));
  if (settled === undefined) return undefined;
  const { pointer, flags } = settled;
  if (amount !== undefined) return quantity(amount, noun, form, language);
  if (value.isAll === true) return everyOf(noun, pointer, form, language);
  if (count === undefined && isMore === true) {
    return language === 'it' ? `ancora ${several}` : `encore ${articles.some(several, noun, hasPlural)}`;
  }
  if (count === undefined && measure !== undefined) {
    const words = join(measureWords(measure, language).many, articles.of(several, noun));
    return form === 'no' ? articles.of(words, noun) : words;
  }
  if (count !== undefined) {
    const more = { fr: 'encore ', it: 'ancora ' }[language];
    const number = `${isMore === true ? more : ''}${writeNumber(count, language)}`;
    const many = isPlural(count, language);
    if (measure !== undefined)
      return join(number, writeMeasure(measure, count, language), articles.of(several, noun));
    if (many && !hasPlural)
      return join(number, language === 'fr' ? 'unités' : 'pezzi', articles.of(noun.text, noun));
    return join(number, many ? several : noun.text);
  }
  const many = hasPlural && pointer !== 'a' && (value.isMany ?? usualMany(value.term));
  const word = many ? several : noun.text;
  if (pointer === 'a') return hasPlural ? articles.indefinite(word, noun) : articles.some(word, noun, false);
  if (pointer !== undefined)
    return `${articles.pointing(pointer, word, noun, many)}${farAway(value, pointer, language)}`;
  if (flags.includes('no')) return language === 'fr' ? articles.of(word, noun) : word;
  if (flags.includes('some'))
    return many || !hasPlural ? articles.some(word, noun, many) : articles.indefinite(word, noun);
  if (flags.includes('bare')) return word;
  return articles.definite(flags[0] ?? '', word, noun, many);
}

/** French points at both with ce: ce marteau-là, cette grue de 10 t là-bas. */
function farAway(
  { size, code, number }: Modifiers,
  pointer: ThingValue['pointer'],
  language: RomanceLanguage,
): string {
  if (language !== 'fr' || pointer !== 'that') return '';
  return [size, code, number].every((each) => each === undefined) ? '-là' : ' là-bas';
}

/** 10 m de câble, 3 t di sabbia: behind a preposition that contracts it would read as something else. */
function quantity(
  { value, unit }: SizePart,
  noun: RomanceForm,
  form: string,
  language: RomanceLanguage,
): string | undefined {
  if (unit === undefined || !['', 'some', 'bare'].includes(form)) return undefined;
  const word = sortOf(unit) === 'length' ? noun.text : (noun.plural ?? noun.text);
  const much = writeAmount({ kind: 'amount', value, unit }, language);
  return join(much, articlesOf(language).of(word, noun));
}

const ALL = {
  fr: { m: ['tout', 'tous'], f: ['toute', 'toutes'] },
  it: { m: ['tutto', 'tutti'], f: ['tutta', 'tutte'] },
} as const;

/** Tous les boulons, toute la colle, di tutti i bulloni. */
function everyOf(
  noun: RomanceForm,
  pointer: ThingValue['pointer'],
  form: string,
  language: RomanceLanguage,
): string | undefined {
  const many = noun.plural !== undefined;
  const all = ALL[language][noun.gender][many ? 1 : 0];
  const articles = articlesOf(language);
  const word = noun.plural ?? noun.text;
  const named =
    pointer === 'this' || pointer === 'that'
      ? articles.pointing(pointer, word, noun, many)
      : articles.definite('', word, noun, many);
  return join(form === 'some' || form === 'bare' ? '' : form, all, named);
}

const PREPOSITIONS = { at: { fr: 'à', it: 'a' }, to: { fr: 'à', it: 'a' }, from: { fr: 'de', it: 'da' } };
/** Prepositions that have swallowed their article. */
const JOINED: Readonly<Record<RomanceLanguage, readonly (readonly [RegExp, string])[]>> = {
  fr: [
    [/^(?:au|aux|à la|à l')$/u, 'à'],
    [/^(?:du|des|de la|de l')$/u, 'de'],
    [/^(dans|sur|vers|sous|en) (?:le|la|les|l')$/u, '$1'],
  ],
  it: [
    [/^(?:al|allo|alla|all'|ai|agli|alle)$/u, 'a'],
    [/^(?:dal|dallo|dalla|dall'|dai|dagli|dalle)$/u, 'da'],
    [/^(?:nel|nello|nella|nell'|nei|negli|nelle|in)$/u, 'in'],
    [/^(?:sul|sullo|sulla|sull'|sui|sugli|sulle|su)$/u, 'su'],
    [/^(?:del|dello|della|dell')$/u, 'di'],
  ],
};

/** A named place: au portail n° 2, dans ce local, alla scala est. */
export function romancePlace(
  value: PlaceValue,
  base: RomanceForm,
  forms: RomanceForms,
  form: string,
  language: RomanceLanguage,
): string | undefined {
  const articles = articlesOf(language);
  const isKnownForm = form === 'at' || form === 'to' || form === 'from';
  const own = isKnownForm ? (base[form] ?? (form === 'to' ? base.at : undefined)) : undefined;
  const usual = isKnownForm ? PREPOSITIONS[form][language] : form;
  const pointer = value.pointer === 'this' || value.pointer === 'that' ? value.pointer : undefined;
  if (pointer === undefined && !isModified(value))
    return own ?? articles.definite(usual, base.text, base, false);
  if (definiteOf(value, forms) === false) return undefined;
  const noun = romanceNoun(base, value, forms, language);
  if (noun === undefined) return undefined;
  const preposition = (own === undefined ? undefined : prepositionOf(own, base.text, language)) ?? usual;
  return pointer === undefined
    ? articles.definite(preposition, noun.text, noun, false)
    : `${join(preposition, articles.pointing(pointer, noun.text, noun, false))}${farAway(value, pointer, language)}`;
}

function prepositionOf(own: string, name: string, language: RomanceLanguage): string | undefined {
  if (!own.endsWith(name)) return undefined;
  const lead = own.slice(0, -name.length).trim();
  const found = JOINED[language].find(([pattern]) => pattern.test(lead));
  return found === undefined ? undefined : lead.replace(found[0], found[1]);
}
