import { type ActionsData, HOLE, type Way } from './format-actions.js';

/** What a way is understood as in each form, written out; for the tools and the tests. */
export function patternsOfWay([complement, conjugation]: Way, actions: ActionsData): Map<string, string[]> {
  const said = actions.complements[complement] ?? '';
  const around = Object.entries(actions.conjugations[conjugation] ?? {});
  return new Map(
    around.map(([form, patterns]) => [form, patterns.map((each) => each.replace(HOLE, said).trim())]),
  );
}
