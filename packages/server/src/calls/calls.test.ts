import { TIMINGS } from '@genbatalk/contract';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createManualClock, type ManualClock } from '../../test/manual-clock.js';
import { passSecondsUntil } from '../../test/seconds.js';
import { startTestApp, type TestApp } from '../../test/test-app.js';

let server: TestApp;
let clock: ManualClock;

beforeEach(async () => {
  clock = createManualClock();
  server = await startTestApp({ clock });
});
afterEach(() => server.close());

async function crew() {
  const { leader, workers } = await server.company({ workers: ['vi'] });
  const [worker] = workers;
  if (worker === undefined) throw new Error('the company has no worker');
  const channelId = await server.channel(leader, [worker]);
  return {
    leader,
    worker,
    channelId,
    boss: await server.connect(leader),
    hand: await server.connect(worker),
  };
}

/** Each costs those involved a second at least. */
async function countDeadlocks(): Promise<number> {
  return server.app.database.asSystem(async (tx) => {
    await tx.execute(sql`select pg_stat_clear_snapshot()`);
    const { rows } = await tx.execute<{ deadlocks: string }>(
      sql`select deadlocks from pg_stat_database where datname = current_database()`,
    );
    return Number(rows[0]?.deadlocks);
  });
}

describe('joining and leaving', () => {
  test('CALL-01 CALL-02 CALL-03 CALL-04 the joiner and the others are told who is there', async () => {
    const { boss, hand, channelId, worker } = await crew();
    await boss.emit('join-channel', { channelId, language: 'ja' });
    const ack = await hand.emit('join-channel', {
      channelId,
      language: 'vi',
      userName: 'somebody else',
      role: 'LEADER',
    });
    expect(ack).toMatchObject({ status: 'ok', missed: [], lastSequence: 0 });
    expect((await hand.next('channel-participants')).participants).toHaveLength(2);
    expect(await boss.next('user-joined')).toEqual({
      channelId,
      userId: worker.user.id,
      userName: worker.user.nickname,
    });
    const { participants } = await boss.next(
      'participants-updated',
      (state) => state.participants.length === 2,
    );
    expect(participants.find((one) => one.userId === worker.user.id)).toEqual({
      userId: worker.user.id,
      userName: worker.user.nickname,
      language: 'vi',
      role: 'WORKER',
      isMuted: false,
      micEnabled: true,
      speaking: false,
      connected: true,
    });
    expect(hand.all('user-joined')).toEqual([]);
  });

  test('CALL-05 leaving tells those who remain', async () => {
    const { boss, hand, channelId, worker } = await crew();
    await boss.emit('join-channel', { channelId, language: 'ja' });
    await hand.emit('join-channel', { channelId, language: 'vi' });
    expect(await hand.emit('leave-channel', {})).toEqual({ status: 'ok' });
    expect(await boss.next('user-left')).toMatchObject({ channelId, userId: worker.user.id });
    await boss.next('participants-updated', (state) => state.participants.length === 1);
  });

  test('CALL-37 joining again changes the language, without user-joined', async () => {
    const { boss, hand, channelId, worker } = await crew();
    await boss.emit('join-channel', { channelId, language: 'ja' });
    await hand.emit('join-channel', { channelId, language: 'vi' });
    await boss.next('user-joined');
    await hand.emit('join-channel', { channelId, language: 'en' });
    await boss.next('participants-updated', ({ participants }) =>
      participants.some((one) => one.userId === worker.user.id && one.language === 'en'),
    );
    expect(boss.all('user-joined')).toHaveLength(1);
    await boss.emit('text-data', { channelId, text: '危ない', language: 'ja' });
    const heard = await hand.next('voice-preview');
    expect(Object.keys(heard.translations)).toEqual(['en']);
  });

  test('CALL-01 people who change channels with each other at the same moment do not block each other', async () => {
    const { leader, workers } = await server.company({ workers: ['vi', 'zh', 'en'] });
    const people = [leader, ...workers];
    const channels = [await server.channel(leader, workers), await server.channel(leader, workers)];
    const clients = await Promise.all(people.map(server.connect));
    const enter = (turn: number) =>
      Promise.all(
        clients.map((client, index) =>
          client.emit('join-channel', { channelId: channels[(turn + index) % 2] ?? '', language: 'ja' }),
        ),
      );
    const deadlocks = await countDeadlocks();
    for (const turn of [0, 1, 2, 3])
      expect((await enter(turn)).map((ack) => ack.status)).toEqual(['ok', 'ok', 'ok', 'ok']);
    // Meanwhile the leader rearranges the crew.
    const { token } = leader;
    const empty = channels.map((id) =>
      server.call('setChannelMembers', { token, params: { id }, body: { userIds: [] } }),
    );
    const dismissed = server.call('deleteMember', { token, params: { id: workers[0]?.user.id ?? '' } });
    // Who is dismissed is disconnected in the middle of it.
    await enter(4).catch(() => {});
    expect((await Promise.all([...empty, dismissed])).map(({ status }) => status)).toEqual([200, 200, 204]);
    expect(await countDeadlocks()).toBe(deadlocks);
  });

  test('CHAN-04 a channel is active while somebody is in it', async () => {
    const { boss, channelId, leader } = await crew();
    const isActive = async () =>
      (await server.call('listChannels', { token: leader.token })).data.channels[0]?.isActive;
    expect(await isActive()).toBe(false);
    await boss.emit('join-channel', { channelId, language: 'ja' });
    expect(await isActive()).toBe(true);
    await boss.emit('leave-channel', { channelId });
    expect(await isActive()).toBe(false);
  });
});

