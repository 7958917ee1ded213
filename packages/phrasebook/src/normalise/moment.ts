import { LANGUAGES } from '@genbatalk/contract';
import type { SourceEntry } from '../format.js';
import { CLAUSES } from './role.js';

/** Greetings, answers and calls of danger are about now, and so is how somebody is shown the way. */
export const SAID_AT_ONCE: ReadonlySet<string> = new Set([
  'greetings',
  'understanding',
  'danger',
  'emergency',
  'questions-answers',
  'directions',
  CLAUSES,
]);
/** A call has its mark in some language; a warning says what is going on, what is just about to happen, or to look out. */
const CALL = /[!！]$/u;
const GOING_ON =
  /(?:てい(?:ます|る)|そうです|今|これから|すぐ|注意|気をつけて|気を付けて|危険|危ない|通ります|通して)/u;
/** A template that is all slots names a thing, a place or a time; around it "at 3 o'clock" would say what nobody said. */
const SLOT = /\{[^}]*\}/gu;

/** True for a sentence of the very moment: with a time or a place around it, it would say something else. */
export function isOfMoment(theme: string, { text }: Pick<SourceEntry, 'text'>): boolean {
  return (
    SAID_AT_ONCE.has(theme) ||
    LANGUAGES.some((language) => CALL.test(text[language])) ||
    GOING_ON.test(text.ja) ||
    !/\p{L}/u.test(text.ja.replace(SLOT, ''))
  );
}
