import type { Tone } from '../../speech/tones';

/**
 * High and low, twice: a telephone, heard beside a machine and unlike the rising siren of an alarm
 * (DIAL-17). The overtones of a triangle pass the small loudspeaker of a phone.
 */
export const RING_TONES: readonly Tone[] = [0, 420].flatMap((atMs): Tone[] => [
  { frequencyHz: 1_046, atMs, durationMs: 180, gain: 0.7, shape: 'triangle' },
  { frequencyHz: 784, atMs: atMs + 190, durationMs: 180, gain: 0.7, shape: 'triangle' },
]);

/** In the rhythm of the tones; milliseconds on and off. */
export const RING_VIBRATION: readonly number[] = [370, 50, 370];
