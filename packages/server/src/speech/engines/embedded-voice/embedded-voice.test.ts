import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LANGUAGES, type Language } from '@genbatalk/contract';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { createManualClock } from '../../../../test/manual-clock.js';
import { createEmbeddedVoice, type EmbeddedVoice, type EmbeddedVoiceOptions } from './embedded-voice.js';

const STAY_BACK: Record<Language, string> = {
  ja: '危ないですから、下がってください。',
  en: 'It is dangerous, please stay back.',
  vi: 'Nguy hiểm, xin hãy lùi lại.',
  zh: '这里危险,请往后退。',
  de: 'Es ist gefährlich, bitte zurücktreten.',
  fr: 'C’est dangereux, reculez.',
  it: 'È pericoloso, state indietro.',
};
const logger = pino({ level: 'silent' });
/** A signal that nobody aborts; one for each call, as in production. */
const never = (): AbortSignal => new AbortController().signal;
const folder = mkdtempSync(join(tmpdir(), 'voice-programs-'));
const open: EmbeddedVoice[] = [];

function create(options: Partial<EmbeddedVoiceOptions> = {}): EmbeddedVoice {
  const voice = createEmbeddedVoice({ logger, ...options });
  open.push(voice);
  return voice;
}

/** A voice program that behaves badly: `behaviour` sees each request and may `answer` it. */
function program(name: string, behaviour: string): string {
  const path = join(folder, `${name}.mjs`);
  writeFileSync(
    path,
    `import { createInterface } from 'node:readline';
     const say = (line) => process.stdout.write(JSON.stringify(line) + '\\n');
     const answer = ({ id }, phonemes) => say({ id, phonemes });
     say({ ready: true });
     createInterface({ input: process.stdin }).on('line', (line) => { const request = JSON.parse(line); ${behaviour} });`,
  );
  return path;
}

const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

afterAll(() => rmSync(folder, { recursive: true }));

describe('the real program', () => {
  let voice: EmbeddedVoice;
  beforeAll(async () => {
    voice = createEmbeddedVoice({ logger });
    await voice.start();
  });
  afterAll(() => voice.close());

  test.each(LANGUAGES)('LANG-06 speaks %s', async (language) => {
    const { audio, mimeType, durationMs } = await voice.speak(STAY_BACK[language], language, never());
    expect(mimeType).toBe('audio/mpeg');
    expect([...audio.subarray(0, 2)]).toEqual([0xff, 0xf3]);
    expect(durationMs).toBeGreaterThan(1_200);
    // 32 kbit/s are 4 kB a second.
    expect(audio.length / durationMs).toBeGreaterThan(3.5);
  });

  test('TALK-28 emoji and blanks have no sound', async () => {
    for (const text of ['', '  ', '👷🚧', '…']) {
      const speech = await voice.speak(text, 'ja', never());
      expect([speech.audio.length, speech.durationMs]).toEqual([0, 0]);
    }
  });

  test('TALK-28 what waits while the program is killed is spoken all the same', async () => {
    const asked = Array.from({ length: 12 }, (_, index) => voice.speak(`Floor ${index}`, 'en', never()));
    const killed = voice.pid;
    process.kill(killed ?? 0, 'SIGKILL');
    const spoken = await Promise.all(asked);
    expect(spoken.every((speech) => speech.durationMs > 300)).toBe(true);
    expect(voice.pid).not.toBe(killed);
  });

  test('OPS-06 the version tells one state of the program from another', () => {
    expect(voice.version).toMatch(/^[0-9a-f]{16}$/);
    expect(create({ programPath: program('other', '') }).version).not.toBe(voice.version);
  });

  test('LANG-06 tells the phonemes', async () => {
    expect(await voice.phonemes('三本', 'ja')).toBe('s_ä_ˈũ_b_o̞_ɴ');
  });
});

