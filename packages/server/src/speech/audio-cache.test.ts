import { mkdtemp, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Logger, pino } from 'pino';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createFakeVoice } from '../../test/fakes.js';
import { type AudioCache, cachedSynthesiser, createAudioCache } from './audio-cache.js';
import { audioKey } from './cached-synthesiser.js';
import type { Speech, Synthesiser } from './synthesiser.port.js';

const silent = pino({ level: 'silent' });
/** A signal that nobody aborts; one for each call, as in production. */
const never = (): AbortSignal => new AbortController().signal;
const key = (character: string): string => character.repeat(64);
const speech = (bytes = 100): Speech => ({
  audio: Buffer.alloc(bytes, 7),
  mimeType: 'audio/mpeg',
  durationMs: 1_234,
});

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'audio-cache-'));
});
// A file may still be on its way into the cache: then once more.
afterEach(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }));

const create = (maxBytes = 1_000_000, logger: Logger = silent): AudioCache =>
  createAudioCache({ folder, maxBytes, logger });
const files = async (): Promise<string[]> =>
  (await readdir(folder, { recursive: true })).filter((name) => /\.(speech|pinned)$/.test(name));

describe('the cache on disk', () => {
  test('PRESET-02 gives back what was put, also to the next process', async () => {
    await create().put(key('a'), speech());
    expect(await create().get(key('a'))).toEqual(speech());
    expect(await create().get(key('b'))).toBeUndefined();
  });

  test('OPS-02 keeps to its bytes: the longest unused goes first, pinned speech never', async () => {
    const cache = create(600);
    await cache.put(key('f'), speech(), { pinned: true });
    await cache.put(key('1'), speech());
    await cache.put(key('2'), speech());
    await cache.get(key('1'));
    await cache.put(key('3'), speech());
    await cache.put(key('4'), speech());
    const kept = await Promise.all(['f', '1', '2', '3', '4'].map((one) => cache.get(key(one))));
    expect(kept.map((one) => one !== undefined)).toEqual([true, false, false, true, true]);
  });

  test('OPS-02 what alone is larger than the budget is not kept', async () => {
    const cache = create(500);
    await cache.put(key('a'), speech(1_000));
    expect(await files()).toEqual([]);
  });

  test('PRESET-02 speech that becomes pinned stays; forgetting takes only what is not pinned', async () => {
    const cache = create();
    await cache.put(key('a'), speech());
    await cache.put(key('a'), speech(), { pinned: true });
    await cache.put(key('b'), speech());
    await cache.forget(key('a'));
    await cache.forget(key('b'));
    expect(await cache.get(key('a'))).toBeDefined();
    expect(await cache.get(key('b'))).toBeUndefined();
    expect(await files()).toHaveLength(1);
    await cache.forget(key('a'), { pinned: true });
    expect(await files()).toEqual([]);
  });

  test('OPS-02 a file that was cut short counts as none and goes', async () => {
    await create().put(key('a'), speech());
    const [name = ''] = await files();
    await truncate(join(folder, name), 60);
    expect(await create().get(key('a'))).toBeUndefined();
    expect(await files()).toEqual([]);
  });

  test('OPS-02 what a crash left half-written is cleared away', async () => {
    await create().put(key('a'), speech());
    const [name = ''] = await files();
    const half = join(folder, `${name}.123.tmp`);
    await writeFile(half, 'half');
    expect(await create().get(key('a'))).toBeDefined();
    await expect(readFile(half)).rejects.toThrow('ENOENT');
  });

  test('OPS-02 names of files tell nothing of what was said', async () => {
    const cache = create();
    const voice = cachedSynthesiser(createFakeVoice(), cache);
    await voice.speak('secret', 'en', never());
    await expect.poll(files).toHaveLength(1);
    const [name = ''] = await files();
    expect(name).not.toContain('secret');
    expect((await readFile(join(folder, name), 'utf8')).split('\n')[0]).not.toContain('secret');
  });

  test('OPS-02 a disk that cannot be written is reported once, speech goes on', async () => {
    const lines: string[] = [];
    const logger = pino({ level: 'warn' }, { write: (line: string) => lines.push(line) });
    const blocked = join(folder, 'file');
    await writeFile(blocked, '');
    const cache = createAudioCache({ folder: join(blocked, 'cache'), maxBytes: 1_000, logger });
    const voice = cachedSynthesiser(createFakeVoice(), cache);
    for (const text of ['one', 'two', 'three']) {
      expect((await voice.speak(text, 'en', never())).audio.length).toBeGreaterThan(0);
      await cache.put(key('a'), speech());
    }
    expect(lines).toHaveLength(1);
  });
});

