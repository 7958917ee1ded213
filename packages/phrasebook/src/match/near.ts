import type { Analysis } from '../analyse/analyse.js';
import { bareKey } from '../analyse/analyse.js';
import { softKey } from '../analyse/soft.js';
import { termOf } from '../analyse/token.js';
import { withoutMarks } from '../normalise/fold-vietnamese.js';
import type { Knowledge } from './knowledge.js';
import { AMBIGUOUS } from './lexicon.js';
import { isNeverBare } from './restore-marks.js';

/** Why a candidate was refused; the tools show it. */
type Guard =
  | 'number'
  | 'question'
  | 'turning-word'
  | 'unknown-word'
  | 'other-word'
  | 'missing-word'
  | 'other-order'
  | 'too-many-slips'
  | 'runner-up'
  | 'too-far'
  | 'ambiguous';

export interface NearTrial {
  readonly entry: number;
  readonly key: string;
  readonly score: number;
  /** Absent where the candidate stands. */
  readonly refusedBy?: Guard;
}

const MOST_CANDIDATES = 8;
const LOWEST_SCORE = 0.5;
/** A second entry this close means that nobody knows which one was meant. */
const CLEAR_DISTANCE = 0.04;
const FEWEST_TOKENS = 2;
const FEWEST_TOKENS_CRITICAL = 3;
const SHORTEST_SLIPPED_WORD = 6;

/**
 * Looks for the entry that differs from what was said by slips of the tongue, the finger or the recogniser only.
 * Every candidate is verified word by word; what is not the very same must be a slip inside a long word that is
 * itself no word of the site. All trials are returned; the first without `refusedBy` is the match.
 */
export function tryNear(
  analysis: Analysis,
  knowledge: Knowledge,
  isCritical: (entry: number) => boolean,
): NearTrial[] {
  const key = softKey(bareKey(analysis), knowledge.language);
  if (key.length > 2 * knowledge.near.longestKeyLength) return [];
  const said = key.split(' ');
  const trials = knowledge.near
    .nearest(key, MOST_CANDIDATES)
    .map(({ entry, key: known, score }): NearTrial => {
      if (entry === AMBIGUOUS) return { entry, key: known, score, refusedBy: 'ambiguous' };
      const refusedBy =
        score < LOWEST_SCORE ? 'too-far' : verify(said, known.split(' '), knowledge, isCritical(entry));
      return refusedBy === undefined ? { entry, key: known, score } : { entry, key: known, score, refusedBy };
    });
  const standing = trials.find(({ refusedBy }) => refusedBy === undefined);
  if (standing === undefined) return trials;
  const isDisputed = trials.some(
    ({ entry, score, refusedBy }) =>
      entry !== standing.entry &&
      (refusedBy === undefined ||
        (score > standing.score - CLEAR_DISTANCE && refusedBy !== 'number' && refusedBy !== 'other-word')),
  );
  if (!isDisputed) return trials;
  return trials.map((trial) =>
    trial.refusedBy === undefined ? { ...trial, refusedBy: 'runner-up' } : trial,
  );
}

// Vietnamese without marks has many ways to mark every word: what could be more than so many wordings is searched for.
const MOST_WORDINGS = 256;

/**
 * False where no entry can stand, whichever it were: with what no entry holds replaced by the words that it is a slip of,
 * one has to say just this. Cheap, so that most of what is unknown is never searched for.
 */
export function couldBeNear(analysis: Analysis, knowledge: Knowledge): boolean {
  const { vocabulary, language, soft } = knowledge;
  const said = softKey(bareKey(analysis), language).split(' ');
  const unknown = said.filter((word) => !vocabulary.has(word)).length;
  const isMany = unknown > 2 || unknown * 2 > said.length;
  if (unknown === 0 || (language !== 'vi' && isMany)) return false;
  let wordings = [''];
  for (const word of said) {
    const meant = vocabulary.has(word) ? [word] : slipsOf(word, knowledge);
    wordings = wordings.flatMap((before) =>
      meant.map((each) => (before === '' ? each : `${before} ${each}`)),
    );
    if (wordings.length === 0) return false;
    if (wordings.length > MOST_WORDINGS) return true;
  }
  return wordings.some((wording) => soft.has(wording));
}

