import type { Language } from '@genbatalk/contract';
import { termOf } from '../analyse/token.js';
import { LINKS, PLAIN_COUNTERS } from './counters.js';
import { MEASURE_IDS, type MeasureId, measureWords } from './measures.js';
import { readSpan } from './spans.js';
import { tableOf } from './tables.js';
import type { Sighting, ThingValue } from './value.js';

/** What was said of a thing besides its name. */
export type Counted = Pick<ThingValue, 'count' | 'measure' | 'isMore'>;

/** The words of measures. */
export const measures = tableOf<MeasureId>((language) =>
  MEASURE_IDS.map((measure) => {
    const { one, many, ways = [] } = measureWords(measure, language);
    return [[one, many, ...ways].join('|'), measure] as const;
  }),
);
const counters = tableOf<true>((language) => [[PLAIN_COUNTERS[language].join('|'), true]]);
const links = tableOf<true>((language) =>
  LINKS[language].length === 0 ? [] : [[LINKS[language].join('|'), true]],
);
/** Besides what is there: before the number, between it and the measure, behind everything. */
const MORE: Readonly<Record<Language, readonly [before: string, between: string, behind: string]>> = {
  ja: ['あと|もう|さらに|追加で', '', ''],
  en: ['another|an additional|an extra|additional|extra', 'more|extra|additional', 'more'],
  vi: ['thêm', '', 'nữa'],
  zh: ['另外|再加|再来|再', '', ''],
  de: ['noch|weitere|zusätzlich|nochmal', 'weitere', 'mehr'],
  fr: ['encore', '', 'de plus|supplémentaires'],
  it: ['ancora|altri|altre', '', 'in più'],
};
const moreTable = (place: 0 | 1 | 2) =>
  tableOf<true>((language) => (MORE[language][place] === '' ? [] : [[MORE[language][place], true]]));
const moreBefore = moreTable(0);
const moreBetween = moreTable(1);
const moreBehind = moreTable(2);

/** A number with its measure or counter: 5本, 5袋の, 5 bags of, 3 more, thêm 5 cây. */
export function readCount(
  texts: readonly string[],
  at: number,
  language: Language,
  measureAt: (place: number) => MeasureId | undefined = () => undefined,
): Sighting<Counted> | undefined {
  const held = language === 'ja' ? readContained(texts, at, measureAt) : undefined;
  if (held !== undefined) return held;
  const before = moreBefore(language).longestAt(texts, at);
  const number = readSpan(texts, before?.end ?? at, language);
  if (number === undefined) return undefined;
  const between = moreBetween(language).longestAt(texts, number.end);
  const start = between?.end ?? number.end;
  const isMore = before !== undefined || between !== undefined ? { isMore: true } : {};
  // A bucket is a thing, and in "two buckets of water" so much of another.
  const container = measureAt(start);
  if (container !== undefined)
    return { end: start + 1, value: { count: number.value, measure: container, ...isMore } };
  const measure = measures(language).longestAt(texts, start);
  const plain = counters(language).longestAt(texts, start);
  if (measure !== undefined && measure.end >= (plain?.end ?? 0)) {
    return { end: measure.end, value: { count: number.value, measure: measure.value, ...isMore } };
  }
  return { end: plain?.end ?? start, value: { count: number.value, ...isMore } };
}

/** バケツ2杯, トラック3台分: what it is in, how often, and the counter. */
function readContained(
  texts: readonly string[],
  at: number,
  measureAt: (place: number) => MeasureId | undefined,
): Sighting<Counted> | undefined {
  const measure = measureAt(at) ?? (isTruck(texts, at) ? 'truckload' : undefined);
  const number = measure === undefined ? undefined : readSpan(texts, at + 1, 'ja');
  if (measure === undefined || number === undefined) return undefined;
  const behind = measures('ja').longestAt(texts, number.end);
  const isFull = texts[number.end] === '杯' || texts.slice(number.end, number.end + 2).join('') === '台分';
  if (!isFull && behind?.value !== measure) return undefined;
  const end = behind?.end ?? number.end + 1;
  return { end, value: { count: number.value, measure } };
}

/** ダンプ3台分 is three loads, whatever carries them. */
function isTruck(texts: readonly string[], at: number): boolean {
  return texts[at + 2] === '台' && texts[at + 3] === '分' && termOf(texts[at]) !== undefined;
}

/** Words for "more" without a number, before the thing: more screws, thêm vít, 更多水泥. */
const moreAlone = tableOf<true>((language) => {
  const words: Readonly<Record<Language, string>> = {
    ja: 'もっと|もう少し|追加の|追加で',
    en: 'more|some more|a few more|a bit more|additional|extra',
    vi: 'thêm|thêm ít|thêm một ít',
    zh: '更多|更多的',
    de: 'mehr|noch mehr|noch etwas|noch ein paar|weitere',
    fr: 'plus de|plus d|encore du|encore de la|encore des|encore de l|un peu plus de',
    it: 'più|altri|altre|ancora|un po più di',
  };
  return [[words[language], true]];
});

/** "More" without a number. */
export function readMoreAlone(
  texts: readonly string[],
  at: number,
  language: Language,
): Sighting<Counted> | undefined {
  const more = moreAlone(language).longestAt(texts, at);
  return more === undefined ? undefined : { end: more.end, value: { isMore: true } };
}

/** A measure without a number: (how many) bags of. */
export function readMeasure(
  texts: readonly string[],
  at: number,
  language: Language,
): Sighting<Counted> | undefined {
  const measure = measures(language).longestAt(texts, at);
  return measure === undefined ? undefined : { end: measure.end, value: { measure: measure.value } };
}

/** The end of "more" behind a counted thing; undefined where none was said. */
export function endOfMore(texts: readonly string[], at: number, language: Language): number | undefined {
  return moreBehind(language).longestAt(texts, at)?.end;
}

/** Steps over what links a measure to its thing: of, の, de. */
export function skipLink(texts: readonly string[], at: number, language: Language): number {
  return links(language).longestAt(texts, at)?.end ?? at;
}
