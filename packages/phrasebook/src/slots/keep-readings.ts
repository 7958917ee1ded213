import type { Language } from '@genbatalk/contract';

type Reader<Value> = (tokens: readonly string[], at: number, language: Language) => Value | undefined;

/**
 * A reader whose readings are kept as long as the tokens are: many slots ask for the number, the day or the size that
 * stands at the same place of a sentence.
 */
export function keepReadings<Value>(read: Reader<Value>): Reader<Value> {
  const kept = new WeakMap<readonly string[], Map<number, Value | undefined>>();
  return (tokens, at, language) => {
    let known = kept.get(tokens);
    if (known === undefined) {
      known = new Map();
      kept.set(tokens, known);
    }
    const found = known.get(at);
    if (found !== undefined || known.has(at)) return found;
    const made = read(tokens, at, language);
    known.set(at, made);
    return made;
  };
}
