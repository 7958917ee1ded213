import { EngineError } from '../platform/engines/engine-error.js';
import type { Speech } from './synthesiser.port.js';

/** What a piece of sound is, told from its bytes. */
export interface SoundFormat {
  readonly mimeType: 'audio/mpeg' | 'audio/wav';
  readonly durationMs: number;
}

/** Layer III in kbit/s by the header's index, for MPEG-1 and for MPEG-2 and 2.5. */
const BIT_RATES = {
  mpeg1: [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320],
  mpeg2: [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
} as const;
const SAMPLE_RATES = [44_100, 48_000, 32_000] as const;
/** Sample rates of MPEG-2.5, -, 2 and 1 are those of MPEG-1 divided by this. */
const RATE_DIVISORS = [4, 0, 2, 1] as const;
const WAV_HEADER_BYTES = 44;

/**
 * MP3 and WAV, which every browser plays; undefined for everything else, so that an error page with status 200 is not
 * taken for speech.
 */
export function soundFormatOf(bytes: Buffer): SoundFormat | undefined {
  return wavFormat(bytes) ?? mp3Format(bytes);
}

/**
 * What an engine gave, as speech.
 * @throws EngineError `malformed` where it is nothing that browsers play
 */
export function toSpeech(engine: string, audio: Buffer): Speech {
  const format = soundFormatOf(audio);
  if (format === undefined) throw new EngineError(engine, 'malformed');
  return { audio, ...format };
}

/** Servers that stream write no true length into the header, so the size of what came counts. */
function wavFormat(bytes: Buffer): SoundFormat | undefined {
  const isWav =
    bytes.length > WAV_HEADER_BYTES &&
    bytes.toString('latin1', 0, 4) === 'RIFF' &&
    bytes.toString('latin1', 8, 12) === 'WAVE';
  const bytesPerSecond = isWav ? bytes.readUInt32LE(28) : 0;
  if (bytesPerSecond === 0) return undefined;
  const durationMs = Math.round(((bytes.length - WAV_HEADER_BYTES) / bytesPerSecond) * 1_000);
  return { mimeType: 'audio/wav', durationMs };
}

function mp3Format(bytes: Buffer): SoundFormat | undefined {
  let seconds = 0;
  let at = id3Bytes(bytes);
  for (let frame = mp3Frame(bytes, at); frame !== undefined; frame = mp3Frame(bytes, at)) {
    seconds += frame.seconds;
    at += frame.bytes;
  }
  return seconds === 0 ? undefined : { mimeType: 'audio/mpeg', durationMs: Math.round(seconds * 1_000) };
}

/** The length of a tag before the sound. Its size has seven bits a byte. */
function id3Bytes(bytes: Buffer): number {
  if (bytes.length < 10 || bytes.toString('latin1', 0, 3) !== 'ID3') return 0;
  return 10 + bytes.subarray(6, 10).reduce((size, byte) => size * 128 + (byte & 0x7f), 0);
}

function mp3Frame(bytes: Buffer, at: number): { bytes: number; seconds: number } | undefined {
  if (at + 4 > bytes.length) return undefined;
  const header = bytes.readUInt32BE(at);
  // Eleven bits of synchronisation, then layer III.
  if (header >>> 21 !== 0x7ff || ((header >>> 17) & 3) !== 1) return undefined;
  const version = (header >>> 19) & 3;
  const divisor = RATE_DIVISORS[version] ?? 0;
  const sampleRate = (SAMPLE_RATES[(header >>> 10) & 3] ?? 0) / (divisor || Number.NaN);
  const bitRate = (version === 3 ? BIT_RATES.mpeg1 : BIT_RATES.mpeg2)[(header >>> 12) & 15] ?? 0;
  const samples = version === 3 ? 1_152 : 576;
  const padding = (header >>> 9) & 1;
  const size = Math.floor(((samples / 8) * bitRate * 1_000) / sampleRate) + padding;
  return size > 4 ? { bytes: size, seconds: samples / sampleRate } : undefined;
}
