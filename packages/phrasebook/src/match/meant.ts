import type { EntryHead, TemplateHead } from '../format.js';
import type { TermKind } from '../format-terms.js';
import { closest } from '../slots/closest.js';
import type { TemplateMatch } from '../templates/template-trie.js';

export interface MeantContext {
  readonly headOf: (template: number) => EntryHead | TemplateHead | undefined;
  readonly kindOf: (term: number) => TermKind | undefined;
}

/** Of templates with the same words around the same things, those whose slots the things belong to. */
export function closestTemplates(
  matches: readonly TemplateMatch[],
  { headOf, kindOf }: MeantContext,
): readonly TemplateMatch[] {
  const takenBy = ({ template, values }: TemplateMatch) => {
    const head = headOf(template);
    return { values: [...values], types: head !== undefined && 'slots' in head ? head.slots : {} };
  };
  return closest(matches, takenBy, kindOf);
}

/** Nobody fetches, brings or buys what stands fixed: "the lift, please" asks for something else. */
export function isFetchable({ template, values }: TemplateMatch, { headOf, kindOf }: MeantContext): boolean {
  const { theme, id } = headOf(template) ?? {};
  if (theme !== 'fetching' && id !== 'just-thing') return true;
  return ![...values.values()].some((value) => value.kind === 'thing' && kindOf(value.term) === 'structure');
}

const VALUES: ReadonlySet<string> = new Set([
  'time',
  'day',
  'amount',
  'duration',
  'number',
  'people',
  'floor',
]);

/**
 * "Le béton arrive à dix heures", written by a recogniser that gives no marks: whoever names a time or a measure tells
 * it more often than he asks for it, and is corrected where he asked. Not where a wrong answer could hurt somebody.
 */
export function tellsValue(
  { template, values }: TemplateMatch,
  asked: readonly TemplateMatch[],
  { headOf }: MeantContext,
): boolean {
  const isCritical = [template, ...asked.map((match) => match.template)].some(
    (each) => headOf(each)?.critical !== false,
  );
  return !isCritical && [...values.values()].some(({ kind }) => VALUES.has(kind));
}
