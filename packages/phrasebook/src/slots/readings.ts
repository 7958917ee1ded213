/** What was read of a sentence: by the number of its reader, then by the token. */
type Readings = unknown[][];

/** So many sentences are in the air at once: a turn, its clauses, and the cuts of these. */
const MOST_SENTENCES = 16;
const sentences: { readonly tokens: readonly string[]; readonly readings: Readings }[] = [];
let latest: { readonly tokens: readonly string[]; readonly readings: Readings } | undefined;
let next = 0;
let readers = 0;

/** Stands for "nothing was found here". */
export const NOTHING_READ = Symbol('nothing read');

/** A number for something that is read of sentences. */
export function newReader(): number {
  readers += 1;
  return readers - 1;
}

/**
 * What a reader found in a sentence, by token; kept as long as its tokens are. One table for all readers: each of its own
 * would have to be looked through whenever memory is tidied.
 */
export function readingsOf<Value>(tokens: readonly string[], reader: number): Value[] {
  if (latest?.tokens !== tokens) {
    latest = sentences.find((each) => each.tokens === tokens) ?? { tokens, readings: [] };
    if (latest.readings.length === 0) {
      sentences[next] = latest;
      next = (next + 1) % MOST_SENTENCES;
    }
  }
  const found = latest.readings[reader];
  if (found !== undefined) return found as Value[];
  const made: Value[] = [];
  latest.readings[reader] = made;
  return made;
}
