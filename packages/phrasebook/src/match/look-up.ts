import { bareKey } from '../analyse/analyse.js';
import { termOf } from '../analyse/token.js';
import { rememberSame } from '../normalise/remember.js';
import type { Sentence } from '../normalise/sentences.js';
import { keysOf } from '../normalise/wording.js';
import { analyseSaid, keyOf } from './analyse-said.js';
import type { MatchStep, Meaning, Spoken, StepContext } from './steps.js';

/** What goes before a sentence that belongs to another: "Then:", "So:". The rest of it stands as it is. */
export type Lead = 'clause' | 'first' | 'then' | 'if' | 'until' | 'until-then' | 'so' | 'but' | 'told';

/** A stretch of a turn: the words as spoken, and what they mean, where that is known. */
export interface TurnPart {
  readonly source: string;
  readonly meaning?: Meaning;
  readonly lead?: Lead;
}

// Longer sentences are no entry's and no template's; not to analyse them keeps the work in proportion to the length.
const MOST_CHARACTERS = 240;

/** What a wording means, or that it is nothing but fillers. */
interface Known {
  readonly meaning?: Meaning;
  readonly isSilent?: true;
}

/** What was looked up in a turn, by the steps that were asked; and what was not known to them. */
interface Memory {
  readonly known: Map<string, Known>;
  readonly unknown: Set<string>;
}

/** A turn is looked up from its first sentence to its last; no other comes in between. */
const MOST_TURNS = 2;
const memoryOf = rememberSame<StepContext, Map<readonly MatchStep[], Memory>>(() => new Map(), MOST_TURNS);

function recall(context: StepContext, steps: readonly MatchStep[]): Memory {
  const bySteps = memoryOf(context);
  const memory = bySteps.get(steps) ?? { known: new Map(), unknown: new Set() };
  bySteps.set(steps, memory);
  return memory;
}

/**
 * Looks sentences up as one wording; undefined where they are nothing but fillers. What was looked up is kept as long as
 * the context is, which is a turn: a sentence comes back as its only clause, and in several cuts at joining words.
 */
export function lookUp(
  sentences: readonly Sentence[],
  context: StepContext,
  steps: readonly MatchStep[],
): TurnPart | undefined {
  const source = sentences.map((sentence) => sentence.source).join(' ');
  const isLong = source.length > MOST_CHARACTERS;
  const key = `${isLong ? 'long' : ''}${keyOf(sentences)}`;
  const { known: found } = recall(context, steps);
  let known = found.get(key);
  if (known === undefined) {
    known = lookUpAnew(sentences, isLong, context, steps);
    found.set(key, known);
  }
  if (known.isSilent === true) return undefined;
  return known.meaning === undefined ? { source } : { source, meaning: known.meaning };
}

function lookUpAnew(
  sentences: readonly Sentence[],
  isLong: boolean,
  context: StepContext,
  steps: readonly MatchStep[],
): Known {
  const { language } = context.knowledge;
  const keys = keysOf(sentences, language);
  if (keys === undefined) return { isSilent: true };
  const spoken = {
    keys,
    analysis: () => (isLong ? undefined : analyseSaid(sentences, language, context.knowledge.book)),
  };
  const { unknown } = recall(context, steps);
  // "Äh, das Gerüst schwankt" comes back as its only clause: the same words in the same mood are not looked up again.
  const same = unknown.size === 0 ? undefined : sameOf(spoken);
  if (same !== undefined && unknown.has(same)) return {};
  for (const step of steps) {
    const meaning = step.find(spoken, context);
    // What is only the beginning of a sentence must be that to the letter.
    const isGuess = meaning?.path === 'near' && context.headOf(meaning)?.role === 'clause';
    if (meaning !== undefined && !isGuess) return { meaning };
  }
  const meaning = lookUpWordByWord({ sentences, keys, analysis: spoken.analysis }, context, steps);
  if (meaning !== undefined) return { meaning };
  unknown.add(same ?? sameOf(spoken));
  return {};
}

/** All that the steps look at, without what was only said to begin with. */
function sameOf({ keys: { strict, loose, isOpen }, analysis }: Spoken): string {
  const said = analysis();
  return [strict, loose, isOpen, said?.isOpen, said === undefined ? '' : bareKey(said)].join('\n');
}

/** "Chưa đổ bê tông" is no concrete pouring but concrete that is not poured: the verb of a compound may be the sentence's own. */
function lookUpWordByWord(
  { sentences, keys, analysis }: { readonly sentences: readonly Sentence[] } & Spoken,
  context: StepContext,
  steps: readonly MatchStep[],
): Meaning | undefined {
  const { language, simpleBook } = context.knowledge;
  const tokens = simpleBook === undefined ? undefined : analysis()?.tokens;
  const isCompound = tokens?.some(({ text }) => {
    const kind = context.kindOf(termOf(text) ?? -1);
    return kind === 'work' || kind === 'part';
  });
  if (isCompound !== true) return undefined;
  const made = simpleBook === undefined ? undefined : analyseSaid(sentences, language, simpleBook);
  const again = steps.filter(({ path }) => path === 'template' || path === 'framed');
  for (const step of again) {
    const meaning = step.find({ keys, analysis: () => made }, context);
    if (meaning !== undefined) return meaning;
  }
  return undefined;
}

/** True where both name the same sentence with the same values; how they were found may differ. */
export function isSame(one: Meaning, other: Meaning): boolean {
  const plain = (meaning: Meaning) =>
    JSON.stringify({
      ...meaning,
      path: '',
      values: 'values' in meaning ? [...meaning.values] : [],
    });
  return plain(one) === plain(other);
}
