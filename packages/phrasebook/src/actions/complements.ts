import { slotOf } from '../analyse/token.js';
import { rememberSame } from '../normalise/remember.js';
import type { ReadValue } from '../slots/value.js';
import { PatternTree, type Walk } from '../templates/pattern-tree.js';
import { adverbIn } from './conjugations.js';
import { type ActionHead, type ActionsData, PLACE } from './format-actions.js';
import { ANY_ADVERB } from './forms.js';

/** A complement that was said at a place. */
export interface SaidComplement {
  readonly complement: number;
  readonly end: number;
  readonly words: number;
  readonly adverb: string | undefined;
  readonly isAfterSlot: boolean;
  readonly values: ReadonlyMap<string, ReadValue>;
}

/** A walk asks for complements as long as it goes; no other goes in between. */
const MOST_WALKS = 2;
const NOTHING: ReadonlyMap<string, ReadValue> = new Map();

/**
 * The complements of one language, and the actions that each makes with a conjugation. Apart from what an action is done
 * to, where `isApart`: the first slot of its action is left out.
 */
export class Complements {
  readonly #tree = new PatternTree();
  readonly #actions = new Map<number, number[]>();
  /** The complements that may be said without any words. */
  readonly #silent: readonly number[];
  readonly #conjugations: number;
  readonly #said = rememberSame<Walk, SaidComplement[][]>(() => [], MOST_WALKS);

  constructor(heads: readonly ActionHead[], data: ActionsData, isApart: boolean) {
    const { slots, complements, conjugations, ways } = data;
    this.#conjugations = conjugations.length;
    const numbers = new Map<string, number>();
    ways.forEach((own, action) => {
      const [object] = Object.keys(heads[action]?.slots ?? {});
      for (const [complement, conjugation] of own) {
        const whole = complements[complement] ?? '';
        const said = isApart ? withoutSlot(whole, object, slots) : whole;
        if (said === undefined) continue;
        let number = numbers.get(said);
        if (number === undefined) {
          number = numbers.size;
          numbers.set(said, number);
          for (const each of said.includes(PLACE) ? [said, withoutToken(said, PLACE)] : [said])
            if (each !== '') this.#tree.add(each, slots, {}, number);
        }
        const key = this.#keyOf(number, conjugation);
        const actions = this.#actions.get(key);
        if (actions === undefined) this.#actions.set(key, [action]);
        else if (!actions.includes(action)) actions.push(action);
      }
    });
    this.#silent = ['', PLACE].flatMap((each) => numbers.get(each) ?? []);
  }

  /** Every complement that is said from a place on; the same for one walk. */
  from(at: number, walk: Walk): readonly SaidComplement[] {
    const known = this.#said(walk);
    known[at] ??= this.#read(at, walk);
    return known[at];
  }

  #read(at: number, walk: Walk): SaidComplement[] {
    const said = this.#tree.matchesFrom(at, walk).map(({ pattern, values, ...match }) => {
      const adverb = adverbIn(values);
      const others =
        adverb === undefined ? values : new Map([...values].filter(([name]) => name !== ANY_ADVERB));
      return { ...match, complement: pattern, values: others, adverb };
    });
    const nothing = { end: at, words: 0, adverb: undefined, isAfterSlot: false, values: NOTHING };
    return [...said, ...this.#silent.map((complement) => ({ ...nothing, complement }))];
  }

  /** The actions that are said with a complement and a conjugation. */
  actionsOf(complement: number, conjugation: number): readonly number[] {
    return this.#actions.get(this.#keyOf(complement, conjugation)) ?? [];
  }

  #keyOf(complement: number, conjugation: number): number {
    return complement * this.#conjugations + conjugation;
  }
}

/** A complement without one of its slots; undefined where it has no such slot. */
function withoutSlot(
  complement: string,
  name: string | undefined,
  slots: readonly string[],
): string | undefined {
  const tokens = complement.split(' ');
  const kept = tokens.filter((token) => {
    const slot = slotOf(token);
    return slot === undefined || slots[slot]?.split(':')[0] !== name;
  });
  return kept.length === tokens.length ? undefined : kept.join(' ');
}

function withoutToken(text: string, token: string): string {
  return text
    .split(' ')
    .filter((each) => each !== token)
    .join(' ');
}
