import type { Language } from '@genbatalk/contract';
import { isUnspaced, tokensOf } from '../analyse/lexical.js';
import { spellVietnamese } from '../normalise/fold-vietnamese.js';
import { readSlot, type SlotContext } from '../slots/read-slot.js';
import type { PlaceValue, SlotValue } from '../slots/value.js';

/** When or where: said before or behind a sentence, and written before it with a comma or a colon. */
export interface Frame {
  readonly value: SlotValue;
  readonly form: string;
}

export interface Framing {
  readonly frame: Frame;
  /** The token behind it. */
  readonly end: number;
}

/** What may frame, with the little word that it keeps. A place that something leaves frames nothing. */
const KINDS: readonly (readonly [type: string, form: string])[] = [
  ['time', 'until'],
  ['time', 'at'],
  ['time', 'from'],
  ['time', 'by'],
  ['day', ''],
  ['place', 'at'],
];
/** "In 30 minutes": what stands before the time that passes, and behind it. */
const PASSING: Readonly<Record<Language, readonly [before: readonly string[], behind: readonly string[]]>> = {
  ja: [[], ['後']],
  en: [['in', 'after'], []],
  vi: [['sau'], ['nữa']],
  zh: [['过'], ['之后', '以后', '后']],
  de: [['in', 'nach'], []],
  fr: [['dans', 'après'], []],
  it: [['tra', 'fra', 'dopo'], []],
};
/** Japanese says behind the time what others say before it; longest first. */
const BEHIND_TIME: readonly (readonly [words: string, form: string])[] = [
  ['までに', 'by'],
  ['まで', 'until'],
  ['から', 'from'],
];
const CHINESE_BEHIND_TIME: readonly (readonly [words: string, form: string])[] = [
  ['之前', 'by'],
  ['以前', 'by'],
  ['前', 'by'],
];
const BEHIND_FRAME = new Set(['に', 'で', 'は', 'の', ',']);

/** "In 30 minutes", 30分後に, 30 phút nữa: without its little word a length of time says how long, not when. */
function readPassing(texts: readonly string[], at: number, context: SlotContext): Framing | undefined {
  const { language } = context;
  const [befores, behinds] = PASSING[language];
  const isBefore = befores.some((word) => tokensOf(word, language)[0] === texts[at]);
  for (const { end, value } of readSlot('duration', '', isBefore ? at + 1 : at, context)) {
    const behind = behinds
      .map((words) => tokensOf(words, language))
      .find((words) => words.every((word, place) => texts[end + place] === word));
    if (!isBefore && behind === undefined) continue;
    const last = end + (behind?.length ?? 0);
    const isFollowed = isUnspaced(language) && BEHIND_FRAME.has(texts[last] ?? '');
    return { frame: { value, form: 'in' }, end: isFollowed ? last + 1 : last };
  }
  return undefined;
}

/** Đến không: the word for zero is the word for no as well. */
function isMereZero(value: SlotValue, words: readonly string[]): boolean {
  const isZero = value.kind === 'time' && value.named === undefined && value.hour === 0 && value.minute === 0;
  return isZero && !words.some((word) => /\d/u.test(word));
}

/** "From the 2nd to the 5th floor" tells no day of the month. */
function isFloorsOrdinal(value: SlotValue, texts: readonly string[]): boolean {
  const isBare =
    value.kind === 'day' &&
    value.date !== undefined &&
    value.month === undefined &&
    value.monthOf === undefined;
  return isBare && texts.some((word) => FLOORS.test(word));
}
const FLOORS =
  /^(?:floors?|stor(?:ey|y|ies|eys)|levels?|stock|stockwerk|etage|og|obergeschoss|étages?|piano|piani)$/u;

/**
 * Here and there, in words that say nothing else; 就 and da, là, đó are also said where no place is meant. "Turn on the
 * pump" is on nothing, "put it in the box" is where the verb asks for a place.
 */
const HERE_AND_THERE: Readonly<Record<Language, ReadonlySet<string>>> = {
  ja: new Set(['ここ', 'そこ', 'あそこ', 'こっち', 'そっち', 'あっち']),
  en: new Set(['here', 'over here', 'right here', 'there', 'over there']),
  vi: new Set(
    ['ở đây', 'tại đây', 'chỗ này', 'ở chỗ này', 'ở đó', 'chỗ đó', 'ở chỗ đó', 'ở đằng kia'].map(
      spellVietnamese,
    ),
  ),
  zh: new Set(['这里', '这边', '那里', '那边', '在这里', '在这边', '在那里', '在那边']),
  de: new Set(['hier', 'dort', 'dort drueben', 'da drueben']),
  fr: new Set(['ici', 'là bas']),
  it: new Set(['qui', 'qua', 'lì', 'laggiù']),
};

