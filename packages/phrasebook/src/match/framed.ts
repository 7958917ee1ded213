import type { Language } from '@genbatalk/contract';
import { type Analysis, bareKey } from '../analyse/analyse.js';
import { isUnspaced, tokensOf } from '../analyse/lexical.js';
import { rawTexts, type Token } from '../analyse/token.js';
import { spellVietnamese } from '../normalise/fold-vietnamese.js';
import { readSlot, type SlotContext } from '../slots/read-slot.js';
import type { PlaceValue, SlotValue } from '../slots/value.js';
import type { Work } from '../templates/template-trie.js';

/** When or where: said before or behind a sentence, and written before it with a comma or a colon. */
export interface Frame {
  readonly value: SlotValue;
  readonly form: string;
}

/** A sentence without its frames. */
export interface Framed {
  readonly frames: readonly Frame[];
  readonly rest: Analysis;
}

// One time and one place. A day and a clock time are one time.
const MOST_FRAMES = 2;
const MOST_TOKENS = 48;
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
const BEHIND_FRAME = new Set(['に', 'で', 'は', 'の', ',']);
const DENYING =
  /(?:^| )(?:\{(?:do-not|not|not-yet|was-not)\}|not|no|nicht|nie|pas|non|không|chưa|[不没别])(?= |$)/u;

/**
 * The ways to take when and where off a sentence: from its beginning, a time also from inside it, and where words may
 * follow the verb, from its end. "By three" in a sentence that denies is left alone: not to begin by three is not "by three, do not begin".
 */
export function unframed(said: Analysis, context: SlotContext, work: Work): Framed[] {
  const { tokens } = said;
  if (tokens.length > MOST_TOKENS) return [];
  work.steps += tokens.length;
  const found: Framed[] = [];
  const keep = (frames: readonly Frame[], rest: readonly Token[]) => {
    const isDeniedBy =
      frames.some(({ form }) => form === 'by' || form === 'in') &&
      DENYING.test(bareKey({ ...said, tokens: rest }));
    // "Who is the boss here?" asks about here; before the question it would say nothing.
    const isAsked =
      (said.asks || tokens.some(({ text }) => ASKING_VIETNAMESE.has(text))) &&
      frames.some(({ value }) => value.kind === 'place' && value.pointer !== undefined);
    if (frames.length > 0 && rest.length > 0 && !isDeniedBy && !isAsked)
      found.push({ frames, rest: { ...said, tokens: rest } });
  };
  const read: ReturnType<typeof readFrames>[] = [];
  const framesAt = (at: number) => {
    read[at] ??= readFrames(tokens, at, context);
    return read[at];
  };
  const leading = framesAt(0);
  for (let count = leading.length; count > 0; count -= 1) {
    const last = leading[count - 1];
    if (last !== undefined)
      keep(
        leading.slice(0, count).map(({ frame }) => frame),
        tokens.slice(last.end),
      );
  }
  for (let at = 1; at < tokens.length - 1; at += 1) {
    const inside = framesAt(at).filter(({ frame }) => frame.value.kind !== 'place');
    const last = inside.at(-1);
    if (last !== undefined && last.end < tokens.length)
      keep(
        inside.map(({ frame }) => frame),
        [...tokens.slice(0, at), ...tokens.slice(last.end)],
      );
  }
  if (isUnspaced(context.language)) return found;
  for (let at = 1; at < tokens.length; at += 1) {
    const trailing = framesAt(at);
    if (trailing.at(-1)?.end === tokens.length)
      keep(
        trailing.map(({ frame }) => frame),
        tokens.slice(0, at),
      );
  }
  return found;
}

function tellsPlace({ value }: Frame): boolean {
  return value.kind === 'place';
}

/** Slots that say of a template what a frame says: two days, two places in one sentence are no frame around it. */
const SAME_AS: Readonly<Partial<Record<SlotValue['kind'], readonly string[]>>> = {
  day: ['day'],
  time: ['time', 'day'],
  duration: ['time', 'day', 'duration'],
  place: ['place', 'floor'],
};

/** True where a template with slots of these types can be told with the frames around it. */
export function fitsAround(frames: readonly Frame[], types: readonly string[]): boolean {
  return frames.every(({ value }) => !SAME_AS[value.kind]?.some((type) => types.includes(type)));
}

function readFrames(tokens: readonly Token[], start: number, context: SlotContext) {
  const stream = { tokens, texts: rawTexts(tokens) };
  const frames: { readonly frame: Frame; readonly end: number }[] = [];
  let at = start;
  while (frames.length < MOST_FRAMES) {
    const next = readFrame(stream.texts, at, { ...context, stream });
    const isSecond = frames.some(({ frame }) => tellsPlace(frame) === (next && tellsPlace(next.frame)));
    if (next === undefined || isSecond) break;
    frames.push(next);
    at = next.end;
  }
  return frames;
}

/** "In 30 minutes", 30分後に, 30 phút nữa: without its little word a length of time says how long, not when. */
function readPassing(texts: readonly string[], at: number, context: SlotContext) {
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

/** Vietnamese asks without a mark: ai là sếp ở đây. */
const ASKING_VIETNAMESE = new Set(['ai', 'gì', 'đâu', 'nào', 'mấy'].map(spellVietnamese));

function framesAsPlace(
  { pointer, relation }: PlaceValue,
  words: readonly string[],
  next: string | undefined,
  language: Language,
): boolean {
  if (relation?.side === 'in' || relation?.side === 'on') return false;
  if (pointer !== 'here' && pointer !== 'there') return pointer === undefined;
  const isTight = isUnspaced(language);
  const isWhere = language !== 'ja' || next === 'に' || next === 'で';
  return isWhere && HERE_AND_THERE[language].has(words.join(isTight ? '' : ' '));
}

function readFrame(texts: readonly string[], at: number, context: SlotContext) {
  const passing = readPassing(texts, at, context);
  if (passing !== undefined) return passing;
  const isTight = isUnspaced(context.language);
  const clock = { ...context, isClockSaid: true };
  for (const [type, form] of KINDS) {
    // Japanese and Chinese have no little word before the time that would tell these apart.
    if (isTight && type === 'time' && form !== 'at') continue;
    for (const { end, value } of readSlot(type, form, at, clock)) {
      if (value.kind === 'place' && !framesAsPlace(value, texts.slice(at, end), texts[end], context.language))
        continue;
      if (isMereZero(value, texts.slice(at, end))) continue;
      const behind = BEHIND_TIME.find(([words]) => texts.slice(end, end + words.length).join('') === words);
      if (behind !== undefined && context.language === 'ja') {
        if (value.kind !== 'time') continue;
        return { frame: { value, form: behind[1] }, end: end + behind[0].length };
      }
      const isFollowed = isTight && BEHIND_FRAME.has(texts[end] ?? '');
      // A place is named without its little word: the verb says whether it is there or goes there.
      return {
        frame: { value, form: value.kind === 'place' ? '' : form },
        end: isFollowed ? end + 1 : end,
      };
    }
  }
  return undefined;
}
