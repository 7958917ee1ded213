import { createMp3Encoder } from 'wasm-media-encoders';
import { SAMPLE_RATE } from './espeak.js';

/** kbit/s; about 4 kB a second of speech, and MP3 plays in every browser, Safari included. */
const BITRATE = 32;

export type Mp3Encoder = (samples: Float32Array) => Buffer;

/** One encoder for the whole life of the program: it is configured anew for each utterance. */
export async function loadMp3Encoder(): Promise<Mp3Encoder> {
  const encoder = await createMp3Encoder();
  return (samples) => {
    encoder.configure({ sampleRate: SAMPLE_RATE, channels: 1, bitrate: BITRATE });
    // The encoder owns the memory it answers with, and uses it again in the next call.
    const body = Buffer.from(encoder.encode([samples]));
    const end = Buffer.from(encoder.finalize());
    return Buffer.concat([body, end]);
  };
}
