import type { Language } from '@genbatalk/contract';
import { isUnspaced } from '../analyse/lexical.js';
import type { TermKind } from '../format-terms.js';
import { spellVietnamese } from '../normalise/fold-vietnamese.js';
import { dimensionBefore, dimensionBehind } from './dimensions.js';
import { keepReadings } from './keep-readings.js';
import { readNumber } from './numbers.js';
import { readAmount } from './quantities.js';
import { tableOf } from './tables.js';
import { sortOf, type UnitSort } from './units.js';
import type { Sighting, SizePart } from './value.js';

/** A measured quantity beside a noun, and how it stands there: that tells a 3 m pipe from 3 m of pipe. */
export interface Measured {
  readonly parts: readonly SizePart[];
  readonly link: 'none' | 'hyphen' | 'link' | 'of' | 'behind';
}

const SORTS: readonly UnitSort[] = ['length', 'weight', 'volume', 'area', 'power'];
const MOST_PARTS = 3;
/** 900 × 1800, 900 by 1800. */
const times = tableOf<true>((language) => {
  const words: Readonly<Record<Language, string>> = {
    ja: '×|x|かける',
    en: '×|x|by|times',
    vi: '×|x|nhân',
    zh: '×|x|乘|乘以',
    de: '×|x|mal',
    fr: '×|x|sur|par',
    it: '×|x|per',
  };
  return [[words[language], true]];
});
/** 長さ3mの, 长3米的: before the length. */
const longBefore = tableOf<true>((language) => {
  const words: Partial<Readonly<Record<Language, string>>> = {
    ja: '長さ',
    zh: '长|长度',
    vi: 'dài',
    fr: 'long de|longue de|longs de|longues de',
    it: 'lungo|lunga|lunghi|lunghe',
  };
  return words[language] === undefined ? [] : [[words[language], true]];
});
/** "Long" beside a length says nothing more; thick, wide and high would. */
const long = tableOf<true>((language) => {
  const words: Readonly<Record<Language, string>> = {
    ja: '長',
    en: 'long',
    vi: 'dài',
    zh: '长',
    de: 'lange|langen|langer|langes|langem',
    fr: 'de long',
    it: 'di lunghezza',
  };
  return [[words[language], true]];
});
const links = tableOf<'link' | 'of'>((language) => {
  const words: Readonly<Record<Language, readonly (readonly [string, 'link' | 'of'])[]>> = {
    ja: [['の', 'link']],
    zh: [['的', 'link']],
    en: [['of', 'of']],
    fr: [['de|d', 'of']],
    it: [['di|d', 'of']],
    vi: [],
    de: [],
  };
  return words[language];
});

/** "4トンの", "100 mm", "900 × 1800", "3 m of" before a noun. */
export function readMeasuredBefore(
  texts: readonly string[],
  at: number,
  language: Language,
): Sighting<Measured> | undefined {
  const dimensioned = readDimensioned(texts, at, language);
  if (dimensioned !== undefined) return dimensioned;
  const lengthened = isUnspaced(language) ? longBefore(language).longestAt(texts, at) : undefined;
  const found = readParts(texts, lengthened?.end ?? at, language);
  if (found === undefined) return undefined;
  const isHyphened = texts.slice(at, found.end).some((text) => /^-\p{L}/u.test(text));
  const isLength = found.value.every(({ unit }) => unit !== undefined && sortOf(unit) === 'length');
  const word = isLength ? long(language).longestAt(texts, found.end) : undefined;
  const end = word?.end ?? found.end;
  const link = links(language).longestAt(texts, end);
  // 20センチ足場を上げて: how far again.
  if (language === 'ja' && isLength && link === undefined && moves(texts, language)) return undefined;
  if (lengthened !== undefined && (!isLength || link === undefined)) return undefined;
  const how =
    lengthened !== undefined || isHyphened || (word !== undefined && link === undefined)
      ? 'hyphen'
      : (link?.value ?? 'none');
  return { end: link?.end ?? end, value: { parts: found.value, link: how } };
}

