import { afterEach, beforeEach, expect, test } from 'vitest';
import { createFakeEngine } from '../../test/fakes.js';
import { startTestApp, type TestApp } from '../../test/test-app.js';

const engine = createFakeEngine(async ({ text }) => ({
  text: `(${text})`,
  quality: 'machine',
  engine: 'fake-engine',
}));
let server: TestApp;
beforeEach(async () => {
  engine.requests.length = 0;
  server = await startTestApp({ engines: [engine] });
});
afterEach(() => server.close());

test('QUAL-01 QUAL-07 a text is translated for every token, a guest’s too, and a critical sentence by no engine', async () => {
  const { leader } = await server.company();
  const guest = (await server.call('faceToFaceAnonymous', { body: { language: 'vi' } })).data;
  for (const { token } of [leader, guest]) {
    const { status, data } = await server.call('translate', {
      token,
      body: { text: '止まれ！', sourceLanguage: 'ja', targetLanguage: 'en' },
    });
    expect([status, data]).toEqual([
      200,
      {
        text: 'Stop!',
        sourceLanguage: 'ja',
        targetLanguage: 'en',
        quality: 'phrasebook',
        engine: 'phrasebook',
      },
    ]);
  }
  expect(engine.requests).toEqual([]);
  expect((await server.call('translate', { body: { text: 'はい', targetLanguage: 'en' } })).status).toBe(401);
});

test('QUAL-01 LANG-07 without sourceLanguage the caller’s own counts, and the script decides', async () => {
  const guest = (await server.call('faceToFaceAnonymous', { body: { language: 'vi' } })).data;
  const translate = async (text: string) =>
    (await server.call('translate', { token: guest.token, body: { text, targetLanguage: 'en' } })).data
      .sourceLanguage;
  expect(await translate('Nguy hiểm!')).toBe('vi');
  expect(await translate('危ないよ')).toBe('ja');
});
