import { type Analysis, bareKey } from '../analyse/analyse.js';
import { isUnspaced } from '../analyse/lexical.js';
import { rawTexts, type Token } from '../analyse/token.js';
import { spellVietnamese } from '../normalise/fold-vietnamese.js';
import type { SlotContext } from '../slots/read-slot.js';
import type { SlotValue } from '../slots/value.js';
import type { Work } from '../templates/template-trie.js';
import { type Frame, type Framing, readFrame } from './frames.js';
import { readRange } from './ranges.js';
import { turnedGerman } from './turned.js';

/** A sentence without its frames. */
export interface Framed {
  readonly frames: readonly Frame[];
  readonly rest: Analysis;
}

// One time, one place, and how often or how long. A day and a clock time are one time.
const MOST_FRAMES = 3;
const MOST_TOKENS = 48;
/** Vietnamese asks without a mark: ai là sếp ở đây. */
const ASKING_VIETNAMESE = new Set(['ai', 'gì', 'đâu', 'nào', 'mấy'].map(spellVietnamese));
/** "Do not use it every day" is not "every day, do not use it". */
const BOUND_TO_VERB: ReadonlySet<string> = new Set(['by', 'in', 'for', 'often']);
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
      frames.some(({ form }) => BOUND_TO_VERB.has(form)) && DENYING.test(bareKey({ ...said, tokens: rest }));
    // "Who is the boss here?" asks about here; before the question it would say nothing.
    const isAsked =
      (said.asks || tokens.some(({ text }) => ASKING_VIETNAMESE.has(text))) &&
      frames.some(({ value }) => value.kind === 'place' && value.pointer !== undefined);
    const isTwice = frames.some(isPartOfDay) && frames.some(({ value }) => value.kind === 'time');
    if (frames.length === 0 || rest.length === 0 || isDeniedBy || isAsked || isTwice) return;
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
    // Behind what stands first German has its verb before its subject.
    const turned =
      last === undefined || said.asks || context.language !== 'de'
        ? undefined
        : turnedGerman(tokens.slice(last.end));
    if (turned !== undefined)
      keep(
        leading.slice(0, count).map(({ frame }) => frame),
        turned,
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

/** 18 in the morning: the part of the day belongs to a clock time. */
function isPartOfDay({ value }: Frame): boolean {
  return value.kind === 'moment' && /^(?:morning|afternoon|evening|night)$/u.test(value.name ?? '');
}

/** What a frame tells; of each there is one. */
function tells({ value: { kind } }: Frame): 'where' | 'when' | 'how' {
  return kind === 'place' ? 'where' : kind === 'moment' || kind === 'duration' ? 'how' : 'when';
}

/** Slots that say of a template what a frame says: two days, two places in one sentence are no frame around it. */
const SAME_AS: Readonly<Partial<Record<SlotValue['kind'], readonly string[]>>> = {
  day: ['day'],
  time: ['time', 'day'],
  duration: ['time', 'day', 'duration', 'moment'],
  moment: ['moment', 'duration'],
  place: ['place', 'floor'],
};

/** True where a template with slots of these types can be told with the frames around it. */
export function fitsAround(frames: readonly Frame[], types: readonly string[]): boolean {
  return frames.every((frame) => {
    const same = [...(SAME_AS[frame.value.kind] ?? []), ...(isPartOfDay(frame) ? ['time'] : [])];
    return !same.some((type) => types.includes(type));
  });
}

function readFrames(tokens: readonly Token[], start: number, context: SlotContext) {
  const stream = { tokens, texts: rawTexts(tokens) };
  const frames: Framing[] = [];
  let at = start;
  while (frames.length < MOST_FRAMES) {
    const [from, until] = frames.some(({ frame }) => tells(frame) === 'when')
      ? []
      : readRange(stream.texts, at, { ...context, stream });
    if (from !== undefined && until !== undefined) {
      frames.push(from, until);
      at = until.end;
      continue;
    }
    const next = readFrame(stream.texts, at, { ...context, stream });
    const isSecond = frames.some(({ frame }) => next !== undefined && tells(frame) === tells(next.frame));
    if (next === undefined || isSecond) break;
    frames.push(next);
    at = next.end;
  }
  return frames;
}
