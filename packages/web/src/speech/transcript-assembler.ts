/** One entry of a recogniser's result list, its best alternative only. */
export interface HeardResult {
  readonly transcript: string;
  /** 0 to 1. Android reports 0 for interim text that it flags as final. */
  readonly confidence: number;
  readonly isFinal: boolean;
}

/** What one recognition session has heard so far. */
export interface Assembly {
  /** Text of lists that the recogniser began anew within the session. */
  readonly banked: readonly string[];
  readonly results: readonly HeardResult[];
}

export const NOTHING_HEARD: Assembly = { banked: [], results: [] };

/** Scripts written without spaces between words. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}。、！？]/u;

/**
 * Takes a recogniser's whole result list. The list is read anew at every event and `resultIndex` is
 * not used: Android sets it back to 0 and delivers old finals again (C2), and the same final event
 * twice (C1); both leave the list, and so the text, as it was.
 */
export function hear(assembly: Assembly, list: readonly HeardResult[]): Assembly {
  const results = list.filter((result) => result.transcript.trim() !== '');
  const before = assembly.results[0];
  const first = results[0];
  const beganAnew =
    before !== undefined &&
    first !== undefined &&
    results.length < assembly.results.length &&
    !continues(before, first) &&
    !continues(first, before);
  if (!beganAnew) return { banked: assembly.banked, results };
  return { banked: [...assembly.banked, joinResults(assembly.results, false)], results };
}

/**
 * The text heard so far, interim parts included: what stands here when the recogniser ends without
 * a final is what was said (C4, C6).
 * `isCumulative`: Android, where each final repeats the one before it and goes on ('hi', 'hi there').
 */
export function textOf(assembly: Assembly, isCumulative: boolean): string {
  return joinTexts([...assembly.banked, joinResults(assembly.results, isCumulative)]);
}

/** Whether the last part is final, and really so: Android calls interim text final with confidence 0 (C1). */
export function endsFinal(assembly: Assembly): boolean {
  const last = assembly.results.at(-1);
  return last !== undefined && last.isFinal && last.confidence > 0;
}

/** Joins texts as their script does: with a space, or without one between kana and Han. */
export function joinTexts(texts: readonly string[]): string {
  let joined = '';
  for (const text of texts.map((each) => each.trim()).filter((each) => each !== '')) {
    const isUnspaced = UNSPACED.test(joined.slice(-1)) && UNSPACED.test(text.slice(0, 1));
    joined += joined === '' || isUnspaced ? text : ` ${text}`;
  }
  return joined;
}

function joinResults(results: readonly HeardResult[], isCumulative: boolean): string {
  const parts: HeardResult[] = [];
  for (const result of results) {
    const previous = parts.at(-1);
    if (previous && revises(previous, result, isCumulative)) parts.pop();
    parts.push(result);
  }
  const finals = joinTexts(parts.filter((part) => part.isFinal).map((part) => part.transcript));
  // Chrome cuts interim text into a stable and an unstable part, in the middle of words too.
  const interim = parts
    .filter((part) => !part.isFinal)
    .map((part) => part.transcript)
    .join('');
  return joinTexts([finals, interim]);
}

/**
 * Whether `next` says again what `previous` said, instead of going on after it. Two confident equal
 * entries are a person who said it twice ('stop! stop!', TALK-10) and both stay.
 */
function revises(previous: HeardResult, next: HeardResult, isCumulative: boolean): boolean {
  if (!previous.isFinal || !continues(previous, next)) return false;
  if (previous.confidence === 0) return true;
  const isEqual = normalise(previous.transcript) === normalise(next.transcript);
  return isEqual ? next.isFinal && next.confidence === 0 : isCumulative;
}

function continues(previous: HeardResult, next: HeardResult): boolean {
  return normalise(next.transcript).startsWith(normalise(previous.transcript));
}

function normalise(text: string): string {
  return text.trim().toLowerCase();
}
