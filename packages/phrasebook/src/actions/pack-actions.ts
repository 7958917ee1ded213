import type { ActionData, ActionPatterns } from './format-actions.js';

/** Patterns that are every beginning with every rest: [[["stretto", "stretta"], ["{what}", "bene {what}"]]]. */
type Products = readonly (readonly [heads: readonly string[], rests: readonly string[]])[];
interface PackedAction extends Omit<ActionData, 'patterns'> {
  readonly patterns: Readonly<Record<string, readonly string[] | string>>;
  readonly products?: Readonly<Record<string, Products>>;
}
interface PackedActions {
  /** By form the short pattern that most actions have; an action without it says "". */
  readonly usual: Readonly<Record<string, string>>;
  readonly actions: readonly PackedAction[];
}

/** Actions as JSON, without what most of them share and without what only multiplies. */
export function packActions(actions: readonly ActionData[]): string {
  const usual = usualOf(actions);
  const packed: PackedActions = { usual, actions: actions.map((action) => packAction(action, usual)) };
  return JSON.stringify(packed);
}

export function unpackActions(text: string): ActionData[] {
  const { usual, actions } = JSON.parse(text) as PackedActions;
  return actions.map(({ products = {}, ...action }) => {
    const patterns: Record<string, ActionPatterns[string]> = { ...usual, ...action.patterns };
    for (const [form, groups] of Object.entries(products)) patterns[form] = multiplied(groups);
    for (const form of Object.keys(usual)) if (patterns[form] === '') delete patterns[form];
    return { ...action, patterns };
  });
}

function usualOf(actions: readonly ActionData[]): Record<string, string> {
  const counts = new Map<string, Map<string, number>>();
  for (const { patterns } of actions) {
    for (const [form, each] of Object.entries(patterns)) {
      if (typeof each !== 'string') continue;
      const byWords = counts.get(form) ?? new Map<string, number>();
      counts.set(form, byWords.set(each, (byWords.get(each) ?? 0) + 1));
    }
  }
  return Object.fromEntries(
    [...counts].map(([form, byWords]) => [
      form,
      [...byWords].toSorted((one, other) => other[1] - one[1])[0]?.[0] ?? '',
    ]),
  );
}

function packAction(action: ActionData, usual: Readonly<Record<string, string>>): PackedAction {
  const patterns: Record<string, readonly string[] | string> = {};
  const products: Record<string, Products> = {};
  for (const [form, each] of Object.entries(action.patterns)) {
    if (typeof each === 'string') {
      if (each !== usual[form]) patterns[form] = each;
      continue;
    }
    // What others are put into keeps its order.
    const groups = action.insertions?.[form] === undefined ? productsOf(each) : undefined;
    if (groups === undefined) patterns[form] = each;
    else products[form] = groups;
  }
  for (const form of Object.keys(usual)) if (action.patterns[form] === undefined) patterns[form] = '';
  return { ...action, patterns, ...(Object.keys(products).length === 0 ? {} : { products }) };
}

/** Patterns grouped by what follows their first token; undefined where that is no shorter. */
function productsOf(patterns: readonly string[]): Products | undefined {
  const headsOf = new Map<string, string[]>();
  for (const pattern of patterns) {
    const at = pattern.indexOf(' ');
    const [head, rest] = at < 0 ? [pattern, ''] : [pattern.slice(0, at), pattern.slice(at)];
    headsOf.set(rest, [...(headsOf.get(rest) ?? []), head]);
  }
  const restsOf = new Map<string, [string[], string[]]>();
  for (const [rest, heads] of headsOf) {
    const key = heads.join(' ');
    const group = restsOf.get(key) ?? [heads, []];
    group[1].push(rest);
    restsOf.set(key, group);
  }
  const groups = [...restsOf.values()];
  return JSON.stringify(groups).length < JSON.stringify(patterns).length ? groups : undefined;
}

const multiplied = (groups: Products) =>
  groups.flatMap(([heads, rests]) => rests.flatMap((rest) => heads.map((head) => `${head}${rest}`)));