const TOWARDS = new Set(['vers', 'verso', 'towards', 'toward', 'richtung']);

function framesAsPlace(
  { pointer, relation }: PlaceValue,
  words: readonly string[],
  next: string | undefined,
  language: Language,
): boolean {
  // "Décale-la vers la fenêtre" is not at the window.
  if (TOWARDS.has(words[0] ?? '')) return false;
  if (relation?.side === 'in' || relation?.side === 'on') return false;
  if (pointer !== 'here' && pointer !== 'there') return pointer === undefined;
  const isTight = isUnspaced(language);
  const isWhere = language !== 'ja' || next === 'に' || next === 'で';
  return isWhere && HERE_AND_THERE[language].has(words.join(isTight ? '' : ' '));
}

/** The frame at a token: the longest reading, so that 今日中に is no mere today and 午後3時 no mere afternoon. */
export function readFrame(texts: readonly string[], at: number, context: SlotContext): Framing | undefined {
  const readings = [readPassing, readNamed, readMomentFrame, readLasting, readDayBound];
  return readings.reduce<Framing | undefined>((longest, read) => {
    const found = read(texts, at, context);
    return found === undefined || (longest !== undefined && longest.end >= found.end) ? longest : found;
  }, undefined);
}

/** A clock time, a day or a place. */
function readNamed(texts: readonly string[], at: number, context: SlotContext): Framing | undefined {
  const isTight = isUnspaced(context.language);
  const clock = { ...context, isClockSaid: true };
  for (const [type, form] of KINDS) {
    // Japanese and Chinese have no little word before the time that would tell these apart.
    if (isTight && type === 'time' && form !== 'at') continue;
    for (const { end, value } of readSlot(type, form, at, clock)) {
      if (value.kind === 'place' && !framesAsPlace(value, texts.slice(at, end), texts[end], context.language))
        continue;
      if (isMereZero(value, texts.slice(at, end)) || isFloorsOrdinal(value, texts)) continue;
      const behinds =
        context.language === 'ja' ? BEHIND_TIME : context.language === 'zh' ? CHINESE_BEHIND_TIME : [];
      const behind = behinds.find(([words]) => texts.slice(end, end + words.length).join('') === words);
      if (behind !== undefined) {
        if (value.kind !== 'time' && (value.kind !== 'day' || context.language === 'zh')) continue;
        return { frame: { value, form: behind[1] }, end: end + behind[0].length };
      }
      // A place is named without its little word: the verb says whether it is there or goes there.
      return {
        frame: { value, form: value.kind === 'place' ? '' : form },
        end: endOfFrame(texts, end, context.language),
      };
    }
  }
  return undefined;
}

function endOfFrame(texts: readonly string[], end: number, language: Language): number {
  return isUnspaced(language) && BEHIND_FRAME.has(texts[end] ?? '') ? end + 1 : end;
}

/** In the afternoon, every day, twice a week. Set phrases say of themselves whether they are a date by which. */
function readMomentFrame(texts: readonly string[], at: number, context: SlotContext): Framing | undefined {
  const [moment] = readSlot('moment', '', at, context);
  if (moment?.value.kind !== 'moment') return undefined;
  const { name } = moment.value;
  const form =
    name?.startsWith('by-') === true ? 'by' : name === undefined || name.startsWith('every-') ? 'often' : '';
  return { frame: { value: moment.value, form }, end: endOfFrame(texts, moment.end, context.language) };
}

