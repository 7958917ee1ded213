import { randomUUID } from 'node:crypto';
import { LANGUAGES } from '@genbatalk/contract';
import { afterEach, expect, test } from 'vitest';
import { createManualClock } from '../../test/manual-clock.js';
import { wavOf } from '../../test/sounds.js';
import { startTestApp, type TestApp } from '../../test/test-app.js';
import type { AppOptions } from '../app.js';
import { EngineError } from '../platform/engines/engine-error.js';
import type { Recognised, Recogniser } from '../speech/recogniser.port.js';

let server: TestApp;
afterEach(() => server.close());

async function inCall(options: Partial<AppOptions> = {}) {
  server = await startTestApp(options);
  const { channelId, speaker: boss, listeners } = await server.inCall(['vi']);
  const [hand] = listeners;
  if (hand === undefined) throw new Error('the call has no worker');
  const say = (audio: Buffer, more: { utteranceId?: string; mimeType?: string } = {}) =>
    boss.emit('voice-data', { channelId, audioBase64: audio.toString('base64'), language: 'ja', ...more });
  const send = (bytes: number, utteranceId?: string) =>
    say(Buffer.alloc(bytes, 1), utteranceId === undefined ? {} : { utteranceId });
  return { channelId, boss, hand, say, send };
}

/** A recogniser that records what it was asked, and answers when the test lets it. */
function createRecogniser(answer: (language: Recognised['language']) => Promise<Recognised>) {
  const asked: { bytes: number; mimeType: string; hints: readonly string[] }[] = [];
  const recogniser: Recogniser = {
    name: 'fake-recogniser',
    languages: ['ja', 'vi'],
    recognise({ bytes, mimeType }, language, hints, signal) {
      asked.push({ bytes: bytes.length, mimeType, hints });
      const aborted = new Promise<never>((_, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
      });
      return Promise.race([answer(language), aborted]);
    },
  };
  return { recogniser, asked };
}

const hearing = (text: string) => createRecogniser(async (language) => ({ text, language }));

test('TALK-20 TALK-23 TALK-24 recorded speech is recognised on the server and handled as text', async () => {
  const { recogniser, asked } = hearing('危ない！');
  const { boss, hand, send } = await inCall({ recogniser });
  const utteranceId = randomUUID();
  expect(await send(20_000, utteranceId)).toEqual({ status: 'ok', message: 'delivered', utteranceId });
  const { original, translations } = await hand.next('voice-translated');
  expect(original).toEqual({ language: 'ja', text: '危ない！' });
  expect(translations.vi).toMatchObject({ quality: 'phrasebook', mimeType: 'audio/mpeg' });
  expect(translations.vi?.audio).not.toBe('');
  expect((await hand.next('voice-preview')).translations.vi).not.toHaveProperty('audio');
  expect(await boss.next('voice-translated')).toMatchObject({ utteranceId, original });
  expect(asked).toMatchObject([{ bytes: 20_000, mimeType: 'audio/webm;codecs=opus' }]);
});

test('TALK-20 the recogniser is told the words of the site', async () => {
  const { recogniser, asked } = hearing('危ない！');
  const { send } = await inCall({ recogniser });
  await send(20_000);
  expect(asked[0]?.hints.length).toBeGreaterThan(20);
  expect(asked[0]?.hints.join('')).toMatch(/[ぁ-んァ-ヶ一-龠]/);
});

test('TALK-21 TALK-22 TALK-42 4,999 bytes are skipped, 5,000 and 500,000 processed, 500,001 refused', async () => {
  const { recogniser, asked } = hearing('危ない！');
  const { hand, send } = await inCall({ recogniser });
  expect(await send(4_999)).toEqual({ status: 'ok', message: 'skipped' });
  expect(hand.all('voice-preview')).toEqual([]);
  expect(await send(5_000)).toMatchObject({ status: 'ok', message: 'delivered' });
  expect(await send(500_000)).toMatchObject({ status: 'ok', message: 'delivered' });
  expect(await send(500_001)).toMatchObject({ status: 'error', code: 'too-large' });
  expect(hand.all('voice-preview')).toHaveLength(2);
  expect(asked).toHaveLength(2);
});

test('TALK-19 TALK-47 the same recording sent again, meanwhile or later, is recognised and delivered once', async () => {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const { recogniser, asked } = createRecogniser(async (language) => {
    await held;
    return { text: '危ない！', language };
  });
  const { hand, send } = await inCall({ recogniser });
  const utteranceId = randomUUID();
  const both = [send(20_000, utteranceId), send(20_000, utteranceId)];
  await expect.poll(() => asked.length).toBe(1);
  release();
  const delivered = { status: 'ok', message: 'delivered', utteranceId };
  expect(await Promise.all(both)).toEqual([delivered, delivered]);
  expect(await send(20_000, utteranceId)).toEqual(delivered);
  expect(asked).toHaveLength(1);
  await hand.next('voice-translated');
  expect(hand.all('voice-preview')).toHaveLength(1);
});

