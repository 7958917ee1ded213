import { analyse } from '../analyse/analyse.js';
import type { Sentence } from '../normalise/sentences.js';
import { keysOf } from '../normalise/wording.js';
import type { MatchStep, Meaning, StepContext } from './steps.js';

/** What goes before a sentence that belongs to another: "Then:", "So:". The rest of it stands as it is. */
export type Lead = 'clause' | 'first' | 'then' | 'if' | 'if-then' | 'until' | 'until-then' | 'so' | 'but';

/** A stretch of a turn: the words as spoken, and what they mean, where that is known. */
export interface TurnPart {
  readonly source: string;
  readonly meaning?: Meaning;
  readonly lead?: Lead;
}

// Longer sentences are no entry's and no template's; not to analyse them keeps the work in proportion to the length.
const MOST_CHARACTERS = 240;

/** Looks sentences up as one wording; undefined where they are nothing but fillers. */
export function lookUp(
  sentences: readonly Sentence[],
  context: StepContext,
  steps: readonly MatchStep[],
): TurnPart | undefined {
  const { language, book } = context.knowledge;
  const keys = keysOf(sentences, language);
  if (keys === undefined) return undefined;
  const source = sentences.map((sentence) => sentence.source).join(' ');
  let analysis: { readonly made: ReturnType<typeof analyse> } | undefined;
  const spoken = {
    keys,
    analysis: () => {
      if (source.length > MOST_CHARACTERS) return undefined;
      analysis ??= { made: analyse(sentences, language, book) };
      return analysis.made;
    },
  };
  for (const step of steps) {
    const meaning = step.find(spoken, context);
    if (meaning !== undefined) return { source, meaning };
  }
  return { source };
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
