import type { Language } from '@genbatalk/contract';
import { isUnspaced } from '../analyse/lexical.js';
import { termOf } from '../analyse/token.js';
import type { TermKind } from '../format-terms.js';
import { readFloor } from './floors.js';
import { determiners, here, prepositions } from './pointers.js';
import type { PlaceValue, Sighting } from './value.js';

const KINDS: ReadonlySet<TermKind> = new Set(['place', 'direction']);

/**
 * A place with the little words around it: 3階の倉庫, on the third floor, ở tầng 3, im Keller, here. `from` tells the
 * places that something leaves; everything else is where it is or goes, which the verb decides.
 */
export function readPlace(
  texts: readonly string[],
  at: number,
  language: Language,
  wanted: 'at' | 'from' | 'name',
  kindOf: (term: number) => TermKind | undefined,
): Sighting<PlaceValue> | undefined {
  const pointed = here(language).longestAt(texts, at);
  if (pointed !== undefined && wanted !== 'from') {
    return { end: pointed.end, value: { kind: 'place', pointer: pointed.value } };
  }
  const preposition = prepositions(language).longestAt(texts, at, (_, which) => which === wanted);
  // Without its little word a place could as well be where something comes from.
  const isBareAllowed = wanted === 'name' || isUnspaced(language);
  if (preposition !== undefined || isBareAllowed) {
    const found = readBare(texts, preposition?.end ?? at, language, kindOf);
    if (found !== undefined) return found;
  }
  const behind = preposition === undefined ? undefined : here(language).longestAt(texts, preposition.end);
  return behind === undefined
    ? undefined
    : { end: behind.end, value: { kind: 'place', pointer: behind.value } };
}

/** A floor, a named place, or one on the other: 3階の倉庫, the storeroom on the third floor. */
function readBare(
  texts: readonly string[],
  at: number,
  language: Language,
  kindOf: (term: number) => TermKind | undefined,
): Sighting<PlaceValue> | undefined {
  const start = skipArticle(texts, at, language);
  const floor = readFloor(texts, start, language) ?? readFloor(texts, at, language);
  if (floor !== undefined) {
    const link = texts[floor.end] === 'の' || texts[floor.end] === '的' ? floor.end + 1 : floor.end;
    const term = language === 'ja' || language === 'zh' ? placeTerm(texts, link, kindOf) : undefined;
    if (term !== undefined)
      return { end: link + 1, value: { kind: 'place', floor: floor.value.level, term } };
    return { end: floor.end, value: { kind: 'place', floor: floor.value.level } };
  }
  const term = placeTerm(texts, start, kindOf);
  if (term === undefined) return undefined;
  if (language === 'ja' || language === 'zh') return { end: start + 1, value: { kind: 'place', term } };
  const joined = prepositions(language).longestAt(texts, start + 1, (_, which) => which === 'at');
  const upper = readFloor(texts, skipArticle(texts, joined?.end ?? start + 1, language), language);
  if (upper !== undefined)
    return { end: upper.end, value: { kind: 'place', term, floor: upper.value.level } };
  return { end: start + 1, value: { kind: 'place', term } };
}

function placeTerm(texts: readonly string[], at: number, kindOf: (term: number) => TermKind | undefined) {
  const term = termOf(texts[at]);
  const kind = term === undefined ? undefined : kindOf(term);
  return kind !== undefined && KINDS.has(kind) ? term : undefined;
}

function skipArticle(texts: readonly string[], at: number, language: Language): number {
  const article = determiners(language).longestAt(texts, at);
  return article?.value === 'the' ? article.end : at;
}
