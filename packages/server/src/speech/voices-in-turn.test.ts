import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createFakeVoice } from '../../test/fakes.js';
import { createManualClock, type ManualClock } from '../../test/manual-clock.js';
import { EngineError, type EngineFault } from '../platform/engines/engine-error.js';
import { type AudioCache, cachedSynthesiser, createAudioCache } from './audio-cache.js';
import { watchEngine } from './engine-watch.js';
import type { Synthesiser } from './synthesiser.port.js';
import { cachedVoicesInTurn, voicesInTurn } from './voices-in-turn.js';
import { watchedRecogniser, watchedVoice } from './watched-engines.js';

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

describe('an engine that is watched', () => {
  let clock: ManualClock;
  beforeEach(() => {
    clock = createManualClock();
  });
  const watched = (cloud: Synthesiser) => {
    const watch = watchEngine('cloud', 'speech', clock);
    const voice = watchedVoice(cloud, watch);
    const speak = () => voice.speak('a', 'en', never()).catch((error: EngineError) => error.fault);
    return { speak, report: watch.report };
  };

  test('OPS-02 one that keeps failing is left alone for a while, then tried again', async () => {
    const cloud = createCloud();
    const { speak, report } = watched(cloud);
    cloud.fault = 'unavailable';
    for (const _ of Array.from({ length: 8 })) expect(await speak()).toBe('unavailable');
    expect(cloud.asked).toBe(5);
    expect(report()).toMatchObject({ kind: 'speech', state: 'resting', failures: 5, answers: 0 });
    cloud.fault = undefined;
    await clock.advance(15_000);
    expect(await speak()).toMatchObject({ mimeType: 'audio/mpeg' });
    expect(report()).toMatchObject({ state: 'healthy', answers: 1, p50Ms: 0 });
  });

  test('OPS-02 a sentence that it will not say is no failure of the engine', async () => {
    const cloud = createCloud();
    const { speak, report } = watched(cloud);
    cloud.fault = 'unsupported';
    for (const _ of Array.from({ length: 8 })) expect(await speak()).toBe('unsupported');
    expect(cloud.asked).toBe(8);
    expect(report()).toMatchObject({ state: 'healthy', failures: 0 });
  });

  test('OPS-02 a recogniser is watched the same way', async () => {
    const watch = watchEngine('cloud', 'recognition', clock);
    let asked = 0;
    const recogniser = watchedRecogniser(
      {
        name: 'cloud',
        languages: ['en'],
        async recognise() {
          asked += 1;
          throw new EngineError('cloud', 'limited');
        },
      },
      watch,
    );
    const audio = { bytes: Buffer.alloc(1), mimeType: 'audio/webm' };
    for (const _ of Array.from({ length: 8 }))
      await expect(recogniser.recognise(audio, 'en', [], never())).rejects.toBeInstanceOf(EngineError);
    expect(asked).toBe(5);
    expect(watch.report()).toMatchObject({ kind: 'recognition', state: 'resting' });
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
