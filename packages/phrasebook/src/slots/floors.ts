import type { Language } from '@genbatalk/contract';
import { readNumber } from './numbers.js';
import { tableOf } from './tables.js';
import type { FloorValue, Sighting } from './value.js';

/**
 * Storeys are counted as in Japan, the USA, Vietnam and China: the ground floor is 1. German, French and Italian count
 * from the storey above it, so that 3階 is the 2. Obergeschoss, the 2e étage, the secondo piano. English counts as the
 * sites of Japan do. Vietnamese "lầu 3" is 3階 to some speakers and 4階 to others, so it is not understood.
 */
const ABOVE_GROUND: ReadonlySet<Language> = new Set(['de', 'fr', 'it']);

/** The number that a speaker of a language gives to a level above the ground floor, and back. */
export function spokenLevel(level: number, language: Language): number {
  return ABOVE_GROUND.has(language) ? level - 1 : level;
}

const ground = tableOf<number>((language) => {
  const words: Readonly<Record<Language, string>> = {
    ja: '',
    en: 'ground floor|the ground floor|ground level',
    vi: 'tầng trệt|trệt',
    zh: '',
    de: 'Erdgeschoss|das Erdgeschoss|dem Erdgeschoss|EG|Parterre',
    fr: 'rez-de-chaussée|le rez-de-chaussée|rdc',
    it: 'piano terra|pianterreno|pian terreno|il piano terra',
  };
  return words[language] === '' ? [] : [[words[language], 1]];
});
const basementWord = tableOf<true>((language) => {
  const words: Readonly<Partial<Record<Language, string>>> = {
    de: 'Untergeschoss|UG|Kellergeschoss',
    fr: 'sous-sol',
    it: 'piano interrato|interrato|seminterrato',
    vi: 'tầng hầm|hầm',
    en: 'basement floor|basement level|basement',
  };
  const text = words[language];
  return text === undefined ? [] : [[text, true]];
});
const floorWord = tableOf<true>((language) => {
  const words: Readonly<Record<Language, string>> = {
    ja: '階|f|かい|階部分',
    en: 'floor|storey|story|level|f',
    vi: 'tầng',
    zh: '楼|层|层楼|f',
    de: 'Stock|Etage|Obergeschoss|OG|Stockwerk',
    fr: 'étage',
    it: 'piano',
  };
  return [[words[language], true]];
});
const ordinals = tableOf<number>((language) => {
  const words: Readonly<Partial<Record<Language, readonly string[]>>> = {
    en: 'first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth|thirteenth|fourteenth|fifteenth|sixteenth|seventeenth|eighteenth|nineteenth|twentieth'.split(
      '|',
    ),
    de: 'erst|zweit|dritt|viert|fünft|sechst|siebt|acht|neunt|zehnt|elft|zwölft'.split('|'),
    fr: 'premier|deuxième|troisième|quatrième|cinquième|sixième|septième|huitième|neuvième|dixième|onzième|douzième'.split(
      '|',
    ),
    it: 'primo|secondo|terzo|quarto|quinto|sesto|settimo|ottavo|nono|decimo|undicesimo|dodicesimo'.split('|'),
  };
  const endings = language === 'de' ? ['e', 'en', 'er', 'es', 'em'] : [''];
  return (words[language] ?? []).map(
    (word, at) => [endings.map((ending) => word + ending).join('|'), at + 1] as const,
  );
});
const ORDINAL_MARKS = new Set(['st', 'nd', 'rd', 'th', '.', 'e', 'er', 'eme', 'ème', 'º', '°', 'o']);

/** A storey: 3階, 3F, third floor, floor 3, tầng 3, 三楼, 2. Stock, premier étage, piano terra, 地下1階, B1. */
export function readFloor(
  tokens: readonly string[],
  at: number,
  language: Language,
): Sighting<FloorValue> | undefined {
  const named = ground(language).longestAt(tokens, at);
  if (named !== undefined) return { end: named.end, value: { kind: 'floor', level: named.value } };
  return (
    readBasement(tokens, at, language) ??
    readNamedBasement(tokens, at, language) ??
    (isBasement(tokens, at, language) ? undefined : readNumbered(tokens, at, language))
  );
}

