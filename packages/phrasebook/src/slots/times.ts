import type { Language } from '@genbatalk/contract';
import { readNumber } from './numbers.js';
import { dayParts, fractions, hours, leads, minutes, named } from './time-words.js';
import type { Sighting, TimeValue } from './value.js';

/**
 * A clock time. A part of the day is kept as spoken, never computed: 午後3時 stays 3 p.m., 15時 stays 15:00.
 * A bare number is a time only where `isExpected` says that the words around it ask for one (at 8).
 */
export function readTime(
  tokens: readonly string[],
  at: number,
  language: Language,
  isExpected = false,
): Sighting<TimeValue> | undefined {
  const name = named(language).longestAt(tokens, at);
  if (name !== undefined) {
    const hour = name.value === 'noon' ? 12 : 0;
    return { end: name.end, value: { kind: 'time', hour, minute: 0, named: name.value } };
  }
  const isPartFirst = language === 'ja' || language === 'zh';
  const before = isPartFirst ? dayParts(language).longestAt(tokens, at) : undefined;
  const clock = readClock(tokens, before?.end ?? at, language, isExpected);
  if (clock === undefined) return undefined;
  const after = isPartFirst ? undefined : dayParts(language).longestAt(tokens, clock.end);
  const part = before?.value ?? after?.value;
  const { hour, minute } = clock.value;
  // 朝18時 is a slip of somebody: nobody knows which half was meant.
  if (part !== undefined && hour > 12) return undefined;
  const value = { kind: 'time', hour, minute } as const;
  return { end: after?.end ?? clock.end, value: part === undefined ? value : { ...value, part } };
}

type Clock = Pick<TimeValue, 'hour' | 'minute'>;

function readClock(
  tokens: readonly string[],
  at: number,
  language: Language,
  isExpected: boolean,
): Sighting<Clock> | undefined {
  const lead = leads(language).longestAt(tokens, at);
  // "From ten to eleven" begins at ten.
  const isFrom = language === 'en' && tokens[at - 1] === 'from' && lead !== undefined && lead.value < 0;
  if (lead !== undefined && !isFrom) {
    const hour = readNumber(tokens, lead.end, language);
    if (hour === undefined || !/^\d{1,2}$/u.test(hour.value)) return undefined;
    const end = hours(language).longestAt(tokens, hour.end)?.end ?? hour.end;
    return clockOf(Number(hour.value), lead.value, end);
  }
  if (language === 'en' && isExpected && tokens[at] === 'half') {
    const hour = readNumber(tokens, at + 1, language);
    if (hour !== undefined && /^(?:[1-9]|1[0-2])$/u.test(hour.value))
      return clockOf(Number(hour.value), 30, hour.end);
  }
  const isHourWordFirst = language === 'it' && tokens[at] === 'ore';
  const start = isHourWordFirst ? at + 1 : at;
  const written = /^(\d{1,2})[:.](\d{2})$/u.exec(tokens[start] ?? '');
  if (written !== null) {
    const hasWord = hours(language).longestAt(tokens, start + 1);
    const isClock =
      (tokens[start] ?? '').includes(':') || hasWord !== undefined || (isExpected && language === 'de');
    return isClock ? clockOf(Number(written[1]), Number(written[2]), hasWord?.end ?? start + 1) : undefined;
  }
  const glued = /^h(\d{2})$/u.exec(tokens[start + 1] ?? '');
  if (glued !== null && /^\d{1,2}$/u.test(tokens[start] ?? '')) {
    return clockOf(Number(tokens[start]), Number(glued[1]), start + 2);
  }
  const hour = readNumber(tokens, start, language);
  if (hour === undefined || !/^\d{1,2}$/u.test(hour.value)) return undefined;
  const word = hours(language).longestAt(tokens, hour.end);
  const hasPart = dayParts(language).longestAt(tokens, hour.end) !== undefined;
  const isTime = word !== undefined || isHourWordFirst || hasPart || isExpected;
  if (!isTime) return undefined;
  return readMinutes(tokens, word?.end ?? hour.end, language, Number(hour.value));
}

function readMinutes(
  tokens: readonly string[],
  at: number,
  language: Language,
  hour: number,
): Sighting<Clock> | undefined {
  const fraction = fractions(language).longestAt(tokens, at);
  if (fraction !== undefined) return clockOf(hour, fraction.value, fraction.end);
  const start = language === 'it' && tokens[at] === 'e' ? at + 1 : at;
  const minute = readNumber(tokens, start, language);
  if (minute === undefined || !/^\d{1,2}$/u.test(minute.value)) return clockOf(hour, 0, at);
  const word = minutes(language).longestAt(tokens, minute.end);
  // Japanese and Chinese always say the word; "8 giờ 30", "8 heures 30", "seven thirty" do without.
  if (word === undefined && (language === 'ja' || language === 'zh')) {
    return language === 'zh' && minute.end === tokens.length
      ? clockOf(hour, Number(minute.value), minute.end)
      : clockOf(hour, 0, at);
  }
  if (word === undefined && Number(minute.value) < 5) return clockOf(hour, 0, at);
  return clockOf(hour, Number(minute.value), word?.end ?? minute.end);
}

function clockOf(hour: number, minute: number, end: number): Sighting<Clock> | undefined {
  const at =
    minute < 0
      ? { hour: hour === 0 ? 23 : hour === 1 ? 12 : hour - 1, minute: 60 + minute }
      : { hour, minute };
  return at.hour > 24 || at.minute > 59 ? undefined : { end, value: at };
}
