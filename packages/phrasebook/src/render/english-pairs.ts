import type { EnglishForm } from '../format-terms.js';

const PAIRS = /(?:pliers|scissors|glasses|shears|tongs|tweezers|boots)$/u;
const FLIGHTS = /(?:stairs|eaves)$/u;

/** What English counts of a word that has no singular: pairs of pliers, flights of stairs. */
export function pairWord({
  text,
  plural,
}: Pick<EnglishForm, 'text' | 'plural'>): readonly [one: string, many: string] | undefined {
  if (plural !== undefined) return undefined;
  if (PAIRS.test(text)) return ['pair of', 'pairs of'];
  return FLIGHTS.test(text) ? ['flight of', 'flights of'] : undefined;
}
