import { expect, it } from 'vitest';
import { createChime } from './chime';

it('is a WAV file whose header tells its true length, and is not silent', () => {
  const view = new DataView(createChime());
  const text = (offset: number) =>
    String.fromCharCode(...[0, 1, 2, 3].map((index) => view.getUint8(offset + index)));
  expect([text(0), text(8), text(36)]).toEqual(['RIFF', 'WAVE', 'data']);
  expect(view.getUint32(4, true)).toBe(view.byteLength - 8);
  expect(view.getUint32(40, true)).toBe(view.byteLength - 44);
  const samples = new Int16Array(view.buffer, 44);
  expect(Math.max(...samples)).toBeGreaterThan(0x3000);
  expect([samples[0], samples.at(-1)].every((sample) => Math.abs(sample ?? 1) < 0x400)).toBe(true);
});
