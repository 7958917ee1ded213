import type { Language } from '@genbatalk/contract';
import { isUnspaced } from '../analyse/lexical.js';
import { type Token, termOf } from '../analyse/token.js';
import type { TermKind } from '../format-terms.js';
import { spellVietnamese } from '../normalise/fold-vietnamese.js';
import { endOfMore, readCount, readMoreAlone } from './counts.js';
import { type Head, startsAt } from './heads.js';
import { type Beside, NOTHING, qualitiesOf, readBehind } from './modifiers.js';
import { readNumber } from './numbers.js';
import { tellsMany } from './one-or-many.js';
import { determiners, everythingBehind, things } from './pointers.js';
import { isQuantity } from './sizes.js';
import { THING_KINDS } from './slot-types.js';
import type { PointerValue, Sighting, ThingValue } from './value.js';
import { readParts } from './wholes.js';

/** A sentence in the two forms that the readers need: the tokens, and their texts alone. */
export interface Stream {
  readonly tokens: readonly Token[];
  readonly texts: readonly string[];
}

/** A thing of which everything is known but what stands behind it. */
interface Named {
  readonly term: number;
  readonly kind: TermKind;
  readonly head: Head;
  readonly isMany: boolean | undefined;
  readonly language: Language;
}

/** Of persons, trades and work nothing but their names is said here. */
const MODIFIED: ReadonlySet<TermKind> = new Set(THING_KINDS['thing']);

/** Pump 3, gate 2. */
const NUMBERED: ReadonlySet<TermKind> = new Set(['machine', 'structure', 'element']);

/**
 * A thing of one of the kinds with all that is said of it: 鉄筋5本, 5 bags of cement, den roten Knopf, cái búa này.
 * Several readings where a count or a size may belong to what follows. Whether one or many were meant is kept where the
 * language says it. An adjective that is not known leaves the thing unknown.
 */
export function readThings(
  stream: Stream,
  at: number,
  language: Language,
  kinds: ReadonlySet<TermKind>,
  kindOf: (term: number) => TermKind | undefined,
): Sighting<ThingValue>[] {
  const isWanted = ({ value }: Sighting<ThingValue>) => kinds.has(kindOf(value.term) ?? 'person');
  const read = (start: number) => readPlain(stream, start, language, MODIFIED, kindOf);
  const plain = readPlain(stream, at, language, kinds, kindOf);
  // Before its part stands a whole of any kind.
  const first = language === 'ja' || language === 'zh' || language === 'en' ? read(at) : plain;
  if (first.length === 0) return plain;
  return [...plain, ...readParts(first, stream, language, read, kindOf).filter(isWanted)];
}

/** The same without what it is a part of. */
function readPlain(
  stream: Stream,
  at: number,
  language: Language,
  kinds: ReadonlySet<TermKind>,
  kindOf: (term: number) => TermKind | undefined,
): Sighting<ThingValue>[] {
  const nounAt = (place: number) => {
    const term = termOf(stream.texts[place]);
    const kind = term === undefined ? undefined : kindOf(term);
    return term === undefined || kind === undefined || !kinds.has(kind) ? undefined : { term, kind };
  };
  for (const { head, beside } of startsAt(stream, at, language)) {
    const bare = nounAt(head.place);
    const before = bare === undefined ? beside() : { end: head.place, value: NOTHING };
    const noun = bare ?? nounAt(before.end);
    if (noun === undefined || (bare === undefined && !MODIFIED.has(noun.kind))) continue;
    const isMany =
      stream.tokens[before.end]?.isMany ?? head.isMany ?? tellsMany(stream, head.place, language);
    return sightingsOf({ ...noun, head, isMany, language }, before, stream);
  }
  return [];
}

function sightingsOf(named: Named, before: Sighting<Beside>, stream: Stream): Sighting<ThingValue>[] {
  const { kind, language } = named;
  const end = before.end + 1;
  const isNumbered = NUMBERED.has(kind) && named.head.counted === undefined;
  const behind = MODIFIED.has(kind) ? readBehind(stream, end, language, before.value, isNumbered) : [];
  return [{ end, value: before.value }, ...behind].flatMap((so) => {
    const thing = thingOf(named, so.value, stream);
    if (thing === undefined) return [];
    return [{ end: so.end, value: thing }, ...readAfter(stream, so.end, language, thing)];
  });
}

const NOT = new Set([
  ...'{do-not} {not} {not-yet} {was-not} not no nicht nie ne n pas non ない 不 没 别'.split(' '),
  ...['không', 'chưa'].map(spellVietnamese),
]);

/** "Do not use all the bolts": some, or none? */
function isDenied({ tokens }: Stream): boolean {
  return tokens.some(({ text, raw }) => NOT.has(text) || /^kein/u.test(raw ?? text));
}

