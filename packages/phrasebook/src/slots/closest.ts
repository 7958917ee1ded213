import type { TermKind } from '../format-terms.js';
import type { FilledValue } from './value.js';

/** What took the words of a sentence: its slots with their values, and the type of each slot by its name. */
export interface Taken {
  readonly values: readonly (readonly [slot: string, value: FilledValue])[];
  readonly types: Readonly<Record<string, string>>;
}

type KindOf = (term: number) => TermKind | undefined;

/**
 * Of several readings with the same words around the same things, those whose slots the things belong to: a wall is a
 * place before it is a thing, a helmet is worn before it is carried, a form is filled in as a document. Where other
 * things were taken, all stay.
 */
export function closest<Reading>(
  readings: readonly Reading[],
  takenBy: (reading: Reading) => Taken,
  kindOf: KindOf,
): readonly Reading[] {
  if (readings.length < 2) return readings;
  const ranked = readings.map((reading) => {
    const { values, types } = takenBy(reading);
    const far = values.reduce((sum, [slot, value]) => sum + stepsTo(types[slot] ?? '', value, kindOf), 0);
    return { reading, far, things: values.map(([, value]) => nameOf(value)).join(' ') };
  });
  if (ranked.some(({ things }) => things !== ranked[0]?.things)) return readings;
  const least = Math.min(...ranked.map(({ far }) => far));
  return ranked.flatMap(({ reading, far }) => (far === least ? [reading] : []));
}

function nameOf(value: FilledValue): string {
  return 'term' in value && value.term !== undefined ? `#${value.term}` : JSON.stringify(value);
}

/** How far a value is from a slot of a type. Of places nobody tells that there are several: then it is a thing. */
function stepsTo(type: string, value: FilledValue, kindOf: KindOf): number {
  if (value.kind !== 'thing') return 0;
  const kind = kindOf(value.term);
  if (kind === 'structure' || kind === 'element') return value.isMany === true ? -1 : 1;
  // A ladder is no machine to get into.
  if (kind === 'equipment') return type === 'machine' ? 1 : 0;
  return (kind === 'gear' || kind === 'document' || kind === 'button') && type !== kind ? 1 : 0;
}