describe('dropping', () => {
  test('CALL-32 who drops stays as not connected for 90 seconds and has then left', async () => {
    const { boss, hand, channelId, worker } = await crew();
    await boss.emit('join-channel', { channelId, language: 'ja' });
    await hand.emit('join-channel', { channelId, language: 'vi' });
    hand.socket.disconnect();
    await boss.next('participants-updated', ({ participants }) => participants.some((one) => !one.connected));
    expect(boss.all('user-left')).toEqual([]);
    await clock.advance(TIMINGS.droppedParticipantMs - 2_000);
    expect(boss.all('user-left')).toEqual([]);
    await passSecondsUntil(clock, () =>
      boss.all('user-left').some(({ userId }) => userId === worker.user.id),
    );
  });

  test('CALL-32 a sync says that one is there: after a crash the 90 seconds begin with it, not with the last heartbeat', async () => {
    const { boss, channelId, leader } = await crew();
    await boss.emit('join-channel', { channelId, language: 'ja' });
    await clock.advance(TIMINGS.channelSyncMs);
    await boss.emit('channel-sync', { channelId });
    const { rows } = await server.app.database.asSystem((tx) =>
      tx.execute(sql`select last_seen_at from participants where user_id = ${leader.user.id}`),
    );
    expect(new Date(String(rows[0]?.['last_seen_at']))).toEqual(clock.now());
  });

  test('CALL-15 CALL-34 speaking is shown to all, answered with who speaks, and ends after 60 seconds', async () => {
    const { boss, hand, channelId, leader } = await crew();
    await boss.emit('join-channel', { channelId, language: 'ja' });
    await hand.emit('join-channel', { channelId, language: 'vi' });
    expect(await boss.emit('speaking', { channelId, speaking: true })).toEqual({ status: 'ok', busy: [] });
    await hand.next('participants-updated', ({ participants }) =>
      participants.some((one) => one.userId === leader.user.id && one.speaking),
    );
    expect(await hand.emit('speaking', { channelId, speaking: true })).toEqual({
      status: 'ok',
      busy: [leader.user.nickname],
    });
    await clock.advance(TIMINGS.speakingMaxMs - 2_000);
    await passSecondsUntil(
      clock,
      () =>
        hand
          .all('participants-updated')
          .at(-1)
          ?.participants.every((one) => !one.speaking) ?? false,
    );
  });
});

describe('presence', () => {
  test('PRES-01 PRES-02 PRES-03 who is registered is online for the own company only', async () => {
    const { leader, worker } = await crew();
    const foreign = await server.company();
    await server.connect(foreign.leader);
    const { data } = await server.call('onlineStatus', { token: leader.token });
    expect(data.onlineUsers.sort()).toEqual([leader.user.id, worker.user.id].sort());
  });

  test('PRES-04 PRES-09 a closed socket is offline 10 seconds later, and everybody is told', async () => {
    const { boss, hand, worker, leader } = await crew();
    hand.socket.disconnect();
    await passSecondsUntil(clock, () =>
      boss.all('presence-changed').some(({ userId, online }) => userId === worker.user.id && !online),
    );
    const { data } = await server.call('onlineStatus', { token: leader.token });
    expect(data.onlineUsers).toEqual([leader.user.id]);
  });

  test('PRES-05 a second socket of a user replaces the first, which is told and closed', async () => {
    const { hand, worker } = await crew();
    const closed = new Promise((resolve) => hand.socket.once('disconnect', resolve));
    const second = await server.connect(worker);
    await hand.next('session-replaced');
    expect(await closed).toBe('io server disconnect');
    expect(second.socket.connected).toBe(true);
  });
});
