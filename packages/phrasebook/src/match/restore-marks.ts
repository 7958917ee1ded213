import type { Language } from '@genbatalk/contract';
import { withoutMarks, withoutTone } from '../normalise/fold-vietnamese.js';
import type { Keys } from '../normalise/wording.js';
import { entryMeantBy, type Lexicon } from './lexicon.js';

// With fewer words, too many other sentences have the same letters.
const FEWEST_WORDS = 3;

/**
 * Bare words whose marked forms would each fit the same place with another meaning: dung is dừng (stop),
 * đừng (do not), đúng (right) and dùng (use). They must come with their marks.
 */
const NEVER_BARE: Partial<Readonly<Record<Language, ReadonlySet<string>>>> = {
  vi: new Set([
    'dung',
    'chua',
    'cat',
    'bo',
    'cho',
    'nang',
    'sau',
    'dong',
    'tren',
    'cam',
    'chay',
    'tat',
    'bat',
  ]),
  it: new Set(['e', 'la', 'si', 'ne']),
  fr: new Set(['ou', 'a', 'la', 'du']),
};
// Said with the tone of any word, Vietnamese has its marks: there ba is three, and never bà or bả.
const TONED = /\p{M}/u;
// Coupe (cut!) and coupé (has been cut) are different orders.
const FRENCH_PARTICIPLE = /é(?:e|s|es)?$/u;

const bareForms = new WeakMap<Lexicon, ReadonlyMap<string, readonly string[]>>();

/** The one entry that a wording typed without some of its marks can mean, in Vietnamese, French and Italian. */
export function restoreMarks({ loose: spoken, isOpen }: Keys, lexicon: Lexicon): number | undefined {
  const refused = NEVER_BARE[lexicon.language];
  if (refused === undefined || spoken === undefined || spoken.length > lexicon.longestKeyLength)
    return undefined;
  if (lexicon.language === 'vi' && TONED.test(spoken)) return undefined;
  const words = spoken.split(' ');
  if (words.length < FEWEST_WORDS) return undefined;
  const candidates = bareFormsOf(lexicon).get(withoutMarks(spoken)) ?? [];
  const meant = new Set(candidates.map((candidate) => entryMeantBy(candidate, isOpen, lexicon)));
  const isWritten = candidates.some((each) =>
    isUnmarkedFormOf(words, each.split(' '), lexicon.language, refused),
  );
  const [entry] = meant;
  return isWritten && meant.size === 1 ? entry : undefined;
}

/** True where a word without (some of) its marks could as well be another word. */
export function isNeverBare(word: string, meant: string, language: Language): boolean {
  if (NEVER_BARE[language]?.has(withoutMarks(word)) === true) return true;
  return language === 'fr' && FRENCH_PARTICIPLE.test(meant);
}

function isUnmarkedFormOf(
  words: readonly string[],
  candidate: readonly string[],
  language: Language,
  refused: ReadonlySet<string>,
): boolean {
  return candidate.every((full, at) => {
    const word = words[at];
    if (word === full) return true;
    if (word === undefined || refused.has(word)) return false;
    if (language === 'fr' && FRENCH_PARTICIPLE.test(full)) return false;
    return word === withoutMarks(full) || (language === 'vi' && word === withoutTone(full));
  });
}

function bareFormsOf(lexicon: Lexicon): ReadonlyMap<string, readonly string[]> {
  const kept = bareForms.get(lexicon);
  if (kept !== undefined) return kept;
  const built = new Map<string, string[]>();
  for (const key of lexicon.entryOf.keys()) {
    const bare = withoutMarks(key);
    built.set(bare, [...(built.get(bare) ?? []), key]);
  }
  bareForms.set(lexicon, built);
  return built;
}
