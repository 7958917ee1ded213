import type { Language } from '@genbatalk/contract';
import type { Gender } from '../format-terms.js';
import { measureGender } from '../slots/measures.js';
import type { SlotValue, ThingValue } from '../slots/value.js';
import { isPlural } from './grammar.js';

/** What a language knows of its terms for the words around them. */
export interface Agreement {
  readonly language: Language;
  /** True where the language has a plural of the term. */
  readonly isCounted: (term: number) => boolean;
  /** True where the language counts the term and several are usually meant. */
  readonly isUsuallyMany: (term: number) => boolean;
  /** True for what is said in the plural even where there is one: stairs, pliers. */
  readonly isPair?: (term: number) => boolean;
  /** In the languages that have genders. */
  readonly genderOf: (term: number) => Gender | undefined;
}

/** True where the words around a value stand in the plural. */
export function isMany(value: SlotValue, grammar: Agreement): boolean {
  const { language } = grammar;
  if (value.kind === 'thing') return isManyThings(value, grammar);
  if (value.kind === 'people') return isPlural(value.count, language);
  if (value.kind === 'number' || value.kind === 'amount') return isPlural(value.value, language);
  if (value.kind === 'duration')
    return value.parts.length > 1 || isPlural(value.parts[0]?.value ?? '1', language);
  if (value.kind === 'place') return value.term !== undefined && grammar.isPair?.(value.term) === true;
  return false;
}

function isManyThings(thing: ThingValue, grammar: Agreement): boolean {
  const { language, isCounted, isUsuallyMany } = grammar;
  const { term, count, measure, pointer, isMore, isAll, amount, number, also } = thing;
  if (also !== undefined) return true;
  if (count !== undefined) return isPlural(count, language);
  if (amount !== undefined) return isPlural(amount.value, language);
  if (grammar.isPair?.(term) === true) return true;
  if (number !== undefined) return false;
  if (measure !== undefined) return true;
  if (pointer === 'a' || !isCounted(term)) return false;
  return isMore === true || isAll === true || (thing.isMany ?? isUsuallyMany(term));
}

/**
 * The one of four forms that agrees with a value. French and Italian: masculine, feminine, masculine many, feminine
 * many; German: masculine, feminine, neuter, many. Undefined where the gender is not known.
 */
export function inflect(forms: readonly string[], value: SlotValue, grammar: Agreement): string | undefined {
  const many = isMany(value, grammar);
  const isGerman = grammar.language === 'de';
  if (isGerman && many) return forms[3];
  const gender = genderOf(value, many, grammar);
  const place = gender === undefined ? -1 : (isGerman ? 'mfn' : 'mf').indexOf(gender);
  return place < 0 ? undefined : forms[place + (many ? 2 : 0)];
}

/** The gender of what is said in the language: of the bags in "3 sacs de ciment", of ceci, of the persons. */
function genderOf(
  value: SlotValue,
  many: boolean,
  { language, isCounted, genderOf: ofTerm }: Agreement,
): Gender | undefined {
  if (value.kind === 'people') return 'f';
  if (value.kind === 'named') return 'm';
  if (value.kind === 'floor') return language === 'de' ? 'n' : 'm';
  // "Ceci est ouvert", "questo è aperto", "das hier … es".
  if (value.kind === 'pointer') return language === 'de' ? 'n' : 'm';
  if (value.kind === 'place') return value.term === undefined ? undefined : ofTerm(value.term);
  if (value.kind !== 'thing') return undefined;
  if (value.also !== undefined) {
    const { also, ...first } = value;
    const genders = [first, also].map((each) => ofTerm(each.term));
    return genders.every((each) => each === 'f') ? 'f' : 'm';
  }
  // "3 t de sable": the gender of a tonne or a metre is not known here.
  if (value.amount !== undefined) return undefined;
  if (value.measure !== undefined) return measureGender(value.measure, many, language);
  // "3 unités de ciment", "3 pezzi di cemento": what is counted is the piece.
  if (value.count !== undefined && many && !isCounted(value.term))
    return language === 'fr' ? 'f' : language === 'it' ? 'm' : undefined;
  return ofTerm(value.term);
}