/** 幅20cmの, 两米深的, 20 cm wide, 20 cm breites: the measure of one side, before the noun. */
function readDimensioned(
  texts: readonly string[],
  at: number,
  language: Language,
): Sighting<Measured> | undefined {
  if (language === 'vi' || language === 'fr' || language === 'it') return undefined;
  const first = language === 'ja' || language === 'zh' ? dimensionBefore(texts, at, language) : undefined;
  const part = readOneSide(texts, first?.end ?? at, language);
  if (part === undefined) return undefined;
  const last = first === undefined ? dimensionBehind(texts, part.end, language) : undefined;
  const dimension = first?.value ?? last?.value;
  if (dimension === undefined) return undefined;
  const end = last?.end ?? part.end;
  const link = links(language).longestAt(texts, end);
  // 幅20cm板 could be anything; 两米深的坑 and 幅20cmの板 are one thing.
  if (first !== undefined && link?.value !== 'link') return undefined;
  return {
    end: link?.value === 'link' ? link.end : end,
    value: { parts: [{ ...part.value, dimension }], link: 'hyphen' },
  };
}

/** One length with its unit. */
function readOneSide(
  texts: readonly string[],
  at: number,
  language: Language,
): Sighting<SizePart> | undefined {
  const found = readParts(texts, at, language);
  const [part, ...others] = found?.value ?? [];
  const isOne = part?.unit !== undefined && sortOf(part.unit) === 'length' && others.length === 0;
  return found === undefined || part === undefined || !isOne ? undefined : { end: found.end, value: part };
}

/** A board 20 cm wide, một hố sâu 2 mét, ein Brett mit 20 cm Breite: the same behind the noun. */
function readDimensionedBehind(
  texts: readonly string[],
  at: number,
  language: Language,
): Sighting<Measured> | undefined {
  if (language === 'ja' || language === 'zh') return undefined;
  const first = dimensionBefore(texts, at, language);
  const word = first ?? befores(language).longestAt(texts, at);
  const part = readOneSide(texts, word?.end ?? at, language);
  if (part === undefined) return undefined;
  const last = first === undefined ? dimensionBehind(texts, part.end, language) : undefined;
  const dimension = first?.value ?? last?.value;
  if (dimension === undefined || moves(texts, language)) return undefined;
  return { end: last?.end ?? part.end, value: { parts: [{ ...part.value, dimension }], link: 'hyphen' } };
}

const LONGEST_MEASURE = 4;

/** 20 cm breites, rộng 20 cm: beside a length the word says which side was measured, and no more that the thing is wide. */
export function tellsSide(texts: readonly string[], at: number, language: Language): boolean {
  const first = dimensionBefore(texts, at, language) ?? longBefore(language).longestAt(texts, at);
  if (first !== undefined && readAmount(texts, first.end, language, 'length') !== undefined) return true;
  const last = dimensionBehind(texts, at, language) ?? long(language).longestAt(texts, at);
  if (last === undefined) return false;
  const starts = Array.from({ length: Math.min(at, LONGEST_MEASURE) }, (_, place) => at - 1 - place);
  return starts.some((start) => readAmount(texts, start, language, 'length')?.end === at);
}

/** Before a size that stands behind its noun: camion de 4 tonnes, camion da 4 tonnellate, Lkw mit 4 Tonnen. */
const befores = tableOf<true>((language) => {
  const words: Readonly<Record<Language, string>> = {
    ja: '',
    zh: '',
    en: 'of',
    vi: 'loại|dài',
    de: 'mit|von|à',
    fr: 'de|d|long de|longue de|longs de|longues de',
    it: 'da|lungo|lunga|lunghi|lunghe',
  };
  return words[language] === '' ? [] : [[words[language], true]];
});
/** Behind a verb of moving a length tells how far, not how long: lever la poutre de 20 cm, nâng dầm 20 cm. */
const MOVING: Readonly<Record<Language, readonly string[]>> = {
  ja: '上げ 下げ 上が 下が あげ さげ さが 動 うごか 移 ずら 寄せ 引 押 伸ば 縮 切 離 はなれ 進 戻 回'.split(
    ' ',
  ),
  zh: '抬 升 降 移 挪 推 拉 前进 后退 往 退 放下'.split(' '),
  vi: 'nâng hạ dời dịch kéo đẩy lùi cắt nhích chuyển xích nới rút cẩu tiến'.split(' ').map(spellVietnamese),
  de: 'heb senk zieh schieb rueck versetz kuerz verschieb absenk fahr verlaenger'.split(' '),
  fr: 'lev mont baiss descend déplac décal avanc recul pouss tir raccourc rallong coup relev abaiss boug'.split(
    ' ',
  ),
  en: [],
  it: [],
};