/** The value; undefined where what was said does not fit together, or where it is not sure what it says. */
function thingOf(
  { term, kind, head, isMany, language }: Named,
  beside: Beside,
  stream: Stream,
): ThingValue | undefined {
  const { determiner, isAll } = head;
  const { measure, ...count } = head.counted ?? {};
  const isCounted = count.count !== undefined;
  // "Move left ladder" and "the last 3" leave open what is meant; a Vietnamese side may say where to.
  const qualities = qualitiesOf(beside, determiner, ({ definite, isSide }) => {
    if (isSide === true || (definite === true && isCounted)) return true;
    return definite === true && language === 'en' && determiner === undefined && isAll !== true;
  });
  if (qualities === undefined) return undefined;
  if (isAll === true && isDenied(stream)) return undefined;
  const quantity = beside.measured === undefined ? undefined : isQuantity(beside.measured, kind, language);
  if (beside.measured !== undefined && quantity === undefined) return undefined;
  const isPointed = determiner === 'this' || determiner === 'that' || determiner === 'a';
  if (quantity === true && (head.counted !== undefined || isAll === true || isPointed)) return undefined;
  // "3 bags of 25 kg cement" and "pump 3" counted: of what is it said?
  if (measure !== undefined && beside.measured !== undefined) return undefined;
  if (beside.number !== undefined && (head.counted !== undefined || isMany === true || isPointed))
    return undefined;
  const pointer = determiner === 'the' ? undefined : determiner;
  // Two pairs of pliers are two tools; only what is worn or laid in twos is counted by the pair.
  const isMereWord = measure === undefined || (measure === 'pair' && kind === 'tool');
  const [amount] = beside.measured?.parts ?? [];
  return {
    kind: 'thing',
    term,
    ...count,
    ...(isMereWord ? {} : { measure }),
    ...(pointer === undefined ? {} : { pointer }),
    ...(isMany === undefined ? {} : { isMany }),
    ...(isAll === true ? { isAll } : {}),
    ...qualities,
    ...(quantity === true && amount !== undefined ? { amount } : {}),
    ...(quantity === false && beside.measured !== undefined ? { size: beside.measured.parts } : {}),
    ...(beside.code === undefined ? {} : { code: beside.code }),
    ...(beside.number === undefined ? {} : { number: beside.number }),
  };
}

/** これ, that one: a thing by pointing. */
export function readPointer(
  texts: readonly string[],
  at: number,
  language: Language,
): Sighting<PointerValue> | undefined {
  const found = things(language).longestAt(texts, at);
  return found === undefined ? undefined : { end: found.end, value: { kind: 'pointer', which: found.value } };
}

/** Behind the thing: its count in Japanese and Chinese, this and that in Vietnamese, "more". */
function readAfter(
  stream: Stream,
  at: number,
  language: Language,
  thing: ThingValue,
): Sighting<ThingValue>[] {
  const { texts } = stream;
  const more = thing.count === undefined ? undefined : endOfMore(texts, at, language);
  const found: Sighting<ThingValue>[] =
    more === undefined ? [] : [{ end: more, value: { ...thing, isMore: true } }];
  const all = everythingBehind(language).longestAt(texts, at);
  if (all !== undefined && thing.count === undefined && !isDenied(stream))
    found.push({ end: all.end, value: { ...thing, isAll: true } });
  if (language === 'vi') {
    const pointer = determiners(language).longestAt(texts, at);
    if (pointer?.value === 'this' || pointer?.value === 'that') {
      found.push({ end: pointer.end, value: { ...thing, pointer: pointer.value } });
    }
    return found;
  }
  if (!isUnspaced(language) || thing.count !== undefined || thing.amount !== undefined) return found;
  return [...found, ...readCountBehind(stream, at, language, thing)];
}

function readCountBehind(
  { texts, tokens }: Stream,
  at: number,
  language: Language,
  thing: ThingValue,
): Sighting<ThingValue>[] {
  const behind =
    readCount(texts, at, language, (place) => tokens[place]?.measure) ??
    (language === 'ja' ? readMoreAlone(texts, at, language) : undefined);
  if (behind === undefined || thing.number !== undefined || thing.isAll === true) return [];
  // スコップ3杯 and ダンプ3台分 count what they hold.
  const isHeld =
    tokens[at - 1]?.measure !== undefined || texts.slice(at, behind.end).join('').endsWith('台分');
  if (
    language === 'ja' &&
    behind.value.measure !== undefined &&
    isHeld &&
    tokens[at]?.measure === undefined &&
    termOf(texts[at]) === undefined
  )
    return [];
  if (behind.value.count === undefined) return [{ end: behind.end, value: { ...thing, ...behind.value } }];
  // 鉄筋3階に: a number without a counter belongs to what follows.
  const last = texts[behind.end - 1] ?? '';
  const isCounted =
    behind.value.measure !== undefined ||
    (!/\d/u.test(last) && readNumber([last], 0, language) === undefined);
  return isCounted ? [{ end: behind.end, value: { ...thing, ...behind.value } }] : [];
}
