import * as z from 'zod';
import type { Speech } from './synthesiser.port.js';

/** The first line of a file, in JSON; the sound follows it. */
const headerSchema = z.object({
  mimeType: z.string(),
  durationMs: z.number().nonnegative(),
  bytes: z.number().int().nonnegative(),
});
const LINE_END = 0x0a;

/** Speech as the bytes of one file. */
export function encodeSpeech({ audio, mimeType, durationMs }: Speech): Buffer {
  const header = JSON.stringify({ mimeType, durationMs, bytes: audio.length });
  return Buffer.concat([Buffer.from(`${header}\n`), audio]);
}

/** The speech in a file, or nothing when the file is not whole. */
export function decodeSpeech(file: Buffer): Speech | undefined {
  const end = file.indexOf(LINE_END);
  if (end === -1) return undefined;
  try {
    const { mimeType, durationMs, bytes } = headerSchema.parse(JSON.parse(file.toString('utf8', 0, end)));
    const audio = file.subarray(end + 1);
    return audio.length === bytes ? { audio, mimeType, durationMs } : undefined;
  } catch {
    return undefined;
  }
}
