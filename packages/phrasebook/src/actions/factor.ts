import { slotOf } from '../analyse/token.js';
import { type Conjugation, HOLE, PLACE } from './format-actions.js';
import { ANY_ADVERB, withAdverb } from './forms.js';

/** A pattern of a way to say an action in a form. */
export interface Said {
  readonly form: string;
  readonly pattern: string;
}

export interface Factors {
  readonly complement: string;
  readonly conjugation: Conjugation;
}

/** Patterns that lack the complement are told by factors of their own where they are no more than this share. */
const MOST_ODD = 0.03;
/** As many patterns as complements are looked for in. */
const LOOKED_AT = 16;

/** What the patterns of a way share, its complement, and what stands around that in each form. Together they say the same patterns. */
export function factored(said: readonly Said[]): Factors[] {
  const factors: Factors[] = [];
  let rest = said;
  while (rest.length > 0) {
    const complement = complementOf(rest);
    const conjugation: Record<string, string[]> = {};
    const odd: Said[] = [];
    for (const each of rest) {
      const around = aroundOf(each.pattern.split(' '), complement);
      if (around === undefined) odd.push(each);
      else (conjugation[each.form] ??= []).push(around);
    }
    factors.push({ complement: complement.join(' '), conjugation: withoutSame(conjugation) });
    rest = odd;
  }
  return factors;
}

/** The longest run of tokens with every slot that (nearly) all patterns have. */
function complementOf(said: readonly Said[]): readonly string[] {
  const patterns = [...new Set(said.map(({ pattern }) => pattern))].map((each) => each.split(' '));
  const runs = new Map<string, readonly string[]>();
  for (const tokens of patterns.slice(0, LOOKED_AT))
    for (const run of runsOf(tokens)) runs.set(run.join(' '), run);
  let best: { readonly run: readonly string[]; readonly held: number } = { run: [], held: 0 };
  for (const run of runs.values()) {
    const holding = patterns.filter((tokens) => aroundOf(tokens, run) !== undefined).length;
    const held = holding >= patterns.length * (1 - MOST_ODD) ? patterns.length : holding;
    if (held > best.held || (held === best.held && run.length > best.run.length)) best = { run, held };
  }
  return best.run;
}

/** The runs of a pattern that hold all its slots. */
function runsOf(tokens: readonly string[]): (readonly string[])[] {
  const places = tokens.flatMap((token, at) => (token !== PLACE && slotOf(token) !== undefined ? [at] : []));
  const [first = tokens.length] = places;
  const last = places.at(-1) ?? -1;
  const runs: (readonly string[])[] = places.length === 0 ? [[]] : [];
  for (let start = 0; start <= Math.min(first, tokens.length - 1); start += 1)
    for (let end = Math.max(start, last) + 1; end <= tokens.length; end += 1)
      runs.push(tokens.slice(start, end));
  return runs;
}

/** A pattern with a hole where the complement stood, with or without its place for an adverb; undefined where it does not hold it. */
function aroundOf(tokens: readonly string[], complement: readonly string[]): string | undefined {
  const plain = complement.filter((token) => token !== PLACE);
  for (const run of plain.length === complement.length ? [plain] : [complement, plain]) {
    const start = startOf(run, tokens);
    if (start >= 0) return [...tokens.slice(0, start), HOLE, ...tokens.slice(start + run.length)].join(' ');
  }
  return undefined;
}

function startOf(run: readonly string[], tokens: readonly string[]): number {
  if (run.length === 0) return 0;
  return tokens.findIndex((_, start) => run.every((token, at) => tokens[start + at] === token));
}

/** Without the forms with an adverb whose place is in the complement alone. */
function withoutSame(conjugation: Conjugation): Conjugation {
  const isSame = (form: string) => {
    const withPlace = conjugation[withAdverb(form, ANY_ADVERB)] ?? [];
    return withPlace.join() === conjugation[form]?.join() && !withPlace.join().includes(PLACE);
  };
  const same = new Set(
    Object.keys(conjugation)
      .filter(isSame)
      .map((form) => withAdverb(form, ANY_ADVERB)),
  );
  return Object.fromEntries(Object.entries(conjugation).filter(([form]) => !same.has(form)));
}
