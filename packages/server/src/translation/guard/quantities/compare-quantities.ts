import type { MeaningFault } from '../guard.port.js';
import type { QuantityFact } from './read-quantities.js';

/** Every quantity said must be answered; a quantity that nobody said is as bad as one left out. */
export function compareQuantities(
  said: readonly QuantityFact[],
  translated: readonly QuantityFact[],
): MeaningFault[] {
  const faults = new Set<MeaningFault>();
  for (const fact of said) {
    if (!fact.isQuiet && !translated.some((other) => agree(fact, other))) faults.add(fact.sort);
  }
  for (const fact of translated) {
    if (fact.isQuiet || said.some((other) => agree(fact, other))) continue;
    faults.add(fact.sort === 'number' ? 'invented-number' : fact.sort);
  }
  return [...faults];
}

function agree(one: QuantityFact, other: QuantityFact): boolean {
  return [...one.keys].some((key) => other.keys.has(key));
}
