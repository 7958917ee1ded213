/** −50 dBFS: a quiet room is below it, a voice at arm's length far above. */
const SILENCE = 0.003;
const WINDOW_SAMPLES = 1_600;
const HEADER_BYTES = 44;

/**
 * Whether a recording holds no sound worth recognising. Only 16-bit WAV shows its samples; what is compressed was
 * measured in the browser before it was sent (docs/decisions/0042), and passes.
 */
export function isSilent(bytes: Buffer, mimeType: string): boolean {
  if (!/^audio\/(x-)?wav/i.test(mimeType) || bytes.length < HEADER_BYTES || bytes.readUInt16LE(34) !== 16)
    return false;
  const samples = Math.floor((bytes.length - HEADER_BYTES) / 2);
  for (let start = 0; start < samples; start += WINDOW_SAMPLES) {
    const end = Math.min(samples, start + WINDOW_SAMPLES);
    let power = 0;
    for (let at = start; at < end; at += 1) power += (bytes.readInt16LE(HEADER_BYTES + at * 2) / 32_768) ** 2;
    if (Math.sqrt(power / (end - start)) > SILENCE) return false;
  }
  return true;
}
