import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createManualClock, type ManualClock } from '../../test/manual-clock.js';
import { passSecondsUntil } from '../../test/seconds.js';
import { startTestApp, type TestApp } from '../../test/test-app.js';

let server: TestApp;
let clock: ManualClock;

beforeEach(async () => {
  clock = createManualClock();
  server = await startTestApp({
    clock,
    rateLimits: { eventsPerUser: { points: 2, seconds: 60 }, eventBurstPerUser: { points: 2, seconds: 60 } },
  });
});
afterEach(() => server.close());

async function crew() {
  const { leader, workers } = await server.company({ workers: ['vi', 'zh'] });
  const [anh, li] = workers;
  if (anh === undefined || li === undefined) throw new Error('the company has no workers');
  const channelId = await server.channel(leader, [anh], '足場チーム');
  return { leader, anh, li, channelId, boss: await server.connect(leader), hand: await server.connect(anh) };
}

const location = { latitude: 35.6812, longitude: 139.7671, accuracy: 12 };

describe('an alarm', () => {
  test('EMRG-03 EMRG-04 EMRG-10 reaches every member of the company, the sender too, and nobody else', async () => {
    const { boss, hand, leader, anh, li, channelId } = await crew();
    const outsider = await server.connect((await server.company()).leader);
    const alertId = randomUUID();
    expect(await hand.emit('emergency-alert', { channelId, location, alertId })).toEqual({
      status: 'ok',
      alertId,
    });
    const alarm = {
      id: alertId,
      senderId: anh.user.id,
      senderName: anh.user.nickname,
      channelId,
      channelName: '足場チーム',
      location,
      timestamp: expect.any(String),
    };
    expect(await boss.next('emergency-alert')).toEqual(alarm);
    expect(await hand.next('emergency-alert')).toEqual(alarm);
    const status = await boss.next('emergency-status');
    expect(status.acknowledged).toEqual([]);
    expect(status.outstanding.map(({ userId }) => userId).sort()).toEqual(
      [leader.user.id, li.user.id].sort(),
    );
    expect(outsider.received.filter(({ event }) => event.startsWith('emergency'))).toEqual([]);
  });

  test('EMRG-09 EMRG-10 EMRG-12 whoever confirms, over socket or REST, moves to the acknowledged', async () => {
    const { boss, hand, leader, li } = await crew();
    const raised = await hand.emit('emergency-alert', {});
    if (raised.status !== 'ok') throw new Error(raised.message);
    const { alertId } = raised;
    await boss.emit('emergency-acknowledge', { alertId });
    const one = await hand.next('emergency-status', ({ acknowledged }) => acknowledged.length === 1);
    expect(one.acknowledged[0]).toMatchObject({ userId: leader.user.id, nickname: leader.user.nickname });
    const { data } = await server.call('acknowledgeEmergency', { token: li.token, params: { id: alertId } });
    expect(data.emergency.outstanding).toEqual([]);
    const all = await hand.next('emergency-status', ({ acknowledged }) => acknowledged.length === 2);
    expect(all.outstanding).toEqual([]);
  });

  test('EMRG-16 EMRG-11 a leader ends it for everyone, a worker does not; past alarms stay listed', async () => {
    const { boss, hand, anh } = await crew();
    const raised = await hand.emit('emergency-alert', { channelId: null, location: null });
    if (raised.status !== 'ok') throw new Error(raised.message);
    expect(await hand.emit('emergency-close', { alertId: raised.alertId })).toMatchObject({
      code: 'forbidden',
    });
    await boss.emit('emergency-close', { alertId: raised.alertId, note: '手当て済み' });
    const closed = await hand.next('emergency-status', ({ closedAt }) => closedAt !== undefined);
    expect(closed).toMatchObject({ id: raised.alertId, note: '手当て済み' });
    const { data } = await server.call('listEmergencies', { token: anh.token });
    expect(data.emergencies).toMatchObject([
      { id: raised.alertId, channelId: null, closedAt: expect.any(String), note: '手当て済み' },
    ]);
  });

  test('EMRG-13 EMRG-15 the same id, and a repeat within 2 seconds, are the same alarm; none is refused for rate', async () => {
    const { hand, anh } = await crew();
    const alertId = randomUUID();
    for (let press = 0; press < 20; press += 1) {
      expect(await hand.emit('emergency-alert', { alertId })).toEqual({ status: 'ok', alertId });
    }
    expect(await hand.emit('emergency-alert', {})).toEqual({ status: 'ok', alertId });
    await clock.advance(2_001);
    expect(await hand.emit('emergency-alert', { alertId })).toEqual({ status: 'ok', alertId });
    expect(await hand.emit('emergency-alert', {})).not.toMatchObject({ alertId });
    const { data } = await server.call('listEmergencies', { token: anh.token });
    expect(data.emergencies).toHaveLength(2);
  });

  test('EMRG-05 EMRG-11 whoever comes later is told of every open alarm', async () => {
    const { hand, li } = await crew();
    await hand.emit('emergency-alert', {});
    const late = await server.connect(li);
    expect(await late.next('emergency-alert')).toMatchObject({ senderId: hand.signedIn.user.id });
    await late.next('emergency-status');
  });

  test('EMRG-03 what another node stored is told from the table, without Redis', async () => {
    const { boss, leader } = await crew();
    const id = randomUUID();
    await server.app.database.forCompany(leader.user.companyId ?? '', async (tx) => {
      const { insertEmergency } = await import('./emergencies.repository.js');
      await insertEmergency(tx, {
        id,
        companyId: leader.user.companyId ?? '',
        senderId: leader.user.id,
        senderName: '別の場所',
        createdAt: clock.now(),
        updatedAt: clock.now(),
      });
    });
    await passSecondsUntil(clock, () => boss.all('emergency-alert').some((alarm) => alarm.id === id));
    await clock.advance(30_000);
    expect(boss.all('emergency-alert').filter((alarm) => alarm.id === id)).toHaveLength(1);
  });

  test('EMRG-02 SEC-08 a channel that the sender may not name does not stop the alarm, and is not told', async () => {
    const { hand, boss } = await crew();
    const foreign = await server.company();
    const foreignChannel = await server.channel(foreign.leader);
    expect(await hand.emit('emergency-alert', { channelId: foreignChannel })).toMatchObject({ status: 'ok' });
    expect(await boss.next('emergency-alert')).toMatchObject({ channelId: null, channelName: null });
  });
});
