import type { Language } from '@genbatalk/contract';
import { isUnspaced } from '../analyse/lexical.js';
import { type Token, termOf } from '../analyse/token.js';
import type { TermKind } from '../format-terms.js';
import { LINKS, PLAIN_COUNTERS } from './counters.js';
import { MEASURE_IDS, type MeasureId, measureWords } from './measures.js';
import { readNumber } from './numbers.js';
import { determiners, things } from './pointers.js';
import { tableOf } from './tables.js';
import type { PointerValue, Sighting, ThingValue } from './value.js';

/** A sentence in the two forms that the readers need: the tokens, and their texts alone. */
export interface Stream {
  readonly tokens: readonly Token[];
  readonly texts: readonly string[];
}

const measures = tableOf<MeasureId>((language) =>
  MEASURE_IDS.map((measure) => {
    const { one, many, ways = [] } = measureWords(measure, language);
    return [[one, many, ...ways].join('|'), measure] as const;
  }),
);
const counters = tableOf<true>((language) => [[PLAIN_COUNTERS[language].join('|'), true]]);
const links = tableOf<true>((language) =>
  LINKS[language].length === 0 ? [] : [[LINKS[language].join('|'), true]],
);

/** What was said of a thing besides its name. */
type Counted = Pick<ThingValue, 'count' | 'measure'>;

/**
 * A thing of one of the kinds: 鉄筋5本, 5 bags of cement, the drill, cái búa này. Several readings where a count may
 * belong to what follows. Whether one or many were meant is kept where the language says it.
 */
export function readThings(
  { tokens, texts }: Stream,
  at: number,
  language: Language,
  kinds: ReadonlySet<TermKind>,
  kindOf: (term: number) => TermKind | undefined,
): Sighting<ThingValue>[] {
  const found: Sighting<ThingValue>[] = [];
  const determiner = language === 'vi' ? undefined : determiners(language).longestAt(texts, at);
  const counted = readCount(texts, determiner?.end ?? at, language);
  const places = [
    at,
    ...(determiner === undefined ? [] : [determiner.end]),
    ...(counted === undefined ? [] : [counted.end]),
  ];
  for (const start of new Set(places)) {
    const link = isUnspaced(language) && start > at ? undefined : links(language).longestAt(texts, start);
    const place =
      counted !== undefined && start === counted.end
        ? skipLink(texts, start, language)
        : link === undefined
          ? start
          : start;
    const term = termOf(texts[place]);
    const kind = term === undefined ? undefined : kindOf(term);
    if (term === undefined || kind === undefined || !kinds.has(kind)) continue;
    const isMany = tokens[place]?.isMany;
    const before = counted !== undefined && start === counted.end ? counted.value : {};
    const pointer =
      determiner === undefined || start === at || determiner.value === 'the' ? undefined : determiner.value;
    const thing: ThingValue = {
      kind: 'thing',
      term,
      ...before,
      ...(pointer === undefined ? {} : { pointer }),
      ...(isMany === undefined ? {} : { isMany }),
    };
    found.push({ end: place + 1, value: thing }, ...readBehind(texts, place + 1, language, thing));
    break;
  }
  return found;
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

/** A number with its measure or counter: 5本, 5袋の, 5 bags of, 5 cây. */
export function readCount(
  texts: readonly string[],
  at: number,
  language: Language,
): Sighting<Counted> | undefined {
  const number = readNumber(texts, at, language);
  if (number === undefined) return undefined;
  const measure = measures(language).longestAt(texts, number.end);
  const plain = counters(language).longestAt(texts, number.end);
  if (measure !== undefined && measure.end >= (plain?.end ?? 0)) {
    return { end: measure.end, value: { count: number.value, measure: measure.value } };
  }
  return { end: plain?.end ?? number.end, value: { count: number.value } };
}

/** The count behind the thing in Japanese and Chinese; behind it in Vietnamese this and that. */
function readBehind(
  texts: readonly string[],
  at: number,
  language: Language,
  thing: ThingValue,
): Sighting<ThingValue>[] {
  if (language === 'vi') {
    const pointer = determiners(language).longestAt(texts, at);
    if (pointer === undefined || (pointer.value !== 'this' && pointer.value !== 'that')) return [];
    return [{ end: pointer.end, value: { ...thing, pointer: pointer.value } }];
  }
  if (!isUnspaced(language) || thing.count !== undefined) return [];
  const behind = readCount(texts, at, language);
  // 鉄筋3階に: a number without a counter belongs to what follows.
  const number = readNumber(texts, at, language);
  const isCounted = behind !== undefined && behind.end > (number?.end ?? 0);
  const isNative = language === 'ja' && number !== undefined && texts[number.end - 1] === 'つ';
  return isCounted || isNative ? [{ end: behind?.end ?? at, value: { ...thing, ...behind?.value } }] : [];
}

function skipLink(texts: readonly string[], at: number, language: Language): number {
  return links(language).longestAt(texts, at)?.end ?? at;
}
