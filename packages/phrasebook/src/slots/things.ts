import type { Language } from '@genbatalk/contract';
import { isUnspaced } from '../analyse/lexical.js';
import { type Token, termOf } from '../analyse/token.js';
import type { TermKind } from '../format-terms.js';
import { type Counted, endOfMore, readCount, readMeasure, readMoreAlone, skipLink } from './counts.js';
import { readNumber } from './numbers.js';
import { determiners, things } from './pointers.js';
import type { PointerValue, Sighting, ThingValue } from './value.js';

/** A sentence in the two forms that the readers need: the tokens, and their texts alone. */
export interface Stream {
  readonly tokens: readonly Token[];
  readonly texts: readonly string[];
}

/**
 * A thing of one of the kinds: 鉄筋5本, 5 bags of cement, the drill, cái búa này. Several readings where a count may
 * belong to what follows. Whether one or many were meant is kept where the language says it.
 */
export function readThings(
  stream: Stream,
  at: number,
  language: Language,
  kinds: ReadonlySet<TermKind>,
  kindOf: (term: number) => TermKind | undefined,
): Sighting<ThingValue>[] {
  const { tokens, texts } = stream;
  const determiner = language === 'vi' ? undefined : determiners(language).longestAt(texts, at);
  const afterDeterminer = determiner?.end ?? at;
  const counted =
    readCount(texts, afterDeterminer, language) ??
    readMeasure(texts, afterDeterminer, language) ??
    readMoreAlone(texts, afterDeterminer, language);
  const termAt = (place: number) => {
    const term = termOf(texts[place]);
    const kind = term === undefined ? undefined : kindOf(term);
    return kind !== undefined && kinds.has(kind) ? term : undefined;
  };
  const starts: { readonly place: number; readonly counted?: Counted; readonly isPointed: boolean }[] = [
    { place: at, isPointed: false },
  ];
  if (determiner !== undefined) starts.push({ place: determiner.end, isPointed: true });
  if (counted !== undefined) {
    const isPointed = determiner !== undefined;
    starts.push({ place: counted.end, counted: counted.value, isPointed });
    starts.push({ place: skipLink(texts, counted.end, language), counted: counted.value, isPointed });
  }
  const start = starts.find(({ place }) => termAt(place) !== undefined);
  const term = start === undefined ? undefined : termAt(start.place);
  if (start === undefined || term === undefined) return [];
  const isMany = tokens[start.place]?.isMany;
  const pointer = start.isPointed && determiner?.value !== 'the' ? determiner?.value : undefined;
  const { measure, ...count } = start.counted ?? {};
  // Two pairs of pliers are two tools; only what is worn or laid in twos is counted by the pair.
  const isMereWord = measure === undefined || (measure === 'pair' && kindOf(term) === 'tool');
  const thing: ThingValue = {
    kind: 'thing',
    term,
    ...count,
    ...(isMereWord ? {} : { measure }),
    ...(pointer === undefined ? {} : { pointer }),
    ...(isMany === undefined ? {} : { isMany }),
  };
  const end = start.place + 1;
  return [{ end, value: thing }, ...readBehind(texts, end, language, thing)];
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
function readBehind(
  texts: readonly string[],
  at: number,
  language: Language,
  thing: ThingValue,
): Sighting<ThingValue>[] {
  const more = thing.count === undefined ? undefined : endOfMore(texts, at, language);
  const found: Sighting<ThingValue>[] =
    more === undefined ? [] : [{ end: more, value: { ...thing, isMore: true } }];
  if (language === 'vi') {
    const pointer = determiners(language).longestAt(texts, at);
    if (pointer?.value === 'this' || pointer?.value === 'that') {
      found.push({ end: pointer.end, value: { ...thing, pointer: pointer.value } });
    }
    return found;
  }
  if (!isUnspaced(language) || thing.count !== undefined) return found;
  const behind =
    readCount(texts, at, language) ?? (language === 'ja' ? readMoreAlone(texts, at, language) : undefined);
  if (behind === undefined) return found;
  if (behind.value.count === undefined)
    return [...found, { end: behind.end, value: { ...thing, ...behind.value } }];
  // 鉄筋3階に: a number without a counter belongs to what follows.
  const last = texts[behind.end - 1] ?? '';
  const isCounted =
    behind.value.measure !== undefined ||
    (!/\d/u.test(last) && readNumber([last], 0, language) === undefined);
  if (isCounted) found.push({ end: behind.end, value: { ...thing, ...behind.value } });
  return found;
}
