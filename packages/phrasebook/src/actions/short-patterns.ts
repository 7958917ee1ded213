import { slotOf } from '../analyse/token.js';
import type { ActionData } from './format-actions.js';

/** A form with words put into it: "inf/nicht" is "inf" with what makes nicht. */
const PUT_IN = '/';
/** A form that lacks the first slot of its action, because it was said before: "the bolts are not {a:~participle}". */
export const WITHOUT_OBJECT = '~';

/**
 * The same action with the patterns left out that others tell: most forms differ from another in an adverb alone, and
 * shipping each in full is most of what a language weighs.
 */
export function shortened(action: ActionData): ActionData {
  const { patterns } = action;
  const insertions: Record<string, readonly number[]> = {};
  const kept = Object.entries(patterns).map(([form, whole]) => {
    if (typeof whole === 'string') return [form, whole] as const;
    const short = form.startsWith(WITHOUT_OBJECT)
      ? withoutObjects(form, whole, action)
      : shortOf(form, whole, action, insertions);
    return [form, short ?? whole] as const;
  });
  const short = {
    ...action,
    patterns: Object.fromEntries(kept),
    ...(Object.keys(insertions).length === 0 ? {} : { insertions }),
  };
  const proven = Object.entries(patterns).map(([form, whole]) =>
    isSame(patternsIn(short, form), patternsIn(action, form))
      ? ([form, short.patterns[form] ?? whole] as const)
      : ([form, whole] as const),
  );
  return { ...short, patterns: Object.fromEntries(proven) };
}

function withoutObjects(form: string, whole: readonly string[], action: ActionData): string | undefined {
  const made = patternsWithoutObject(action, form.slice(WITHOUT_OBJECT.length));
  return isSame(made, whole) ? WITHOUT_OBJECT : undefined;
}

/** Several words in turn, one for each pattern; with the mark before them all of them for each. */
const OR = '|';
const EACH = '+';

function shortOf(
  form: string,
  whole: readonly string[],
  action: ActionData,
  insertions: Record<string, readonly number[]>,
): string | undefined {
  for (const base of basesOf(form)) {
    const plain = patternsIn(action, base);
    const short = plain.length === 0 ? undefined : insertedInto(plain, whole);
    if (short === undefined) continue;
    const places = insertions[base] ?? short.places;
    if (!isSame(withInsertions(plain, places, short.words), whole)) continue;
    insertions[base] = places;
    return short.words;
  }
  return undefined;
}

/** "lei/non ancora" is "lei/non" with another word, or else "lei" with two. */
function basesOf(form: string): string[] {
  const [plain = '', adverb] = form.split(PUT_IN);
  if (adverb === undefined) return [];
  const shorter = adverb.split(' ').slice(0, -1).join(' ');
  return shorter === '' ? [plain] : [`${plain}${PUT_IN}${shorter}`, plain];
}

function insertedInto(plain: readonly string[], whole: readonly string[]) {
  const isEach = whole.length === 2 * plain.length;
  if (!isEach && whole.length !== plain.length) return undefined;
  const [first, second] = isEach ? [0, 1] : [0, Math.min(1, plain.length - 1)];
  const words = [
    wordsBetween(plain[0] ?? '', whole[first] ?? ''),
    wordsBetween(plain[isEach ? 0 : second] ?? '', whole[second] ?? ''),
  ];
  const [one, other] = words;
  if (one === undefined || other === undefined) return undefined;
  const said = isEach ? `${EACH}${one}${OR}${other}` : one === other ? one : `${one}${OR}${other}`;
  const places = plain.map((pattern, at) => {
    const wanted = isEach ? whole.slice(2 * at, 2 * at + 2) : whole.slice(at, at + 1);
    const all = tokens(pattern);
    return all.concat('').findIndex((_, place) => isSame(putIn(all, place, said, at), wanted));
  });
  return places.includes(-1) ? undefined : { words: said, places };
}

/** The tokens that are put into a pattern to make another; undefined where that is not how they differ. */
function wordsBetween(plain: string, whole: string): string | undefined {
  const before = tokens(plain);
  const behind = tokens(whole);
  const length = behind.length - before.length;
  if (length < 1) return undefined;
  const start = behind.findIndex((_, at) =>
    isSame([...behind.slice(0, at), ...behind.slice(at + length)], before),
  );
  return start < 0 ? undefined : behind.slice(start, start + length).join(' ');
}

/** What is understood in a form, written out. */
export function patternsIn(action: ActionData, form: string): readonly string[] {
  const patterns = action.patterns[form];
  if (patterns === undefined || typeof patterns !== 'string') return patterns ?? [];
  if (patterns === WITHOUT_OBJECT) return patternsWithoutObject(action, form.slice(WITHOUT_OBJECT.length));
  const base = basesOf(form).find((each) => action.insertions?.[each] !== undefined) ?? '';
  return withInsertions(patternsIn(action, base), action.insertions?.[base] ?? [], patterns);
}

function patternsWithoutObject(action: ActionData, form: string): readonly string[] {
  const whole = patternsIn(action, form);
  return [...new Set(whole.flatMap((pattern) => withoutObject(pattern, objectOf(action)) ?? []))];
}

function objectOf({ slots, object }: ActionData): number {
  return slots.findIndex((slot) => slot.split(':')[0] === object);
}

/** A pattern without the first slot of its action; undefined where it has none or is nothing else. */
export function withoutObject(pattern: string, object: number): string | undefined {
  const all = tokens(pattern);
  const rest = all.filter((token) => slotOf(token) !== object);
  return rest.length === all.length || rest.length === 0 ? undefined : rest.join(' ');
}

const withInsertions = (plain: readonly string[], places: readonly number[], words: string) =>
  plain.flatMap((pattern, at) => putIn(tokens(pattern), places[at] ?? 0, words, at));

function putIn(before: readonly string[], place: number, words: string, turn: number): string[] {
  const isEach = words.startsWith(EACH);
  const choices = (isEach ? words.slice(EACH.length) : words).split(OR);
  const put = (choice = '') => [...before.slice(0, place), choice, ...before.slice(place)].join(' ');
  return isEach ? choices.map(put) : [put(choices[turn % choices.length])];
}

const tokens = (pattern: string) => pattern.split(' ');

const isSame = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((each, at) => each === other[at]);
