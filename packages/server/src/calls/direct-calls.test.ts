import { randomUUID } from 'node:crypto';
import { TIMINGS } from '@genbatalk/contract';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createManualClock, type ManualClock } from '../../test/manual-clock.js';
import { passSecondsUntil } from '../../test/seconds.js';
import { startTestApp, type TestApp } from '../../test/test-app.js';
import { createDirectCalls } from './direct-calls.service.js';

let server: TestApp;
let clock: ManualClock;

beforeEach(async () => {
  clock = createManualClock();
  server = await startTestApp({ clock });
});
afterEach(() => server.close());

/** A leader and two workers in one channel, the leader and the first worker online. */
async function crew() {
  const { leader, workers } = await server.company({ workers: ['vi', 'zh'] });
  const [anh, li] = workers;
  if (anh === undefined || li === undefined) throw new Error('the company has no workers');
  const channelId = await server.channel(leader, [anh, li]);
  const boss = await server.connect(leader);
  const hand = await server.connect(anh);
  const call = (targetUserId = anh.user.id) => boss.emit('call-member', { targetUserId, channelId });
  return { leader, anh, li, channelId, boss, hand, call };
}

describe('ringing', () => {
  test('DIAL-05 DIAL-13 a call rings in the direct channel of the two, and is answered', async () => {
    const { boss, hand, call, leader, anh, channelId } = await crew();
    expect(await call()).toEqual({ status: 'ok' });
    const incoming = await hand.next('incoming-call');
    expect(incoming).toEqual({
      callerId: leader.user.id,
      callerName: leader.user.nickname,
      channelId: expect.any(String),
    });
    expect(incoming.channelId).not.toBe(channelId);
    const ringing = await boss.next('call-ringing');
    expect(ringing).toEqual({
      userId: anh.user.id,
      userName: anh.user.nickname,
      channelId: incoming.channelId,
    });
    await hand.emit('answer-call', { callerId: leader.user.id, channelId: incoming.channelId });
    expect(await boss.next('call-answered')).toEqual(ringing);
    for (const client of [boss, hand]) {
      expect(
        await client.emit('join-channel', { channelId: incoming.channelId, language: 'ja' }),
      ).toMatchObject({
        status: 'ok',
      });
    }
  });

  test('DIAL-14 DIAL-12 a call is rejected, and one is cancelled', async () => {
    const { boss, hand, call, leader, anh } = await crew();
    await call();
    await hand.emit('reject-call', { callerId: leader.user.id });
    expect(await boss.next('call-rejected')).toMatchObject({
      userId: anh.user.id,
      userName: anh.user.nickname,
    });
    await call();
    await boss.emit('cancel-call', { targetUserId: anh.user.id });
    expect(await hand.next('call-cancelled')).toMatchObject({ userId: leader.user.id });
    expect(
      await hand.emit('answer-call', { callerId: leader.user.id, channelId: randomUUID() }),
    ).toMatchObject({
      status: 'error',
      code: 'not-found',
    });
  });

  test('DIAL-09 DIAL-19 nobody answers: after 30 seconds the server ends it for both', async () => {
    const { boss, hand, call, leader, anh } = await crew();
    await call();
    await clock.advance(TIMINGS.ringTimeoutMs - 2_000);
    expect(boss.all('call-failed')).toEqual([]);
    await passSecondsUntil(clock, () => boss.all('call-failed').length > 0);
    expect(boss.all('call-failed')[0]).toMatchObject({ code: 'timeout', userId: anh.user.id });
    expect(await hand.next('call-cancelled')).toMatchObject({ userId: leader.user.id });
    expect(
      await hand.emit('answer-call', { callerId: leader.user.id, channelId: randomUUID() }),
    ).toMatchObject({
      status: 'error',
    });
  });

  test('DIAL-16 whoever reloads while it rings is told again', async () => {
    const { boss, hand, call, leader, anh } = await crew();
    await call();
    await hand.next('incoming-call');
    hand.socket.disconnect();
    const again = await server.connect(anh);
    const incoming = await again.next('incoming-call');
    boss.socket.disconnect();
    const caller = await server.connect(leader);
    expect(await caller.next('call-ringing')).toMatchObject({ userId: anh.user.id });
    await again.emit('answer-call', { callerId: leader.user.id, channelId: incoming.channelId });
    expect(await caller.next('call-answered')).toMatchObject({ channelId: incoming.channelId });
  });

  test('DIAL-12 a call that is cancelled while its target is being told of it does not ring on there', async () => {
    const { boss, call, anh } = await crew();
    await call();
    const { database } = server.app;
    const told: string[] = [];
    let isCancelled = false;
    const directCalls = createDirectCalls({
      clock,
      entitlements: { mayStart: () => Promise.resolve(true) },
      publisher: {
        toRoom: (_room, event) => told.push(event),
        toOwnSockets: () => undefined,
        replaceSocket: () => undefined,
        leaveRooms: () => undefined,
        disconnectRoom: () => undefined,
      },
      // What is read rings yet; by the time it is told, the caller has given up.
      database: {
        ...database,
        async forCompany(companyId, work) {
          const result = await database.forCompany(companyId, work);
          if (!isCancelled) await boss.emit('cancel-call', { targetUserId: anh.user.id });
          isCancelled = true;
          return result;
        },
      },
    });
    const { id: userId, companyId, nickname, language } = anh.user;
    const target = { userId, nickname, language, role: 'WORKER', sessionId: randomUUID() } as const;
    await directCalls.resume({ ...target, companyId: companyId ?? '' });
    expect(told).toEqual(['incoming-call', 'call-cancelled']);
  });

  test('DIAL-12 DIAL-06 a caller or a callee who goes for good ends the ringing of the other', async () => {
    const first = await crew();
    await first.call();
    await first.hand.next('incoming-call');
    first.boss.socket.disconnect();
    await passSecondsUntil(clock, () => first.hand.all('call-cancelled').length > 0);

    const second = await crew();
    await second.call();
    await second.hand.next('incoming-call');
    second.hand.socket.disconnect();
    await passSecondsUntil(clock, () => second.boss.all('call-failed').length > 0);
    expect(second.boss.all('call-failed')[0]?.code).toBe('offline');
  });
});

