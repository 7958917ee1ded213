import { closest } from '../slots/closest.js';
import { readSlot, type SlotContext } from '../slots/read-slot.js';
import type { ActionValue, FilledValue, SlotValue, TopicValue } from '../slots/value.js';
import { type PatternMatch, PatternTree, type Reading, TOPIC, type Walk } from '../templates/pattern-tree.js';
import type { ActionData, ActionHead } from './format-actions.js';
import { patternsIn } from './short-patterns.js';

/** What a topic may be; the action then says which of these it takes. */
const TOPICS = ['item', 'place', 'person', 'work'] as const;

/** The actions of one language, by the forms that templates ask for. */
export class ActionBook {
  readonly #heads: readonly ActionHead[];
  readonly #actions: readonly ActionData[];
  readonly #trees = new Map<string, PatternTree>();

  constructor(heads: readonly ActionHead[], actions: readonly ActionData[]) {
    this.#heads = heads;
    this.#actions = actions;
  }

  /** What is understood in a form, gathered when a sentence first asks for it. */
  #treeOf(form: string): PatternTree {
    let tree = this.#trees.get(form);
    if (tree === undefined) {
      tree = new PatternTree();
      this.#trees.set(form, tree);
      for (const [action, data] of this.#actions.entries()) {
        const types = this.#heads[action]?.slots ?? {};
        for (const pattern of patternsIn(data, form)) tree.add(pattern, data.slots, types, action);
      }
    }
    return tree;
  }

  /** The actions that are said at a token in a form, those with most words; which of several, what they are done to tells. */
  readAt(form: string, at: number, walk: Walk): Reading[] {
    const byEnd = new Map<number, PatternMatch[]>();
    for (const match of this.#treeOf(form).matchesFrom(at, walk)) {
      const others = byEnd.get(match.end) ?? [];
      const most = others[0]?.words ?? -1;
      if (match.words > most) byEnd.set(match.end, [match]);
      else if (match.words === most && others.every(({ pattern }) => pattern !== match.pattern))
        others.push(match);
    }
    return [...byEnd.values()].flatMap(([match, ...others]): Reading[] => {
      if (match === undefined) return [];
      const rivals = others.length === 0 ? {} : { rivals: others.map(valueOf) };
      return [{ end: match.end, words: match.words, value: { ...valueOf(match), ...rivals } }];
    });
  }

  /**
   * Fills in what an action is done to, where it was said apart, and settles which of several is meant; undefined where
   * the action does not take it. What two would say alike is none.
   */
  join(
    values: ReadonlyMap<string, FilledValue | TopicValue>,
    context: SlotContext,
  ): ReadonlyMap<string, FilledValue> | undefined {
    const joined = new Map<string, FilledValue>();
    for (const [name, value] of values) {
      if (value.kind === 'topic') continue;
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

function valueOf({ pattern, values }: PatternMatch): ActionValue {
  const own = [...values].flatMap(([slot, value]): [string, SlotValue][] =>
    value.kind === 'action' || value.kind === 'topic' ? [] : [[slot, value]],
  );
  return { kind: 'action', action: pattern, values: own };
}

/** What may be the topic at a token. */
export function readTopic(at: number, context: SlotContext): Reading[] {
  const ends = new Set(TOPICS.flatMap((type) => readSlot(type, '', at, context).map(({ end }) => end)));
  return [...ends].map((end): Reading => {
    const value: TopicValue = { kind: 'topic', at, end };
    return { end, value };
  });
}
