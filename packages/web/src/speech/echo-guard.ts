import { comparableSpeech } from './compare-speech';

interface Played {
  readonly text: string;
  readonly fromMs: number;
  /** Null while it still sounds. */
  untilMs: number | null;
}

/** How long the device remembers what it said itself (C8). */
const MEMORY_MS = 8_000;
/** Sound that still reaches the microphone after the player says it ended: Bluetooth and the room. */
const TAIL_MS = 500;

/**
 * Drops what the microphone picked up from this device's own loudspeaker (TALK-09): the same words,
 * heard while they sounded. A person who repeats a sentence after it ended is not an echo (TALK-10).
 */
export class EchoGuard {
  #played: Played[] = [];

  /** The device begins to say `text`; the answer is called when it stopped. */
  playing(text: string, atMs: number): (endedAtMs: number) => void {
    const entry: Played = { text: comparableSpeech(text), fromMs: atMs, untilMs: null };
    this.#played.push(entry);
    return (endedAtMs) => {
      entry.untilMs = endedAtMs;
    };
  }

  /** `speechStartedAtMs` is when the recognised speech was first heard. */
  isEcho(text: string, speechStartedAtMs: number, nowMs: number): boolean {
    this.#played = this.#played.filter(({ untilMs }) => untilMs === null || nowMs - untilMs < MEMORY_MS);
    const comparable = comparableSpeech(text);
    return this.#played.some(
      (entry) =>
        entry.text === comparable &&
        speechStartedAtMs >= entry.fromMs &&
        speechStartedAtMs <= (entry.untilMs ?? nowMs) + TAIL_MS,
    );
  }
}
