import { LANGUAGES } from '@genbatalk/contract';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { EngineError, type EngineFault } from '../../src/platform/engines/engine-error.js';
import { deepL } from './deepl-api.js';
import { json, startEngineServer } from './engine-server.js';
import { google } from './google-api.js';
import { libreTranslate } from './libretranslate-api.js';
import { azure, ollama, openAi } from './openai-api.js';
import { REQUEST, type StartedEngine, startEngine, TRANSLATION } from './start-engine.js';
import type { Vendor } from './vendor.js';

/** A signal that nobody aborts; a new one each time, as every request has its own. */
const unhurried = (): AbortSignal => new AbortController().signal;

const UNUSABLE: readonly [what: string, text: string, fault: EngineFault][] = [
  ['an empty text', '', 'malformed'],
  ['blanks', ' \n ', 'malformed'],
  ['a refusal', "I'm sorry, but I can't help with translating that request.", 'refused'],
  ['a heading', `Here is the translation: ${TRANSLATION}`, 'malformed'],
  ['chatter', `Sure! ${TRANSLATION}`, 'malformed'],
  ['a note', `${TRANSLATION} (Note: "scaffold" is the usual word.)`, 'malformed'],
  ['several lines', `1. ${TRANSLATION}\n2. Check the scaffold tomorrow at 8, please.`, 'malformed'],
  ['the source again', REQUEST.text, 'malformed'],
  ['another language', 'Bitte prüfen Sie morgen um 8 Uhr das Gerüst im 3. Stock.', 'malformed'],
  ['another script', '请明天8点检查三楼的脚手架。', 'malformed'],
  ['a script', `${TRANSLATION}<script>alert(1)</script>`, 'malformed'],
  ['much too long a text', TRANSLATION.repeat(8), 'malformed'],
];

