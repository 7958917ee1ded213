const SAMPLE_RATE = 22_050;
const HEADER_BYTES = 44;
/** Two tones, Hz, and how long each sounds, seconds. */
const TONES = [660, 880] as const;
const TONE_SECONDS = 0.28;
const LOUDNESS = 0.5;
const FADE_SECONDS = 0.03;

/** Two rising tones as a WAV file, mono, 16 bit: a sound for the speaker test that no device lacks. */
export function createChime(): ArrayBuffer {
  const samplesPerTone = Math.round(SAMPLE_RATE * TONE_SECONDS);
  const count = samplesPerTone * TONES.length;
  const view = new DataView(new ArrayBuffer(HEADER_BYTES + count * 2));
  writeHeader(view, count * 2);
  TONES.forEach((frequency, tone) => {
    for (let index = 0; index < samplesPerTone; index += 1) {
      const seconds = index / SAMPLE_RATE;
      // Faded in and out, so that no click is taken for the sound.
      const fade = Math.min(1, seconds / FADE_SECONDS, (TONE_SECONDS - seconds) / FADE_SECONDS);
      const sample = Math.sin(2 * Math.PI * frequency * seconds) * LOUDNESS * fade;
      const offset = HEADER_BYTES + (tone * samplesPerTone + index) * 2;
      view.setInt16(offset, Math.round(sample * 0x7fff), true);
    }
  });
  return view.buffer;
}

function writeHeader(view: DataView, dataBytes: number): void {
  const write = (offset: number, text: string) =>
    [...text].forEach((character, index) => view.setUint8(offset + index, character.charCodeAt(0)));
  write(0, 'RIFF');
  view.setUint32(4, HEADER_BYTES - 8 + dataBytes, true);
  write(8, 'WAVEfmt ');
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, SAMPLE_RATE, true);
  view.setUint32(28, SAMPLE_RATE * 2, true);
  view.setUint16(32, 2, true);
  view.setUint16(34, 16, true);
  write(36, 'data');
  view.setUint32(40, dataBytes, true);
}
