import type { Language } from '@genbatalk/contract';
import { foldForGuard, wordsPattern } from '../pair-languages.js';
import { NEGATION_WORDS, type NegationWords } from './negation-words.js';

interface Negation {
  readonly denies: boolean;
  /** It forbids, if not by denying. */
  readonly forbids: boolean;
  readonly answers: boolean;
}

/** Whether a translation lost what forbids or denies, or forbids what was not forbidden. */
export function turnsNegation(
  said: string,
  sourceLanguage: Language,
  translated: string,
  targetLanguage: Language,
): boolean {
  const source = readNegation(said, sourceLanguage);
  const target = readNegation(translated, targetLanguage);
  if (source.denies) return !(target.denies || target.forbids || target.answers);
  return target.denies && !source.forbids;
}

const built = new Map<Language, Readonly<Record<keyof NegationWords, RegExp>>>();

function readNegation(text: string, language: Language): Negation {
  const patterns = patternsOf(language);
  const folded = foldForGuard(text).trim().replace(patterns.idioms, ' ~ ');
  return {
    denies: patterns.denies.test(folded),
    forbids: patterns.quiet.test(folded),
    answers: patterns.answers.test(folded),
  };
}

function patternsOf(language: Language): Readonly<Record<keyof NegationWords, RegExp>> {
  const kept = built.get(language);
  if (kept !== undefined) return kept;
  const { idioms, denies, quiet, answers } = NEGATION_WORDS[language];
  const made = {
    idioms: wordsPattern(idioms, language, 'gu'),
    denies: wordsPattern(denies, language),
    quiet: wordsPattern(quiet, language),
    answers: wordsPattern(answers, language),
  };
  built.set(language, made);
  return made;
}
