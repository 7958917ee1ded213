/** A note: gliding to `endFrequencyHz` where that is given. Hertz and milliseconds; `gain` 0 to 1. */
export interface Tone {
  readonly frequencyHz: number;
  readonly endFrequencyHz?: number;
  /** From the beginning of the signal. */
  readonly atMs: number;
  readonly durationMs: number;
  readonly gain: number;
  readonly shape?: OscillatorType;
}

/** Rising: the microphone is open. Short, so that the first word is not waited for. */
export const OPEN_TONES: readonly Tone[] = [
  { frequencyHz: 660, atMs: 0, durationMs: 55, gain: 0.22 },
  { frequencyHz: 990, atMs: 55, durationMs: 70, gain: 0.22 },
];

/** Falling: closed. */
export const CLOSED_TONES: readonly Tone[] = [
  { frequencyHz: 660, atMs: 0, durationMs: 55, gain: 0.18 },
  { frequencyHz: 440, atMs: 55, durationMs: 70, gain: 0.18 },
];

/** Low and twice: somebody else is speaking (CALL-34). */
export const BUSY_TONES: readonly Tone[] = [
  { frequencyHz: 330, atMs: 0, durationMs: 120, gain: 0.25 },
  { frequencyHz: 330, atMs: 190, durationMs: 120, gain: 0.25 },
];

const SWEEP_MS = 600;

/** Up and down twice, as a siren is known everywhere. Full loudness: it must be heard beside a machine. */
export const SIREN_TONES: readonly Tone[] = [0, 1, 2, 3].map((sweep) => ({
  frequencyHz: sweep % 2 === 0 ? 620 : 1_240,
  endFrequencyHz: sweep % 2 === 0 ? 1_240 : 620,
  atMs: sweep * SWEEP_MS,
  durationMs: SWEEP_MS,
  gain: 0.9,
  shape: 'sawtooth' as const,
}));

/** How long a signal lasts, in milliseconds. */
export function lengthMs(tones: readonly Tone[]): number {
  return Math.max(0, ...tones.map(({ atMs, durationMs }) => atMs + durationMs));
}