describe('trouble', () => {
  afterEach(async () => {
    await Promise.all(open.splice(0).map((voice) => voice.close()));
  });

  test('TALK-28 one more request than may wait is refused with overloaded', async () => {
    const voice = create({ programPath: program('slow', ''), longestQueue: 2 });
    await voice.start();
    const asked = Array.from({ length: 3 }, () => voice.phonemes('x', 'en').catch((error: unknown) => error));
    await expect(voice.speak('one too many', 'en', never())).rejects.toMatchObject({
      code: 'overloaded',
      retryable: true,
    });
    await voice.close();
    expect(await Promise.all(asked)).toMatchObject(Array(3).fill({ retryable: true }));
  });

  test('TALK-28 an aborted request rejects at once and never reaches the program', async () => {
    const voice = create({
      programPath: program(
        'recorder',
        'globalThis.seen ??= []; seen.push(request.text); if (request.text !== "first") answer(request, seen.join()); else setTimeout(() => answer(request, ""), 50);',
      ),
    });
    await voice.start();
    const first = voice.phonemes('first', 'en');
    const controller = new AbortController();
    const aborted = voice.speak('aborted', 'en', controller.signal);
    controller.abort(new Error('left the call'));
    await expect(aborted).rejects.toThrow('left the call');
    await first;
    expect(await voice.phonemes('last', 'en')).toBe('first,last');
    await expect(voice.speak('late', 'en', controller.signal)).rejects.toThrow('left the call');
  });

  test('TALK-28 a hung program is replaced, the request that it hung on is given up, the next is served', async () => {
    const clock = createManualClock();
    const voice = create({
      clock,
      programPath: program('hangs', 'if (request.text !== "hang") answer(request, request.text);'),
    });
    await voice.start();
    const hung = voice.phonemes('hang', 'en').catch((error: unknown) => error);
    const next = voice.phonemes('next', 'en');
    await clock.advance(10_000);
    expect(await hung).toMatchObject({ code: 'timeout', retryable: true });
    expect(await next).toBe('next');
  });

  test('TALK-28 a request waits no longer than its deadline', async () => {
    const clock = createManualClock();
    const voice = create({ clock, programPath: program('mute', ''), deadlineMs: 3_000 });
    await voice.start();
    const waiting = voice.phonemes('x', 'en').catch((error: unknown) => error);
    await clock.advance(3_000);
    expect(await waiting).toMatchObject({ code: 'timeout', retryable: true });
  });

  test('TALK-28 a text that kills the program twice is refused, others go on', async () => {
    const voice = create({
      programPath: program(
        'fragile',
        'if (request.text === "poison") process.exit(7); answer(request, request.text);',
      ),
    });
    await voice.start();
    const poison = voice.phonemes('poison', 'en').catch((error: unknown) => error);
    await expect(poison).resolves.toMatchObject({ code: 'internal', retryable: true });
  });

  test('OPS-06 a program that keeps dying is started less and less often', async () => {
    const clock = createManualClock();
    const restarts: number[] = [];
    const recorder = pino(
      { level: 'warn' },
      { write: (line: string) => restarts.push(JSON.parse(line).backoffMs) },
    );
    const path = join(folder, 'stillborn.mjs');
    writeFileSync(path, 'process.exit(1)');
    const voice = create({ clock, logger: recorder, programPath: path });
    await expect(voice.start()).rejects.toMatchObject({ code: 'internal', retryable: true });
    for (const backoffMs of [0, 250, 500, 1_000, 2_000]) {
      await expect.poll(() => restarts.at(-1)).toBe(backoffMs);
      await clock.advance(backoffMs);
    }
  });

  test('SEC-07 the program does not see the environment of the server', async () => {
    const voice = create({
      programPath: program('nosy', 'answer(request, Object.keys(process.env).join());'),
    });
    await voice.start();
    expect(await voice.phonemes('x', 'en')).not.toContain('PATH');
  });

  test('OPS-06 close ends the program, and nothing is spoken afterwards', async () => {
    const voice = create({ programPath: program('plain', '') });
    await voice.start();
    const pid = voice.pid ?? 0;
    expect(isAlive(pid)).toBe(true);
    await voice.close();
    expect(isAlive(pid)).toBe(false);
    await expect(voice.speak('x', 'en', never())).rejects.toMatchObject({ retryable: true });
    await expect(voice.start()).rejects.toMatchObject({ retryable: true });
  });

  test('OPS-06 a program that will not end is killed after two seconds', async () => {
    const clock = createManualClock();
    const voice = create({
      clock,
      programPath: program('stubborn', 'answer(request, ""); setInterval(() => 0, 1000);'),
    });
    await voice.start();
    await voice.phonemes('x', 'en');
    const closed = voice.close();
    await clock.advance(2_000);
    await closed;
    expect(voice.pid).toBeUndefined();
  });

  test('TALK-28 answers that nobody asked for, and lines that are no answer, do no harm', async () => {
    const voice = create({
      programPath: program(
        'noisy',
        'process.stdout.write("noise\\n{}\\n"); say({ id: 999, phonemes: "?" }); answer(request, "fine");',
      ),
    });
    expect(await voice.phonemes('x', 'en')).toBe('fine');
  });
});
