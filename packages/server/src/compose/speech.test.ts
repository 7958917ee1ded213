import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { mp3Of } from '../../test/sounds.js';
import { startTestApp, type TestApp } from '../../test/test-app.js';
import { json, startVendorServer, type VendorServer } from '../../test/vendor-server.js';
import type { Config } from '../config.js';
import { readSpeechSettings } from '../speech/speech-settings.js';

const KEY = 'PLANTED-KEY-9';
const SOUND = mp3Of(480);

let vendor: VendorServer;
let server: TestApp;
let lines: string[];

beforeEach(async () => {
  vendor = await startVendorServer();
  lines = [];
  server = await startTestApp({
    logger: pino({ level: 'debug' }, { write: (line: string) => lines.push(line) }),
    config: {
      speech: readSpeechSettings({
        SPEECH_ENGINE: 'openai',
        OPENAI_SPEECH_BASE_URL: vendor.url,
        OPENAI_SPEECH_API_KEY: KEY,
        RECOGNITION_ENGINE: 'openai',
        OPENAI_RECOGNITION_BASE_URL: vendor.url,
        OPENAI_RECOGNITION_API_KEY: KEY,
      }),
    } as Config,
  });
});
afterEach(async () => {
  await server.close();
  await vendor.close();
});

const speaks = () => {
  vendor.reply = (response) => response.writeHead(200, { 'content-type': 'audio/mpeg' }).end(SOUND);
};

describe('voices and recognisers of the settings, through the whole server', () => {
  test('TALK-28 the voice of the settings speaks; where it fails, the listener hears the embedded one', async () => {
    const { channelId, speaker, listeners } = await server.inCall(['vi']);
    const [hand] = listeners;
    speaks();
    await speaker.emit('text-data', { channelId, text: '危ない！', language: 'ja' });
    const heard = await hand?.next('voice-translated');
    expect(heard?.translations.vi?.audio).toBe(SOUND.toString('base64'));
    vendor.reply = json({ error: { message: `the key ${KEY} is wrong` } }, 401);
    await speaker.emit('text-data', { channelId, text: '止まれ！', language: 'ja' });
    const next = await hand?.next('voice-translated', ({ original }) => original.text === '止まれ！');
    expect(Buffer.from(next?.translations.vi?.audio ?? '', 'base64').toString()).toMatch(/^vi:/);

    const { data } = await server.call('listEngines', { token: speaker.signedIn.token });
    expect(data.engines.filter(({ kind }) => kind !== 'translation')).toMatchObject([
      { name: 'openai', kind: 'speech', state: 'failing', answers: 1, failures: 1 },
      { name: 'fake-voice', kind: 'speech', state: 'healthy', answers: 1 },
      { name: 'openai', kind: 'recognition', state: 'healthy', answers: 0 },
    ]);
    const said = [JSON.stringify(data), ...lines].join('\n');
    for (const secret of [KEY, vendor.url, '危ない', '止まれ']) expect(said).not.toContain(secret);
    expect(said).toContain('unauthorised');
  });

  test('TALK-20 a recording is recognised by the engine of the settings, and no log holds its key or its words', async () => {
    const { channelId, speaker, listeners } = await server.inCall(['vi']);
    const audioBase64 = Buffer.alloc(20_000, 1).toString('base64');
    vendor.reply = (response, request) =>
      request.path.endsWith('/transcriptions')
        ? json({ text: '危ない！', segments: [] })(response, request)
        : response.end(SOUND);
    expect(await speaker.emit('voice-data', { channelId, audioBase64, language: 'ja' })).toMatchObject({
      status: 'ok',
      message: 'delivered',
    });
    expect((await listeners[0]?.next('voice-preview'))?.original.text).toBe('危ない！');
    vendor.reply = json({ error: { message: `the key ${KEY} is wrong` } }, 401);
    expect(await speaker.emit('voice-data', { channelId, audioBase64, language: 'ja' })).toMatchObject({
      status: 'error',
      code: 'recognition-failed',
    });
    const said = lines.join('\n');
    for (const secret of [KEY, vendor.url, '危ない']) expect(said).not.toContain(secret);
    expect(said).toContain('unauthorised');
  });
});
