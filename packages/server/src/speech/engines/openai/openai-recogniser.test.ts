import { LANGUAGES } from '@genbatalk/contract';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createManualClock } from '../../../../test/manual-clock.js';
import { FAILURES, json, startVendorServer, type VendorServer } from '../../../../test/vendor-server.js';
import { systemClock } from '../../../platform/clock.js';
import { EngineError } from '../../../platform/engines/engine-error.js';
import type { Outside } from '../outside.js';
import { createOpenAiRecogniser } from './openai-recogniser.js';

const KEY = 'PLANTED-KEY-9';
const never = () => new AbortController().signal;
const audio = { bytes: Buffer.from('the recorded sound'), mimeType: 'audio/webm;codecs=opus' };
const network = { allowedPrivateHosts: [], loopbackAllowed: true };

let vendor: VendorServer;
beforeEach(async () => {
  vendor = await startVendorServer();
});
afterEach(() => vendor.close());

const create = (model = 'whisper-1', outside: Partial<Outside> = {}) =>
  createOpenAiRecogniser(
    { url: vendor.url, key: KEY, model, languages: LANGUAGES },
    { clock: systemClock, network, timeoutMs: 5_000, ...outside },
  );

/** The fields of a multipart body, the file as its name and content. */
async function fieldsOf(server: VendorServer): Promise<Record<string, string>> {
  const [request] = server.requests;
  const headers = { 'content-type': request?.headers['content-type'] ?? '' };
  const form = await new Response(new Uint8Array(request?.body ?? []), { headers }).formData();
  const entries = [...form.entries()].map(async ([name, value]) => [
    name,
    typeof value === 'string' ? value : `${value.name} ${value.type} ${await value.text()}`,
  ]);
  return Object.fromEntries(await Promise.all(entries)) as Record<string, string>;
}

describe("a recogniser with OpenAI's API", () => {
  test('TALK-20 is given the sound, the language and the words of the site, and says how sure it is', async () => {
    vendor.reply = json({
      task: 'transcribe',
      language: 'japanese',
      duration: 1.2,
      text: ' 足場を組みます。 ',
      segments: [{ id: 0, text: '足場', no_speech_prob: 0.02, avg_logprob: -0.3, compression_ratio: 0.9 }],
    });
    expect(await create().recognise(audio, 'ja', ['足場', '親綱'], never())).toEqual({
      text: '足場を組みます。',
      language: 'ja',
      segments: [{ noSpeechProbability: 0.02, meanLogProbability: -0.3, compressionRatio: 0.9 }],
    });
    expect(vendor.requests).toMatchObject([{ method: 'POST', path: '/v1/audio/transcriptions' }]);
    expect(vendor.requests[0]?.headers.authorization).toBe(`Bearer ${KEY}`);
    expect(await fieldsOf(vendor)).toEqual({
      file: 'speech.webm audio/webm the recorded sound',
      model: 'whisper-1',
      language: 'ja',
      response_format: 'verbose_json',
      temperature: '0',
      // The likeliest stands next to the speech.
      prompt: '親綱, 足場',
    });
  });

  test("TALK-20 OpenAI's newer models are asked for plain JSON, an iPhone's sound goes as MP4", async () => {
    vendor.reply = json({ text: 'Stop!' });
    const iphone = { ...audio, mimeType: 'audio/mp4' };
    expect(await create('gpt-4o-transcribe').recognise(iphone, 'en', [], never())).toMatchObject({
      text: 'Stop!',
    });
    const fields = await fieldsOf(vendor);
    expect(fields).toMatchObject({ response_format: 'json', file: expect.stringContaining('speech.mp4') });
    expect(fields).not.toHaveProperty('prompt');
  });

  test('TALK-20 sound of a kind that it does not take is not sent', async () => {
    const odd = { ...audio, mimeType: 'audio/basic' };
    await expect(create().recognise(odd, 'en', [], never())).rejects.toMatchObject({ fault: 'unsupported' });
    expect(vendor.requests).toEqual([]);
  });

  test.each(FAILURES)('ERR-21 $name is $fault, tried once, with nothing in it', async (failure) => {
    vendor.reply = failure.reply;
    const error: unknown = await create()
      .recognise(audio, 'ja', ['ひみつ'], never())
      .catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(EngineError);
    expect(error).toMatchObject({ fault: failure.fault, retryAfterMs: failure.retryAfterMs });
    expect(vendor.requests).toHaveLength(1);
    const told = JSON.stringify(error, Object.getOwnPropertyNames(error)) + String(error);
    for (const secret of [KEY, 'ひみつ', vendor.url]) expect(told).not.toContain(secret);
  });

  test('ERR-21 an answer without a text is malformed', async () => {
    vendor.reply = json({ choices: [] });
    await expect(create().recognise(audio, 'en', [], never())).rejects.toMatchObject({ fault: 'malformed' });
  });

  test('ERR-21 a server that hangs is given up in its time', async () => {
    const clock = createManualClock();
    const asked = new Promise<void>((resolve) => {
      vendor.reply = () => resolve();
    });
    const recognising = create('whisper-1', { clock, timeoutMs: 30_000 }).recognise(audio, 'en', [], never());
    const outcome = recognising.catch((error: unknown) => error);
    await asked;
    await clock.advance(30_000);
    expect(await outcome).toMatchObject({ fault: 'unavailable' });
  });
});
