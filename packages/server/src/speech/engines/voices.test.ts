import { LANGUAGES, type Language } from '@genbatalk/contract';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createManualClock } from '../../../test/manual-clock.js';
import { mp3Of, wavOf } from '../../../test/sounds.js';
import { FAILURES, json, startVendorServer, type VendorServer } from '../../../test/vendor-server.js';
import { systemClock } from '../../platform/clock.js';
import { EngineError } from '../../platform/engines/engine-error.js';
import type { Synthesiser } from '../synthesiser.port.js';
import { createGoogleVoice } from './google/google-voice.js';
import { createOpenAiVoice } from './openai/openai-voice.js';
import type { Outside } from './outside.js';

const KEY = 'PLANTED-KEY-9';
const never = () => new AbortController().signal;
const voices = Object.fromEntries(LANGUAGES.map((language) => [language, `voice-${language}`]));
const network = { allowedPrivateHosts: [], loopbackAllowed: true };

let vendor: VendorServer;
beforeEach(async () => {
  vendor = await startVendorServer();
});
afterEach(() => vendor.close());

const ENGINES: { name: string; create: (outside?: Partial<Outside>) => Synthesiser; ok: () => void }[] = [
  {
    name: 'openai',
    create: (outside) =>
      createOpenAiVoice(
        { url: vendor.url, key: KEY, model: 'tts-1', voices: voices as Record<Language, string> },
        { clock: systemClock, network, timeoutMs: 5_000, ...outside },
      ),
    ok: () => {
      vendor.reply = (response) => response.writeHead(200, { 'content-type': 'audio/mpeg' }).end(mp3Of(480));
    },
  },
  {
    name: 'google',
    create: (outside) =>
      createGoogleVoice(
        { url: vendor.url, key: KEY, gender: 'male', voices: { vi: 'vi-VN-Neural2-A' } },
        { clock: systemClock, network, timeoutMs: 5_000, ...outside },
      ),
    ok: () => {
      vendor.reply = json({ audioContent: mp3Of(480).toString('base64') });
    },
  },
];

describe.each(ENGINES)('the voice of $name', ({ create, ok }) => {
  test('TALK-28 speaks, as MP3 with its length', async () => {
    ok();
    const speech = await create().speak('止まれ！', 'ja', never());
    expect(speech).toMatchObject({ mimeType: 'audio/mpeg', durationMs: 480 });
    expect(vendor.requests).toHaveLength(1);
  });

  test.each(FAILURES)('OPS-02 $name is $fault, tried once, with nothing in it', async (failure) => {
    vendor.reply = failure.reply;
    const error: unknown = await create()
      .speak('ひみつ', 'ja', never())
      .catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(EngineError);
    expect(error).toMatchObject({ fault: failure.fault, retryAfterMs: failure.retryAfterMs });
    expect(vendor.requests).toHaveLength(1);
    const told = JSON.stringify(error, Object.getOwnPropertyNames(error)) + String(error);
    for (const secret of [KEY, 'ひみつ', vendor.url]) expect(told).not.toContain(secret);
  });

  test('OPS-02 a vendor that hangs is given up in its time', async () => {
    const clock = createManualClock();
    const asked = new Promise<void>((resolve) => {
      vendor.reply = () => resolve();
    });
    const speaking = create({ clock, timeoutMs: 4_000 }).speak('x', 'en', never());
    const outcome = speaking.catch((error: unknown) => error);
    await asked;
    await clock.advance(4_000);
    expect(await outcome).toMatchObject({ fault: 'unavailable' });
  });

  test('OPS-02 whoever hangs up gets the own reason back', async () => {
    const controller = new AbortController();
    vendor.reply = () => controller.abort(new Error('left'));
    await expect(create().speak('x', 'en', controller.signal)).rejects.toThrow('left');
  });

  test('OPS-02 goes to no private address that nobody named', async () => {
    ok();
    const closed = { network: { allowedPrivateHosts: [], loopbackAllowed: false } };
    await expect(create(closed).speak('x', 'en', never())).rejects.toMatchObject({ fault: 'unavailable' });
    expect(vendor.requests).toEqual([]);
  });
});

test('TALK-28 openai is asked with model, voice of the language and key, and may answer WAV', async () => {
  vendor.reply = (response) => response.end(wavOf(250, () => 0));
  const [openai] = ENGINES;
  expect(await openai?.create().speak('Dừng lại!', 'vi', never())).toMatchObject({
    mimeType: 'audio/wav',
    durationMs: 250,
  });
  const [request] = vendor.requests;
  expect(request).toMatchObject({ method: 'POST', path: '/v1/audio/speech' });
  expect(request?.headers.authorization).toBe(`Bearer ${KEY}`);
  expect(JSON.parse(String(request?.body))).toEqual({
    model: 'tts-1',
    input: 'Dừng lại!',
    voice: 'voice-vi',
    response_format: 'mp3',
  });
});

test('TALK-28 google is asked by gender, or by the name of the voice where one is set', async () => {
  vendor.reply = json({ audioContent: mp3Of(24).toString('base64') });
  const google = ENGINES[1]?.create();
  await google?.speak('停！', 'zh', never());
  await google?.speak('Dừng lại!', 'vi', never());
  const [chinese, vietnamese] = vendor.requests.map(
    ({ body }) => JSON.parse(String(body)) as { voice: object },
  );
  expect(chinese).toEqual({
    input: { text: '停！' },
    voice: { languageCode: 'cmn-CN', ssmlGender: 'MALE' },
    audioConfig: { audioEncoding: 'MP3', sampleRateHertz: 24_000 },
  });
  expect(vietnamese?.voice).toEqual({ languageCode: 'vi-VN', name: 'vi-VN-Neural2-A' });
  expect(vendor.requests[0]?.headers['x-goog-api-key']).toBe(KEY);
  expect(vendor.requests[0]?.path).toBe('/v1/text:synthesize');
});

test('OPS-02 google answers a wrong key with 400', async () => {
  vendor.reply = json({ error: { code: 400, details: [{ reason: 'API_KEY_INVALID' }] } }, 400);
  await expect(ENGINES[1]?.create().speak('x', 'en', never())).rejects.toMatchObject({
    fault: 'unauthorised',
  });
});

test('TALK-27 other models and voices are other versions, for the cache', () => {
  const outside = { clock: systemClock, network, timeoutMs: 1 };
  const base = { url: vendor.url, key: KEY, gender: 'female', voices: {} } as const;
  const versions = [base, { ...base, gender: 'male' } as const, { ...base, voices: { ja: 'x' } }].map(
    (settings) => createGoogleVoice(settings, outside).version,
  );
  expect(new Set(versions).size).toBe(3);
  expect(createGoogleVoice({ ...base, key: 'another-key' }, outside).version).toBe(versions[0]);
});
