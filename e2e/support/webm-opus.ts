import OpusScript from 'opusscript';

const SAMPLE_RATE = 16_000;
/** Elements of Matroska that hold other elements, on the way to the sound. */
const CONTAINERS = new Set([0x1853_8067, 0x1f43_b675, 0xa0]);
const SIMPLE_BLOCK = 0xa3;
const BLOCK = 0xa1;
/** In a block before the sound: the track's number (one byte here), two bytes of time, one of flags. */
const BLOCK_HEADER_BYTES = 4;

/** WebM with one Opus track, as MediaRecorder makes it, as a WAV of 16 kHz mono that recognisers read. */
export function wavOfWebm(webm: Buffer): Buffer {
  const decoder = new OpusScript(SAMPLE_RATE, 1, OpusScript.Application.VOIP);
  try {
    const sound = packetsOf(webm).map((packet) => Buffer.from(decoder.decode(packet)));
    return asWav(Buffer.concat(sound));
  } finally {
    decoder.delete();
  }
}

/** The Opus packets, in order. A live recording does not know its length, so unknown sizes reach to the end. */
function packetsOf(webm: Buffer): Buffer[] {
  const packets: Buffer[] = [];
  let at = 0;
  while (at < webm.length) {
    const id = readNumber(webm, at, false);
    const size = readNumber(webm, id.end, true);
    if (CONTAINERS.has(id.value)) {
      at = size.end;
      continue;
    }
    if (id.value === SIMPLE_BLOCK || id.value === BLOCK)
      packets.push(webm.subarray(size.end + BLOCK_HEADER_BYTES, size.end + size.value));
    at = size.end + size.value;
  }
  return packets;
}

/** A number of EBML: the zeros before its first one say how many bytes it has. An id keeps that one. */
function readNumber(bytes: Buffer, at: number, isSize: boolean): { value: number; end: number } {
  const first = bytes[at] ?? 0;
  const length = Math.clz32(first) - 23;
  if (length > 8) throw new Error('this is no WebM');
  let value = isSize ? first & ((1 << (8 - length)) - 1) : first;
  for (let offset = 1; offset < length; offset += 1) value = value * 256 + (bytes[at + offset] ?? 0);
  return { value, end: at + length };
}

function asWav(sound: Buffer): Buffer {
  const header = Buffer.alloc(44);
  header.write('RIFF', 0, 'latin1');
  header.writeUInt32LE(36 + sound.length, 4);
  header.write('WAVEfmt ', 8, 'latin1');
  header.writeUInt32LE(16, 16);
  header.writeUInt16LE(1, 20);
  header.writeUInt16LE(1, 22);
  header.writeUInt32LE(SAMPLE_RATE, 24);
  header.writeUInt32LE(SAMPLE_RATE * 2, 28);
  header.writeUInt16LE(2, 32);
  header.writeUInt16LE(16, 34);
  header.write('data', 36, 'latin1');
  header.writeUInt32LE(sound.length, 40);
  return Buffer.concat([header, sound]);
}
