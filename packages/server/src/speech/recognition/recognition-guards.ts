import { type Language, LIMITS } from '@genbatalk/contract';
import type { Recognised } from '../recogniser.port.js';
import { PHANTOMS } from './phantoms.js';

/** Whisper's own limits for silence and for a text that repeats itself. */
const NO_SPEECH_PROBABILITY = 0.6;
const UNSURE_LOG_PROBABILITY = -1;
const LOOP_COMPRESSION = 2.4;
/** A call that is really repeated ('stop! stop! stop!') is not said more often in one breath. */
const REPEATS = 8;
/** A recording has a minute at most, in which nobody says more; the guards would take long over a megabyte. */
const MOST_CHARS = 2 * LIMITS.textMaxChars;
/** Of the prompt in a row; fewer may be what somebody said. */
const ECHOED_HINTS = 3;

/** Why what an engine answered is not what somebody said. */
export type Unspoken = 'empty' | 'silence' | 'phantom' | 'loop' | 'echo' | 'length';

/**
 * Whether a recogniser wrote words that nobody spoke, as they do on silence and noise.
 * @param hints what the recogniser was told to expect; on silence some write that back
 */
export function unspoken(
  { text, language, segments = [] }: Recognised,
  hints: readonly string[] = [],
): Unspoken | undefined {
  if (text.length > MOST_CHARS) return 'length';
  const plain = plainOf(text);
  if (plain === '') return 'empty';
  const isSilent = segments.every(
    ({ noSpeechProbability, meanLogProbability }) =>
      noSpeechProbability > NO_SPEECH_PROBABILITY && meanLogProbability < UNSURE_LOG_PROBABILITY,
  );
  if (segments.length > 0 && isSilent) return 'silence';
  if (isPhantom(text, language)) return 'phantom';
  if (isLoop(plain) && segments.every(({ compressionRatio }) => segmentLoops(compressionRatio)))
    return 'loop';
  return isEcho(plain, hints) ? 'echo' : undefined;
}

/** Where the engine says nothing of it, 1 stands for 'unknown'. */
function segmentLoops(compressionRatio: number): boolean {
  return compressionRatio === 1 || compressionRatio > LOOP_COMPRESSION;
}

/** Every sentence of the text is one of those that are never said: in the speaker's language, or in English. */
function isPhantom(text: string, language: Language): boolean {
  const known = [...PHANTOMS[language], ...PHANTOMS.en];
  // A point inside of a word is an address: Amara.org signs many of them.
  const sentences = text.split(/[!?。！？\n♪]+|\.(?=\s|$)/u).map(plainOf);
  const said = sentences.filter((sentence) => sentence !== '');
  return said.every((sentence) => known.some((phantom) => phantom.test(sentence)));
}

/** One piece, up to half a sentence long, over and over. */
function isLoop(plain: string): boolean {
  const repeated = new RegExp(`(.{1,60}?)(?:\\s*\\1){${REPEATS - 1},}`, 'u').exec(plain);
  return repeated !== null && repeated[0].length > plain.length / 2;
}

function isEcho(plain: string, hints: readonly string[]): boolean {
  const said = plain.split(/[,、，]\s*/u).filter(Boolean);
  const expected = new Set(hints.map(plainOf));
  return said.length >= ECHOED_HINTS && said.every((part) => expected.has(part));
}

/** Without case, marks and brackets, so that wordings can be compared. */
function plainOf(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll('’', "'")
    .replace(/\[[^\]]*\]|\([^)]*\)|[♪*"„“”«»「」『』…]/gu, ' ')
    .replace(/[.!?。！？:：;]+/gu, ' ')
    .replace(/\s+/gu, ' ')
    .replace(/^[\s,、]+|[\s,、]+$/gu, '');
}
