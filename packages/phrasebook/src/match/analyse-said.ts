import type { Language } from '@genbatalk/contract';
import { type Analysis, analyse } from '../analyse/analyse.js';
import type { TermBook } from '../analyse/term-book.js';
import { remember } from '../normalise/remember.js';
import type { Sentence } from '../normalise/sentences.js';

const MOST_REMEMBERED = 32;
const kept = new WeakMap<TermBook, (sentences: readonly Sentence[]) => Analysis | undefined>();

/**
 * Analyses what was said. The same sentences come back within a turn, as a clause of themselves and for their key terms:
 * the latest are kept, with what was read of their slots.
 */
export function analyseSaid(
  sentences: readonly Sentence[],
  language: Language,
  book: TermBook,
): Analysis | undefined {
  let analyseOnce = kept.get(book);
  if (analyseOnce === undefined) {
    analyseOnce = remember((said) => analyse(said, language, book), MOST_REMEMBERED, keyOf);
    kept.set(book, analyseOnce);
  }
  return analyseOnce(sentences);
}

/** All that the analysis looks at; equal for sentences that differ only in how they are shown. */
export function keyOf(sentences: readonly Sentence[]): string {
  return sentences
    .map(({ body, asks, ended }) => `${asks ? '?' : ''}${ended ? '.' : ''}\n${body}`)
    .join('\n\n');
}
