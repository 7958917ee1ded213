import type { Keys } from '../normalise/wording.js';
import { entryMeantBy, type Lexicon } from './lexicon.js';
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
    find: restoreMarks,
  },
];

/** The entry with just this wording. */
function findExact({ strict, loose, isOpen }: Keys, lexicon: Lexicon): number | undefined {
  const entry = entryMeantBy(strict, isOpen, lexicon);
  return entry ?? (loose === undefined ? undefined : entryMeantBy(loose, isOpen, lexicon));
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
    if (Array.from({ length: repeats }, () => unit).join(joint) === spoken) {
      return entryMeantBy(unit, keys.isOpen, lexicon);
    }
  }
  return undefined;
}
