import { endOfSoft } from '../analyse/soft.js';
import { slotOf, type Token } from '../analyse/token.js';
import type { TemplateData, TemplateHead } from '../format.js';
import { readSlot, type SlotContext } from '../slots/read-slot.js';
import type { Sighting, SlotValue } from '../slots/value.js';

interface Node {
  readonly words: Map<string, Node>;
  /** By "type:form" of the slot; each leads on with the slot's name. */
  readonly slots: Map<
    string,
    { readonly type: string; readonly form: string; readonly next: Map<string, Node> }
  >;
  readonly accepts: number[];
}

interface State {
  readonly node: Node;
  readonly values: Filled | undefined;
  readonly words: number;
  readonly isAfterSlot: boolean;
}

interface Filled {
  readonly name: string;
  readonly value: SlotValue;
  readonly before: Filled | undefined;
}

/** A template that a whole sentence fits, with what its slots took. */
export interface TemplateMatch {
  readonly template: number;
  readonly values: ReadonlyMap<string, SlotValue>;
  /** Words of the pattern that were said: of two templates the one with more is meant. */
  readonly words: number;
}

/** Counts the steps of matching, for the tests that hold it to linear work. */
export interface Work {
  steps: number;
}

/** The Japanese particle that speakers leave out behind a place or a time (3階持ってきて). */
export const TO = 'に';
// Longer sentences are no template's: the longest pattern with full slots stays well below.
const MOST_TOKENS = 72;

/** The patterns of one language as a tree, walked once along a sentence; nothing is ever tried again. */
export class TemplateTrie {
  readonly #root = newNode();

  constructor(heads: readonly TemplateHead[], templates: readonly TemplateData[]) {
    templates.forEach(({ slots, patterns }, template) => {
      const types = heads[template]?.slots ?? {};
      for (const pattern of patterns) this.#add(pattern.split(' '), slots, types, template);
    });
  }

  /** Every template that the tokens fit from the first to the last. */
  match(tokens: readonly Token[], asks: boolean, context: SlotContext, work: Work): TemplateMatch[] {
    if (tokens.length > MOST_TOKENS) return [];
    const stream: Token[] = asks ? [...tokens, { text: '?' }] : [...tokens];
    const frontier: State[][] = Array.from({ length: stream.length + 1 }, () => []);
    frontier[0]?.push({ node: this.#root, values: undefined, words: 0, isAfterSlot: false });
    const texts = stream.map(({ text }) => text);
    const sightings = new Map<string, readonly Sighting<SlotValue>[]>();
    const read = (type: string, form: string, at: number) => {
      const key = `${type}:${form}:${at}`;
      const known = sightings.get(key);
      if (known !== undefined) return known;
      work.steps += 1;
      const found = readSlot(type, form, at, context);
      sightings.set(key, found);
      return found;
    };
    stream.forEach((token, at) => {
      const soft = endOfSoft(texts, at, context.language);
      for (const state of bestOf(frontier[at] ?? [])) {
        work.steps += 1;
        const next = state.node.words.get(token.text);
        if (next !== undefined)
          frontier[at + 1]?.push({ ...state, node: next, words: state.words + 1, isAfterSlot: false });
        const isParticle = state.isAfterSlot && context.language === 'ja' && token.text === TO;
        if (token.isLight === true || isParticle) frontier[at + 1]?.push({ ...state, isAfterSlot: false });
        if (soft !== undefined) frontier[soft]?.push(state);
        for (const { type, form, next: named } of state.node.slots.values()) {
          for (const { end, value } of read(type, form, at)) {
            for (const [name, node] of named) {
              frontier[end]?.push({
                node,
                values: { name, value, before: state.values },
                words: state.words,
                isAfterSlot: true,
              });
            }
          }
        }
      }
    });
    return bestOf(frontier[stream.length] ?? []).flatMap(({ node, values, words }) =>
      node.accepts.map((template) => ({ template, values: valuesOf(values), words })),
    );
  }

  #add(
    tokens: readonly string[],
    slots: readonly string[],
    types: Readonly<Record<string, string>>,
    template: number,
  ): void {
    let node = this.#root;
    for (const token of tokens) {
      const slot = slotOf(token);
      node = slot === undefined ? childOf(node.words, token) : slotChildOf(node, slots[slot] ?? '', types);
    }
    if (!node.accepts.includes(template)) node.accepts.push(template);
  }
}

/** One state per node: with the same words before, the same pattern would only be found twice. */
function bestOf(states: readonly State[]): State[] {
  const best = new Map<Node, State>();
  for (const state of states) {
    const other = best.get(state.node);
    if (other === undefined || state.words > other.words) best.set(state.node, state);
  }
  return [...best.values()];
}

function newNode(): Node {
  return { words: new Map(), slots: new Map(), accepts: [] };
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
  const [name = '', form = ''] = reference.split(':');
  const type = types[name] ?? '';
  const key = `${type}:${form}`;
  let edge = node.slots.get(key);
  if (edge === undefined) {
    edge = { type, form, next: new Map() };
    node.slots.set(key, edge);
  }
  return childOf(edge.next, name);
}

function valuesOf(filled: Filled | undefined): Map<string, SlotValue> {
  const values = new Map<string, SlotValue>();
  for (let each = filled; each !== undefined; each = each.before) values.set(each.name, each.value);
  return values;
}
