import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createFakeVoice } from '../../test/fakes.js';
import { EngineError, type EngineFault } from '../platform/engines/engine-error.js';
import { type AudioCache, cachedSynthesiser, createAudioCache } from './audio-cache.js';
import { guardedSynthesiser } from './guarded-synthesiser.js';
import type { Synthesiser } from './synthesiser.port.js';
import { cachedVoicesInTurn, voicesInTurn } from './voices-in-turn.js';

const never = () => new AbortController().signal;

/** A voice from outside that fails as told; `undefined` works. */
function createCloud(): Synthesiser & { fault: EngineFault | undefined; asked: number } {
  const cloud = {
    name: 'cloud',
    languages: ['ja', 'en'] as const,
    fault: undefined as EngineFault | undefined,
    asked: 0,
    async speak(text: string) {
      cloud.asked += 1;
      if (cloud.fault !== undefined) throw new EngineError('cloud', cloud.fault);
      return { audio: Buffer.from(`cloud:${text}`), mimeType: 'audio/mpeg', durationMs: 1 };
    },
  };
  return cloud;
}

describe('voices in turn', () => {
  test('TALK-28 the next voice speaks where the first fails or does not know the language', async () => {
    const cloud = createCloud();
    const embedded = createFakeVoice();
    const reports: string[] = [];
    const voices = voicesInTurn([cloud, embedded], (engine) => reports.push(engine));
    expect(String((await voices.speak('a', 'en', never())).audio)).toBe('cloud:a');
    cloud.fault = 'unavailable';
    expect(String((await voices.speak('a', 'en', never())).audio)).toBe('en:a');
    expect(String((await voices.speak('a', 'vi', never())).audio)).toBe('vi:a');
    expect(reports).toEqual(['cloud']);
  });

  test('TALK-28 who hangs up asks no further voice', async () => {
    const embedded = createFakeVoice();
    const controller = new AbortController();
    const leaving: Synthesiser = {
      name: 'leaving',
      languages: ['en'],
      async speak() {
        controller.abort(new Error('left'));
        throw controller.signal.reason;
      },
    };
    const voices = voicesInTurn([leaving, embedded], () => undefined);
    await expect(voices.speak('a', 'en', controller.signal)).rejects.toThrow('left');
    expect(embedded.spoken).toEqual([]);
  });
});

describe('a guarded voice', () => {
  afterEach(() => vi.useRealTimers());

  test('OPS-02 after three failures it is left alone for 30 s, then tried again', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const cloud = createCloud();
    const guarded = guardedSynthesiser(cloud);
    const speak = () => guarded.speak('a', 'en', never()).catch((error: EngineError) => error.fault);
    cloud.fault = 'unavailable';
    for (const _ of Array.from({ length: 5 })) expect(await speak()).toBe('unavailable');
    expect(cloud.asked).toBe(3);
    cloud.fault = undefined;
    vi.setSystemTime(Date.now() + 30_001);
    expect(await speak()).toMatchObject({ mimeType: 'audio/mpeg' });
    expect(await speak()).toMatchObject({ mimeType: 'audio/mpeg' });
  });

  test('OPS-02 a sentence that it will not say is no failure of the engine', async () => {
    const cloud = createCloud();
    const guarded = guardedSynthesiser(cloud);
    cloud.fault = 'unsupported';
    for (const _ of Array.from({ length: 5 }))
      await expect(guarded.speak('a', 'en', never())).rejects.toMatchObject({ fault: 'unsupported' });
    expect(cloud.asked).toBe(5);
  });
});

describe('kept voices in turn', () => {
  let folder: string;
  let cache: AudioCache;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'voices-'));
    cache = createAudioCache({ folder, maxBytes: 1_000_000, logger: pino({ level: 'silent' }) });
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  test('TALK-27 what a stand-in spoke is not kept as the voice that failed; what was kept outlasts a failure', async () => {
    const cloud = createCloud();
    const voices = cachedVoicesInTurn(
      [cachedSynthesiser(cloud, cache), cachedSynthesiser(createFakeVoice(), cache)],
      () => undefined,
    );
    const speak = async () => String((await voices.speak('a', 'en', never(), { pinned: true })).audio);
    cloud.fault = 'unavailable';
    expect(await speak()).toBe('en:a');
    cloud.fault = undefined;
    expect(await speak()).toBe('cloud:a');
    cloud.fault = 'unavailable';
    await voices.forget('other', 'en');
    expect(await speak()).toBe('cloud:a');
    await voices.forget('a', 'en', { pinned: true });
    expect(await speak()).toBe('en:a');
  });
});
