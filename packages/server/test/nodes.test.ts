import type { Utterance } from '@genbatalk/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Config } from '../src/config.js';
import { createManualClock } from './manual-clock.js';
import { type RedisServer, startRedis } from './redis-server.js';
import { passSecondsUntil } from './seconds.js';
import { startTestApp, type TestApp, type TestClient } from './test-app.js';

let redis: RedisServer;
let first: TestApp;
let second: TestApp;

beforeAll(async () => {
  redis = await startRedis();
  const config = { redisUrl: redis.url } as Config;
  const rateLimits = { signInFailuresPerAccount: { points: 2, seconds: 900 } };
  first = await startTestApp({ config, rateLimits });
  second = await startTestApp({ config, rateLimits, connectionString: first.connectionString });
});
afterAll(async () => {
  await second.close();
  await first.close();
  await redis.close();
});

/** A leader on the first node and a worker on the second, in one channel's call. */
async function meet() {
  const { leader, workers } = await first.company({ workers: ['vi'] });
  const [worker] = workers;
  if (worker === undefined) throw new Error('the company has no worker');
  const channelId = await first.channel(leader, workers);
  const [speaker, listener] = [await first.connect(leader), await second.connect(worker)];
  await speaker.emit('join-channel', { channelId, language: 'ja' });
  await listener.emit('join-channel', { channelId, language: 'vi' });
  return { channelId, leader, worker, speaker, listener };
}

/** What a client keeps: everything once by id, with the gaps that a told last sequence shows filled from the transcript. */
function keepUp(listener: TestClient, server: TestApp, channelId: string) {
  const kept = new Map<string, Utterance>();
  const fetched = async () => {
    const { data } = await server.call('transcript', {
      token: listener.signedIn.token,
      params: { id: channelId },
      query: { after: 0, limit: 100 },
    });
    for (const utterance of data.utterances) kept.set(utterance.id, utterance);
  };
  for (const utterance of listener.all('voice-preview')) kept.set(utterance.id, utterance);
  listener.socket.on('voice-preview', (utterance) => kept.set(utterance.id, utterance));
  listener.socket.on('participants-updated', ({ lastSequence }) => {
    if (lastSequence > kept.size) void fetched();
  });
  return () => [...kept.values()].toSorted((one, other) => one.sequence - other.sequence);
}

async function say(speaker: TestClient, channelId: string, text: string): Promise<void> {
  const ack = await speaker.emit('text-data', { channelId, text, language: 'ja' });
  expect(ack).toMatchObject({ status: 'ok' });
}

describe('two nodes', () => {
  test('OPS-04 people on different nodes meet in the same channel', async () => {
    const { channelId, leader, speaker, listener } = await meet();
    await say(speaker, channelId, 'ここに集まってください');
    const heard = await listener.next('voice-preview');
    expect(heard).toMatchObject({ channelId, senderId: leader.user.id, sequence: 1 });
    await listener.emit('emergency-alert', { channelId });
    expect(await speaker.next('emergency-alert')).toMatchObject({ senderId: listener.signedIn.user.id });
  });

  test('OPS-04 PRES-05 one who comes on another node takes over there', async () => {
    const { leader } = await first.company();
    const older = await first.connect(leader);
    await second.connect(leader);
    await older.next('session-replaced');
    await expect.poll(() => older.socket.connected).toBe(false);
  });

  test('OPS-04 a limit is the same on every node', async () => {
    const { leader } = await first.company();
    const body = { email: leader.user.email ?? '', password: 'not-the-password' };
    expect((await first.call('login', { body })).status).toBe(401);
    expect((await second.call('login', { body })).status).toBe(401);
    expect((await first.call('login', { body })).status).toBe(429);
    expect((await second.call('login', { body })).status).toBe(429);
  });

  test('TALK-36 after a restart of Redis every listener has everything once and in order', async () => {
    const { channelId, speaker, listener } = await meet();
    const kept = keepUp(listener, second, channelId);
    await say(speaker, channelId, '一つ目です');
    await expect.poll(() => kept().length).toBe(1);

    await redis.stop();
    await say(speaker, channelId, '二つ目です');
    await say(speaker, channelId, '三つ目です');
    // Their own node is deaf to the other now, and answers all the same.
    await listener.emit('channel-heartbeat', { channelId });
    expect(kept().map(({ original }) => original.text)).toEqual(['一つ目です']);

    await redis.start();
    await expect.poll(() => kept().length, { timeout: 20_000 }).toBe(3);
    await say(speaker, channelId, '四つ目です');
    await expect.poll(() => kept().length, { timeout: 20_000 }).toBe(4);
    expect(kept().map(({ original }) => original.text)).toEqual([
      '一つ目です',
      '二つ目です',
      '三つ目です',
      '四つ目です',
    ]);
    expect(kept().map(({ sequence }) => sequence)).toEqual([1, 2, 3, 4]);
  });

  test('OPS-04 PRES-09 people of a node that died without a word go offline', async () => {
    const clock = createManualClock();
    const config = { redisUrl: redis.url } as Config;
    const living = await startTestApp({ clock, config });
    const dying = await startTestApp({
      clock: createManualClock(),
      config,
      connectionString: living.connectionString,
    });
    const { leader, workers } = await living.company({ workers: ['vi'] });
    const watcher = await living.connect(leader);
    await dying.connect(workers[0] ?? leader);
    // The dying node's clock stands still: it says no more that it lives.
    await passSecondsUntil(clock, () => watcher.all('presence-changed').some(({ online }) => !online));
    expect(watcher.all('presence-changed').at(-1)).toEqual({ userId: workers[0]?.user.id, online: false });
    await dying.close();
    await living.close();
  });
});
