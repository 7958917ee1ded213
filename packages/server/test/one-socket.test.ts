import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createManualClock, type ManualClock } from './manual-clock.js';
import { passSecondsUntil } from './seconds.js';
import { startTestApp, type TestApp } from './test-app.js';

let server: TestApp;
let clock: ManualClock;
beforeEach(async () => {
  clock = createManualClock();
  server = await startTestApp({
    clock,
    rateLimits: { eventsPerUser: { points: 10_000, seconds: 1 } },
  });
});
afterEach(() => server.close());

describe('what one person sends without waiting', () => {
  test('TALK-29 sentences keep the order in which they were said', async () => {
    const { channelId, speaker, leader } = await server.inCall(['vi']);
    const said = Array.from({ length: 30 }, (_, index) => `話その${index}`);
    await Promise.all(said.map((text) => speaker.emit('text-data', { channelId, text, language: 'ja' })));
    const { data } = await server.call('transcript', {
      token: leader.token,
      params: { id: channelId },
      query: { limit: 100 },
    });
    expect(data.utterances.map(({ original }) => original.text)).toEqual(said);
  });

  test('CALL-05 CALL-15 CALL-19 the last word counts: joined and left is left, spoken and stopped is silent', async () => {
    const { channelId, speaker, leader } = await server.inCall(['vi']);
    const state = async () => {
      const { data } = await server.call('joinChannel', { token: leader.token, params: { id: channelId } });
      return data.participants.find((one) => one.userId === leader.user.id);
    };
    for (let round = 0; round < 10; round += 1) {
      await Promise.all([
        speaker.emit('speaking', { channelId, speaking: true }),
        speaker.emit('speaking', { channelId, speaking: false }),
        speaker.emit('toggle-mic', { channelId, micEnabled: false }),
        speaker.emit('toggle-mic', { channelId, micEnabled: true }),
      ]);
      expect(await state()).toMatchObject({ speaking: false, micEnabled: true });
      await Promise.all([
        speaker.emit('join-channel', { channelId, language: 'ja' }),
        speaker.emit('leave-channel', { channelId }),
      ]);
      expect(await state()).toBeUndefined();
      await speaker.emit('join-channel', { channelId, language: 'ja' });
    }
  });

  test('CALL-32 PRES-04 a socket that closes while it registers and joins leaves nobody behind', async () => {
    const { leader, workers } = await server.company({ workers: ['vi', 'vi', 'vi', 'vi'] });
    const channelId = await server.channel(leader, workers);
    for (const worker of workers) {
      const client = await server.connect(worker);
      void client.emit('register-user', { language: 'vi' }).catch(() => undefined);
      void client.emit('join-channel', { channelId, language: 'vi' }).catch(() => undefined);
      client.socket.disconnect();
    }
    const watcher = await server.connect(leader);
    await passSecondsUntil(
      clock,
      () => watcher.all('presence-changed').filter(({ online }) => !online).length >= 4,
    );
    await clock.advance(80_000);
    const isActive = async () =>
      (await server.call('listChannels', { token: leader.token })).data.channels[0]?.isActive;
    await expect
      .poll(async () => {
        await clock.advance(1_000);
        return isActive();
      })
      .toBe(false);
  });

  test('CALL-31 two joins at once leave a person in one call', async () => {
    const { leader } = await server.company();
    const channelIds = [await server.channel(leader), await server.channel(leader, [], '足場')];
    const boss = await server.connect(leader);
    for (let round = 0; round < 5; round += 1) {
      await Promise.all(
        channelIds.map((channelId) => boss.emit('join-channel', { channelId, language: 'ja' })),
      );
      const { data } = await server.call('listChannels', { token: leader.token });
      expect(data.channels.filter(({ isActive }) => isActive)).toHaveLength(1);
    }
  });
});

describe('what does not quite fit', () => {
  test('TALK-18 CALL-01 ids in upper case are the same ids', async () => {
    const { channelId, speaker, listeners } = await server.inCall(['vi']);
    await listeners[0]?.emit('join-channel', { channelId: channelId.toUpperCase(), language: 'vi' });
    const utteranceId = randomUUID();
    expect(
      await speaker.emit('text-data', {
        channelId: channelId.toUpperCase(),
        text: '危ない！',
        language: 'ja',
        utteranceId: utteranceId.toUpperCase(),
      }),
    ).toMatchObject({ status: 'ok', utteranceId });
    expect((await listeners[0]?.next('voice-preview'))?.utteranceId).toBe(utteranceId);
  });

  test('EMRG-02 EMRG-08 an alarm goes out whatever comes with it', async () => {
    const { leader } = await server.company();
    const boss = await server.connect(leader);
    const oddities: unknown[] = [
      undefined,
      null,
      'help',
      {},
      { channelId: '', alertId: 'x', location: {} },
      { location: { latitude: 35, longitude: 139 } },
      { location: { latitude: 'north', longitude: 139, accuracy: 1 } },
    ];
    const ids = new Set<string>();
    for (const payload of oddities) {
      const ack = await boss.emit('emergency-alert', payload as never);
      if (ack.status === 'ok') ids.add(ack.alertId);
      await clock.advance(2_001);
    }
    expect(ids.size).toBe(oddities.length);
    const { data } = await server.call('listEmergencies', { token: leader.token });
    expect(data.emergencies.filter(({ location }) => location !== undefined)).toMatchObject([
      { location: { latitude: 35, longitude: 139 } },
    ]);
  });

  test('EMRG-13 EMRG-15 presses at the same moment are one alarm, told to the others once', async () => {
    const { leader, workers } = await server.company({ workers: ['vi'] });
    const boss = await server.connect(leader);
    const [worker] = workers;
    if (worker === undefined) throw new Error('the company has no worker');
    const hand = await server.connect(worker);
    const acks = await Promise.all([1, 2, 3, 4].map(() => hand.emit('emergency-alert', {})));
    expect(new Set(acks.map((ack) => ack.status === 'ok' && ack.alertId)).size).toBe(1);
    await boss.next('emergency-status');
    expect(boss.all('emergency-alert')).toHaveLength(1);
  });

  test('TALK-19 TALK-45 a repeat after a mute joins the first answer; the words of another cannot be corrected', async () => {
    const { channelId, speaker, listeners } = await server.inCall(['vi']);
    const [hand] = listeners;
    if (hand === undefined) throw new Error('the call has no worker');
    const message = { channelId, text: 'Vâng', language: 'vi', utteranceId: randomUUID() } as const;
    await hand.emit('text-data', message);
    const targetUserId = hand.signedIn.user.id;
    await speaker.emit('toggle-mute-user', { channelId, targetUserId, mute: true });
    expect(await hand.emit('text-data', message)).toMatchObject({ status: 'ok' });
    expect(
      await speaker.emit('text-data', {
        channelId,
        text: 'いいえ',
        language: 'ja',
        corrects: message.utteranceId,
      }),
    ).toMatchObject({ code: 'validation' });
    expect(await hand.emit('speaking', { channelId, speaking: true })).toMatchObject({ status: 'ok' });
    const { data } = await server.call('joinChannel', {
      token: speaker.signedIn.token,
      params: { id: channelId },
    });
    expect(data.participants.some((one) => one.speaking)).toBe(false);
  });
});
