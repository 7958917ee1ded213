import { SAMPLE_RATE } from './espeak.js';

/** -1 dBFS: as loud as it goes without the MP3 coder's overshoot being clipped. */
const PEAK = 10 ** (-1 / 20);
/** Gain beyond full scale before limiting. Speech peaks 18 dB above its mean; 6 dB off the peaks carries on a site. */
const DRIVE = 2;
/** Below this, at both ends, counts as silence. */
const SILENCE = 0.004;
/** Gives a phone's amplifier time to wake, so that the first syllable is not lost. */
const LEAD_SAMPLES = Math.round(0.04 * SAMPLE_RATE);
/** Espeak's own pause after a sentence is up to 0.4 s, which a listener would wait for before the next speaker. */
const TAIL_SAMPLES = Math.round(0.12 * SAMPLE_RATE);

/**
 * From espeak's 16-bit samples to what is encoded, in -1..1: silence trimmed to a short lead and tail, peaks at
 * -1 dBFS, the rest raised by a soft limiter. Empty when there is nothing but silence.
 */
export function shapeLevel(samples: Int16Array): Float32Array {
  let peak = 0;
  for (const sample of samples) peak = Math.max(peak, Math.abs(sample));
  const threshold = SILENCE * 32_768;
  if (peak <= threshold) return new Float32Array(0);

  const first = samples.findIndex((sample) => Math.abs(sample) > threshold);
  const last = samples.findLastIndex((sample) => Math.abs(sample) > threshold);
  const shaped = new Float32Array(LEAD_SAMPLES + (last - first + 1) + TAIL_SAMPLES);
  const ceiling = PEAK / Math.tanh(DRIVE);
  for (let index = first; index <= last; index += 1) {
    shaped[LEAD_SAMPLES + index - first] = ceiling * Math.tanh((DRIVE * (samples[index] ?? 0)) / peak);
  }
  return shaped;
}
