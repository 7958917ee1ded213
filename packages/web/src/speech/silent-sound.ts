import type { SilentSound } from './headset-button';

const SAMPLE_RATE_HZ = 8_000;
/** Shorter sounds do not count as playing media in Chrome. */
const LENGTH_SECONDS = 6;
const HEADER_BYTES = 44;
/** The middle of unsigned 8-bit samples. */
const SILENCE = 128;

/** A loop of silence in an `<audio>` element. */
export function createSilentSound(): SilentSound {
  let element: HTMLAudioElement | null = null;
  let url = '';
  return {
    async start() {
      if (element === null) {
        url = URL.createObjectURL(new Blob([silentWave()], { type: 'audio/wav' }));
        element = new Audio(url);
        element.loop = true;
      }
      await element.play();
    },
    stop() {
      element?.pause();
      element = null;
      URL.revokeObjectURL(url);
    },
  };
}

/** A WAV file of silence: mono, 8 bits. */
export function silentWave(): ArrayBuffer {
  const samples = SAMPLE_RATE_HZ * LENGTH_SECONDS;
  const bytes = new Uint8Array(HEADER_BYTES + samples).fill(SILENCE, HEADER_BYTES);
  const view = new DataView(bytes.buffer);
  const write = (at: number, text: string): void => bytes.set(new TextEncoder().encode(text), at);
  write(0, 'RIFF');
  view.setUint32(4, 36 + samples, true);
  write(8, 'WAVEfmt ');
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, SAMPLE_RATE_HZ, true);
  view.setUint32(28, SAMPLE_RATE_HZ, true);
  view.setUint16(32, 1, true);
  view.setUint16(34, 8, true);
  write(36, 'data');
  view.setUint32(40, samples, true);
  return bytes.buffer;
}
