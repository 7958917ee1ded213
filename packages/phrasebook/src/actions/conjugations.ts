import type { ReadValue } from '../slots/value.js';
import { PatternTree, type Walk } from '../templates/pattern-tree.js';
import { type Conjugation, HOLE, PLACE } from './format-actions.js';
import { ANY_ADVERB, withAdverb } from './forms.js';

/** What may stand behind a complement, and the conjugations that have it there. */
export interface Ending {
  readonly tree: PatternTree;
  /** By the number that the tree gives a pattern. */
  readonly conjugations: number[][];
  /** Those with nothing behind the complement. */
  readonly closed: number[];
  /** The words that what stands behind begins with; a place for an adverb among them. */
  readonly firsts: Set<string>;
}

/** What was read around a complement. */
export interface Stretch<Found> {
  readonly end: number;
  readonly words: number;
  readonly adverb: string | undefined;
  readonly isAfterSlot: boolean;
  readonly found: Found;
}

interface Front {
  readonly tree: PatternTree;
  readonly endings: Ending[];
  /** For what has nothing before the complement. */
  readonly open: Ending;
}

/** The conjugations of one language by form, gathered when a sentence first asks for a form. */
export class Conjugations {
  readonly #all: readonly Conjugation[];
  readonly #slots: readonly string[];
  readonly #fronts = new Map<string, Front>();

  constructor(all: readonly Conjugation[], slots: readonly string[]) {
    this.#all = all;
    this.#slots = slots;
  }

  /** What stands before a complement from a place on; nothing is one of the answers. Without what cannot end in the sentence. */
  before(base: string, isWithAdverb: boolean, at: number, walk: Walk): Stretch<Ending>[] {
    const { tree, endings, open } = this.#frontOf(base, isWithAdverb);
    const nothing = mayEnd(open, walk)
      ? [{ end: at, words: 0, adverb: undefined, isAfterSlot: false, found: open }]
      : [];
    const some = tree.matchesFrom(at, walk).flatMap(({ pattern, end, words, values, isAfterSlot }) => {
      const found = endings[pattern];
      return found === undefined || !mayEnd(found, walk)
        ? []
        : [{ end, words, adverb: adverbIn(values), isAfterSlot, found }];
    });
    return [...nothing, ...some];
  }

  /** What stands behind a complement, with the conjugations that say so. */
  behind(ending: Ending, at: number, isAfterSlot: boolean, walk: Walk): Stretch<readonly number[]>[] {
    const { tree, conjugations, closed } = ending;
    const nothing = { end: at, words: 0, adverb: undefined, isAfterSlot, found: closed };
    const some = tree.matchesFrom(at, walk, isAfterSlot).map(({ pattern, end, words, values }) => ({
      end,
      words,
      adverb: adverbIn(values),
      isAfterSlot: false,
      found: conjugations[pattern] ?? [],
    }));
    return closed.length === 0 ? some : [nothing, ...some];
  }

  #frontOf(base: string, isWithAdverb: boolean): Front {
    const form = isWithAdverb ? withAdverb(base, ANY_ADVERB) : base;
    const known = this.#fronts.get(form);
    if (known !== undefined) return known;
    const front: Front = { tree: new PatternTree(), endings: [], open: newEnding() };
    this.#fronts.set(form, front);
    const numbers = new Map<string, number>();
    const behind = new Map<Ending, Map<string, number>>();
    this.#all.forEach((conjugation, at) => {
      for (const pattern of conjugation[form] ?? conjugation[base] ?? []) {
        const [before = '', after = ''] = pattern.split(HOLE).map((each) => each.trim());
        let ending = front.open;
        if (before !== '') {
          let number = numbers.get(before);
          if (number === undefined) {
            number = front.endings.push(newEnding()) - 1;
            numbers.set(before, number);
            front.tree.add(before, this.#slots, {}, number);
          }
          ending = front.endings[number] ?? front.open;
        }
        if (after === '') {
          ending.closed.push(at);
          continue;
        }
        const own = behind.get(ending) ?? new Map<string, number>();
        behind.set(ending, own);
        let number = own.get(after);
        if (number === undefined) {
          number = ending.conjugations.push([]) - 1;
          own.set(after, number);
          ending.firsts.add(after.split(' ')[0] ?? '');
          ending.tree.add(after, this.#slots, {}, number);
        }
        ending.conjugations[number]?.push(at);
      }
    });
    return front;
  }
}

/** The adverb that was said in its place, as analysed words. */
export function adverbIn(values: ReadonlyMap<string, ReadValue>): string | undefined {
  const value = values.get(ANY_ADVERB);
  return value?.kind === 'adverb' ? value.words : undefined;
}

/** Whether the sentence holds a word that an ending begins with. */
function mayEnd({ closed, firsts }: Ending, { words }: Walk): boolean {
  if (closed.length > 0 || firsts.has(PLACE)) return true;
  for (const word of words) if (firsts.has(word)) return true;
  return false;
}

function newEnding(): Ending {
  return { tree: new PatternTree(), conjugations: [], closed: [], firsts: new Set() };
}
