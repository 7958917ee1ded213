import { rememberSame } from '../normalise/remember.js';

/** So many sentences are in the air at once: a turn, its clauses, and the cuts of these. */
const MOST_SENTENCES = 16;
/** What was read of a sentence: by the number of its reader, then by the token. */
const readingsIn = rememberSame<readonly string[], unknown[][]>(() => [], MOST_SENTENCES);
let readers = 0;

/** Stands for "nothing was found here". */
export const NOTHING_READ = Symbol('nothing read');

/** A number for something that is read of sentences. */
export function newReader(): number {
  readers += 1;
  return readers - 1;
}

/** What a reader found in a sentence, by token; kept for the latest sentences, in one table for all readers. */
export function readingsOf<Value>(tokens: readonly string[], reader: number): Value[] {
  const readings = readingsIn(tokens);
  const found = readings[reader];
  if (found !== undefined) return found as Value[];
  const made: Value[] = [];
  readings[reader] = made;
  return made;
}
