import type { Language } from '@genbatalk/contract';
import { spellVietnamese } from '../normalise/fold-vietnamese.js';
import { readNumber } from './numbers.js';
import { newReader, readingsOf } from './readings.js';
import { endOfBelowZero, readSign, readSpan, SPAN } from './spans.js';
import { tableOf } from './tables.js';
import { sortOf, UNIT_IDS, type UnitId, type UnitSort, unitWords } from './units.js';
import type { AmountValue, DurationValue, Sighting } from './value.js';

const units = tableOf<UnitId>((language) =>
  UNIT_IDS.map((unit) => {
    const { one, many, dative, ways = [] } = unitWords(unit, language);
    return [[one, many, dative ?? many, ...ways].join('|'), unit] as const;
  }),
);
/** True where the word of a unit begins: del 2 %, le 15 cm. */
export function isUnitAt(tokens: readonly string[], at: number, language: Language): boolean {
  return endOfUnit(tokens, at, language) !== undefined;
}

/** Where the word of the unit ends that begins at a token; undefined where none does. */
export function endOfUnit(tokens: readonly string[], at: number, language: Language): number | undefined {
  return units(language).longestAt(tokens, at)?.end;
}

const reader = newReader();

/** The sorts of which a sentence holds the word of a unit: no amount of another sort can be read of it. */
export function sortsIn(tokens: readonly string[], language: Language): ReadonlySet<UnitSort> {
  const known = readingsOf<ReadonlySet<UnitSort>>(tokens, reader);
  if (known[0] !== undefined) return known[0];
  const found = new Set<UnitSort>();
  known[0] = found;
  const note = (_: number, unit: UnitId) => {
    found.add(sortOf(unit));
    return false;
  };
  tokens.forEach((_, at) => {
    units(language).longestAt(tokens, at, note);
    if (oftenWords(language).longestAt(tokens, at) !== undefined) found.add('times');
  });
  return found;
}

/** "and a half" after the unit (2時間半, 2 mét rưỡi, deux mètres et demi) and half a unit before it. */
const halfAfter = tableOf<true>((language) => {
  const words = {
    ja: '半',
    zh: '半',
    vi: 'rưỡi',
    en: 'and a half',
    de: '',
    fr: 'et demi|et demie',
    it: 'e mezzo|e mezza',
  };
  return [[words[language], true]];
});
const halfBefore = tableOf<true>((language) => {
  const words = {
    ja: '半',
    zh: '半|半个',
    vi: 'nửa',
    en: 'half a|half an|a half',
    de: 'ein halber|eine halbe|einen halben|einem halben|halbe|halben|halber|halb',
    fr: 'un demi|une demi|demi|une demie',
    it: 'mezzo|mezza|un mezzo',
  };
  return [[words[language], true]];
});
/** Halves of these units are whole numbers of a smaller one, which is how they are said elsewhere. */
const HALF_OF: Partial<Record<UnitId, { readonly unit: UnitId; readonly value: string }>> = {
  hour: { unit: 'minute', value: '30' },
  minute: { unit: 'second', value: '30' },
};

/** A measured quantity of the sort wanted ("20センチ", "2 mét rưỡi"). Its unit is never converted. */
export function readAmount(
  tokens: readonly string[],
  at: number,
  language: Language,
  sort: UnitSort,
): Sighting<AmountValue> | undefined {
  const half = halfBefore(language).longestAt(tokens, at);
  const isWanted = (_: number, id: UnitId) => sortOf(id) === sort;
  const unitEnd = (place: number) => units(language).longestAt(tokens, place, isWanted)?.end;
  const often = sort === 'times' ? oftenWords(language).longestAt(tokens, at) : undefined;
  if (often !== undefined)
    return { end: often.end, value: { kind: 'amount', value: often.value, unit: 'times' } };
  const signed = readSigned(tokens, at, language, sort);
  if (signed !== undefined) return signed;
  const number =
    half === undefined ? readSpan(tokens, at, language, unitEnd) : { end: half.end, value: '0.5' };
  if (number === undefined) return undefined;
  const unit = units(language).longestAt(tokens, number.end, isWanted);
  if (unit === undefined) return undefined;
  if (number.value.includes(SPAN))
    return { end: unit.end, value: { kind: 'amount', value: number.value, unit: unit.value } };
  const decimals = readTenths(tokens, unit.end, number.value, unit.value, language);
  if (decimals !== undefined) return decimals;
  const after = halfAfter(language).longestAt(tokens, unit.end);
  if (after === undefined) {
    const whole = { kind: 'amount', value: number.value, unit: unit.value } as const;
    const smaller = SMALLER[unit.value];
    const rest = smaller === undefined ? undefined : readRest(tokens, unit.end, language, smaller);
    return rest === undefined
      ? { end: unit.end, value: whole }
      : { end: rest.end, value: { ...whole, rest: rest.value } };
  }
  if (/[.–]/u.test(number.value)) return undefined;
  return { end: after.end, value: { kind: 'amount', value: `${number.value}.5`, unit: unit.value } };
}

