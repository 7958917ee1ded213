/** Frames of MPEG-2 layer III, 24 kHz mono at 32 kbit/s, of silence; 24 ms each, rounded up to whole ones. */
export function mp3Of(durationMs: number): Buffer {
  const frame = Buffer.alloc(96);
  frame.writeUInt32BE(0xfff3_44c4, 0);
  return Buffer.concat(Array.from({ length: Math.ceil(durationMs / 24) }, () => frame));
}

/** 16 kHz mono 16-bit; `at` gives each sample from −1 to 1 by its time in seconds. */
export function wavOf(durationMs: number, at: (seconds: number) => number): Buffer {
  const samples = durationMs * 16;
  const wav = Buffer.alloc(44 + samples * 2);
  wav.write('RIFF', 0, 'latin1');
  wav.writeUInt32LE(36 + samples * 2, 4);
  wav.write('WAVEfmt ', 8, 'latin1');
  wav.writeUInt32LE(16, 16);
  wav.writeUInt16LE(1, 20);
  wav.writeUInt16LE(1, 22);
  wav.writeUInt32LE(16_000, 24);
  wav.writeUInt32LE(32_000, 28);
  wav.writeUInt16LE(2, 32);
  wav.writeUInt16LE(16, 34);
  wav.write('data', 36, 'latin1');
  wav.writeUInt32LE(samples * 2, 40);
  for (let index = 0; index < samples; index += 1)
    wav.writeInt16LE(Math.round(at(index / 16_000) * 32_767), 44 + index * 2);
  return wav;
}