function readNumbered(
  tokens: readonly string[],
  at: number,
  language: Language,
): Sighting<FloorValue> | undefined {
  const isWordFirst = language === 'vi' || language === 'en';
  const first = isWordFirst ? floorWord(language).longestAt(tokens, at) : undefined;
  if (first !== undefined) {
    const number = readNumber(tokens, first.end, language);
    return number === undefined ? undefined : floorOf(number.value, number.end, language);
  }
  if (language === 'vi') return undefined;
  const ordinal = ordinals(language).longestAt(tokens, at);
  const number = ordinal ?? readNumber(tokens, at, language);
  if (number === undefined) return undefined;
  const mark = ORDINAL_MARKS.has(tokens[number.end] ?? '') ? 1 : 0;
  const word = floorWord(language).longestAt(tokens, number.end + mark);
  return word === undefined ? undefined : floorOf(String(number.value), word.end, language);
}

function readBasement(
  tokens: readonly string[],
  at: number,
  language: Language,
): Sighting<FloorValue> | undefined {
  const below = { ja: ['地', '下'], zh: ['地', '下'] } as const;
  const prefix = language === 'ja' || language === 'zh' ? below[language] : undefined;
  const isBelow = prefix?.every((token, place) => tokens[at + place] === token) === true;
  const isCode = tokens[at] === 'b' || (language === 'en' && tokens[at] === 'basement');
  const glued = /^b(\d)$/u.exec(tokens[at] ?? '')?.[1];
  const start = at + (isBelow ? 2 : isCode ? 1 : 0);
  const number = glued === undefined ? readNumber(tokens, start, language) : { end: at + 1, value: glued };
  if (number === undefined || (!isBelow && !isCode && glued === undefined)) return undefined;
  const word = floorWord(language).longestAt(tokens, number.end);
  if (isBelow && word === undefined) return undefined;
  return levelBelow(number.value, word?.end ?? number.end);
}

/** Tầng hầm 2, zweites Untergeschoss, sous-sol 2, secondo piano interrato. Each is counted down from the ground. */
function readNamedBasement(
  tokens: readonly string[],
  at: number,
  language: Language,
): Sighting<FloorValue> | undefined {
  const first = basementWord(language).longestAt(tokens, at);
  if (first !== undefined) {
    const number = readNumber(tokens, first.end, language);
    return number === undefined ? undefined : levelBelow(number.value, number.end);
  }
  if (language === 'vi') return undefined;
  const number = ordinals(language).longestAt(tokens, at) ?? readNumber(tokens, at, language);
  if (number === undefined) return undefined;
  const mark = ORDINAL_MARKS.has(tokens[number.end] ?? '') ? 1 : 0;
  const word = basementWord(language).longestAt(tokens, number.end + mark);
  return word === undefined ? undefined : levelBelow(String(number.value), word.end);
}

/** True where a basement is said whose number is not known: it is no storey above the ground either. */
function isBasement(tokens: readonly string[], at: number, language: Language): boolean {
  return [0, 1, 2, 3].some((behind) => {
    const word = basementWord(language).longestAt(tokens, at + behind);
    const storey = floorWord(language).longestAt(tokens, at + behind);
    return word !== undefined && word.end >= (storey?.end ?? 0) && language !== 'en';
  });
}

function levelBelow(number: string, end: number): Sighting<FloorValue> | undefined {
  const level = Number(number);
  return Number.isInteger(level) && level > 0 && level < 20
    ? { end, value: { kind: 'floor', level: -level } }
    : undefined;
}

function floorOf(number: string, end: number, language: Language): Sighting<FloorValue> | undefined {
  const spoken = Number(number);
  if (!Number.isInteger(spoken) || spoken < 1 || spoken > 200) return undefined;
  return { end, value: { kind: 'floor', level: ABOVE_GROUND.has(language) ? spoken + 1 : spoken } };
}
