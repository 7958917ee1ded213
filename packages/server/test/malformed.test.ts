import { randomUUID } from 'node:crypto';
import { type ClientEventName, clientEvents, type RestCall, restCalls } from '@genbatalk/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp, type TestClient } from './test-app.js';

/** Far above every limit, far below what closes a connection. */
const LONG = 'あ'.repeat(300_000);
const JUNK: readonly unknown[] = [
  undefined,
  null,
  true,
  0,
  -1,
  1.5,
  '',
  'text',
  LONG,
  [],
  [null],
  {},
  { toString: 'x' },
  { __proto__: null, constructor: 1 },
  '\u0000',
  '\ud800',
  "'; drop table users; --",
  { $gt: '' },
  Number.MAX_SAFE_INTEGER,
];

let server: TestApp;
let token: string;
let client: TestClient;
let channelId: string;
let foreignChannelId: string;

beforeAll(async () => {
  server = await startTestApp({
    rateLimits: {
      eventsPerUser: { points: 10_000, seconds: 1 },
      signInFailuresPerAccount: { points: 10_000, seconds: 60 },
      signInFailuresPerAddress: { points: 10_000, seconds: 60 },
      translationsPerUser: { points: 10_000, seconds: 60 },
      guestsPerAddress: { points: 10_000, seconds: 60 },
    },
  });
  const { leader } = await server.company();
  token = leader.token;
  client = await server.connect(leader);
  channelId = await server.channel(leader);
  foreignChannelId = await server.channel((await server.company()).leader);
  await client.emit('join-channel', { channelId, language: 'ja' });
});
afterAll(() => server.close());

/** Payloads with one field made wrong each, from one that fits. */
function mutations(good: Record<string, unknown>): Record<string, unknown>[] {
  return Object.keys(good).flatMap((field) => [
    ...JUNK.map((junk) => ({ ...good, [field]: junk })),
    ...(good[field] === channelId
      ? [foreignChannelId, randomUUID()].map((id) => ({ ...good, [field]: id }))
      : []),
    Object.fromEntries(Object.entries(good).filter(([key]) => key !== field)),
  ]);
}

const goodPayloads = (): { [E in ClientEventName]?: Record<string, unknown> } => ({
  'register-user': { language: 'ja' },
  'join-channel': { channelId, language: 'ja', lastSeenId: randomUUID() },
  'leave-channel': { channelId },
  'text-data': { channelId, text: 'こんにちは', language: 'ja', utteranceId: randomUUID(), source: 'typed' },
  speaking: { channelId, speaking: false },
  'channel-heartbeat': { channelId },
  'channel-sync': { channelId },
  'voice-data': { channelId, audioBase64: 'AAAA', language: 'ja', utteranceId: randomUUID() },
  'call-member': { channelId, targetUserId: randomUUID() },
  'cancel-call': { targetUserId: randomUUID() },
  'answer-call': { channelId, callerId: randomUUID() },
  'reject-call': { callerId: randomUUID() },
  'toggle-mic': { channelId, micEnabled: true },
  'toggle-mute-user': { channelId, targetUserId: randomUUID(), mute: true },
  'leader-toggle-member-mic': { channelId, targetUserId: randomUUID(), micEnabled: true },
  'send-preset-phrase': { channelId, phraseKey: 'danger', category: 'safety', utteranceId: randomUUID() },
  'emergency-alert': { location: { latitude: 35, longitude: 139, accuracy: 10 }, alertId: randomUUID() },
  'emergency-acknowledge': { alertId: randomUUID() },
  'emergency-close': { alertId: randomUUID(), note: 'over' },
  'face-to-face-start': { sessionId: randomUUID() },
  'face-to-face-heartbeat': { sessionId: randomUUID() },
  'face-to-face-end': { sessionId: randomUUID() },
  'face-to-face-translate': { text: 'はい', sourceLanguage: 'ja', targetLanguage: 'en', speaker: 'host' },
});

describe('what does not fit', () => {
  test('SEC-05 SEC-06 every event answers every malformed payload, and the connection and the server live on', async () => {
    let refusals = 0;
    for (const [event, good] of Object.entries(goodPayloads()) as [
      ClientEventName,
      Record<string, unknown>,
    ][]) {
      for (const payload of [...JUNK, ...mutations(good)]) {
        const ack = (await client.emit(event, payload as never)) as { status: string; code?: string };
        expect(['ok', 'error']).toContain(ack.status);
        expect(ack.code).not.toBe('internal');
        if (ack.status === 'error') refusals += 1;
      }
    }
    expect(Object.keys(goodPayloads()).sort()).toEqual(Object.keys(clientEvents).sort());
    expect(refusals).toBeGreaterThan(200);
    expect(client.socket.connected).toBe(true);
    expect((await server.call('healthz')).status).toBe(200);
  });

  test('SEC-06 an event without a callback, and one the contract does not have, end nothing', async () => {
    await client.emit('join-channel', { channelId, language: 'ja' });
    client.socket.emit('text-data', { channelId } as never, undefined as never);
    (client.socket.emit as (event: string, ...rest: unknown[]) => void)('no-such-event', { a: 1 });
    expect(await client.emit('channel-heartbeat', { channelId })).toEqual({ status: 'ok' });
  });

  test('SEC-08 a channel of another company answers an error on every event that takes one', async () => {
    for (const [event, good] of Object.entries(goodPayloads()) as [
      ClientEventName,
      Record<string, unknown>,
    ][]) {
      if (!('channelId' in good) || event === 'leave-channel') continue;
      const ack = await client.emit(event, { ...good, channelId: foreignChannelId });
      expect([event, ack.status]).toEqual([event, 'error']);
    }
  });

  test('ERR-05 ERR-07 ERR-09 every REST call answers junk with a 4xx, never a 500, never a stack', async () => {
    const bodies = [
      ...JUNK.map((junk) => JSON.stringify(junk)),
      '{',
      'null',
      '"',
      '{"email":',
      `{"text":"${'x'.repeat(900_000)}"}`,
      JSON.stringify({
        language: 'xx',
        email: LONG,
        password: 'secret',
        name: 'x',
        text: LONG,
        targetLanguage: 'tlh',
      }),
    ];
    let refusals = 0;
    for (const call of Object.values(restCalls) as RestCall[]) {
      if (call.path === '/api/auth/logout') continue;
      const paths = [
        call.path.replace(/:\w+/, 'junk'),
        call.path.replace(/:\w+/, randomUUID()),
        `${call.path.replace(/:\w+/, '%00')}?limit=x`,
      ];
      for (const path of paths) {
        for (const body of call.method === 'GET' ? [undefined] : bodies) {
          const response = await fetch(`${server.url}${path}`, {
            method: call.method,
            headers: {
              authorization: `Bearer ${token}`,
              ...(body && { 'content-type': 'application/json' }),
            },
            ...(body && { body }),
          });
          const text = await response.text();
          expect([path, body?.slice(0, 80), response.status >= 500]).toEqual([
            path,
            body?.slice(0, 80),
            false,
          ]);
          expect(text).not.toMatch(/\bat .*\.(ts|js):\d+/);
          if (response.status >= 400) {
            refusals += 1;
            expect(JSON.parse(text)).toMatchObject({ code: expect.any(String), details: expect.any(Array) });
          }
        }
      }
    }
    expect(refusals).toBeGreaterThan(100);
    const tooLarge = await fetch(`${server.url}/api/translate`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ text: 'x'.repeat(1_100_000), targetLanguage: 'vi' }),
    });
    expect([tooLarge.status, ((await tooLarge.json()) as { code: string }).code]).toEqual([413, 'too-large']);
  });
});
