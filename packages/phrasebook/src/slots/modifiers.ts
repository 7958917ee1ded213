import type { Language } from '@genbatalk/contract';
import { endsEast } from '../analyse/term-book.js';
import { type QualityChoice, termOf } from '../analyse/token.js';
import { readCode, readNumberBefore, readNumberBehind } from './names.js';
import { newReader, readingsOf } from './readings.js';
import { standsBefore, tellsWhich } from './results.js';
import { type Measured, readMeasuredBefore, readMeasuredBehind, tellsSide } from './sizes.js';
import type { Stream } from './things.js';
import type { Modifiers, Sighting } from './value.js';

/** What stands beside a noun, as it was said. Which of several choices a quality is, the article tells. */
export interface Beside {
  readonly qualities: readonly (readonly QualityChoice[])[];
  readonly measured?: Measured;
  readonly code?: string;
  readonly number?: string;
}

export const NOTHING: Beside = { qualities: [] };
const MOST_QUALITIES = 2;
const MOST_BESIDE = 4;

type Reader = (stream: Stream, at: number, language: Language, so: Beside) => Sighting<Beside> | undefined;

const quality =
  (stands: typeof tellsWhich): Reader =>
  ({ tokens, texts }, at, language, so) => {
    const found = tokens[at]?.quality;
    if (found === undefined || so.qualities.length === MOST_QUALITIES) return undefined;
    if (tellsSide(texts, at, language)) return undefined;
    if (language === 'fr' && texts[at] === 'est' && !endsEast(texts[at + 1])) return undefined;
    const isColour = found.choices.some((choice) => choice.isColour === true);
    const end = at + found.length;
    if (!stands(texts, at, end, language, isColour)) return undefined;
    return { end, value: { ...so, qualities: [...so.qualities, found.choices] } };
  };
const code: Reader = ({ texts }, at, language, so) => {
  const found = so.code === undefined ? readCode(texts, at, language) : undefined;
  return found === undefined ? undefined : { end: found.end, value: { ...so, code: found.value } };
};
const numberBefore: Reader = ({ texts }, at, language, so) => {
  const found = so.number === undefined ? readNumberBefore(texts, at, language) : undefined;
  return found === undefined ? undefined : { end: found.end, value: { ...so, number: found.value } };
};
const measuredBefore: Reader = ({ texts }, at, language, so) => {
  const found = so.measured === undefined ? readMeasuredBefore(texts, at, language) : undefined;
  return found === undefined ? undefined : { end: found.end, value: { ...so, measured: found.value } };
};
const BEFORE: readonly Reader[] = [quality(standsBefore), code, numberBefore, measuredBefore];

const reader = newReader();

/** Everything that stands before a noun: 赤い, 4トンの, M16, No. 3. The caller sees whether a noun follows. */
export function readBefore(stream: Stream, start: number, language: Language): Sighting<Beside> {
  const known = readingsOf<Sighting<Beside>>(stream.texts, reader);
  known[start] ??= readBeforeAnew(stream, start, language);
  return known[start];
}

function readBeforeAnew(stream: Stream, start: number, language: Language): Sighting<Beside> {
  let so: Sighting<Beside> = { end: start, value: NOTHING };
  for (let count = 0; count < MOST_BESIDE; count += 1) {
    const { end, value } = so;
    const next = BEFORE.map((read) => read(stream, end, language, value)).find((each) => each !== undefined);
    if (next === undefined) break;
    so = next;
  }
  return so;
}

/** Vietnamese, French and Italian say most adjectives behind the noun. */
const BEHIND_NOUN: ReadonlySet<Language> = new Set(['vi', 'fr', 'it']);

/**
 * What stands behind a noun, after each piece of it once: "rouge", "de 4 tonnes", "M16", "số 3". `isNumbered` where a
 * bare number may name the thing (pump 3).
 */
export function readBehind(
  stream: Stream,
  start: number,
  language: Language,
  before: Beside,
  isNumbered: boolean,
): Sighting<Beside>[] {
  const found: Sighting<Beside>[] = [];
  const numberBehind: Reader = ({ texts }, at, _, so) => {
    const number = so.number === undefined ? readNumberBehind(texts, at, language, isNumbered) : undefined;
    return number === undefined ? undefined : { end: number.end, value: { ...so, number: number.value } };
  };
  const measuredBehind: Reader = ({ texts }, at, _, so) => {
    const size = so.measured === undefined ? readMeasuredBehind(texts, at, language) : undefined;
    return size === undefined ? undefined : { end: size.end, value: { ...so, measured: size.value } };
  };
  const readers = [
    ...(BEHIND_NOUN.has(language) ? [quality(tellsWhich)] : []),
    code,
    numberBehind,
    measuredBehind,
  ];
  let so: Sighting<Beside> = { end: start, value: before };
  for (let count = 0; count < MOST_BESIDE; count += 1) {
    const { end, value } = so;
    const next = readers.map((read) => read(stream, end, language, value)).find((each) => each !== undefined);
    if (next === undefined) break;
    so = next;
    // "Xe tải phía trước cổng" is in front of the gate: what another noun follows does not belong to this one.
    if (termOf(stream.texts[so.end]) === undefined) found.push(so);
  }
  return found;
}

/** An article or a pointer before a noun. */
export type Determiner = 'this' | 'that' | 'a' | 'the';

/**
 * The adjectives that are meant: "other" behind the article is the other one, else another. Undefined where they do not
 * go with the article ("a same bolt") or with one another.
 */
export function qualitiesOf(
  { qualities }: Beside,
  determiner: Determiner | undefined,
  isAmbiguous: (choice: QualityChoice) => boolean,
): Pick<Modifiers, 'qualities' | 'colour'> | undefined {
  const meant = qualities.map((choices) => {
    const isDefinite = determiner !== undefined && determiner !== 'a';
    return choices.length === 1
      ? choices[0]
      : choices.find(({ definite }) => (definite ?? false) === isDefinite);
  });
  const known = meant.flatMap((choice) => choice ?? []);
  if (known.some(isAmbiguous)) return undefined;
  const fits = known.every(({ definite }) => {
    if (definite === true) return determiner !== 'a';
    return definite === undefined || determiner === undefined || determiner === 'a';
  });
  const colours = known.filter(({ isColour }) => isColour === true).map(({ term }) => term);
  const others = known
    .filter(({ isColour }) => isColour !== true)
    .toSorted((one, other) => rankOf(one) - rankOf(other))
    .map(({ term }) => term);
  const isClear = known.length === qualities.length && colours.length <= 1;
  const isDistinct = new Set(others).size === others.length;
  const areBound = known.filter(({ definite }) => definite !== undefined).length;
  if (!fits || !isClear || !isDistinct || areBound > 1) return undefined;
  const [colour] = colours;
  return {
    ...(others.length === 0 ? {} : { qualities: others }),
    ...(colour === undefined ? {} : { colour }),
  };
}

function rankOf({ definite }: QualityChoice): number {
  return definite === undefined ? 1 : 0;
}
