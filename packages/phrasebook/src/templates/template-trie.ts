import { type ActionBook, readTopic } from '../actions/action-book.js';
import { ADVERB } from '../actions/format-actions.js';
import { endOfSoft } from '../analyse/soft.js';
import type { Token } from '../analyse/token.js';
import type { TemplateData, TemplateHead } from '../format.js';
import { readSlot, type SlotContext } from '../slots/read-slot.js';
import type { FilledValue } from '../slots/value.js';
import { PatternTree, type Reading, TOPIC, type Walk, type Work } from './pattern-tree.js';

export type { Work } from './pattern-tree.js';

/** A template that a whole sentence fits, with what its slots took. */
export interface TemplateMatch {
  readonly template: number;
  readonly values: ReadonlyMap<string, FilledValue>;
  /** Words of the pattern that were said: of two templates the one with more is meant. */
  readonly words: number;
}

// Longer sentences are no template's: the longest pattern with full slots stays well below.
const MOST_TOKENS = 72;

/** The templates of one language, with the actions that may stand in their slots. */
export class TemplateTrie {
  readonly #tree = new PatternTree();
  readonly #actions: ActionBook;

  constructor(heads: readonly TemplateHead[], templates: readonly TemplateData[], actions: ActionBook) {
    this.#actions = actions;
    templates.forEach(({ slots, patterns }, template) => {
      const types = heads[template]?.slots ?? {};
      for (const pattern of patterns) this.#tree.add(pattern, slots, types, template);
    });
  }

  /** Every template that the tokens fit from the first to the last. */
  match(tokens: readonly Token[], asks: boolean, context: SlotContext, work: Work): TemplateMatch[] {
    if (tokens.length > MOST_TOKENS) return [];
    const stream: Token[] = asks ? [...tokens, { text: '?' }] : [...tokens];
    const readings: (readonly Reading[] | undefined)[][] = [];
    const texts = stream.map(({ text }) => text);
    const softEnds: (number | undefined)[] = [];
    const walk: Walk = {
      stream,
      texts,
      words: new Set(texts),
      language: context.language,
      work,
      softEnd: (at) => {
        if (!(at in softEnds)) softEnds[at] = endOfSoft(texts, at, context.language);
        return softEnds[at];
      },
      read: ({ id, type, form }, at) => {
        readings[id] ??= [];
        const known = readings[id][at];
        if (known !== undefined) return known;
        work.steps += 1;
        const found =
          type === 'action'
            ? this.#actions.readAt(form, at, walk)
            : type === TOPIC
              ? readTopic(at, context)
              : type === ADVERB
                ? this.#actions.readAdverb(at, walk)
                : readSlot(type, form, at, context);
        readings[id][at] = found;
        return found;
      },
    };
    return this.#tree.matchesFrom(0, walk).flatMap(({ pattern, end, values, words }) => {
      const joined = end === stream.length ? this.#actions.join(values, context) : undefined;
      return joined === undefined ? [] : [{ template: pattern, values: joined, words }];
    });
  }
}
