import { randomUUID } from 'node:crypto';
import { type Language, TIMINGS, type Utterance } from '@genbatalk/contract';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createFakeEngine, createFakeVoice, machineTranslation } from '../../test/fakes.js';
import { createManualClock } from '../../test/manual-clock.js';
import { startTestApp, type TestApp } from '../../test/test-app.js';
import type { TranslationResult } from '../translation/translator.port.js';

let server: TestApp;
let voice: ReturnType<typeof createFakeVoice>;
const engine = createFakeEngine(async ({ text, targetLanguage }) => ({
  text: machineTranslation(text, targetLanguage),
  quality: 'machine',
  engine: 'fake-engine',
}));

beforeEach(async () => {
  voice = createFakeVoice();
  engine.requests.length = 0;
  server = await startTestApp({ synthesiser: voice, engines: [engine] });
});
afterEach(() => server.close());

const inCall = (languages: Language[]) => server.inCall(languages);

/** Words that nobody knows, not even one by one. */
const UNKNOWN = 'ほげほげ、ふがふがだってさ';
const FREE_SPEECH = '図面の件、確認しておいて';

describe('one utterance', () => {
  test('TALK-26 TALK-27 three listeners of two languages cost two translations and two syntheses; each gets its own language only', async () => {
    const { channelId, speaker, listeners } = await inCall(['vi', 'vi', 'zh']);
    const ack = await speaker.emit('text-data', { channelId, text: FREE_SPEECH, language: 'ja' });
    expect(ack).toMatchObject({ status: 'ok' });
    for (const listener of listeners) {
      const { language } = listener.signedIn.user;
      const heard = await listener.next('voice-translated');
      expect(Object.keys(heard.translations)).toEqual([language]);
      expect(heard.translations[language]).toMatchObject({
        text: machineTranslation(FREE_SPEECH, language),
        quality: 'machine',
        mimeType: 'audio/mpeg',
        durationMs: 1_000,
      });
      const sound = Buffer.from(heard.translations[language]?.audio ?? '', 'base64').toString();
      expect(sound).toBe(`${language}:${machineTranslation(FREE_SPEECH, language)}`);
      expect(listener.all('voice-preview').map((preview) => Object.keys(preview.translations))).toEqual([
        [language],
      ]);
    }
    expect(engine.requests.map((request) => request.targetLanguage).sort()).toEqual(['vi', 'zh']);
    expect(voice.spoken.map((spoken) => spoken.language).sort()).toEqual(['vi', 'zh']);
  });

  test('QUAL-03 a sentence of the phrasebook never reaches an engine', async () => {
    const { channelId, speaker, listeners } = await inCall(['vi']);
    await speaker.emit('text-data', { channelId, text: '危ない！', language: 'ja' });
    const heard = await listeners[0]?.next('voice-translated');
    expect(heard?.translations.vi?.quality).toBe('phrasebook');
    expect(engine.requests).toEqual([]);
  });

  test('QUAL-09 a safety-critical sentence says so, live and in the transcript; nothing else does', async () => {
    const { channelId, speaker, listeners, workers } = await inCall(['vi']);
    for (const text of ['危ない！', 'おはようございます', FREE_SPEECH]) {
      await speaker.emit('text-data', { channelId, text, language: 'ja' });
    }
    await listeners[0]?.next('voice-translated', ({ sequence }) => sequence === 3);
    const criticals = (utterances: readonly Utterance[]) =>
      utterances
        .toSorted((a, b) => a.sequence - b.sequence)
        .map(({ translations }) => translations.vi?.critical);
    expect(criticals(listeners[0]?.all('voice-preview') ?? [])).toEqual([true, undefined, undefined]);
    expect(criticals(listeners[0]?.all('voice-translated') ?? [])).toEqual([true, undefined, undefined]);
    const { data } = await server.call('transcript', {
      token: workers[0]?.token ?? '',
      params: { id: channelId },
    });
    expect(criticals(data.utterances)).toEqual([true, undefined, undefined]);
  });

  test('QUAL-09 QUAL-02 a listener of the spoken language sees as well that it is safety-critical', async () => {
    const { channelId, speaker, listeners } = await inCall(['ja', 'vi']);
    for (const text of ['危ない！', FREE_SPEECH])
      await speaker.emit('text-data', { channelId, text, language: 'ja' });
    await listeners[0]?.next('voice-preview', ({ sequence }) => sequence === 2);
    const heard = (listeners[0]?.all('voice-preview') ?? []).map(({ translations }) => translations.ja);
    expect(heard).toEqual([
      { text: '危ない！', quality: 'original', critical: true },
      { text: FREE_SPEECH, quality: 'original' },
    ]);
  });

  test('TALK-39 TALK-40 a listener of the spoken language hears the original; the speaker gets all texts and no sound', async () => {
    const { channelId, speaker, listeners } = await inCall(['ja', 'vi']);
    await speaker.emit('text-data', { channelId, text: FREE_SPEECH, language: 'ja' });
    const original = await listeners[0]?.next('voice-translated');
    expect(original?.translations.ja).toMatchObject({ text: FREE_SPEECH, quality: 'original' });
    expect(original?.translations.ja?.audio).toBeDefined();
    const echo = await speaker.next('voice-translated');
    expect(Object.keys(echo.translations).sort()).toEqual(['ja', 'vi']);
    expect(JSON.stringify(echo)).not.toContain('audio');
  });

  test('TALK-23 TALK-25 TALK-29 the event has the contract’s fields, and the sequence rises by one', async () => {
    const { channelId, speaker, listeners } = await inCall(['vi']);
    for (const text of ['一つ目の話', '二つ目の話'])
      await speaker.emit('text-data', { channelId, text, language: 'ja' });
    const first = await listeners[0]?.next('voice-translated', ({ sequence }) => sequence === 1);
    const second = await listeners[0]?.next('voice-translated', ({ sequence }) => sequence === 2);
    expect(second?.original).toEqual({ language: 'ja', text: '二つ目の話' });
    expect(first?.timestamp).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
    expect(first?.senderId).toBe(speaker.signedIn.user.id);
  });

  test('TALK-15 the ack has status, message, duration and utteranceId, one of its own where none was given', async () => {
    const { channelId, speaker } = await inCall(['vi']);
    expect(await speaker.emit('text-data', { channelId, text: FREE_SPEECH, language: 'ja' })).toEqual({
      status: 'ok',
      message: 'delivered',
      duration: expect.any(Number),
      utteranceId: expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
  });

  test('TALK-19 the same utteranceId is delivered once however often it is sent, at once or later', async () => {
    const { channelId, speaker, listeners } = await inCall(['vi']);
    const message = { channelId, text: FREE_SPEECH, language: 'ja', utteranceId: randomUUID() } as const;
    const acks = await Promise.all([1, 2, 3].map(() => speaker.emit('text-data', message)));
    const later = await speaker.emit('text-data', { ...message, text: '別の言葉' });
    for (const ack of [...acks, later]) {
      expect(ack).toMatchObject({ status: 'ok', utteranceId: message.utteranceId });
    }
    await speaker.emit('text-data', { channelId, text: 'おわり', language: 'ja' });
    await listeners[0]?.next('voice-translated', ({ original }) => original.text === 'おわり');
    expect(listeners[0]?.all('voice-translated').map(({ original }) => original.text)).toEqual([
      FREE_SPEECH,
      'おわり',
    ]);
    expect(engine.requests).toHaveLength(2);
  });

  test('TALK-33 the ack comes after the previews and does not wait for speech', async () => {
    let speak = () => {};
    const slow = createFakeVoice();
    const held = new Promise<void>((resolve) => {
      speak = resolve;
    });
    await server.close();
    server = await startTestApp({
      engines: [engine],
      synthesiser: { ...slow, speak: async (...given) => held.then(() => slow.speak(...given)) },
    });
    const { channelId, speaker, listeners } = await inCall(['vi']);
    const ack = await speaker.emit('text-data', { channelId, text: FREE_SPEECH, language: 'ja' });
    expect(ack.status).toBe('ok');
    expect((await listeners[0]?.next('voice-preview'))?.translations.vi?.text).toBe(
      machineTranslation(FREE_SPEECH, 'vi'),
    );
    expect(listeners[0]?.all('voice-translated')).toEqual([]);
    speak();
    await listeners[0]?.next('voice-translated');
  });

  test('TALK-16 TALK-17 TALK-18 blank text, 1001 characters and an id that is no uuid are refused', async () => {
    const { channelId, speaker } = await inCall(['vi']);
    const send = (fields: object) =>
      speaker.emit('text-data', { channelId, text: 'あ', language: 'ja', ...fields } as never);
    expect((await send({ text: ' 　\n' })).status).toBe('error');
    expect((await send({ text: 'あ'.repeat(1001) })).status).toBe('error');
    expect((await send({ utteranceId: 'one' })).status).toBe('error');
    expect((await send({ text: 'あ'.repeat(1000) })).status).toBe('ok');
    expect((await send({ text: 'あ' })).status).toBe('ok');
  });
});

describe('engines that are slow or dead', () => {
  test('TALK-43 what is not translated within 5 seconds goes out as none and is corrected when it comes', async () => {
    await server.close();
    const clock = createManualClock();
    let answer: (result: TranslationResult) => void = () => {};
    const slow = createFakeEngine(
      () =>
        new Promise((resolve) => {
          answer = resolve;
        }),
    );
    server = await startTestApp({ clock, engines: [slow], synthesiser: voice });
    const { channelId, speaker, listeners } = await inCall(['vi']);
    const acked = speaker.emit('text-data', { channelId, text: FREE_SPEECH, language: 'ja' });
    await expect.poll(() => slow.requests.length).toBe(1);
    await clock.advance(TIMINGS.translationDeadlineMs);
    expect((await acked).status).toBe('ok');
    const untranslated = await listeners[0]?.next('voice-preview');
    expect(untranslated?.translations.vi).toEqual({ text: FREE_SPEECH, quality: 'none' });
    answer({ text: 'bản dịch', quality: 'machine', engine: 'fake-engine' });
    const corrected = await listeners[0]?.next('voice-translated');
    expect(corrected?.translations.vi).toMatchObject({ text: 'bản dịch', quality: 'machine' });
    expect(corrected?.sequence).toBe(untranslated?.sequence);
  });

  test('QUAL-06 when no engine knows it, the original goes out marked none, and is not spoken', async () => {
    await server.close();
    const dead = createFakeEngine(async () => {
      throw new Error('connection refused');
    });
    server = await startTestApp({ engines: [dead], synthesiser: voice });
    const { channelId, speaker, listeners } = await inCall(['vi']);
    await speaker.emit('text-data', { channelId, text: UNKNOWN, language: 'ja' });
    const heard = await listeners[0]?.next('voice-translated');
    expect(heard?.translations.vi).toEqual({ text: UNKNOWN, quality: 'none' });
    expect(voice.spoken).toEqual([]);
  });
});

describe('catching up', () => {
  test('TALK-32 TALK-35 who rejoins with lastSeenId gets what it missed, in order, in its language', async () => {
    const { channelId, speaker, listeners, workers } = await inCall(['vi']);
    await speaker.emit('text-data', { channelId, text: 'これは聞いた', language: 'ja' });
    const seen = await listeners[0]?.next('voice-translated');
    listeners[0]?.socket.disconnect();
    const texts = ['一', '二', '三'].map((n) => `聞き逃した話${n}`);
    for (const text of texts) await speaker.emit('text-data', { channelId, text, language: 'ja' });
    const [worker] = workers;
    if (worker === undefined || seen === undefined) throw new Error('the test has no worker');
    const again = await server.connect(worker);
    const ack = await again.emit('join-channel', { channelId, language: 'vi', lastSeenId: seen.id });
    if (ack.status !== 'ok') throw new Error(ack.message);
    expect(ack.missed.map((utterance: Utterance) => utterance.translations.vi?.text)).toEqual(
      texts.map((text) => machineTranslation(text, 'vi')),
    );
    expect(ack.missed.map(({ sequence }) => sequence)).toEqual([2, 3, 4]);
    expect(ack.lastSequence).toBe(4);
    expect(ack.more).toBe(false);
  });

  test('CHAN-21 TALK-41 following nextBefore gives every utterance once; after answers what came later', async () => {
    const { channelId, speaker, leader } = await inCall(['vi']);
    for (let n = 1; n <= 7; n += 1)
      await speaker.emit('text-data', { channelId, text: `話${n}`, language: 'ja' });
    const sequences: number[] = [];
    let before: number | null | undefined;
    do {
      const { data } = await server.call('transcript', {
        token: leader.token,
        params: { id: channelId },
        query: { limit: 3, ...(before != null && { before }) },
      });
      sequences.unshift(...data.utterances.map(({ sequence }) => sequence));
      before = data.nextBefore;
    } while (before !== null);
    expect(sequences).toEqual([1, 2, 3, 4, 5, 6, 7]);
    const { data } = await server.call('transcript', {
      token: leader.token,
      params: { id: channelId },
      query: { after: 5 },
    });
    expect(data.utterances.map(({ sequence }) => sequence)).toEqual([6, 7]);
    expect(data.nextAfter).toBeNull();
  });

  test('TALK-44 the sound of an utterance can be fetched by a member of its channel, and by nobody else', async () => {
    const { channelId, speaker, listeners, workers } = await inCall(['vi']);
    await speaker.emit('text-data', { channelId, text: FREE_SPEECH, language: 'ja' });
    const id = (await listeners[0]?.next('voice-translated'))?.id ?? '';
    const fetchAs = (token: string) =>
      server.call('utteranceAudio', { token, params: { id }, query: { language: 'vi' } });
    const answer = await fetchAs(workers[0]?.token ?? '');
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'audio/mpeg']);
    expect(Buffer.from(answer.data as ArrayBuffer).toString()).toBe(
      `vi:${machineTranslation(FREE_SPEECH, 'vi')}`,
    );
    const outsider = await server.company();
    expect((await fetchAs(outsider.leader.token)).status).toBe(404);
  });
});