/** The words that one could be a slip of. */
function slipsOf(word: string, knowledge: Knowledge): string[] {
  if (/\d|^\{/u.test(word) || termOf(word) !== undefined) return [];
  return [...new Set(knowledge.slips.meantBy(word))].filter((meant) => isSlip(word, meant, knowledge));
}

function verify(
  said: readonly string[],
  known: readonly string[],
  knowledge: Knowledge,
  isCritical: boolean,
): Guard | undefined {
  if ((said.at(-1) === '?') !== (known.at(-1) === '?')) return 'question';
  const left = remainder(said, known);
  const right = remainder(known, said);
  if ([...left, ...right].some((token) => /\d/u.test(token))) return 'number';
  if ([...left, ...right].some((token) => token.startsWith('{') || token === ',')) return 'turning-word';
  // A word of the site where the entry has another: this one is plainly not meant.
  if (left.some((word) => knowledge.vocabulary.has(word))) return 'other-word';
  if (left.length > right.length) return 'unknown-word';
  if (left.length < right.length) return 'missing-word';
  if (said.length < (isCritical ? FEWEST_TOKENS_CRITICAL : FEWEST_TOKENS)) return 'too-many-slips';
  if (left.length > (isCritical ? 1 : 2) || left.length * 2 > said.length) {
    const areMarks =
      knowledge.language === 'vi' &&
      !isCritical &&
      left.every((word, at) => withoutMarks(word) === withoutMarks(right[at] ?? ''));
    if (!areMarks) return 'too-many-slips';
  }
  if (!left.every((word, at) => isSlip(word, right[at] ?? '', knowledge))) return 'unknown-word';
  // "Climb, then hook on" has the words of "hook on, then climb".
  const meant = said.map((word) => right[left.indexOf(word)] ?? word);
  return meant.every((word, at) => word === known[at]) ? undefined : 'other-order';
}

/** The tokens of one that the other lacks, in their order. */
function remainder(one: readonly string[], other: readonly string[]): string[] {
  const rest = [...other];
  return one.filter((token) => {
    const at = rest.indexOf(token);
    if (at >= 0) rest.splice(at, 1);
    return at < 0;
  });
}

function isSlip(word: string, meant: string, { language, vocabulary }: Knowledge): boolean {
  if (termOf(word) !== undefined || termOf(meant) !== undefined || vocabulary.has(word)) return false;
  if (withoutMarks(word) === withoutMarks(meant))
    return language !== 'de' && !isNeverBare(word, meant, language);
  if (language === 'ja' || language === 'zh' || language === 'vi') return false;
  // Prefixes turn a word round (décrocher, sganciare, entladen) and endings its tense: a slip is inside.
  const isInside = word.slice(0, 3) === meant.slice(0, 3) && word.at(-1) === meant.at(-1);
  const isLong = Math.min(word.length, meant.length) >= SHORTEST_SLIPPED_WORD;
  return isLong && isInside && isOneEdit(word, meant);
}

/** One letter more, less or other, or two neighbours swapped. */
function isOneEdit(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1 || one === other) return false;
  let start = 0;
  while (start < one.length && one[start] === other[start]) start += 1;
  let ends = 0;
  while (
    ends < Math.min(one.length, other.length) - start &&
    one[one.length - 1 - ends] === other[other.length - 1 - ends]
  ) {
    ends += 1;
  }
  const [first, second] = [one.slice(start, one.length - ends), other.slice(start, other.length - ends)];
  return (
    (first.length <= 1 && second.length <= 1) ||
    (first.length === 2 && second.length === 2 && first[0] === second[1] && first[1] === second[0])
  );
}
