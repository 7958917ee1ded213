import { withoutMarks } from '../normalise/fold-vietnamese.js';

/** The words of a language by what a slip leaves as it is: all but the marks, or the first three letters and the last. */
export class SlipIndex {
  readonly #bare = new Map<string, string[]>();
  readonly #framed = new Map<string, string[]>();

  constructor(words: Iterable<string>) {
    for (const word of words) {
      push(this.#bare, withoutMarks(word), word);
      push(this.#framed, frameOf(word), word);
    }
  }

  /** The words that could have been meant. */
  meantBy(word: string): readonly string[] {
    return [...(this.#bare.get(withoutMarks(word)) ?? []), ...(this.#framed.get(frameOf(word)) ?? [])];
  }
}

function frameOf(word: string): string {
  return `${word.slice(0, 3)}${word.at(-1)}`;
}

function push(lists: Map<string, string[]>, key: string, word: string): void {
  const list = lists.get(key);
  if (list === undefined) lists.set(key, [word]);
  else list.push(word);
}
