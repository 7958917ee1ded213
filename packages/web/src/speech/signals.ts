import { vibrate } from '../device/audio-settings';
import { audioOutput } from './browser-output';
import { BUSY_TONES, CLOSED_TONES, OPEN_TONES, type Tone } from './tones';

export type Signal = 'open' | 'closed' | 'busy';

const TONES: Readonly<Record<Signal, readonly Tone[]>> = {
  open: OPEN_TONES,
  closed: CLOSED_TONES,
  busy: BUSY_TONES,
};
const VIBRATIONS_MS: Readonly<Record<Signal, number | number[]>> = {
  open: 30,
  closed: 15,
  busy: [60, 60, 60],
};

/** Tone and vibration of the microphone: heard in the ear and felt in the glove, without looking. */
export function signal(kind: Signal): void {
  audioOutput.sing(TONES[kind]);
  vibrate(VIBRATIONS_MS[kind]);
}
