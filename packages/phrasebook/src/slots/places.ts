import type { Language } from '@genbatalk/contract';
import { isUnspaced } from '../analyse/lexical.js';
import { termOf } from '../analyse/token.js';
import type { TermKind } from '../format-terms.js';
import { maskOf } from '../names/masks.js';
import { readFloor } from './floors.js';
import { type Beside, type Determiner, qualitiesOf, readBefore, readBehind } from './modifiers.js';
import { determiners, here, prepositions } from './pointers.js';
import type { Stream } from './things.js';
import type { PlaceValue, Sighting } from './value.js';

type KindOf = (term: number) => TermKind | undefined;

const KINDS: ReadonlySet<TermKind> = new Set(['place', 'structure', 'element', 'direction']);

/**
 * A place with the little words around it, the longest reading first: 3階の倉庫, on the third floor, im Keller, the east
 * stairs, here. `from` tells the places that something leaves; everything else is where it is or goes, which the verb decides.
 */
export function readPlaces(
  stream: Stream,
  at: number,
  language: Language,
  wanted: 'at' | 'from' | 'name',
  kindOf: KindOf,
): Sighting<PlaceValue>[] {
  const { texts } = stream;
  const pointed = here(language).longestAt(texts, at);
  const preposition = prepositions(language).longestAt(texts, at, (_, which) => which === wanted);
  // Without its little word a place could as well be where something comes from.
  const isBareAllowed = wanted === 'name' || isUnspaced(language);
  const found: Sighting<PlaceValue>[] = [];
  if (pointed !== undefined && wanted !== 'from')
    found.push({ end: pointed.end, value: { kind: 'place', pointer: pointed.value } });
  if (preposition !== undefined || isBareAllowed)
    found.push(...readBare(stream, preposition?.end ?? at, language, kindOf, wanted === 'from'));
  if (found.length === 0 && preposition !== undefined) {
    const behind = here(language).longestAt(texts, preposition.end);
    if (behind !== undefined)
      found.push({ end: behind.end, value: { kind: 'place', pointer: behind.value } });
  }
  return found.toSorted((one, other) => other.end - one.end);
}

/** A floor, a named place, or one on the other: 3階の倉庫, the storeroom on the third floor. */
function readBare(
  stream: Stream,
  at: number,
  language: Language,
  kindOf: KindOf,
  isLeft: boolean,
): Sighting<PlaceValue>[] {
  const { texts } = stream;
  const determiner = language === 'vi' ? undefined : determiners(language).longestAt(texts, at);
  const isThe = determiner?.value === 'the';
  const start = isThe ? determiner.end : at;
  const floor = readFloor(texts, start, language) ?? readFloor(texts, at, language);
  if (floor !== undefined) {
    const { level } = floor.value;
    const link = texts[floor.end] === 'の' || texts[floor.end] === '的' ? floor.end + 1 : floor.end;
    const upper = isUnspaced(language) ? readNamed(stream, link, language, kindOf, undefined) : [];
    const named = upper.map(({ end, value }) => ({ end, value: { ...value, floor: level } }));
    return [...named, { end: floor.end, value: { kind: 'place', floor: level } }];
  }
  const named = readNamed(stream, start, language, kindOf, isThe ? 'the' : undefined);
  const pointed =
    determiner === undefined || isThe
      ? []
      : readNamed(stream, determiner.end, language, kindOf, determiner.value);
  const all = [...named, ...pointed];
  // "From the storeroom to the third floor": where something leaves, the floor is where it goes.
  return isUnspaced(language) || isLeft
    ? all
    : [...all.flatMap((place) => onFloor(place, texts, language)), ...all];
}

const WHERE_TO =
  /^(?:in den|in das|ins|auf den|to|into|onto|up to|down to|over to|vers|jusqu|đến|tới|lên|xuống|sang|fino)(?: |$)/u;

/** The storeroom on the third floor. */
function onFloor(
  { end, value }: Sighting<PlaceValue>,
  texts: readonly string[],
  language: Language,
): Sighting<PlaceValue>[] {
  const joined = prepositions(language).longestAt(texts, end, (_, which) => which === 'at');
  const article = determiners(language).longestAt(texts, joined?.end ?? end);
  // In den dritten Stock is where to, im dritten Stock where.
  const words = texts.slice(end, (joined?.end ?? end) + 1).join(' ');
  if (WHERE_TO.test(words)) return [];
  const start = article?.value === 'the' ? article.end : (joined?.end ?? end);
  const upper = readFloor(texts, start, language);
  return upper === undefined ? [] : [{ end: upper.end, value: { ...value, floor: upper.value.level } }];
}

