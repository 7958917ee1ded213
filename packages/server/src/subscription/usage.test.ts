import type { SignedIn } from '@genbatalk/contract';
import { sql } from 'drizzle-orm';
import papaparse from 'papaparse';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createManualClock } from '../../test/manual-clock.js';
import { changePlan, spend } from '../../test/plans.js';
import { passSecondsUntil } from '../../test/seconds.js';
import { startTestApp, type TestApp, type TestClient } from '../../test/test-app.js';

const clock = createManualClock();
let server: TestApp;
beforeAll(async () => {
  server = await startTestApp({ clock });
});
afterAll(() => server.close());

const readUsage = async ({ token }: SignedIn) =>
  (await server.call('subscriptionStatus', { token })).data.usage;
const enter = (client: TestClient, channelId: string) =>
  client.emit('join-channel', { channelId, language: client.signedIn.user.language });
const exit = (client: TestClient, channelId: string) => client.emit('leave-channel', { channelId });

async function connectAll(people: SignedIn[]): Promise<TestClient[]> {
  const clients: TestClient[] = [];
  for (const person of people) clients.push(await server.connect(person));
  return clients;
}
function at<T>(list: readonly T[], index: number): T {
  const item = list[index];
  if (item === undefined) throw new RangeError(`nothing at ${index}`);
  return item;
}

describe('what counts', () => {
  test('USAGE-01 USAGE-03 USAGE-07 USAGE-11 a channel call is team time, from the second joiner until one is left', async () => {
    const { leader, workers } = await server.company({ workers: ['vi', 'zh'] });
    const channelId = await server.channel(leader, workers);
    const [first, second, third] = await connectAll([leader, ...workers]);
    await enter(first as TestClient, channelId);
    await clock.advance(30_000);
    await enter(second as TestClient, channelId);
    await clock.advance(40_000);
    // While it runs it counts up to now.
    expect((await readUsage(leader)).seconds.team).toBe(40);
    await enter(third as TestClient, channelId);
    await exit(second as TestClient, channelId);
    await clock.advance(35_000);
    await exit(first as TestClient, channelId);
    await clock.advance(20_000);
    expect(await readUsage(leader)).toMatchObject({
      seconds: { faceToFace: 0, oneToOne: 0, team: 75 },
      minutes: { faceToFace: 0, oneToOne: 0, team: 1 },
    });
    await exit(third as TestClient, channelId);
    expect((await readUsage(leader)).seconds.team).toBe(75);
  });

  test('USAGE-03 USAGE-07 a direct call is one-to-one time', async () => {
    const { leader, workers } = await server.company({ workers: ['vi'] });
    const common = await server.channel(leader, workers);
    const [caller, target] = await connectAll([leader, ...workers]);
    await caller?.emit('call-member', { targetUserId: at(workers, 0).user.id, channelId: common });
    const ringing = await target?.next('incoming-call');
    const channelId = ringing?.channelId ?? '';
    await target?.emit('answer-call', { callerId: leader.user.id, channelId });
    await enter(caller as TestClient, channelId);
    await enter(target as TestClient, channelId);
    await clock.advance(61_000);
    await exit(target as TestClient, channelId);
    await exit(caller as TestClient, channelId);
    expect(await readUsage(leader)).toMatchObject({
      channels: 1,
      seconds: { faceToFace: 0, oneToOne: 61, team: 0 },
    });
  });

  test('USAGE-07 CALL-32 a dropped connection counts for 90 seconds, and then until last seen only', async () => {
    const { leader, workers, channelId, listeners } = await server.inCall(['vi']);
    await clock.advance(20_000);
    at(listeners, 0).socket.disconnect();
    await expect
      .poll(async () => {
        const { data } = await server.call('joinChannel', {
          token: leader.token,
          params: { id: channelId },
        });
        return data.participants.find((one) => one.userId === at(workers, 0).user.id)?.connected;
      })
      .toBe(false);
    await clock.advance(60_000);
    expect((await readUsage(leader)).seconds.team).toBe(80);
    let seconds = 80;
    await passSecondsUntil(clock, () => {
      void readUsage(leader).then((usage) => {
        seconds = usage.seconds.team;
      });
      return seconds === 20;
    });
  });

  test('USAGE-02 deleted channels and members are not counted any more', async () => {
    const { leader, workers } = await server.company({ workers: ['vi', 'zh'] });
    const { token } = leader;
    await server.channel(leader);
    const second = await server.channel(leader);
    expect(await readUsage(leader)).toMatchObject({ channels: 2, members: 3 });
    await server.call('deleteChannel', { token, params: { id: second } });
    await server.call('deleteMember', { token, params: { id: at(workers, 0).user.id } });
    expect(await readUsage(leader)).toMatchObject({ channels: 1, members: 2 });
  });

  test('USAGE-01 nothing is taken out of the ledger', async () => {
    const { leader } = await server.company();
    await spend(server, leader, { kind: 'team', seconds: 5, endedAt: clock.now() });
    await expect(
      server.app.database.asSystem((tx) => tx.execute(sql`delete from usage_periods`)),
    ).rejects.toThrow();
  });
});

