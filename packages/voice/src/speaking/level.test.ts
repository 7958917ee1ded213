import { expect, test } from 'vitest';
import { SAMPLE_RATE } from './espeak.js';
import { shapeLevel } from './level.js';

const tone = (length: number, amplitude: number): Int16Array =>
  Int16Array.from({ length }, (_, index) => Math.round(amplitude * Math.sin(index / 5)));

test('LANG-06 peaks come to -1 dBFS, whether the voice was quiet or loud', () => {
  for (const amplitude of [1_000, 32_000]) {
    const peak = shapeLevel(tone(SAMPLE_RATE, amplitude)).reduce(
      (most, sample) => Math.max(most, Math.abs(sample)),
      0,
    );
    expect(20 * Math.log10(peak)).toBeCloseTo(-1, 1);
  }
});

test('LANG-06 silence around the speech is cut to a lead of 40 ms and a tail of 120 ms', () => {
  const padded = new Int16Array(3 * SAMPLE_RATE);
  padded.set(tone(SAMPLE_RATE, 20_000), SAMPLE_RATE);
  const shaped = shapeLevel(padded);
  expect(shaped.length / SAMPLE_RATE).toBeCloseTo(1.16, 2);
  expect(shaped.findIndex((sample) => sample !== 0) / SAMPLE_RATE).toBeCloseTo(0.04, 2);
});

test('LANG-06 silence alone is no speech', () => {
  expect(shapeLevel(new Int16Array(SAMPLE_RATE)).length).toBe(0);
  expect(shapeLevel(new Int16Array(0)).length).toBe(0);
});
