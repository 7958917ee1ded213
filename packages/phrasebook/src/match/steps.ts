import type { Keys } from '../normalise/wording.js';
import { AMBIGUOUS, type Lexicon } from './lexicon.js';
import { restoreMarks } from './restore-marks.js';

/** How a wording was recognised. */
export type StepPath = 'exact' | 'repeated' | 'marks';

/** One way to recognise a wording: the position of the entry, or undefined. It refuses rather than guesses. */
export interface MatchStep {
  readonly path: StepPath;
  readonly find: (keys: Keys, lexicon: Lexicon) => number | undefined;
}

const MOST_REPEATS = 4;

/** In this order; the first that knows the wording decides. Templates and near matching take their place at the end. */
export const STEPS: readonly MatchStep[] = [
  { path: 'exact', find: findExact },
  { path: 'repeated', find: findRepeated },
  {
    path: 'marks',
    find: (keys, lexicon) => (keys.loose === undefined ? undefined : restoreMarks(keys.loose, lexicon)),
  },
];

/** The entry with just this wording. Without an end mark, a wording that is a question too is not decided. */
function findExact(keys: Keys, lexicon: Lexicon): number | undefined {
  const entry =
    known(lexicon, keys.strict) ?? (keys.loose === undefined ? undefined : known(lexicon, keys.loose));
  if (entry === undefined || keys.otherMood === undefined) return entry;
  const asked = lexicon.entryOf.get(keys.otherMood);
  return asked === undefined || asked === entry ? entry : undefined;
}

/** "Stop stop stop!": one wording said several times in one breath. */
function findRepeated(keys: Keys, lexicon: Lexicon): number | undefined {
  const spoken = keys.loose;
  if (spoken === undefined || spoken.length > MOST_REPEATS * (lexicon.longestKeyLength + 1)) return undefined;
  const joint = lexicon.language === 'ja' || lexicon.language === 'zh' ? '' : ' ';
  for (let repeats = 2; repeats <= MOST_REPEATS; repeats += 1) {
    const unitLength = (spoken.length - joint.length * (repeats - 1)) / repeats;
    if (!Number.isInteger(unitLength) || unitLength < 2) continue;
    const unit = spoken.slice(0, unitLength);
    if (Array.from({ length: repeats }, () => unit).join(joint) === spoken) return known(lexicon, unit);
  }
  return undefined;
}

function known(lexicon: Lexicon, key: string): number | undefined {
  const entry = lexicon.entryOf.get(key);
  return entry === AMBIGUOUS ? undefined : entry;
}
