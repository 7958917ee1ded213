import type { Language } from '@genbatalk/contract';
import { tokensOf } from '../analyse/lexical.js';
import { readAbout } from './about.js';
import { readDay } from './days.js';
import { readNumber } from './numbers.js';
import type { SlotContext } from './read-slot.js';
import { readTime } from './times.js';
import type { Sighting, SlotValue } from './value.js';

/** The little words that may stand before a clock time where a template says `{time:at}`. */
const BEFORE_TIME: Readonly<Record<Language, Readonly<Record<string, readonly string[]>>>> = {
  ja: {},
  zh: {},
  en: {
    at: ['at', 'for', 'around'],
    from: ['from', 'at'],
    until: ['until', 'till', 'to'],
    by: ['by', 'before'],
  },
  vi: { at: ['lúc', 'vào lúc'], from: ['từ'], until: ['đến', 'tới'], by: ['trước'] },
  de: { at: ['um', 'gegen'], from: ['ab', 'von', 'um'], until: ['bis'], by: ['bis', 'vor'] },
  fr: { at: ['à', 'a', 'pour'], from: ['dès', 'depuis', 'à', 'de'], until: ["jusqu'à"], by: ['avant'] },
  it: {
    at: ['alle', 'all', 'a', 'per le', 'le'],
    from: ['dalle', 'dall', 'da'],
    until: ['fino alle', 'fino all', 'fino a'],
    by: ['entro le', 'entro', 'prima delle', "prima dell'"],
  },
};

/** The little words behind which a bare number is an hour. French and Vietnamese always say heures and giờ. */
const ASKS_FOR_HOUR: Readonly<Record<Language, ReadonlySet<string>>> = {
  ja: new Set(),
  zh: new Set(),
  vi: new Set(),
  fr: new Set(),
  en: new Set(['at', 'around', 'from', 'until', 'till', 'to', 'by']),
  de: new Set(['um', 'gegen', 'ab', 'von', 'bis']),
  it: new Set(['alle', 'all', 'per le', 'le', 'dalle', 'dall', 'fino alle', 'fino all', 'entro le']),
};
/** "Turn it off at five": at the very end nothing can be counted; but a thing is set or kept at five, and raised by five. */
const ENDS_AT_HOUR = /^(?:at|until|till|before)$/u;
const SETS_TO =
  /^(?:set|keep|hold|leave|stay|cut|limit|cap|stack|count|adjust|fix|bend|drill|mark|start counting|stop|turn it to|put|hang|mount|price|max)$/u;
const HOUR_WORDS = /^(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|[1-9]|1[0-2])$/u;

function endsAtHour(texts: readonly string[], at: number, word: string): boolean {
  const last = texts.length - 1;
  return (
    at === last &&
    last > 2 &&
    ENDS_AT_HOUR.test(word) &&
    HOUR_WORDS.test(texts[last] ?? '') &&
    !SETS_TO.test(texts[0] ?? '')
  );
}

/** "Fünf vor neun", "ten before nine": a number of minutes stands before it. */
const MINUTES_BEFORE = /^(?:\d+|viertel|kurz|quarter|just|shortly|right|minut\p{L}*|minutes?)$/u;

function isMinutesBefore(texts: readonly string[], at: number, words: string, language: Language): boolean {
  if (words !== 'vor' && words !== 'before' && !words.startsWith('prima')) return false;
  const before = texts[at - 1];
  return (
    before !== undefined && (MINUTES_BEFORE.test(before) || readNumber([before], 0, language) !== undefined)
  );
}

/** In Italian, which has no word for the hour, these are said of clock times only. */
const SAY_CLOCK: ReadonlySet<string> = new Set(['alle', 'dalle', 'fino alle', 'entro le']);

interface LittleWords {
  readonly words: string;
  readonly tokens: readonly string[];
}

const littleWords = new Map<string, readonly LittleWords[]>();

/** The longest first. */
function beforeTime(language: Language, form: string): readonly LittleWords[] {
  const key = `${language} ${form}`;
  let found = littleWords.get(key);
  if (found === undefined) {
    found = (BEFORE_TIME[language][form] ?? [])
      .map((words) => ({ words, tokens: tokensOf(words, language) }))
      .toSorted((one, other) => other.tokens.length - one.tokens.length);
    littleWords.set(key, found);
  }
  return found;
}

/** A clock time behind its little word, with the day that is said before or behind it: heute um 14 Uhr. */
export function readTimeSlot(
  texts: readonly string[],
  at: number,
  form: string,
  { language, isClockSaid }: SlotContext,
): Sighting<SlotValue>[] {
  const befores = beforeTime(language, form);
  const dayBefore = readDay(texts, at, language);
  const start = dayBefore === undefined ? at : skipOf(texts, dayBefore.end);
  const found = befores.find(({ tokens }) => tokens.every((word, place) => texts[start + place] === word));
  // "Pause 10 Uhr" is at ten; until, from and by have to be said.
  if (found === undefined && befores.length > 0 && form !== 'at') return [];
  // Depuis une heure is for an hour or since one.
  if (found?.words === 'depuis' && isClockSaid === true) return [];
  if (found !== undefined && isMinutesBefore(texts, start, found.words, language)) return [];
  const isExpected =
    found !== undefined &&
    (isClockSaid === true
      ? (language === 'it' && SAY_CLOCK.has(found.words)) ||
        (language === 'en' && endsAtHour(texts, start + found.tokens.length, found.words))
      : ASKS_FOR_HOUR[language].has(found.words));
  const place = start + (found?.tokens.length ?? 0);
  const readAs = (isHour: boolean) =>
    readAbout(texts, place, language, (each) => readTime(texts, each, language, isHour));
  const read = readAs(isExpected);
  if (read === undefined) return [];
  const isBare = isExpected && readAs(false) === undefined;
  const clock = isBare ? { ...read, value: { ...read.value, isBare } } : read;
  // Alone, "à sept heures" is at seven; from seven it is only behind a verb of beginning.
  const isWhole = at === 0 && clock.end === texts.length && form === 'from';
  if (isWhole && /^(?:at|à|a|um)$/u.test(found?.words ?? '')) return [];
  const isNear = found?.words === 'around' || found?.words === 'gegen';
  const time = isNear ? { ...clock, value: { ...clock.value, isAbout: true } } : clock;
  if (dayBefore !== undefined) {
    if (dayBefore.value.part !== undefined && time.value.part !== undefined) return [];
    return [{ end: time.end, value: { ...time.value, day: dayBefore.value } }];
  }
  const dayBehind = readDay(texts, time.end, language);
  if (dayBehind !== undefined)
    return [time, { end: dayBehind.end, value: { ...time.value, day: dayBehind.value } }];
  // In "2 giờ chiều nay" the part of the day belongs to the day: this afternoon.
  const shared = time.value.part === undefined ? undefined : readDay(texts, time.end - 1, language);
  if (shared === undefined || shared.end <= time.end) return [time];
  const { part: _, ...partless } = time.value;
  return [time, { end: shared.end, value: { ...partless, day: shared.value } }];
}

/** 今日の10時: what joins the day to the time. */
function skipOf(texts: readonly string[], at: number): number {
  return texts[at] === 'の' || texts[at] === '的' ? at + 1 : at;
}