describe.each<[string, Vendor]>(
  [openAi, azure, ollama, deepL, libreTranslate, google].map((vendor) => [vendor.name, vendor]),
)('%s', (name, vendor) => {
  let started: StartedEngine;
  beforeEach(async () => {
    started = await startEngine(vendor);
  });
  afterEach(() => started.close());

  /** The failure of one translation, which has to be an EngineError of this engine. */
  async function failure(signal = unhurried()): Promise<EngineError> {
    const error: unknown = await started.engine.translate(REQUEST, signal).then(
      () => undefined,
      (reason: unknown) => reason,
    );
    expect(error).toBeInstanceOf(EngineError);
    expect((error as EngineError).engine).toBe(name);
    return error as EngineError;
  }

  test('translates, and says by which engine', async () => {
    expect(started.engine.name).toBe(name);
    const result = await started.engine.translate(REQUEST, unhurried());
    expect(result).toEqual({ text: TRANSLATION, quality: 'machine', engine: name });
    expect(started.server.requests).toHaveLength(1);
  });

  test('takes every pair of the seven languages, in the codes of the vendor', async () => {
    const said = { ja: '大丈夫です。', en: 'All is well.', vi: 'Mọi việc đều ổn.', zh: '没问题。' };
    const texts = { ...said, de: 'Es ist alles gut.', fr: 'Tout va très bien.', it: 'Va tutto bene.' };
    expect(started.engine.languages).toEqual(LANGUAGES);
    for (const sourceLanguage of LANGUAGES) {
      for (const targetLanguage of LANGUAGES.filter((language) => language !== sourceLanguage)) {
        const request = { ...REQUEST, text: texts[sourceLanguage], sourceLanguage, targetLanguage };
        await started.close();
        started = await startEngine(vendor, { api: vendor.api(() => texts[targetLanguage]) });
        const result = await started.engine.translate(request, unhurried());
        expect(result?.text).toBe(texts[targetLanguage]);
      }
    }
  });

  test.each<[number, EngineFault, boolean]>([
    [400, 'unsupported', false],
    [401, 'unauthorised', false],
    [403, 'unauthorised', false],
    [404, 'unavailable', true],
    [429, 'limited', true],
    [500, 'unavailable', true],
    [503, 'unavailable', true],
    [529, 'unavailable', true],
  ])('a status %i is %s', async (status, fault, retryable) => {
    started.server.misbehave(vendor.failure(status));
    const error = await failure();
    expect([error.fault, error.retryable]).toEqual([fault, retryable]);
    // The chain retries, not the adapter.
    expect(started.server.requests).toHaveLength(1);
  });

  test.each([
    [429, '7', 7_000],
    [429, 'Fri, 20 Nov 2026 00:01:30 GMT', 90_000],
    [429, 'Thu, 19 Nov 2026 23:00:00 GMT', 0],
    [503, '2', 2_000],
    [429, 'soon', undefined],
  ])('a status %i with Retry-After %s asks to wait %s ms', async (status, header, waitMs) => {
    const reply = vendor.failure(status);
    started.server.misbehave({ ...reply, headers: { ...reply.headers, 'retry-after': header } });
    expect((await failure()).retryAfterMs).toBe(waitMs);
  });

  test.skipIf(!vendor.hasKey)('a wrong key is unauthorised', async () => {
    await started.close();
    started = await startEngine(vendor, { key: 'planted-wrong-key-9b3e' });
    expect((await failure()).fault).toBe('unauthorised');
  });

  test('an answer that is not what is documented is malformed', async () => {
    const bodies = ['{"choices": [{', '[]', 'null', '""', '<!doctype html><title>Sign in</title>', ''];
    for (const body of bodies) {
      for (const type of ['application/json', 'text/html']) {
        started.server.misbehave({ status: 200, headers: { 'content-type': type }, body });
        expect((await failure()).fault, body).toBe('malformed');
      }
    }
    started.server.misbehave(vendor.empty());
    expect((await failure()).fault).toBe('malformed');
  });

  test.each(UNUSABLE)('QUAL-10 %s is no translation', async (_what, text, fault) => {
    started.server.misbehave(vendor.success(text));
    expect((await failure()).fault).toBe(fault);
  });

  test('a cut connection is unavailable, before and within the answer', async () => {
    for (const breakage of ['cut', 'cut in the body'] as const) {
      started.server.misbehave(breakage);
      expect((await failure()).fault, breakage).toBe('unavailable');
    }
  });

  test('OPS-15 an answer of 10 MB is cut', async () => {
    started.server.misbehave('huge');
    expect((await failure()).fault).toBe('malformed');
  });

  test.each(['hang', 'hang in the body'] as const)(
    'OPS-15 a %s ends with the signal, by its reason',
    async (breakage) => {
      started.server.misbehave(breakage);
      const controller = new AbortController();
      const reason = new Error('the caller gave up');
      const asked = started.server.nextRequest();
      const translating = started.engine.translate(REQUEST, controller.signal);
      await asked;
      controller.abort(reason);
      await expect(translating).rejects.toBe(reason);
    },
  );

  test.each(['hang', 'hang in the body'] as const)(
    'OPS-15 a %s ends at the time-out of the settings',
    async (breakage) => {
      started.server.misbehave(breakage);
      const asked = started.server.nextRequest();
      const failing = failure();
      await asked;
      await started.clock.advance(started.engine.timeoutMs);
      expect((await failing).fault).toBe('unavailable');
    },
  );

  test('a signal that is aborted already sends nothing', async () => {
    const reason = new Error('too late');
    await expect(started.engine.translate(REQUEST, AbortSignal.abort(reason))).rejects.toBe(reason);
    expect(started.server.connections()).toBe(0);
  });

  test('OPS-13 a redirect is not followed', async () => {
    const inner = await startEngineServer(() => json(200, {}));
    for (const status of [301, 302, 303, 307, 308]) {
      started.server.misbehave({ status, headers: { location: `${inner.url}/secrets` }, body: '' });
      expect((await failure()).fault).toBe('unavailable');
    }
    expect(inner.connections()).toBe(0);
    await inner.close();
  });
});
