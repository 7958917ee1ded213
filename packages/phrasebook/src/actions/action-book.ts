import { once } from '../once.js';
import { closest } from '../slots/closest.js';
import { readSlot, type SlotContext } from '../slots/read-slot.js';
import type { ActionValue, FilledValue, ReadValue, SlotValue, TopicValue } from '../slots/value.js';
import { type Reading, TOPIC, type Walk } from '../templates/pattern-tree.js';
import { Complements, type SaidComplement } from './complements.js';
import { Conjugations, type Stretch } from './conjugations.js';
import type { ActionHead, ActionsData } from './format-actions.js';
import { type ActionForm, partsOfForm } from './forms.js';

/** What a topic may be; the action then says which of these it takes. */
const TOPICS = ['item', 'place', 'person', 'work'] as const;

/** An action that was said, up to a token. */
interface SaidAction {
  readonly action: number;
  readonly end: number;
  readonly words: number;
  readonly values: SaidComplement['values'];
}

interface KnownForm extends Pick<ActionForm, 'base' | 'isApart'> {
  readonly adverb: readonly string[] | undefined;
}

/** The actions of one language, by the forms that templates ask for. */
export class ActionBook {
  readonly #heads: readonly ActionHead[];
  readonly #adverbs: ActionsData['adverbs'];
  readonly #whole: () => Complements;
  readonly #apart: () => Complements;
  readonly #conjugations: () => Conjugations;
  readonly #forms = new Map<string, KnownForm>();
  readonly #adverbWords: () => readonly (readonly string[])[];

