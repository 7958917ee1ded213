import { TIMINGS } from '@genbatalk/contract';
import { comparableSpeech } from './compare-speech';

interface Accepted {
  readonly text: string;
  readonly speech: number;
  readonly atMs: number;
}

/**
 * Holds back a recogniser that fires again with the same text for the same speech within 3 s
 * (TALK-07). What a person really says again is another speech and always passes (TALK-10).
 */
export class DuplicateGuard {
  #memory: Accepted[] = [];

  /** `speech` numbers the stretches of sound: it changes when somebody is heard beginning to speak. */
  accepts(text: string, speech: number, atMs: number): boolean {
    this.#memory = this.#memory.filter((entry) => atMs - entry.atMs < TIMINGS.duplicateMemoryMs);
    const comparable = comparableSpeech(text);
    const isDuplicate = this.#memory.some(
      (entry) =>
        entry.text === comparable &&
        entry.speech === speech &&
        atMs - entry.atMs < TIMINGS.duplicateSuppressionMs,
    );
    if (!isDuplicate) this.#memory.push({ text: comparable, speech, atMs });
    return !isDuplicate;
  }

  /** How much is remembered (TALK-08). */
  get size(): number {
    return this.#memory.length;
  }
}