/** The little words before a length of time that something goes on. Japanese, Chinese, German and Vietnamese need none. */
const LASTING: Readonly<Record<Language, readonly string[]>> = {
  ja: [''],
  en: ['for'],
  vi: ['trong vòng', 'trong', ''],
  zh: [''],
  de: ['für', ''],
  fr: ['pendant', 'pour', 'durant'],
  it: ['per'],
};
/** 10分で is within them, 10分前 before, 十分钟内 within; "10 Minuten zu spät" is late by them. */
const NOT_LASTING: Readonly<Record<Language, RegExp>> = {
  ja: /^[でに前後おご以遅早し経ほぐは]/u,
  en: /^(?:ago|late|early|before|after|each|per)$/u,
  vi: /^(?:trước|nưã|sau|trễ|muộn|sớm|một|môĩ|là|thì)$/u,
  zh: /^[到完内之以前后的就左右多搞弄结没还]/u,
  de: /^(?:zu|vor|nach|spaeter|frueher|vorher|lang|her|von|pro)$/u,
  fr: /^(?:de|avant|après|par|plus)$/u,
  it: /^(?:di|fa|prima|dopo|in)$/u,
};

function readLasting(texts: readonly string[], at: number, context: SlotContext): Framing | undefined {
  const { language } = context;
  for (const words of LASTING[language]) {
    // 30分電源を切って: before everything it may be when as well as how long.
    if (words === '' && at === 0) continue;
    const before = words === '' ? [] : tokensOf(words, language);
    if (!before.every((word, place) => texts[at + place] === word)) continue;
    const start = at + before.length;
    const [span] = readSlot('duration', '', start, context);
    if (span?.value.kind !== 'duration' || NOT_LASTING[language].test(texts[span.end] ?? '')) continue;
    // Within ten minutes is not for ten minutes, and which of them a bare "in" says the verb decides.
    if (language === 'vi' && words !== '' && span.end < texts.length && at > 0) continue;
    if (language === 'vi' && words.startsWith('trong')) continue;
    const isOpenEnd = language === 'ja' && texts[span.end] === '間';
    return { frame: { value: span.value, form: 'for' }, end: isOpenEnd ? span.end + 1 : span.end };
  }
  return undefined;
}

/** Until Friday, from Monday, by Friday; German says until and by with the same word, so neither is read. */
const DAY_BOUNDS: Readonly<Record<Language, readonly (readonly [words: string, form: string])[]>> = {
  ja: [],
  zh: [],
  en: [
    ['until', 'until'],
    ['till', 'until'],
    ['starting from', 'from'],
    ['starting', 'from'],
    ['as of', 'from'],
    ['from', 'from'],
    ['by', 'by'],
  ],
  vi: [
    ['cho đến', 'until'],
    ['cho tới', 'until'],
    ['kể từ', 'from'],
    ['từ', 'from'],
    ['trước', 'by'],
  ],
  de: [
    ['spätestens bis', 'by'],
    ['ab', 'from'],
  ],
  fr: [
    ["jusqu'au", 'until'],
    ["jusqu'à", 'until'],
    ['à partir du', 'from'],
    ['à partir de', 'from'],
    ['dès', 'from'],
    ["d'ici", 'by'],
    ['avant', 'by'],
  ],
  it: [
    ['fino al', 'until'],
    ['fino a', 'until'],
    ['a partire dal', 'from'],
    ['a partire da', 'from'],
    ['dal', 'from'],
    ['da', 'from'],
    ['entro il', 'by'],
    ['entro', 'by'],
  ],
};
/** Chinese says them behind the day. */
const CHINESE_BOUNDS: readonly (readonly [words: string, form: string])[] = [
  ['之前', 'by'],
  ['以前', 'by'],
  ['开始', 'from'],
  ['起', 'from'],
];

function readDayBound(texts: readonly string[], at: number, context: SlotContext): Framing | undefined {
  const { language } = context;
  const dayAt = (place: number) =>
    readSlot('day', '', place, context).find(({ value }) => value.kind === 'day' && value.part === undefined);
  if (language === 'zh') {
    const day = dayAt(texts[at] === '从' ? at + 1 : at);
    const behind = CHINESE_BOUNDS.find(
      ([words]) => day !== undefined && texts.slice(day.end, day.end + words.length).join('') === words,
    );
    if (day === undefined || behind === undefined || (texts[at] === '从' && behind[1] === 'by'))
      return undefined;
    return { frame: { value: day.value, form: behind[1] }, end: day.end + behind[0].length };
  }
  for (const [words, form] of DAY_BOUNDS[language]) {
    const before = tokensOf(words, language);
    if (!before.every((word, place) => texts[at + place] === word)) continue;
    const day = dayAt(at + before.length);
    if (day !== undefined) return { frame: { value: day.value, form }, end: day.end };
  }
  return undefined;
}