/** A voice whose answers a test lets go one by one. */
function createHeldVoice(): Synthesiser & {
  calls: { resolve(speech: Speech): void; signal: AbortSignal }[];
} {
  const calls: { resolve(speech: Speech): void; signal: AbortSignal }[] = [];
  return {
    name: 'held',
    languages: ['en'],
    calls,
    speak: (_text, _language, signal) =>
      new Promise((resolve, reject) => {
        calls.push({ resolve, signal });
        signal.addEventListener('abort', () => reject(signal.reason));
      }),
  };
}

describe('the cached synthesiser', () => {
  test('TALK-27 twenty equal requests at once are one synthesis, and so is the next', async () => {
    const voice = createFakeVoice();
    const cached = cachedSynthesiser(voice, create());
    const spoken = await Promise.all(Array.from({ length: 20 }, () => cached.speak('stop', 'en', never())));
    expect(voice.spoken).toHaveLength(1);
    expect(new Set(spoken.map(({ audio }) => Buffer.from(audio).toString()))).toEqual(new Set(['en:stop']));
    await expect.poll(files).toHaveLength(1);
    await cachedSynthesiser(voice, create()).speak('stop', 'en', never());
    expect(voice.spoken).toHaveLength(1);
  });

  test('TALK-27 other languages, texts, engines and versions are other speech', async () => {
    const { name, languages, speak } = createFakeVoice();
    const keys = [
      audioKey({ name, languages, speak }, 'a', 'en'),
      audioKey({ name, languages, speak }, 'b', 'en'),
      audioKey({ name, languages, speak }, 'a', 'de'),
      audioKey({ name: 'other', languages, speak }, 'a', 'en'),
      audioKey({ name, languages, speak, version: '2' }, 'a', 'en'),
    ];
    expect(new Set(keys).size).toBe(5);
  });

  test('TALK-28 one listener who leaves does not stop the speech of the others', async () => {
    const voice = createHeldVoice();
    const cached = cachedSynthesiser(voice, create());
    const leaving = new AbortController();
    const left = cached.speak('x', 'en', leaving.signal);
    const stays = cached.speak('x', 'en', never());
    leaving.abort(new Error('left'));
    await expect(left).rejects.toThrow('left');
    await expect.poll(() => voice.calls.length).toBe(1);
    expect(voice.calls[0]?.signal.aborted).toBe(false);
    voice.calls[0]?.resolve(speech());
    expect(await stays).toEqual(speech());
  });

  test('TALK-28 when the last one leaves, the synthesis stops, and the next asks anew', async () => {
    const voice = createHeldVoice();
    const cached = cachedSynthesiser(voice, create());
    const leaving = new AbortController();
    const left = cached.speak('x', 'en', leaving.signal);
    await expect.poll(() => voice.calls.length).toBe(1);
    leaving.abort(new Error('left'));
    await expect(left).rejects.toThrow('left');
    expect(voice.calls[0]?.signal.aborted).toBe(true);
    const next = cached.speak('x', 'en', never());
    await expect.poll(() => voice.calls.length).toBe(2);
    voice.calls[1]?.resolve(speech());
    expect(await next).toEqual(speech());
  });

  test('TALK-28 a failure reaches everybody who waits and is not kept', async () => {
    let attempts = 0;
    const voice: Synthesiser = {
      name: 'failing',
      languages: ['en'],
      speak: async () => {
        attempts += 1;
        if (attempts === 1) throw new Error('no voice');
        return speech();
      },
    };
    const cached = cachedSynthesiser(voice, create());
    const both = [cached.speak('x', 'en', never()), cached.speak('x', 'en', never())];
    for (const one of await Promise.allSettled(both)) expect(one.status).toBe('rejected');
    expect(await cached.speak('x', 'en', never())).toEqual(speech());
  });

  test('TALK-28 silence is not kept', async () => {
    const cache = create();
    const voice: Synthesiser = { name: 'mute', languages: ['en'], speak: async () => speech(0) };
    expect((await cachedSynthesiser(voice, cache).speak('🙂', 'en', never())).audio).toHaveLength(0);
    await cache.get(key('a'));
    expect(await files()).toEqual([]);
  });

  test('OPS-02 forgetting waits for what is being kept, and takes it', async () => {
    const cached = cachedSynthesiser(createFakeVoice(), create());
    await cached.speak('goes', 'en', never());
    await cached.forget('goes', 'en');
    await cached.speak('stays', 'en', never(), { pinned: true });
    await cached.forget('stays', 'en');
    expect(await files()).toHaveLength(1);
    await cached.forget('stays', 'en', { pinned: true });
    expect(await files()).toEqual([]);
  });
});
