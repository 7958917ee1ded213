import type { Language } from '@genbatalk/contract';
import { NOTHING_READ, newReader, readingsOf } from './readings.js';

type Reader<Value> = (tokens: readonly string[], at: number, language: Language) => Value | undefined;

/**
 * A reader whose readings are kept for the latest sentences: many slots ask for the number, the day or the size that
 * stands at the same place of a sentence.
 */
export function keepReadings<Value>(read: Reader<Value>): Reader<Value> {
  const reader = newReader();
  return (tokens, at, language) => {
    const known = readingsOf<Value | typeof NOTHING_READ>(tokens, reader);
    const found = known[at];
    if (found !== undefined) return found === NOTHING_READ ? undefined : found;
    const made = read(tokens, at, language);
    known[at] = made ?? NOTHING_READ;
    return made;
  };
}
