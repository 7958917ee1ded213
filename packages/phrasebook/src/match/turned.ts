import { type Token, termOf } from '../analyse/token.js';

const PRONOUNS = new Set([
  'wir',
  'ich',
  'er',
  'sie',
  'es',
  'ihr',
  'du',
  'man',
  'jemand',
  'niemand',
  'keiner',
]);
/** What may stand between an article and its noun is an adjective or a number; more than this is no subject. */
const MOST_BEFORE_NOUN = 3;

/**
 * "(Am Donnerstag) wird die Decke betoniert": the verb behind its subject, as a statement has it. Undefined where the words
 * do not begin with a verb and a subject.
 */
export function turnedGerman(tokens: readonly Token[]): Token[] | undefined {
  const [verb, ...others] = tokens;
  if (verb === undefined || verb.isLight === true || termOf(verb.text) !== undefined) return undefined;
  const end = endOfSubject(others);
  return end === undefined ? undefined : [...others.slice(0, end), verb, ...others.slice(end)];
}

function endOfSubject(tokens: readonly Token[]): number | undefined {
  if (PRONOUNS.has(tokens[0]?.text ?? '')) return 1;
  const noun = tokens.findIndex(({ text }) => termOf(text) !== undefined);
  if (noun < 0 || noun > MOST_BEFORE_NOUN) return undefined;
  const isBefore = ({ isLight, quality, text }: Token) =>
    isLight === true ||
    quality !== undefined ||
    /^(?:\d+|nicht|dies\p{L}*|mein\p{L}*|unser\p{L}*)$/u.test(text);
  return tokens.slice(0, noun).every(isBefore) ? noun + 1 : undefined;
}