/** A named place with what stands beside it: 東側の階段, gate 3, the small storeroom, phòng này. */
function readNamed(
  stream: Stream,
  at: number,
  language: Language,
  kindOf: KindOf,
  determiner: Determiner | undefined,
): Sighting<PlaceValue>[] {
  const plain = placeTerm(stream.texts, at, kindOf);
  const before = readBefore(stream, at, language);
  const term = placeTerm(stream.texts, before.end, kindOf);
  const found: Sighting<PlaceValue>[] = [];
  const code = maskOf(stream.texts[at]) === 'code' ? stream.texts[at] : undefined;
  const coded = code === undefined ? undefined : placeTerm(stream.texts, at + 1, kindOf);
  if (code !== undefined && coded !== undefined) {
    found.push({ end: at + 2, value: { kind: 'place', term: coded, number: code } });
  }
  const numbered = numberedPlace(stream.texts, at, language, kindOf);
  if (numbered !== undefined) found.push(numbered);
  if (plain !== undefined && maskOf(stream.texts[at + 1]) === 'code') {
    found.push({ end: at + 2, value: { kind: 'place', term: plain, number: stream.texts[at + 1] ?? '' } });
  }
  if (plain !== undefined) {
    const so: Sighting<Beside> = { end: at, value: { qualities: [] } };
    found.push(...placesOf(stream, so, plain, language, determiner));
  }
  if (term !== undefined && before.end > at)
    found.push(...placesOf(stream, before, term, language, determiner));
  return found;
}

/** 4区, khu 4: digits beside the place, without a counter or a unit, are its number. */
function numberedPlace(
  texts: readonly string[],
  at: number,
  language: Language,
  kindOf: KindOf,
): Sighting<PlaceValue> | undefined {
  const isFirst = language === 'zh' || language === 'ja';
  if (!isFirst && language !== 'vi') return undefined;
  const term = placeTerm(texts, isFirst ? at + 1 : at, kindOf);
  const number = texts[isFirst ? at : at + 1] ?? '';
  if (term === undefined || !/^\d{1,3}$/u.test(number)) return undefined;
  const next = texts[at + 2];
  if (!isFirst && next !== undefined) return undefined;
  return { end: at + 2, value: { kind: 'place', term, number } };
}

function placesOf(
  stream: Stream,
  before: Sighting<Beside>,
  term: number,
  language: Language,
  determiner: Determiner | undefined,
): Sighting<PlaceValue>[] {
  const end = before.end + 1;
  return [{ end, value: before.value }, ...readBehind(stream, end, language, before.value, true)].flatMap(
    (so): Sighting<PlaceValue>[] => {
      const place = placeOf(term, so.value, determiner);
      if (place === undefined) return [];
      const behind = language === 'vi' ? determiners(language).longestAt(stream.texts, so.end) : undefined;
      const pointed = behind?.value === 'this' || behind?.value === 'that' ? behind : undefined;
      const found: Sighting<PlaceValue>[] = [{ end: so.end, value: place }];
      if (pointed?.value === 'this' || pointed?.value === 'that')
        found.push({ end: pointed.end, value: { ...place, pointer: pointed.value } });
      return found;
    },
  );
}

/** The value; a place has no size and no thread, and "a gate" is any. */
function placeOf(
  term: number,
  { qualities: choices, measured, code, number }: Beside,
  determiner: Determiner | undefined,
): PlaceValue | undefined {
  const qualities = qualitiesOf({ qualities: choices }, determiner, () => false);
  if (qualities === undefined || measured !== undefined || code !== undefined) return undefined;
  if (determiner === 'a') return undefined;
  return {
    kind: 'place',
    term,
    ...(determiner === 'this' || determiner === 'that' ? { pointer: determiner } : {}),
    ...qualities,
    ...(number === undefined ? {} : { number }),
  };
}

function placeTerm(texts: readonly string[], at: number, kindOf: KindOf): number | undefined {
  const term = termOf(texts[at]);
  const kind = term === undefined ? undefined : kindOf(term);
  return kind !== undefined && KINDS.has(kind) ? term : undefined;
}
