import type { Language } from '@genbatalk/contract';
import { once } from '../once.js';
import { type Counted, readCount, readMeasure, readMoreAlone, skipLink } from './counts.js';
import type { MeasureId } from './measures.js';
import { type Beside, type Determiner, readBefore } from './modifiers.js';
import { readNumber } from './numbers.js';
import { pluralMark } from './one-or-many.js';
import { both, determiners, everything } from './pointers.js';
import { newReader, readingsOf } from './readings.js';
import type { Stream } from './things.js';
import type { Sighting } from './value.js';

/** What was said before the adjectives of a noun, and where they begin. */
export interface Head {
  readonly place: number;
  readonly counted?: Counted;
  readonly determiner?: Determiner;
  readonly isAll?: boolean;
  readonly isMany?: boolean;
}

export interface Start {
  readonly head: Head;
  /** What is said of the noun before it. */
  readonly beside: () => Sighting<Beside>;
}

const reader = newReader();

/** The heads at a place with what may follow them; read once, whatever kinds of things are asked for. */
export function startsAt(stream: Stream, at: number, language: Language): readonly Start[] {
  const known = readingsOf<Start[]>(stream.texts, reader);
  known[at] ??= headsAt(stream, at, language).map((head) => ({
    head,
    beside: once(() => readBefore(stream, head.place, language)),
  }));
  return known[at];
}

/** Where the noun or its adjectives may begin: behind an article, "all", a count, a count and its link. */
function headsAt({ texts, tokens }: Stream, at: number, language: Language): Head[] {
  const heads: Head[] = [{ place: at }];
  const all = everything(language).longestAt(texts, at);
  if (all !== undefined) heads.push({ place: all.end, isAll: true });
  const determiner = language === 'vi' ? pluralMark(texts, at) : determiners(language).longestAt(texts, at);
  const isMany = language === 'vi' || texts[at + 1] === '些' ? { isMany: true } : {};
  if (determiner !== undefined)
    heads.push({ place: determiner.end, determiner: determiner.value, ...isMany });
  // Partitive: il faut de gros boulons, d'autres gants.
  if (language === 'fr' && /^de?$/u.test(texts[at] ?? '')) heads.push({ place: at + 1 });
  const two = both(language).longestAt(texts, at);
  if (two !== undefined) heads.push({ place: two.end, counted: { count: '2' } });
  const start = determiner?.end ?? at;
  const isA = determiner?.value === 'a';
  const measureAt = (place: number) => tokens[place]?.measure;
  const contained = readContainer(texts, start, language, isA, measureAt);
  const counted =
    readCount(texts, start, language) ??
    (isA || language === 'ja' ? undefined : readMeasure(texts, start, language)) ??
    readMoreAlone(texts, start, language);
  if (contained !== undefined) {
    const link = skipLink(texts, contained.end, language);
    const before = { counted: contained.value };
    heads.unshift(
      ...(link > contained.end ? [{ ...before, place: link }] : []),
      ...(language === 'en' || language === 'fr' || language === 'it'
        ? []
        : [{ ...before, place: contained.end }]),
    );
  }
  // 200ボルト are volts: a thing is counted with its counter in Japanese (ボルト200本).
  const last = texts[(counted?.end ?? 0) - 1] ?? '';
  const isUncounted = language === 'ja' && counted?.value.count !== undefined && isNumeral(last);
  if (counted === undefined || isUncounted) return heads;
  const said = {
    counted: counted.value,
    ...(determiner === undefined ? {} : { determiner: determiner.value }),
  };
  const link = skipLink(texts, counted.end, language);
  return [
    ...heads,
    { ...said, place: counted.end },
    ...(link > counted.end ? [{ ...said, place: link }] : []),
  ];
}

/** "Two buckets of", "a box of", バケツ2杯の: a container that is a thing as well counts what follows it. */
function readContainer(
  texts: readonly string[],
  at: number,
  language: Language,
  isA: boolean,
  measureAt: (place: number) => MeasureId | undefined,
): Sighting<Counted> | undefined {
  if (isA) {
    const measure = measureAt(at) ?? readMeasure(texts, at, language)?.value.measure;
    return measure === undefined ? undefined : { end: at + 1, value: { count: '1', measure } };
  }
  const counted = readCount(texts, at, language, measureAt);
  return counted?.value.measure === undefined ? undefined : counted;
}

function isNumeral(token: string): boolean {
  return /^\d/u.test(token) || readNumber([token], 0, 'ja') !== undefined;
}
