/** Bit rates in kbit/s of MPEG-2 layer III, by the index in the frame header. */
const BIT_RATES = [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160];
const SAMPLE_RATES = [22_050, 24_000, 16_000];
const SAMPLES_PER_FRAME = 576;

export interface Mp3 {
  readonly frames: number;
  readonly sampleRate: number;
  readonly channels: number;
  readonly durationMs: number;
}

/** Walks the frame headers of an MPEG-2 layer III stream. Throws where a frame does not begin where it should. */
export function parseMp3(bytes: Uint8Array): Mp3 {
  let at = 0;
  let frames = 0;
  let sampleRate = 0;
  let channels = 0;
  while (at + 4 <= bytes.length) {
    const [first = 0, second = 0, third = 0, fourth = 0] = bytes.subarray(at, at + 4);
    // Sync, MPEG version 2, layer III.
    if (first !== 0xff || (second & 0xfe) !== 0xf2) throw new Error(`no frame at byte ${at}`);
    const bitRate = BIT_RATES[third >> 4] ?? 0;
    sampleRate = SAMPLE_RATES[(third >> 2) & 3] ?? 0;
    channels = fourth >> 6 === 3 ? 1 : 2;
    at += Math.floor((72 * bitRate * 1000) / sampleRate) + ((third >> 1) & 1);
    frames += 1;
  }
  return { frames, sampleRate, channels, durationMs: (frames * SAMPLES_PER_FRAME * 1000) / sampleRate };
}
