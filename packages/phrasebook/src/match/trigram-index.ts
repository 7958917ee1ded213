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
/** Marks of buckets, all 0 between two uses. */
const SEEN = new Uint8Array(BUCKETS);
const WANTED = new Uint8Array(BUCKETS);
// Rare trigrams tell most and cost least: they are counted first, until so many places were visited. A slip makes at
// most four trigrams of its own, so that more lists than these are read in any case.
const MOST_VISITS = 8_000;
const FEWEST_LISTS = 6;
/** So many of those with most trigrams in common are compared by their signatures, */
const LONG_LIST = 256;
/** and so many times what is asked for, the best of these, exactly. */
const SHORT_LIST = 4;
/** Words of 32 bits that a signature has: a bit for every trigram of a key. */
const SIGNATURE_WORDS = 4;

/**
 * Finds the keys most like a text by counting the trigrams they share. Marks are left out, so that forgotten accents
 * still find their words. A bucket may hold several trigrams: that only adds a candidate, which the guards then refuse.
 */
export class TrigramIndex {
  readonly #keys: readonly Indexed[];
  readonly #starts = new Int32Array(BUCKETS + 1);
  readonly #postings: Int32Array;
  /** The trigrams of every key, one after another, and where those of each begin. */
  readonly #trigrams: Uint16Array;
  readonly #begins: Int32Array;
  readonly #counts: Uint16Array;
  /** Room for the places of one search, so that searching leaves little to be swept up. */
  readonly #touched: Int32Array;
  readonly #kept: Int32Array;
  readonly #signatures: Int32Array;
  readonly #work: Work;
  readonly longestKeyLength: number;

  constructor(keys: readonly Indexed[], work: Work) {
    this.#keys = keys;
    this.#work = work;
    this.#counts = new Uint16Array(keys.length);
    this.#touched = new Int32Array(keys.length);
    this.#kept = new Int32Array(keys.length);
    this.#begins = new Int32Array(keys.length + 1);
    this.#signatures = new Int32Array(SIGNATURE_WORDS * keys.length);
    this.longestKeyLength = keys.reduce((longest, { key }) => Math.max(longest, key.length), 0);
    const trigrams: number[] = [];
    keys.forEach(({ key }, place) => {
      const buckets = trigramsOf(key);
      this.#signatures.set(signatureOf(buckets), SIGNATURE_WORDS * place);
      for (const bucket of buckets) {
        this.#starts[bucket + 1] = (this.#starts[bucket + 1] ?? 0) + 1;
        trigrams.push(bucket);
      }
      this.#begins[place + 1] = trigrams.length;
    });
    this.#trigrams = Uint16Array.from(trigrams);
    for (let bucket = 0; bucket < BUCKETS; bucket += 1) {
      this.#starts[bucket + 1] = (this.#starts[bucket + 1] ?? 0) + (this.#starts[bucket] ?? 0);
    }
    const next = this.#starts.slice(0, BUCKETS);
    this.#postings = new Int32Array(trigrams.length);
    for (let place = 0; place < keys.length; place += 1) {
      const end = this.#begins[place + 1] ?? 0;
      for (let at = this.#begins[place] ?? 0; at < end; at += 1) {
        const bucket = this.#trigrams[at] ?? 0;
        const posting = next[bucket] ?? 0;
        this.#postings[posting] = place;
        next[bucket] = posting + 1;
      }
    }
  }

