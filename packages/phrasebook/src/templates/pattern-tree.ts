import type { Language } from '@genbatalk/contract';
import { slotOf, type Token } from '../analyse/token.js';
import type { ReadValue, Sighting } from '../slots/value.js';

interface Node {
  /** Patterns that lead on from here; they move to the children when somebody first comes by. */
  waiting: Waiting[];
  /** Absent where no word leads on: most nodes are the last of one pattern. */
  words: Map<string, Node> | undefined;
  slots: readonly Edge[];
  accepts: readonly number[];
}

const NONE: readonly never[] = [];

/** A pattern on its way down the tree. */
interface Waiting {
  readonly tokens: string;
  /** Where its next token begins; DONE behind the last. */
  at: number;
  readonly slots: readonly string[];
  readonly types: Readonly<Record<string, string>>;
  readonly pattern: number;
}

const DONE = -1;

/** A slot that may stand here; it leads on by its name. */
interface Edge {
  readonly slot: SlotKind;
  readonly next: { readonly name: string; readonly node: Node }[];
}

/** A type and a form of slots; one object for all that have both, numbered. */
interface SlotKind {
  readonly id: number;
  readonly type: string;
  readonly form: string;
}

interface State {
  readonly node: Node;
  readonly values: Filled | undefined;
  readonly words: number;
  readonly isAfterSlot: boolean;
}

interface Filled {
  readonly name: string;
  readonly value: ReadValue;
  readonly before: Filled | undefined;
}

/** A pattern that a stretch of a sentence fits, with what its slots took. */
export interface PatternMatch {
  readonly pattern: number;
  readonly end: number;
  readonly values: ReadonlyMap<string, ReadValue>;
  /** Words of the pattern that were said: of two patterns the one with more is meant. */
  readonly words: number;
  readonly isAfterSlot: boolean;
}

/** Counts the steps of matching, for the tests that hold it to linear work. */
export interface Work {
  steps: number;
}

/** A sighting that stands for words of its own. */
export interface Reading extends Sighting<ReadValue> {
  readonly words?: number;
}

/** What walks along a sentence: its tokens, and how slots are read. */
export interface Walk {
  readonly stream: readonly Token[];
  readonly texts: readonly string[];
  /** The same, each once. */
  readonly words: ReadonlySet<string>;
  readonly language: Language;
  readonly read: (slot: SlotKind, at: number) => readonly Reading[];
  /** Where a soft word that begins at a token ends. */
  readonly softEnd: (at: number) => number | undefined;
  readonly work: Work;
}

/** The Japanese particle that speakers leave out behind a place or a time (3階持ってきて). */
const TO = 'に';
/** Behind a thing it says what is done with it: 刃を交換 replaces the blade, 刃に交換 takes the blade instead. */
const THINGS: ReadonlySet<string> = new Set(
  'item thing tool material machine vehicle gear part document button'.split(' '),
);

/**
 * A pattern as it is spoken: without the particle behind its slots, and with it too where it stands behind a thing.
 * `typeAt` tells the type of a slot.
 */
export function withoutTo(
  tokens: readonly string[],
  typeAt: (slot: number) => string | undefined,
): readonly string[][] {
  const isBehind = (token: string, at: number, isThing: boolean) => {
    const slot = slotOf(tokens[at - 1]);
    return token === TO && slot !== undefined && (!isThing || THINGS.has(typeAt(slot) ?? ''));
  };
  const bare = tokens.filter((token, at) => !isBehind(token, at, false));
  const kept = tokens.filter((token, at) => !isBehind(token, at, false) || isBehind(token, at, true));
  return kept.length === bare.length ? [bare] : [bare, kept];
}

/**
 * Patterns of words and slots as a tree, walked once along a sentence; nothing is ever tried again. Only the branches
 * that sentences reach are ever built: most of a language's thousands of patterns are never said.
 */
export class PatternTree {
  readonly #root = newNode();

  /**
   * Adds a pattern: its tokens with spaces between, its slots as "name:form", and the type of each by its name; a slot
   * "name:form:type" says its own.
   */
  add(
    tokens: string,
    slots: readonly string[],
    types: Readonly<Record<string, string>>,
    pattern: number,
  ): void {
    this.#root.waiting.push({ tokens, at: 0, slots, types, pattern });
  }

