import { PassThrough } from 'node:stream';
import { expect, test } from 'vitest';
import { servePipe } from './pipe.js';
import type { Voice } from './voice.js';

const voice: Voice = {
  speak(text) {
    if (text === 'fail') throw new RangeError(`cannot speak ${text}`);
    return { audio: Buffer.from(text), durationMs: text.length };
  },
  phonemes: (text) => `/${text}/`,
  warmUp: () => undefined,
};

async function serve(...lines: string[]): Promise<unknown[]> {
  const input = new PassThrough();
  const output = new PassThrough();
  input.end(`${lines.join('\n')}\n`);
  await servePipe(input, output, voice);
  return output
    .read()
    .toString()
    .trim()
    .split('\n')
    .map((line: string) => JSON.parse(line));
}

const ask = (id: number, text: string, kind = 'speak'): string =>
  JSON.stringify({ kind, id, text, language: 'en' });

test('TALK-28 the program says that it is ready, then answers in order', async () => {
  expect(await serve(ask(1, 'one'), ask(2, 'two', 'phonemes'), ask(3, 'three'))).toEqual([
    { ready: true },
    { id: 1, audio: Buffer.from('one').toString('base64'), mimeType: 'audio/mpeg', durationMs: 3 },
    { id: 2, phonemes: '/two/' },
    { id: 3, audio: Buffer.from('three').toString('base64'), mimeType: 'audio/mpeg', durationMs: 5 },
  ]);
});

test('TALK-28 a failure is answered without the text, and the next request is served', async () => {
  expect(await serve(ask(1, 'fail'), ask(2, 'ok', 'phonemes'))).toEqual([
    { ready: true },
    { id: 1, error: 'RangeError' },
    { id: 2, phonemes: '/ok/' },
  ]);
});

test('TALK-28 lines that are no request are passed over', async () => {
  const strange = [
    '',
    'null',
    '{',
    '{"kind":"speak"}',
    JSON.stringify({ kind: 'speak', id: 1, text: 'x', language: 'xx' }),
  ];
  expect(await serve(...strange, ask(2, 'ok', 'phonemes'))).toEqual([
    { ready: true },
    { id: 2, phonemes: '/ok/' },
  ]);
});
