import { slotOf } from '../analyse/token.js';
import { readSlot, type SlotContext } from '../slots/read-slot.js';
import type { ActionValue, FilledValue, SlotValue, TopicValue } from '../slots/value.js';
import { type PatternMatch, PatternTree, type Reading, TOPIC, type Walk } from '../templates/pattern-tree.js';
import type { ActionData, ActionHead } from './format-actions.js';

/** What a topic may be; the action then says which of these it takes. */
const TOPICS = ['item', 'place', 'person', 'work'] as const;

/** The actions of one language, by the forms that templates ask for. */
export class ActionBook {
  readonly #heads: readonly ActionHead[];
  readonly #trees = new Map<string, PatternTree>();

  constructor(heads: readonly ActionHead[], actions: readonly ActionData[]) {
    this.#heads = heads;
    actions.forEach(({ slots, patterns }, action) => {
      for (const [form, each] of Object.entries(patterns)) {
        const tree = this.#trees.get(form) ?? new PatternTree();
        this.#trees.set(form, tree);
        for (const pattern of each) tree.add(pattern.split(' '), slots, heads[action]?.slots ?? {}, action);
      }
    });
  }

  /** The actions that are said at a token in a form. What two of them would say alike is none. */
  readAt(form: string, at: number, walk: Walk): Reading[] {
    const byEnd = new Map<number, PatternMatch | undefined>();
    for (const match of this.#trees.get(form)?.matchesFrom(at, walk) ?? []) {
      const other = byEnd.get(match.end);
      if (other === undefined || match.words > other.words) byEnd.set(match.end, match);
      else if (match.words === other.words && match.pattern !== other.pattern)
        byEnd.set(match.end, { ...other, pattern: AMBIGUOUS });
    }
    return [...byEnd.values()].flatMap((match) =>
      match === undefined || match.pattern === AMBIGUOUS
        ? []
        : [{ end: match.end, words: match.words, value: valueOf(match) }],
    );
  }

  /** Fills in what an action is done to, where it was said apart; undefined where the action does not take it. */
  join(
    values: ReadonlyMap<string, FilledValue | TopicValue>,
    context: SlotContext,
  ): ReadonlyMap<string, FilledValue> | undefined {
    const joined = new Map<string, FilledValue>();
    for (const [name, value] of values) {
      if (value.kind === 'topic') continue;
      const topic = values.get(`${name}${TOPIC}`);
      const filled = topic?.kind === 'topic' ? this.#withTopic(value, topic, context) : value;
      // An action without what it is done to says too little.
      if (filled === undefined || (filled.kind === 'action' && !this.#isWhole(filled))) return undefined;
      joined.set(name, filled);
    }
    return joined;
  }

  #withTopic(value: FilledValue, topic: TopicValue, context: SlotContext): ActionValue | undefined {
    if (value.kind !== 'action') return undefined;
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

const AMBIGUOUS = -1;

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

/** A form without the first slot of its action. */
export function withoutObject(pattern: string, object: number): string | undefined {
  const tokens = pattern.split(' ');
  const rest = tokens.filter((token) => slotOf(token) !== object);
  return rest.length === tokens.length || rest.length === 0 ? undefined : rest.join(' ');
}
