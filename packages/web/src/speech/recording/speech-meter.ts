/** −50 dBFS: what a microphone gives in a quiet room; a recording that never rises above it holds no speech. */
const SILENCE_LEVEL = 0.003;
/** A voice stands this far above what the site sounds like without it. */
const VOICE_FACTOR = 2.5;
/** Without a voice for this long after one the speaker pauses. */
const PAUSE_MS = 900;
/** How fast the floor follows a site that grows louder: doubled in some three seconds. */
const FLOOR_RISE = 1.025;

/** Reads loudness ten times a second: whether there was any sound, and where the speaker pauses. */
export class SpeechMeter {
  #floor: number | null = null;
  #lastVoiceMs: number | null = null;
  #hasHeard = false;
  #isBlind = true;

  /** `level` as the microphone tells it; null where the browser does not. */
  hear(level: number | null, nowMs: number): void {
    if (level === null) return;
    this.#isBlind = false;
    if (level > SILENCE_LEVEL) this.#hasHeard = true;
    const floor = this.#floor === null ? level : Math.min(level, this.#floor * FLOOR_RISE);
    this.#floor = Math.max(floor, SILENCE_LEVEL / 2);
    if (level > this.#floor * VOICE_FACTOR && level > SILENCE_LEVEL) this.#lastVoiceMs = nowMs;
  }

  /** False only where the loudness was read and nothing was ever heard. */
  get mayHoldSpeech(): boolean {
    return this.#hasHeard || this.#isBlind;
  }

  isPausing(nowMs: number): boolean {
    return this.#lastVoiceMs !== null && nowMs - this.#lastVoiceMs >= PAUSE_MS;
  }

  /** What follows is another stretch of speech. */
  startAnew(): void {
    this.#lastVoiceMs = null;
    this.#hasHeard = false;
  }
}
