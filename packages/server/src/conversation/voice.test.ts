import { afterEach, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../test/test-app.js';
import type { Recogniser } from '../speech/recogniser.port.js';

let server: TestApp;
afterEach(() => server.close());

async function inCall(recogniser?: Recogniser) {
  server = await startTestApp(recogniser === undefined ? {} : { recogniser });
  const { channelId, speaker: boss, listeners } = await server.inCall(['vi']);
  const [hand] = listeners;
  if (hand === undefined) throw new Error('the call has no worker');
  const send = (bytes: number) =>
    boss.emit('voice-data', {
      channelId,
      audioBase64: Buffer.alloc(bytes, 1).toString('base64'),
      language: 'ja',
    });
  return { boss, hand, send };
}

const hearing = (text: string): Recogniser => ({
  name: 'fake-recogniser',
  languages: ['ja'],
  recognise: async (_audio, language) => ({ text, language }),
});

test('TALK-20 recorded speech is recognised on the server and handled as text', async () => {
  const { hand, send } = await inCall(hearing('危ない！'));
  expect(await send(20_000)).toMatchObject({ status: 'ok' });
  expect((await hand.next('voice-translated')).original).toEqual({ language: 'ja', text: '危ない！' });
});

test('TALK-21 TALK-22 TALK-42 4,999 bytes are skipped, 5,000 and 500,000 processed, 500,001 refused', async () => {
  const { hand, send } = await inCall(hearing('危ない！'));
  expect(await send(4_999)).toEqual({ status: 'ok', message: 'skipped' });
  expect(hand.all('voice-preview')).toEqual([]);
  expect(await send(5_000)).toMatchObject({ status: 'ok', message: 'delivered' });
  expect(await send(500_000)).toMatchObject({ status: 'ok', message: 'delivered' });
  expect(await send(500_001)).toMatchObject({ status: 'error', code: 'too-large' });
  expect(hand.all('voice-preview')).toHaveLength(2);
});

test('ERR-21 without a recogniser, or when it understands nothing, the speaker is told', async () => {
  const { boss, send } = await inCall();
  expect(await send(20_000)).toMatchObject({ status: 'error', code: 'recognition-unavailable' });
  expect(await boss.next('translation-error')).toMatchObject({ code: 'recognition-unavailable' });
  await server.close();
  const silent = await inCall(hearing('  '));
  expect(await silent.send(20_000)).toMatchObject({ status: 'error', code: 'recognition-failed' });
});