function moves(texts: readonly string[], language: Language): boolean {
  if (language === 'vi') return texts.some((text) => MOVING.vi.includes(text));
  if (language !== 'ja' && language !== 'zh')
    return MOVING[language].some((verb) => texts.some((text) => text.startsWith(verb)));
  const said = texts.join('');
  return MOVING[language].some((verb) => said.includes(verb));
}

/** A size behind its noun. Japanese and Chinese have it behind only as a quantity: セメント3トン. */
export function readMeasuredBehind(
  texts: readonly string[],
  at: number,
  language: Language,
): Sighting<Measured> | undefined {
  const dimensioned = readDimensionedBehind(texts, at, language);
  if (dimensioned !== undefined) return dimensioned;
  const word = befores(language).longestAt(texts, at);
  const isBare = language === 'vi' || language === 'ja' || language === 'zh';
  if (word === undefined && !isBare) return undefined;
  const found = readParts(texts, word?.end ?? at, language);
  if (found === undefined) return undefined;
  const isDistance = found.value.some(({ unit }) => unit !== undefined && sortOf(unit) === 'length');
  if (isDistance && moves(texts, language)) return undefined;
  const end = isDistance ? (long(language).longestAt(texts, found.end)?.end ?? found.end) : found.end;
  return { end, value: { parts: found.value, link: 'behind' } };
}

const HYPHENED = /^-(?=\p{L})/u;

/** One quantity with its unit, or two or three sides, of which the last may have the unit of all. */
const readParts = keepReadings(readPartsAnew);

function readPartsAnew(
  texts: readonly string[],
  start: number,
  language: Language,
): Sighting<SizePart[]> | undefined {
  const plain = texts.some((text) => HYPHENED.test(text))
    ? texts.map((text) => text.replace(HYPHENED, ''))
    : texts;
  const parts: SizePart[] = [];
  let end = start;
  while (parts.length < MOST_PARTS) {
    const part = readPart(plain, end, language);
    if (part === undefined) break;
    parts.push(part.value);
    end = part.end;
    const more = times(language).longestAt(plain, end);
    if (more === undefined) {
      if (parts.length === 1 && part.value.unit === undefined) return undefined;
      return { end, value: parts };
    }
    end = more.end;
  }
  return undefined;
}

function readPart(texts: readonly string[], at: number, language: Language): Sighting<SizePart> | undefined {
  const amounts = SORTS.flatMap((sort) => readAmount(texts, at, language, sort) ?? []);
  const amount = amounts.toSorted((one, other) => other.end - one.end)[0];
  if (amount !== undefined) {
    const { value, unit, rest } = amount.value;
    return rest === undefined ? { end: amount.end, value: { value, unit } } : undefined;
  }
  const number = readNumber(texts, at, language);
  return number === undefined ? undefined : { end: number.end, value: { value: number.value } };
}

/** True where a measured quantity is how much of it there is, false where it is its size; undefined where neither is sure. */
export function isQuantity(
  { parts, link }: Measured,
  kind: TermKind,
  language: Language,
): boolean | undefined {
  const unit = parts.length === 1 ? parts[0]?.unit : undefined;
  if (unit === undefined) return link === 'of' ? undefined : false;
  const sort = sortOf(unit);
  if (parts[0]?.dimension !== undefined) return false;
  const isStuff = kind === 'material' || kind === 'part';
  if (sort === 'power') return link === 'of' ? undefined : false;
  if (!isStuff) return link === 'of' ? undefined : false;
  if (link === 'of') return true;
  if (link === 'hyphen') return false;
  const isLength = sort === 'length';
  if (link === 'behind') return !isLength || language === 'ja' || language === 'zh';
  if (!isLength) return language === 'fr' || language === 'it' ? undefined : true;
  switch (language) {
    case 'ja':
    case 'en':
      return false;
    case 'zh':
      return link === 'none';
    case 'de':
    case 'vi':
      return true;
    case 'fr':
    case 'it':
      return undefined;
  }
}