  /** Every pattern that the tokens from a place fit, wherever it ends; the place may lie behind a slot of another pattern. */
  matchesFrom(start: number, walk: Walk, isAfterSlot = false): PatternMatch[] {
    const { stream, language, work } = walk;
    open(this.#root);
    if (!this.#mayBegin(start, walk, isAfterSlot)) return [];
    const frontier: (State[] | undefined)[] = [];
    const push = (at: number, state: State) => {
      const states = frontier[at - start];
      if (states === undefined) frontier[at - start] = [state];
      else states.push(state);
    };
    push(start, { node: this.#root, values: undefined, words: 0, isAfterSlot });
    const found: PatternMatch[] = [];
    for (let at = start; at - start < frontier.length; at += 1) {
      const states = bestOf(frontier[at - start] ?? []);
      for (const { node } of states) if (node.waiting.length > 0) open(node);
      if (at > start) {
        for (const { node, values, words, isAfterSlot } of states) {
          if (node.accepts.length === 0) continue;
          const said = { end: at, values: valuesOf(values), words, isAfterSlot };
          found.push(...node.accepts.map((pattern) => ({ pattern, ...said })));
        }
      }
      const token = stream[at];
      if (token === undefined || states.length === 0) continue;
      const soft = walk.softEnd(at);
      for (const state of states) {
        work.steps += 1;
        const next = state.node.words?.get(token.text);
        if (next !== undefined)
          push(at + 1, { node: next, values: state.values, words: state.words + 1, isAfterSlot: false });
        const isParticle = state.isAfterSlot && language === 'ja' && token.text === TO;
        if (token.isLight === true || isParticle) push(at + 1, { ...state, isAfterSlot: false });
        if (soft !== undefined) push(soft, state);
        for (const { slot, next: named } of state.node.slots) {
          for (const { end, value, words = 0 } of walk.read(slot, at)) {
            for (const { name, node } of named) {
              push(end, {
                node,
                values: { name, value, before: state.values },
                words: state.words + words,
                isAfterSlot: !THINGS.has(slot.type),
              });
            }
          }
        }
      }
    }
    return found;
  }

  /** Most sentences begin with no word of the tree; only then slots, light and soft words are worth a look. */
  #mayBegin(start: number, walk: Walk, isAfterSlot: boolean): boolean {
    const token = walk.stream[start];
    if (token === undefined) return false;
    const { words, slots } = this.#root;
    const isSkipped = token.isLight === true || (isAfterSlot && token.text === TO);
    return (
      slots.length > 0 || words?.has(token.text) === true || isSkipped || walk.softEnd(start) !== undefined
    );
  }
}

/** One state per node: with the same words before, the same pattern would only be found twice. */
function bestOf(states: readonly State[]): readonly State[] {
  if (states.length < 2) return states;
  const best = new Map<Node, State>();
  for (const state of states) {
    const other = best.get(state.node);
    if (other === undefined || state.words > other.words) best.set(state.node, state);
  }
  return [...best.values()];
}

function newNode(): Node {
  return { waiting: [], words: undefined, slots: NONE, accepts: NONE };
}

/** Moves the patterns that wait at a node to its children, in the order in which they were added. */
function open(node: Node): void {
  if (node.waiting.length === 0) return;
  for (const each of node.waiting) {
    const { tokens, at, slots, types, pattern } = each;
    if (at === DONE) {
      if (!node.accepts.includes(pattern)) node.accepts = [...node.accepts, pattern];
      continue;
    }
    const space = tokens.indexOf(' ', at);
    const token = space < 0 ? tokens.slice(at) : tokens.slice(at, space);
    each.at = space < 0 ? DONE : space + 1;
    const slot = slotOf(token);
    const child =
      slot === undefined
        ? childOf((node.words ??= new Map()), token)
        : slotChildOf(node, slots[slot] ?? '', types);
    child.waiting.push(each);
  }
  node.waiting = [];
}

function childOf(children: Map<string, Node>, key: string): Node {
  let child = children.get(key);
  if (child === undefined) {
    child = newNode();
    children.set(key, child);
  }
  return child;
}

function slotChildOf(node: Node, reference: string, types: Readonly<Record<string, string>>): Node {
  const [name = '', form = '', ownType] = reference.split(':');
  const type = ownType ?? (name.endsWith(TOPIC) ? TOPIC : (types[name] ?? ''));
  const slot = kindOf(`${type}:${form}`, type, form);
  let edge = node.slots.find((each) => each.slot === slot);
  if (edge === undefined) {
    edge = { slot, next: [] };
    node.slots = [...node.slots, edge];
  }
  let child = edge.next.find((each) => each.name === name);
  if (child === undefined) {
    child = { name, node: newNode() };
    edge.next.push(child);
  }
  return child.node;
}

const kinds = new Map<string, SlotKind>();

function kindOf(key: string, type: string, form: string): SlotKind {
  const known = kinds.get(key);
  if (known !== undefined) return known;
  const kind = { id: kinds.size, type, form };
  kinds.set(key, kind);
  return kind;
}

/** Ends the name of a slot that takes what an action is done to, where that was said apart from it. */
export const TOPIC = '^';

function valuesOf(filled: Filled | undefined): Map<string, ReadValue> {
  const values = new Map<string, ReadValue>();
  for (let each = filled; each !== undefined; each = each.before) values.set(each.name, each.value);
  return values;
}