describe('refusals', () => {
  test('DIAL-06 DIAL-11 an offline member gives call-failed with code, message and userId', async () => {
    const { boss, call, li } = await crew();
    expect(await call(li.user.id)).toMatchObject({ status: 'error', code: 'offline' });
    expect(await boss.next('call-failed')).toEqual({
      code: 'offline',
      message: '相手はオフラインです',
      userId: li.user.id,
    });
  });

  test('DIAL-07 DIAL-03 a channel that is not there, or that not both are in, gives channel-not-found', async () => {
    const { boss, leader, anh } = await crew();
    const withoutAnh = await server.channel(leader, []);
    for (const channelId of [randomUUID(), withoutAnh]) {
      expect(await boss.emit('call-member', { targetUserId: anh.user.id, channelId })).toMatchObject({
        code: 'channel-not-found',
      });
    }
    expect(boss.all('call-failed').map(({ code }) => code)).toEqual([
      'channel-not-found',
      'channel-not-found',
    ]);
  });

  test('DIAL-08 CALL-31 whoever rings or is in a call is busy', async () => {
    const { boss, hand, call, channelId, leader } = await crew();
    await hand.emit('join-channel', { channelId, language: 'vi' });
    expect(await call()).toMatchObject({ code: 'busy' });
    await hand.emit('leave-channel', {});
    expect(await call()).toEqual({ status: 'ok' });
    expect(boss.all('call-failed').map(({ code }) => code)).toEqual(['busy']);
    expect(leader.user.role).toBe('LEADER');
  });

  test('DIAL-02 a worker cannot call', async () => {
    const { hand, leader, channelId } = await crew();
    expect(await hand.emit('call-member', { targetUserId: leader.user.id, channelId })).toMatchObject({
      code: 'forbidden',
    });
  });
});

describe('the direct channel', () => {
  test('DIAL-20 it is in no list, made once, and nobody but its two can join it or read it', async () => {
    const { boss, hand, call, leader, anh, li } = await crew();
    const company = await server.call('listChannels', { token: leader.token });
    await call();
    const { channelId } = await hand.next('incoming-call');
    await hand.emit('answer-call', { callerId: leader.user.id, channelId });
    for (const client of [boss, hand]) await client.emit('join-channel', { channelId, language: 'ja' });
    await boss.emit('text-data', { channelId, text: '二人だけの話', language: 'ja' });

    for (const { token } of [leader, anh]) {
      const { data } = await server.call('listChannels', { token });
      expect(data.channels.map(({ id }) => id)).toEqual(company.data.channels.map(({ id }) => id));
      const own = await server.call('transcript', { token, params: { id: channelId } });
      expect(own.data.utterances).toHaveLength(1);
    }
    const outsider = await server.connect(li);
    expect(await outsider.emit('join-channel', { channelId, language: 'zh' })).toMatchObject({
      code: 'not-found',
    });
    expect((await server.call('transcript', { token: li.token, params: { id: channelId } })).status).toBe(
      404,
    );

    await boss.emit('leave-channel', {});
    await hand.emit('leave-channel', {});
    await call();
    const again = await hand.next('incoming-call', () => hand.all('incoming-call').length === 2);
    expect(again.channelId).toBe(channelId);
  });
});
