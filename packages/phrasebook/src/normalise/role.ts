import type { Language } from '@genbatalk/contract';
import type { Role } from '../format.js';

/** The theme of clauses that are no sentences: "When finished…", "Before lunch…". */
export const CLAUSES = 'clauses';

const FORBIDS = /(?:ないでください|ないように(?:してください|しましょう)|禁止(?:です)?)[。！]$/u;
const ORDERS =
  /(?:(?:[てで]ください|お願いします|ましょう)[。！]|(?:止まれ|逃げろ|下がれ|伏せろ|離れろ|どけ|待て|ストップ)！)$/u;
const STATES = /(?:です|ます|ました|ません|でした)。$/u;
/** The forms of a composed sentence's verb, as する has them. */
const DOING: Readonly<Record<string, string>> = {
  te: 'して',
  stem: 'し',
  neg: 'し',
  dict: 'する',
  ta: 'した',
};
/** Who does it is part of what is said; a condition must not say it of somebody else. */
const PERSON = /\b(?:I|I'm|I'll|I've|we|we're|we'll|we've|you|you're|me|us|my|our|your|yours|mine)\b/iu;

/**
 * What a sentence does, told by its polite Japanese: that alone of the seven languages shows it at its end. A statement
 * is one of things, not of persons: only such a one can stand as a condition whoever speaks.
 */
export function roleOf(theme: string, text: Readonly<Record<Language, string>>): Role | undefined {
  if (theme === CLAUSES) return 'clause';
  const said = text.ja.replace(/\{a:(\w+)\}/gu, (slot, form: string) => DOING[form] ?? slot);
  if (FORBIDS.test(said)) return 'forbid';
  if (ORDERS.test(said)) return 'order';
  return STATES.test(said) && !PERSON.test(text.en) && !/[!?]$/u.test(text.en) ? 'statement' : undefined;
}
