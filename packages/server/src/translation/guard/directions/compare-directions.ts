import type { Language } from '@genbatalk/contract';
import { foldForGuard, wordsPattern } from '../pair-languages.js';
import { type Direction, type DirectionLexicon, OPPOSITES } from './directions.js';
import { CHINESE, JAPANESE, VIETNAMESE } from './east-asian.js';
import { ENGLISH, FRENCH, GERMAN, ITALIAN } from './european.js';

const LEXICONS: Readonly<Record<Language, DirectionLexicon>> = {
  ja: JAPANESE,
  zh: CHINESE,
  vi: VIETNAMESE,
  en: ENGLISH,
  de: GERMAN,
  fr: FRENCH,
  it: ITALIAN,
};
/** A side is a side in every language: it may not be left out. The others are often part of another word. */
const NEVER_LEFT_OUT: ReadonlySet<Direction> = new Set(['left', 'right']);

interface Patterns {
  readonly idioms: RegExp;
  readonly said: ReadonlyMap<Direction, RegExp>;
  readonly heard: ReadonlyMap<Direction, RegExp>;
}
const built = new Map<Language, Patterns>();

/** Whether a translation turns a direction round, or leaves a side out. */
export function turnsDirection(
  said: string,
  sourceLanguage: Language,
  translated: string,
  targetLanguage: Language,
): boolean {
  const source = readDirections(said, sourceLanguage);
  const target = readDirections(translated, targetLanguage);
  return OPPOSITES.some(
    ([one, other]) =>
      isTurned(one, other, source, target) ||
      isTurned(other, one, source, target) ||
      isTurned(one, other, target, source) ||
      isTurned(other, one, target, source) ||
      [one, other].some(
        (each) => NEVER_LEFT_OUT.has(each) && source.said.has(each) && !target.heard.has(each),
      ),
  );
}

interface Directions {
  readonly said: ReadonlySet<Direction>;
  readonly heard: ReadonlySet<Direction>;
}

/** One side says a direction plainly, the other says its opposite plainly and nothing that could be the same. */
function isTurned(one: Direction, opposite: Direction, here: Directions, there: Directions): boolean {
  return here.said.has(one) && !here.said.has(opposite) && there.said.has(opposite) && !there.heard.has(one);
}

function readDirections(text: string, language: Language): Directions {
  const { idioms, said, heard } = patternsOf(language);
  const folded = foldForGuard(text).replace(idioms, ' ~ ');
  const found = (patterns: ReadonlyMap<Direction, RegExp>) =>
    new Set([...patterns].filter(([, pattern]) => pattern.test(folded)).map(([direction]) => direction));
  return { said: found(said), heard: found(heard) };
}

function patternsOf(language: Language): Patterns {
  const kept = built.get(language);
  if (kept !== undefined) return kept;
  const { idioms, words } = LEXICONS[language];
  const entries = Object.entries(words) as [Direction, DirectionLexicon['words'][Direction]][];
  const made = {
    idioms: wordsPattern(idioms, language, 'gu'),
    said: new Map(entries.map(([each, { said }]) => [each, wordsPattern(said, language)])),
    heard: new Map(
      entries.map(([each, { said, heard }]) => [
        each,
        wordsPattern(heard === undefined ? said : `${said}|${heard}`, language),
      ]),
    ),
  };
  built.set(language, made);
  return made;
}