describe('per day', () => {
  test('USAGE-10 seconds of every day in Asia/Tokyo, cut at midnight', async () => {
    const { leader } = await server.company();
    await spend(server, leader, {
      kind: 'team',
      seconds: 90,
      endedAt: new Date('2026-11-18T00:00:30+09:00'),
    });
    await spend(server, leader, {
      kind: 'oneToOne',
      seconds: 7,
      endedAt: new Date('2026-11-18T12:00:00+09:00'),
    });
    const { data } = await server.call('usagePerDay', {
      token: leader.token,
      query: { from: '2026-11-17', to: '2026-11-19' },
    });
    expect(data.days).toEqual([
      { date: '2026-11-17', faceToFace: 0, oneToOne: 0, team: 60 },
      { date: '2026-11-18', faceToFace: 0, oneToOne: 7, team: 30 },
      { date: '2026-11-19', faceToFace: 0, oneToOne: 0, team: 0 },
    ]);
  });

  test('USAGE-10 the last 30 days without a range; one in the wrong order or too long is refused', async () => {
    const { leader } = await server.company();
    const read = (query: { from?: string; to?: string }) =>
      server.call('usagePerDay', { token: leader.token, query });
    const { days } = (await read({})).data;
    expect(days).toHaveLength(30);
    expect(days.at(-1)?.date).toBe('2026-11-20');
    expect(await read({ from: '2026-11-02', to: '2026-11-01' })).toMatchObject({
      status: 400,
      error: { code: 'validation', details: [{ path: 'from' }] },
    });
    expect((await read({ from: '2025-01-01', to: '2026-11-01' })).status).toBe(400);
    expect((await read({ from: '2026-02-30' })).status).toBe(400);
    for (const query of [
      { from: '0000-01-01', to: '0000-01-02' },
      { to: '0001-01-01' },
      { to: '9999-12-31' },
    ])
      expect((await read(query)).status).toBe(400);
  });

  test.each([
    ['ja', ['日付', '対面（秒）', '1対1通話（秒）', 'チーム通話（秒）']],
    ['en', ['Date', 'Face to face (s)', 'One to one (s)', 'Team (s)']],
  ])('USAGE-10 the same as a table, headed in the reader’s language: %s', async (language, heading) => {
    const { leader } = await server.company();
    await spend(server, leader, { kind: 'faceToFace', seconds: 65, endedAt: clock.now() });
    const { status, headers, data } = await server.call('usageAsCsv', {
      token: leader.token,
      query: { from: '2026-11-20', to: '2026-11-20' },
      headers: { 'accept-language': language },
    });
    expect(status).toBe(200);
    expect(headers.get('content-type')).toContain('text/csv');
    expect(headers.get('content-disposition')).toContain('attachment');
    const bytes = Buffer.from(data as ArrayBuffer);
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const table = papaparse.parse<string[]>(bytes.subarray(3).toString('utf8')).data;
    expect(table).toEqual([heading, ['2026-11-20', '65', '0', '0']]);
  });
});

describe('limits', () => {
  test('USAGE-04 limits.minutes has the plan’s minutes of each kind', async () => {
    const { leader } = await server.company({ plan: 'team5_standard' });
    const { limits } = (await server.call('subscriptionStatus', { token: leader.token })).data;
    expect(limits.minutes).toEqual({ faceToFace: null, oneToOne: 300, team: 1_800 });
  });

  test('USAGE-05 at 80 % and at 100 % the leaders are told, once per period and kind', async () => {
    const { leader, workers } = await server.company({ plan: 'team5_lite', workers: ['vi'] });
    const [watching, worker] = await connectAll([leader, ...workers]);
    const notices = () => watching?.all('usage-notice') ?? [];
    await spend(server, leader, { kind: 'team', seconds: 719 * 60, endedAt: clock.now() });
    await clock.advance(30_000);
    expect(notices()).toEqual([]);
    await spend(server, leader, { kind: 'team', seconds: 60, endedAt: clock.now() });
    await passSecondsUntil(clock, () => notices().length === 1);
    expect(notices()).toEqual([{ kind: 'team', percent: 80, usedMinutes: 720, limitMinutes: 900 }]);
    await spend(server, leader, { kind: 'team', seconds: 180 * 60, endedAt: clock.now() });
    await passSecondsUntil(clock, () => notices().length === 2);
    expect(notices()[1]).toEqual({ kind: 'team', percent: 100, usedMinutes: 900, limitMinutes: 900 });
    await clock.advance(60_000);
    expect(notices()).toHaveLength(2);
    expect(worker?.all('usage-notice')).toEqual([]);
  });

  test('USAGE-05 with another plan in the same period the leaders are told of its limits', async () => {
    const { leader } = await server.company({ plan: 'team5_lite' });
    const [watching] = await connectAll([leader]);
    const notices = () => watching?.all('usage-notice') ?? [];
    await spend(server, leader, { kind: 'team', seconds: 900 * 60, endedAt: clock.now() });
    await passSecondsUntil(clock, () => notices().length === 1);
    await changePlan(server, leader, 'team5_standard');
    await spend(server, leader, { kind: 'team', seconds: 540 * 60, endedAt: clock.now() });
    await passSecondsUntil(clock, () => notices().length === 2);
    expect(notices()[1]).toEqual({ kind: 'team', percent: 80, usedMinutes: 1_440, limitMinutes: 1_800 });
  });

  test('USAGE-05 whoever uses all at once is told once, of all', async () => {
    const { leader } = await server.company({ plan: 'trial' });
    const [watching] = await connectAll([leader]);
    await changePlan(server, leader, 'personal_basic');
    await spend(server, leader, { kind: 'faceToFace', seconds: 400 * 60, endedAt: clock.now() });
    await passSecondsUntil(clock, () => (watching?.all('usage-notice').length ?? 0) > 0);
    await clock.advance(30_000);
    expect(watching?.all('usage-notice')).toEqual([
      { kind: 'faceToFace', percent: 100, usedMinutes: 400, limitMinutes: 300 },
    ]);
  });
});
