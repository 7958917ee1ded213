import type { Language } from '@genbatalk/contract';
import { tokensOf } from '../analyse/lexical.js';
import { readSlot, type SlotContext } from '../slots/read-slot.js';
import type { DayValue, SlotValue, TimeValue } from '../slots/value.js';
import type { Framing } from './frames.js';

type Ends = readonly [from: readonly string[], until: readonly string[]];

/** The little words before both ends of a stretch of time; each alone may say something else (bis: until, by). */
const ENDS: Readonly<Record<Exclude<Language, 'ja' | 'zh'>, Ends>> = {
  en: [
    ['from', 'between'],
    ['to', 'until', 'till', 'and'],
  ],
  vi: [
    ['từ', 'kể từ'],
    ['đến', 'tới', 'cho đến'],
  ],
  de: [
    ['von', 'vom', 'zwischen', 'ab'],
    ['bis', 'bis zum', 'und'],
  ],
  fr: [
    ['de', 'du', 'entre', 'à partir de'],
    ['à', 'au', "jusqu'à", "jusqu'au", 'et'],
  ],
  it: [
    ['dalle', "dall'", 'dal', 'da', 'tra le', 'fra le'],
    ['alle', "all'", 'al', 'a', 'fino alle', 'fino al', 'fino a', 'e le'],
  ],
};
/** Japanese and Chinese have theirs behind the ends, Chinese may open with one. */
const JOINT: Readonly<Record<'ja' | 'zh', readonly string[]>> = {
  ja: ['から', '~', 'ー'],
  zh: ['到', '至', '~'],
};
const CLOSING: Readonly<Record<'ja' | 'zh', readonly string[]>> = { ja: ['まで'], zh: ['为止', ''] };

interface End {
  readonly value: DayValue | TimeValue;
  readonly end: number;
  /** A number without the word for the hour. */
  readonly isBare?: true;
}

/** "Du 5 au 23 août", "von 8 bis 10 Uhr", 8時から10時まで: two days or two clock times with what says from and until. */
export function readRange(texts: readonly string[], at: number, context: SlotContext): Framing[] {
  for (const type of ['time', 'day'] as const) {
    const ends = readEnds(texts, at, type, context);
    if (ends === undefined) continue;
    const [from, until] = ends;
    const first = completed(from.value, until.value);
    if (first === undefined || !isRising(first, until.value)) continue;
    return [
      { frame: { value: first, form: 'from' }, end: from.end },
      { frame: { value: until.value, form: 'until' }, end: until.end },
    ];
  }
  return [];
}

function readEnds(
  texts: readonly string[],
  at: number,
  type: 'time' | 'day',
  context: SlotContext,
): readonly [End, End] | undefined {
  const { language } = context;
  if (language === 'ja' || language === 'zh') {
    const from = endAt(texts[at] === '从' ? at + 1 : at, type, texts, context, false);
    const joint = from === undefined ? undefined : wordsAt(JOINT[language], texts, from.end, language);
    const until = joint === undefined ? undefined : endAt(joint, type, texts, context, true);
    const closed = until === undefined ? undefined : wordsAt(CLOSING[language], texts, until.end, language);
    return from === undefined || until === undefined || closed === undefined
      ? undefined
      : [from, { ...until, end: closed }];
  }
  const [froms, untils] = ENDS[language];
  const start = wordsAt(froms, texts, at, language);
  const from = start === undefined ? undefined : endAt(start, type, texts, context, true);
  const joint = from === undefined ? undefined : wordsAt(untils, texts, from.end, language);
  const until = joint === undefined ? undefined : endAt(joint, type, texts, context, true);
  if (from === undefined || until === undefined) return undefined;
  // "From 8 to 10" may count, "dalle 8 alle 10" may not.
  const isCount = from.isBare === true && until.isBare === true && !/^dall/u.test(texts[at] ?? '');
  return isCount ? undefined : [from, until];
}

/** Where the longest of the words ends that stand at a token. */
function wordsAt(
  words: readonly string[],
  texts: readonly string[],
  at: number,
  language: Language,
): number | undefined {
  const ends = words
    .map((each) => (each === '' ? [] : tokensOf(each, language)))
    .filter((tokens) => tokens.every((token, place) => texts[at + place] === token))
    .map((tokens) => at + tokens.length);
  return ends.length === 0 ? undefined : Math.max(...ends);
}

const BARE_DATE = /^(?:[1-9]|[12]\d|3[01])$/u;

/** A clock time or a day; behind "du" and "dal" the bare number of a day whose month the other end has. */
function endAt(
  at: number,
  type: 'time' | 'day',
  texts: readonly string[],
  context: SlotContext,
  isBareAllowed: boolean,
): End | undefined {
  const found = readSlot(type, '', at, context)
    .filter(({ value }) => value.kind === type && !hasPart(value))
    .toSorted((one, other) => other.end - one.end)[0];
  if (found !== undefined) return { end: found.end, value: found.value as DayValue | TimeValue };
  const { language } = context;
  const isArticled = language === 'de' || language === 'fr' || language === 'it';
  if (type === 'day' && isBareAllowed && isArticled && BARE_DATE.test(texts[at] ?? '')) {
    const end = texts[at + 1] === '.' || texts[at + 1] === 'er' ? at + 2 : at + 1;
    const dated = readSlot('day', 'name', at - 1, context).find(({ value }) => value.kind === 'day');
    return dated?.value.kind === 'day' && dated.end > end
      ? { end: dated.end, value: dated.value }
      : { end, value: { kind: 'day', date: Number(texts[at]) } };
  }
  // "From 8 to 10 o'clock", "von 8 bis 10 Uhr": the hour is said once.
  if (type === 'time' && isBareAllowed && /^(?:\d|1\d|2[0-4])$/u.test(texts[at] ?? ''))
    return { end: at + 1, value: { kind: 'time', hour: Number(texts[at]), minute: 0 }, isBare: true };
  return undefined;
}

function hasPart(value: SlotValue): boolean {
  return value.kind === 'day' && value.part !== undefined;
}

/** The 5th of "from the 5th to the 23rd of August" is one of August. */
function completed(
  from: DayValue | TimeValue,
  until: DayValue | TimeValue,
): DayValue | TimeValue | undefined {
  if (from.kind === 'time') {
    // From 2 to 4 in the afternoon: both are.
    const isShared = until.kind === 'time' && from.part === undefined && until.part !== undefined;
    return isShared && from.hour > until.hour ? undefined : from;
  }
  if (
    until.kind !== 'day' ||
    from.date === undefined ||
    from.month !== undefined ||
    from.monthOf !== undefined
  )
    return from;
  const { month, monthOf } = until;
  if (until.date === undefined) return undefined;
  return {
    ...from,
    ...(month === undefined ? {} : { month }),
    ...(monthOf === undefined ? {} : { monthOf }),
  };
}

/** A stretch ends behind its beginning; of days in two months and of shifts over midnight nothing is computed. */
function isRising(from: DayValue | TimeValue, until: DayValue | TimeValue): boolean {
  if (from.kind !== until.kind) return false;
  if (from.kind === 'time' || until.kind === 'time') return true;
  if (from.date === undefined || until.date === undefined) return from.date === until.date;
  return from.month !== until.month || from.date < until.date;
}
