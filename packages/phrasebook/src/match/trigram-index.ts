import { withoutMarks } from '../normalise/fold-vietnamese.js';
import type { Work } from '../templates/template-trie.js';

export interface Indexed {
  readonly key: string;
  readonly entry: number;
}

export interface Candidate extends Indexed {
  /** Shared trigrams by all trigrams of both, 0 to 1. */
  readonly score: number;
}

const BUCKETS = 1 << 16;
// Rare trigrams tell most and cost least: they are counted first, until so many places were visited.
const MOST_VISITS = 24_000;
/** So many of the best by count are scored exactly. */
const SHORT_LIST = 4;

/**
 * Finds the keys most like a text by counting the trigrams they share. Marks are left out, so that forgotten accents
 * still find their words. A bucket may hold several trigrams: that only adds a candidate, which the guards then refuse.
 */
export class TrigramIndex {
  readonly #keys: readonly Indexed[];
  readonly #starts = new Int32Array(BUCKETS + 1);
  readonly #postings: Int32Array;
  readonly #sizes: Int32Array;
  readonly #counts: Uint16Array;
  readonly #work: Work;
  readonly longestKeyLength: number;

  constructor(keys: readonly Indexed[], work: Work) {
    this.#keys = keys;
    this.#work = work;
    this.#counts = new Uint16Array(keys.length);
    this.#sizes = new Int32Array(keys.length);
    this.longestKeyLength = keys.reduce((longest, { key }) => Math.max(longest, key.length), 0);
    const trigrams = keys.map(({ key }) => trigramsOf(key));
    let total = 0;
    trigrams.forEach((buckets, place) => {
      this.#sizes[place] = buckets.length;
      total += buckets.length;
      for (const bucket of buckets) this.#starts[bucket + 1] = (this.#starts[bucket + 1] ?? 0) + 1;
    });
    for (let bucket = 0; bucket < BUCKETS; bucket += 1) {
      this.#starts[bucket + 1] = (this.#starts[bucket + 1] ?? 0) + (this.#starts[bucket] ?? 0);
    }
    const next = this.#starts.slice(0, BUCKETS);
    this.#postings = new Int32Array(total);
    trigrams.forEach((buckets, place) => {
      for (const bucket of buckets) {
        const at = next[bucket] ?? 0;
        this.#postings[at] = place;
        next[bucket] = at + 1;
      }
    });
  }

  /** The `most` best candidates, best first. */
  nearest(text: string, most: number): Candidate[] {
    const wanted = trigramsOf(text);
    const sizeOf = (bucket: number) => (this.#starts[bucket + 1] ?? 0) - (this.#starts[bucket] ?? 0);
    const touched: number[] = [];
    let visits = 0;
    for (const bucket of wanted.toSorted((one, other) => sizeOf(one) - sizeOf(other))) {
      visits += sizeOf(bucket);
      if (visits > MOST_VISITS) break;
      this.#work.steps += sizeOf(bucket) + 1;
      const end = this.#starts[bucket + 1] ?? 0;
      for (let at = this.#starts[bucket] ?? 0; at < end; at += 1) {
        const place = this.#postings[at] ?? 0;
        const count = this.#counts[place] ?? 0;
        if (count === 0) touched.push(place);
        this.#counts[place] = count + 1;
      }
    }
    const counted = bestOf(touched, most * SHORT_LIST, (place) => {
      return (2 * (this.#counts[place] ?? 0)) / (wanted.length + (this.#sizes[place] ?? 0));
    });
    for (const place of touched) this.#counts[place] = 0;
    const all = new Set(wanted);
    const best = bestOf(
      counted.map(({ place }) => place),
      most,
      (place) => {
        const buckets = trigramsOf(this.#keys[place]?.key ?? '');
        return (2 * buckets.filter((bucket) => all.has(bucket)).length) / (wanted.length + buckets.length);
      },
    );
    return best.flatMap(({ place, score }) => {
      const indexed = this.#keys[place];
      return indexed === undefined ? [] : [{ ...indexed, score }];
    });
  }
}

/** The places with the highest scores, best first. */
function bestOf(places: readonly number[], most: number, scoreOf: (place: number) => number) {
  const best: { place: number; score: number }[] = [];
  for (const place of places) {
    const score = scoreOf(place);
    const worst = best.at(-1);
    if (best.length === most && worst !== undefined && score <= worst.score) continue;
    let at = best.length;
    while (at > 0 && (best[at - 1]?.score ?? 0) < score) at -= 1;
    best.splice(at, 0, { place, score });
    if (best.length > most) best.pop();
  }
  return best;
}

/** The different trigrams of a text with its borders, as buckets. */
function trigramsOf(text: string): number[] {
  const padded = `^${withoutMarks(text)}$`;
  const buckets = new Set<number>();
  for (let at = 0; at + 2 < padded.length; at += 1) {
    const hash =
      (Math.imul(padded.charCodeAt(at), 0x9e3779b1) ^
        Math.imul(padded.charCodeAt(at + 1), 0x85ebca6b) ^
        Math.imul(padded.charCodeAt(at + 2), 0xc2b2ae35)) >>>
      0;
    buckets.add((hash ^ (hash >>> 15)) & (BUCKETS - 1));
  }
  return [...buckets];
}