describe('who may speak', () => {
  test('SEC-08 SEC-10 a channel of another company, or one the worker is outside of, is refused and reached by nothing', async () => {
    const { channelId, listeners } = await inCall(['vi']);
    const foreign = await server.company({ workers: ['vi'] });
    const intruder = await server.connect(foreign.leader);
    expect(await intruder.emit('join-channel', { channelId, language: 'ja' })).toMatchObject({
      status: 'error',
      code: 'not-found',
    });
    expect(await intruder.next('join-error')).toMatchObject({ code: 'not-found' });
    expect(await intruder.emit('text-data', { channelId, text: FREE_SPEECH, language: 'ja' })).toMatchObject({
      status: 'error',
    });
    expect(listeners[0]?.all('voice-preview')).toEqual([]);
  });

  test('CALL-17 text and heartbeat of somebody who is not in the channel answer not-in-channel', async () => {
    const { leader } = await server.company();
    const channelId = await server.channel(leader);
    const client = await server.connect(leader);
    const text = await client.emit('text-data', { channelId, text: FREE_SPEECH, language: 'ja' });
    expect(text).toMatchObject({ status: 'error', code: 'not-in-channel' });
    expect(await client.emit('channel-heartbeat', { channelId })).toMatchObject({ code: 'not-in-channel' });
    await client.emit('join-channel', { channelId, language: 'ja' });
    expect(await client.emit('channel-heartbeat', { channelId })).toEqual({ status: 'ok' });
  });

  test('AUTH-08 a token that was logged out cannot speak any more, and its socket is closed', async () => {
    const { channelId, speaker, leader } = await inCall(['vi']);
    const closed = new Promise((resolve) => speaker.socket.once('disconnect', resolve));
    await server.call('logout', { token: leader.token });
    await closed;
    await expect(server.connect(leader)).rejects.toThrow('unauthorized');
    expect(channelId).toBeDefined();
  });
});