  constructor(heads: readonly ActionHead[], data: ActionsData) {
    this.#heads = heads;
    this.#adverbs = data.adverbs;
    this.#whole = once(() => new Complements(heads, data, false));
    this.#apart = once(() => new Complements(heads, data, true));
    this.#conjugations = once(() => new Conjugations(data.conjugations, data.slots));
    this.#adverbWords = once(() =>
      [...new Set(Object.values(data.adverbs))].filter((each) => each !== '').map((each) => each.split(' ')),
    );
  }

  /** The actions that are said at a token in a form, those with most words; which of several, what they are done to tells. */
  readAt(form: string, at: number, walk: Walk): Reading[] {
    const byEnd = new Map<number, SaidAction[]>();
    for (const said of this.#saidAt(form, at, walk)) {
      const others = byEnd.get(said.end) ?? [];
      const most = others[0]?.words ?? -1;
      if (said.words > most) byEnd.set(said.end, [said]);
      else if (said.words === most && others.every(({ action }) => action !== said.action)) others.push(said);
    }
    return [...byEnd.values()].flatMap(([said, ...others]): Reading[] => {
      if (said === undefined) return [];
      const rivals = others.length === 0 ? {} : { rivals: others.map(valueOf) };
      return [{ end: said.end, words: said.words, value: { ...valueOf(said), ...rivals } }];
    });
  }

  /** The adverbs that are said at a token. */
  readAdverb(at: number, { texts }: Walk): Reading[] {
    return this.#adverbWords().flatMap((words): Reading[] =>
      words.every((word, place) => texts[at + place] === word)
        ? [{ end: at + words.length, words: words.length, value: { kind: 'adverb', words: words.join(' ') } }]
        : [],
    );
  }

  /** A form with its adverb as it is heard; undefined for one that no action of the language is known to take. */
  #partsOf(form: string): KnownForm {
    let parts = this.#forms.get(form);
    if (parts === undefined) {
      const { adverb, ...others } = partsOfForm(form);
      const words = adverb === '' ? '' : this.#adverbs[adverb];
      parts = { ...others, adverb: words === '' ? [] : words?.split(' ') };
      this.#forms.set(form, parts);
    }
    return parts;
  }

  #saidAt(form: string, at: number, walk: Walk): SaidAction[] {
    const { base, isApart, adverb } = this.#partsOf(form);
    if (adverb === undefined || !adverb.every((word) => walk.words.has(word))) return [];
    const wanted = adverb.length === 0 ? undefined : adverb.join(' ');
    const complements = isApart ? this.#apart() : this.#whole();
    const conjugations = this.#conjugations();
    const found: SaidAction[] = [];
    for (const front of conjugations.before(base, wanted !== undefined, at, walk)) {
      const behind = new Map<string, Stretch<readonly number[]>[]>();
      for (const complement of complements.from(front.end, walk)) {
        const { end, isAfterSlot } = complement;
        const key = `${end} ${isAfterSlot}`;
        const backs = behind.get(key) ?? conjugations.behind(front.found, end, isAfterSlot, walk);
        behind.set(key, backs);
        for (const back of backs) {
          const adverbs = [front, complement, back].flatMap((each) => each.adverb ?? []);
          if (back.end === at || adverbs.length !== (wanted === undefined ? 0 : 1) || adverbs[0] !== wanted)
            continue;
          for (const conjugation of back.found) {
            for (const action of complements.actionsOf(complement.complement, conjugation)) {
              const said = front.words + complement.words + back.words;
              found.push({ action, end: back.end, words: said, values: complement.values });
            }
          }
        }
      }
    }
    return found;
  }

  /**
   * Fills in what an action is done to, where it was said apart, and settles which of several is meant; undefined where
   * the action does not take it. What two would say alike is none.
   */
  join(
    values: ReadonlyMap<string, ReadValue>,
    context: SlotContext,
  ): ReadonlyMap<string, FilledValue> | undefined {
    const joined = new Map<string, FilledValue>();
    for (const [name, value] of values) {
      if (value.kind === 'topic' || value.kind === 'adverb') continue;
      const topic = values.get(`${name}${TOPIC}`);
      if (value.kind !== 'action') {
        if (topic !== undefined) return undefined;
        joined.set(name, value);
        continue;
      }
      const { rivals = [], ...own } = value;
      const likely = [own, ...rivals].flatMap((each): ActionValue[] => {
        const filled = topic?.kind === 'topic' ? this.#withTopic(each, topic, context) : each;
        // An action without what it is done to says too little.
        return filled === undefined || !this.#isWhole(filled) ? [] : [filled];
      });
      const takenBy = ({ action, values }: ActionValue) => ({
        values,
        types: this.#heads[action]?.slots ?? {},
      });
      const [meant, ...others] = closest(likely, takenBy, context.kindOf);
      if (meant === undefined || others.length > 0) return undefined;
      joined.set(name, meant);
    }
    return joined;
  }

  #withTopic(value: ActionValue, topic: TopicValue, context: SlotContext): ActionValue | undefined {
    const [object = '', type = ''] = Object.entries(this.#heads[value.action]?.slots ?? {})[0] ?? [];
    const said = readSlot(type, '', topic.at, context).find(({ end }) => end === topic.end)?.value;
    if (said === undefined || value.values.some(([slot]) => slot === object)) return undefined;
    return { ...value, values: [[object, said], ...value.values] };
  }

  #isWhole({ action, values }: ActionValue): boolean {
    return Object.keys(this.#heads[action]?.slots ?? {}).every((slot) =>
      values.some(([name]) => name === slot),
    );
  }
}

function valueOf({ action, values }: SaidAction): ActionValue {
  const own = [...values].flatMap(([slot, value]): [string, SlotValue][] =>
    value.kind === 'action' || value.kind === 'topic' || value.kind === 'adverb' ? [] : [[slot, value]],
  );
  return { kind: 'action', action, values: own };
}

/** What may be the topic at a token. */
export function readTopic(at: number, context: SlotContext): Reading[] {
  const ends = new Set(TOPICS.flatMap((type) => readSlot(type, '', at, context).map(({ end }) => end)));
  return [...ends].map((end): Reading => {
    const value: TopicValue = { kind: 'topic', at, end };
    return { end, value };
  });
}
