import { describe, expect, test } from 'vitest';
import { mp3Of, wavOf } from '../../test/sounds.js';
import { soundFormatOf } from './sound-format.js';

describe('sound told from its bytes', () => {
  test('TALK-28 an MP3 is known with its length, also behind a tag', () => {
    expect(soundFormatOf(mp3Of(1_000))).toEqual({ mimeType: 'audio/mpeg', durationMs: 1_008 });
    const tag = Buffer.concat([Buffer.from('ID3\x04\x00\x00\x00\x00\x01\x02', 'latin1'), Buffer.alloc(130)]);
    expect(soundFormatOf(Buffer.concat([tag, mp3Of(1_000)]))).toMatchObject({ durationMs: 1_008 });
  });

  test('TALK-28 a WAV is known by what came, whatever length its header claims', () => {
    const wav = wavOf(500, () => 0);
    expect(soundFormatOf(wav)).toEqual({ mimeType: 'audio/wav', durationMs: 500 });
    wav.writeUInt32LE(0x7fff_f000, 4);
    expect(soundFormatOf(wav)).toMatchObject({ durationMs: 500 });
  });

  test.each([
    ['nothing', ''],
    ['a page', '<html><body>Bad gateway</body></html>'],
    ['JSON', '{"error":"no"}'],
    ['Ogg', 'OggS\0\x02'],
    ['half a header', 'RIFF'],
  ])('TALK-28 %s is no speech', (_name, bytes) => {
    expect(soundFormatOf(Buffer.from(bytes, 'latin1'))).toBeUndefined();
  });
});