  /** The `most` best candidates, best first. */
  nearest(text: string, most: number): Candidate[] {
    const wanted = trigramsOf(text);
    const sizeOf = (bucket: number) => (this.#starts[bucket + 1] ?? 0) - (this.#starts[bucket] ?? 0);
    let touched = 0;
    let visits = 0;
    let lists = 0;
    for (const bucket of wanted.toSorted((one, other) => sizeOf(one) - sizeOf(other))) {
      const size = sizeOf(bucket);
      visits += size;
      if (visits > MOST_VISITS && lists >= FEWEST_LISTS) break;
      if (size > 0) lists += 1;
      this.#work.steps += size + 1;
      const end = this.#starts[bucket + 1] ?? 0;
      for (let at = this.#starts[bucket] ?? 0; at < end; at += 1) {
        const place = this.#postings[at] ?? 0;
        const count = this.#counts[place] ?? 0;
        if (count === 0) {
          this.#touched[touched] = place;
          touched += 1;
        }
        this.#counts[place] = count + 1;
      }
    }
    const signature = signatureOf(wanted);
    const alike = bestOf(this.#mostCounted(touched), most * SHORT_LIST, (place) => {
      let shared = 0;
      for (let word = 0; word < SIGNATURE_WORDS; word += 1) {
        shared += bitsOf((signature[word] ?? 0) & (this.#signatures[SIGNATURE_WORDS * place + word] ?? 0));
      }
      return (2 * shared) / (wanted.length + this.#sizeOf(place));
    });
    for (const bucket of wanted) WANTED[bucket] = 1;
    const best = bestOf(
      alike.map(({ place }) => place),
      most,
      (place) => {
        let shared = 0;
        const end = this.#begins[place + 1] ?? 0;
        for (let at = this.#begins[place] ?? 0; at < end; at += 1) {
          shared += WANTED[this.#trigrams[at] ?? 0] ?? 0;
        }
        return (2 * shared) / (wanted.length + this.#sizeOf(place));
      },
    );
    for (const bucket of wanted) WANTED[bucket] = 0;
    return best.flatMap(({ place, score }) => {
      const indexed = this.#keys[place];
      return indexed === undefined ? [] : [{ ...indexed, score }];
    });
  }

  #sizeOf(place: number): number {
    return (this.#begins[place + 1] ?? 0) - (this.#begins[place] ?? 0);
  }

  /** Those of the touched places that share the most trigrams; their counts are cleared for the next search. */
  #mostCounted(count: number): Int32Array {
    const touched = this.#touched.subarray(0, count);
    const tally: number[] = [];
    for (const place of touched) {
      const shared = this.#counts[place] ?? 0;
      tally[shared] = (tally[shared] ?? 0) + 1;
    }
    let least = tally.length - 1;
    for (let sum = tally[least] ?? 0; least > 1 && sum < LONG_LIST; sum += tally[least] ?? 0) least -= 1;
    let kept = 0;
    for (const place of touched) {
      if ((this.#counts[place] ?? 0) >= least) {
        this.#kept[kept] = place;
        kept += 1;
      }
      this.#counts[place] = 0;
    }
    return this.#kept.subarray(0, kept);
  }
}

/** A bit for every trigram; two texts alike share most of them. */
function signatureOf(buckets: readonly number[]): Int32Array {
  const signature = new Int32Array(SIGNATURE_WORDS);
  for (const bucket of buckets) {
    const bit = bucket % (32 * SIGNATURE_WORDS);
    signature[bit >> 5] = (signature[bit >> 5] ?? 0) | (1 << (bit & 31));
  }
  return signature;
}

/** How many bits of a word are set. */
function bitsOf(word: number): number {
  let bits = word - ((word >>> 1) & 0x55555555);
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
  return Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** The places with the highest scores, best first. */
function bestOf(places: Iterable<number>, most: number, scoreOf: (place: number) => number) {
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
  const buckets: number[] = [];
  for (let at = 0; at + 2 < padded.length; at += 1) {
    const hash =
      (Math.imul(padded.charCodeAt(at), 0x9e3779b1) ^
        Math.imul(padded.charCodeAt(at + 1), 0x85ebca6b) ^
        Math.imul(padded.charCodeAt(at + 2), 0xc2b2ae35)) >>>
      0;
    const bucket = (hash ^ (hash >>> 15)) & (BUCKETS - 1);
    if (SEEN[bucket] === 1) continue;
    SEEN[bucket] = 1;
    buckets.push(bucket);
  }
  for (const bucket of buckets) SEEN[bucket] = 0;
  return buckets;
}