test('TALK-46 a late recogniser: the ack says so, and the text follows by itself', async () => {
  const clock = createManualClock();
  let release = (_text: string): void => undefined;
  const heard = new Promise<string>((resolve) => {
    release = resolve;
  });
  const { recogniser, asked } = createRecogniser(async (language) => ({ text: await heard, language }));
  const { hand, send } = await inCall({ recogniser, clock });
  const utteranceId = randomUUID();
  const ack = send(20_000, utteranceId);
  await expect.poll(() => asked.length).toBe(1);
  await clock.advance(3_000);
  expect(await ack).toEqual({ status: 'ok', message: 'recognising', utteranceId });
  release('危ない！');
  expect((await hand.next('voice-preview')).utteranceId).toBe(utteranceId);
});

test('TALK-46 ERR-21 a failure after the ack is a translation-error that names the utterance', async () => {
  const clock = createManualClock();
  const { recogniser, asked } = createRecogniser(() => new Promise(() => undefined));
  const { boss, hand, send } = await inCall({ recogniser, clock });
  const utteranceId = randomUUID();
  const ack = send(20_000, utteranceId);
  await expect.poll(() => asked.length).toBe(1);
  await clock.advance(3_000);
  expect(await ack).toMatchObject({ status: 'ok', message: 'recognising' });
  await clock.advance(17_000);
  const failure = await boss.next('translation-error');
  expect(failure).toMatchObject({ code: 'recognition-failed', utteranceId });
  expect(failure.message).toMatch(/[ぁ-ん]/);
  expect(hand.all('voice-preview')).toEqual([]);
});

test('TALK-20 muted while it is recognised: what was said goes nowhere', async () => {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const { recogniser, asked } = createRecogniser(async () => {
    await held;
    return { text: 'dừng lại', language: 'vi' };
  });
  const { channelId, boss, hand } = await inCall({ recogniser });
  const ack = hand.emit('voice-data', {
    channelId,
    audioBase64: Buffer.alloc(20_000, 1).toString('base64'),
    language: 'vi',
  });
  await expect.poll(() => asked.length).toBe(1);
  await boss.emit('toggle-mute-user', { channelId, targetUserId: hand.signedIn.user.id, mute: true });
  release();
  expect(await ack).toMatchObject({ status: 'error', code: 'muted' });
  expect(boss.all('voice-preview')).toEqual([]);
});

test.each(['', ' 。', 'ご視聴ありがとうございました。', '下がって。'.repeat(30)])(
  'TALK-48 ERR-21 what nobody said (%j) is not passed on',
  async (text) => {
    const { recogniser } = hearing(text);
    const { boss, hand, send } = await inCall({ recogniser });
    expect(await send(20_000)).toMatchObject({ status: 'error', code: 'recognition-failed' });
    expect(await boss.next('translation-error')).toMatchObject({ code: 'recognition-failed' });
    expect(hand.all('voice-preview')).toEqual([]);
  },
);

test('TALK-48 silence is not even sent to the recogniser', async () => {
  const { recogniser, asked } = hearing('危ない！');
  const { say } = await inCall({ recogniser });
  expect(
    await say(
      wavOf(1_000, () => 0),
      { mimeType: 'audio/wav' },
    ),
  ).toMatchObject({
    code: 'recognition-failed',
  });
  expect(asked).toEqual([]);
});

test('ERR-21 without a recogniser, or when it fails, the speaker is told', async () => {
  const { boss, send } = await inCall();
  expect(await send(20_000)).toMatchObject({ status: 'error', code: 'recognition-unavailable' });
  expect(await boss.next('translation-error')).toMatchObject({ code: 'recognition-unavailable' });
  await server.close();
  const { recogniser } = createRecogniser(() => Promise.reject(new Error('down')));
  const failing = await inCall({ recogniser });
  expect(await failing.send(20_000)).toMatchObject({ status: 'error', code: 'recognition-failed' });
});

test('ERR-21 of a sound that the engine does not take, the speaker is told that', async () => {
  const { recogniser } = createRecogniser(() => Promise.reject(new EngineError('fake', 'unsupported')));
  const { say, hand } = await inCall({ recogniser });
  const answer = await say(Buffer.alloc(20_000, 1), { mimeType: 'text/html' });
  expect(answer).toMatchObject({ status: 'error', code: 'audio-format' });
  expect(hand.all('voice-preview')).toEqual([]);
});

test('TALK-04 in a language that the recogniser does not know, the speaker is told', async () => {
  const { recogniser, asked } = hearing('x');
  const { channelId, boss } = await inCall({ recogniser });
  const audioBase64 = Buffer.alloc(20_000, 1).toString('base64');
  expect(await boss.emit('voice-data', { channelId, audioBase64, language: 'de' })).toMatchObject({
    status: 'error',
    code: 'recognition-unavailable',
  });
  expect(asked).toEqual([]);
});

test('TALK-06 a client can ask in which languages recordings are recognised', async () => {
  const { boss } = await inCall();
  const { token } = boss.signedIn;
  expect((await server.call('recognition', { token })).data).toEqual({ languages: [] });
  await server.close();
  const { recogniser } = hearing('x');
  server = await startTestApp({ recogniser });
  const { leader } = await server.company();
  expect((await server.call('recognition', { token: leader.token })).data).toEqual({
    languages: LANGUAGES.filter((language) => recogniser.languages.includes(language)),
  });
});