/** Twice, zweimal: how often in one word. */
const oftenWords = tableOf<string>((language) => {
  if (language === 'en')
    return [
      ['once', '1'],
      ['twice', '2'],
    ];
  if (language !== 'de') return [];
  return 'ein zwei drei vier fünf sechs sieben acht neun zehn'
    .split(' ')
    .map((word, at) => [`${word}mal`, String(at + 1)] as const);
});

const SIGNED: ReadonlySet<UnitSort> = new Set(['temperature', 'angle', 'length', 'percent']);

/** −5 °C, "5 degrees below zero", ±3 mm. Degrees below zero are warmth, whatever is not said of them. */
function readSigned(
  tokens: readonly string[],
  at: number,
  language: Language,
  sort: UnitSort,
): Sighting<AmountValue> | undefined {
  if (!SIGNED.has(sort)) return undefined;
  const sign = readSign(tokens, at, language);
  const number = readNumber(tokens, sign?.end ?? at, language);
  if (number === undefined) return undefined;
  const unit = units(language).longestAt(tokens, number.end, (_, id) => sortOf(id) === sort);
  if (unit === undefined) return undefined;
  const isWarmth = sortOf(unit.value) === 'temperature' || unit.value === 'degree';
  const below = sign === undefined && isWarmth ? endOfBelowZero(tokens, unit.end, language) : undefined;
  if (sign === undefined && below === undefined) return undefined;
  if (Number(number.value) === 0) return undefined;
  const mark = sign?.value ?? '-';
  return {
    end: below ?? unit.end,
    value: { kind: 'amount', value: `${mark}${number.value}`, unit: unit.value },
  };
}

// Behind 一米五 stands nothing that five could count.
const BEHIND_TENTHS = new Set([
  ...['sâu', 'dài', 'cao', 'rộng', 'dày', 'nữa', 'thôi'].map(spellVietnamese),
  '深',
  '长',
  '高',
  '宽',
  '厚',
  '的',
  '左',
  '吧',
  '远',
  '?',
  '',
]);

/** 一米五 is 1.5 m, 2 mét 4 2.4 m: the digits behind the metres, where nothing follows that they could count. */
function readTenths(
  tokens: readonly string[],
  at: number,
  whole: string,
  unit: UnitId,
  language: Language,
): Sighting<AmountValue> | undefined {
  if ((language !== 'zh' && language !== 'vi') || unit !== 'm' || whole.includes('.')) return undefined;
  const number = readNumber(tokens, at, language);
  if (number === undefined || !/^\d{1,2}$/u.test(number.value)) return undefined;
  // 2 mét 05 and 2 mét 125 are not said of tenths.
  if (language === 'vi' && !/^[1-9]\d?$/u.test(number.value)) return undefined;
  if (!BEHIND_TENTHS.has(tokens[number.end] ?? '')) return undefined;
  return { end: number.end, value: { kind: 'amount', value: `${whole}.${number.value}`, unit } };
}

const SMALLER: Partial<Record<UnitId, UnitId>> = { m: 'cm', cm: 'mm' };

/** The centimetres behind the metres; 1メートル20 alone leaves open of what there are 20. */
function readRest(
  tokens: readonly string[],
  at: number,
  language: Language,
  smaller: UnitId,
): Sighting<{ value: string; unit: UnitId }> | undefined {
  const number = readNumber(tokens, at, language);
  if (number === undefined) return undefined;
  const unit = units(language).longestAt(tokens, number.end, (_, id) => id === smaller);
  return unit === undefined ? undefined : { end: unit.end, value: { value: number.value, unit: smaller } };
}

