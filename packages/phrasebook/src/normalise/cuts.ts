import type { Language } from '@genbatalk/contract';
import { cutChinese } from './cuts-chinese.js';
import { cutJapanese } from './cuts-japanese.js';
import { cutSpaced } from './cuts-spaced.js';

/**
 * How two clauses belong together. `when` is if, when, once, and `thenIf` the same where only what follows is marked; `at` a phrase without a verb (in case of fire); with `so`,
 * `then`, `and` and `but` both clauses are sentences.
 */
export type Link = 'when' | 'thenIf' | 'at' | 'before' | 'after' | 'until' | 'so' | 'then' | 'and' | 'but';

/** One way to take a sentence apart at one joining word. */
export interface Cut {
  readonly link: Link;
  /** The clause with its joining word, in the spellings in which clauses are known; none for two sentences. */
  readonly clauses: readonly string[];
  /** The clause as a sentence of its own, in the forms that it could have. */
  readonly bare: readonly string[];
  /** What is to be done, asked or told, in the forms that it could have; the first that is known is meant. */
  readonly main: readonly string[];
  /** True where the clause was said behind its main clause. */
  readonly isBehind: boolean;
  /** The words as they were said, in the order in which they are told. */
  readonly source: readonly [clause: string, main: string];
}

/** Longer sentences hold more than two clauses. */
const MOST_CHARACTERS = 160;

/** Every way to cut a sentence into two clauses at a joining word. Most mean nothing: who asks must know both halves. */
export function cutsOf(body: string, language: Language): Cut[] {
  const text = body.normalize('NFC').replaceAll('’', "'").trim();
  if (text.length > MOST_CHARACTERS) return [];
  if (language === 'ja') return cutJapanese(text);
  return language === 'zh' ? cutChinese(text) : cutSpaced(text, language);
}