/** A length of time: "10分", "1時間30分", "an hour and a half", "half an hour" (30 minutes, exactly). */
export function readDuration(
  tokens: readonly string[],
  at: number,
  language: Language,
): Sighting<DurationValue> | undefined {
  const parts: { value: string; unit: UnitId }[] = [];
  let end = at;
  for (;;) {
    const next = readTimePart(tokens, end, language);
    if (next === undefined) break;
    parts.push(...next.value);
    end = next.end;
    const isLinked = ['and', 'und', 'et', 'e', '零'].includes(tokens[end] ?? '');
    if (isLinked && readTimePart(tokens, end + 1, language) !== undefined) end += 1;
  }
  // A smaller unit follows a bigger one, each once: "10分20分" is no duration.
  const order = parts.map(({ unit }) => UNIT_IDS.indexOf(unit));
  const isFalling = order.every((place, index) => index === 0 || place < (order[index - 1] ?? 0));
  return parts.length === 0 || !isFalling ? undefined : { end, value: { kind: 'duration', parts } };
}

function readTimePart(
  tokens: readonly string[],
  at: number,
  language: Language,
): Sighting<{ value: string; unit: UnitId }[]> | undefined {
  const isTime = (_: number, id: UnitId) => sortOf(id) === 'duration';
  const half = halfBefore(language).longestAt(tokens, at);
  const halved = half === undefined ? undefined : units(language).longestAt(tokens, half.end, isTime);
  if (halved !== undefined) {
    const smaller = HALF_OF[halved.value];
    return { end: halved.end, value: [smaller ?? { unit: halved.value, value: '0.5' }] };
  }
  // "A second" and "a minute" are a moment, not a measure.
  const article =
    language === 'en' &&
    /^an?$/u.test(tokens[at] ?? '') &&
    !/^(?:sec|second|minute|min)$/u.test(tokens[at + 1] ?? '');
  const unitEnd = (place: number) => units(language).longestAt(tokens, place, isTime)?.end;
  const number = article ? { end: at + 1, value: '1' } : readSpan(tokens, at, language, unitEnd);
  if (number === undefined) return readEach(tokens, at, language);
  const unit = units(language).longestAt(tokens, number.end, isTime);
  if (unit === undefined) return readHalfChinese(number, language, tokens);
  const whole = { value: number.value, unit: unit.value };
  const after = halfAfter(language).longestAt(tokens, unit.end);
  if (after === undefined) return { end: unit.end, value: [whole] };
  const smaller = HALF_OF[unit.value];
  if (smaller === undefined || /[.–]/u.test(number.value)) return undefined;
  return { end: after.end, value: [whole, smaller] };
}

const EACH: Readonly<Record<Language, RegExp>> = {
  ja: /^毎$/u,
  zh: /^每$/u,
  en: /^(?:every|each)$/u,
  vi: new RegExp(`^${spellVietnamese('mỗi')}$`, 'u'),
  de: /^jeder?n?$/u,
  fr: /^(?:chaque|les)$/u,
  it: /^ogni$/u,
};

/** "Every hour" is every one of them. */
function readEach(
  tokens: readonly string[],
  at: number,
  language: Language,
): Sighting<{ value: string; unit: UnitId }[]> | undefined {
  if (!EACH[language].test(tokens[at - 1] ?? '')) return undefined;
  if (tokens[at - 1] === 'les' && !/^tou(?:te)?s$/u.test(tokens[at - 2] ?? '')) return undefined;
  const unit = units(language).longestAt(tokens, at, (_, id) => id === 'hour' || id === 'minute');
  return unit === undefined ? undefined : { end: unit.end, value: [{ value: '1', unit: unit.value }] };
}

/** 两个半小时, 一个半小时: the half stands between the number and the unit. */
function readHalfChinese(
  number: Sighting<string>,
  language: Language,
  tokens: readonly string[],
): Sighting<{ value: string; unit: UnitId }[]> | undefined {
  if (language !== 'zh' || tokens[number.end] !== '个' || tokens[number.end + 1] !== '半') return undefined;
  const unit = units(language).longestAt(['个', ...tokens.slice(number.end + 2)], 0);
  if (unit === undefined || unit.value !== 'hour') return undefined;
  return {
    end: number.end + 1 + unit.end,
    value: [
      { value: number.value, unit: 'hour' },
      { value: '30', unit: 'minute' },
    ],
  };
}
