import { afterEach, beforeEach, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../test/test-app.js';

let server: TestApp;
beforeEach(async () => {
  server = await startTestApp();
});
afterEach(() => server.close());

async function inCall() {
  const { leader, channelId, speaker: boss, workers, listeners } = await server.inCall(['vi']);
  const [anh] = workers;
  const [hand] = listeners;
  if (anh === undefined || hand === undefined) throw new Error('the call has no worker');
  const target = { channelId, targetUserId: anh.user.id };
  const state = async () => {
    const { data } = await server.call('joinChannel', { token: leader.token, params: { id: channelId } });
    return data.participants.find((one) => one.userId === anh.user.id);
  };
  return { leader, anh, channelId, boss, hand, target, state };
}

const say = { text: 'Vâng', language: 'vi' } as const;

test('CALL-21 CALL-20 CALL-35 a muted member speaks neither text nor voice nor switches on, but taps presets and raises alarms', async () => {
  const { boss, hand, target, channelId, leader, state } = await inCall();
  await boss.emit('toggle-mute-user', { ...target, mute: true });
  expect(await hand.next('user-muted')).toEqual({
    channelId,
    userId: target.targetUserId,
    by: { userId: leader.user.id, userName: leader.user.nickname },
    micEnabled: false,
  });
  expect(await state()).toMatchObject({ isMuted: true, micEnabled: false, speaking: false });
  expect(await hand.emit('text-data', { channelId, ...say })).toMatchObject({ code: 'muted' });
  const audioBase64 = Buffer.alloc(6_000).toString('base64');
  expect(await hand.emit('voice-data', { channelId, audioBase64, language: 'vi' })).toMatchObject({
    code: 'muted',
  });
  expect(await hand.emit('toggle-mic', { channelId, micEnabled: true })).toMatchObject({ code: 'muted' });
  expect(await state()).toMatchObject({ micEnabled: false });
  expect(
    await hand.emit('send-preset-phrase', { channelId, phraseKey: 'danger', category: 'safety' }),
  ).toMatchObject({ status: 'ok' });
  expect(await hand.emit('emergency-alert', { channelId })).toMatchObject({ status: 'ok' });

  // Leaving and coming back does not lift it; the leader does.
  await hand.emit('leave-channel', { channelId });
  await hand.emit('join-channel', { channelId, language: 'vi' });
  expect(await hand.emit('text-data', { channelId, ...say })).toMatchObject({ code: 'muted' });
  await boss.emit('toggle-mute-user', { ...target, mute: false });
  expect(await hand.next('user-unmuted')).toMatchObject({ micEnabled: true });
  expect(await hand.emit('text-data', { channelId, ...say })).toMatchObject({ status: 'ok' });
});

test('CALL-23 CALL-25 CALL-36 with the microphone off, speech is refused and typing passes; the member can switch it on again', async () => {
  const { boss, hand, target, channelId, state } = await inCall();
  await boss.emit('leader-toggle-member-mic', { ...target, micEnabled: false });
  expect(await hand.next('mic-toggled-by-leader')).toMatchObject({
    micEnabled: false,
    userId: target.targetUserId,
  });
  expect(await state()).toMatchObject({ micEnabled: false, isMuted: false });
  expect(await hand.emit('text-data', { channelId, ...say, source: 'speech' })).toMatchObject({
    code: 'mic-off',
  });
  expect(await hand.emit('text-data', { channelId, ...say, source: 'typed' })).toMatchObject({
    status: 'ok',
  });
  const audioBase64 = Buffer.alloc(6_000).toString('base64');
  expect(await hand.emit('voice-data', { channelId, audioBase64, language: 'vi' })).toMatchObject({
    code: 'mic-off',
  });
  expect(await hand.emit('toggle-mic', { channelId, micEnabled: true })).toEqual({ status: 'ok' });
  expect(await hand.emit('text-data', { channelId, ...say, source: 'speech' })).toMatchObject({
    status: 'ok',
  });
});

test('CALL-19 the own microphone is shown to all', async () => {
  const { boss, hand, channelId, anh } = await inCall();
  await hand.emit('toggle-mic', { channelId, micEnabled: false });
  const { participants } = await boss.next('participants-updated', (state) =>
    state.participants.some((one) => !one.micEnabled),
  );
  expect(participants.filter((one) => !one.micEnabled).map((one) => one.userId)).toEqual([anh.user.id]);
});

test('CALL-22 a worker mutes and switches nobody', async () => {
  const { hand, leader, channelId, boss } = await inCall();
  const target = { channelId, targetUserId: leader.user.id };
  expect(await hand.emit('toggle-mute-user', { ...target, mute: true })).toMatchObject({ code: 'forbidden' });
  expect(await hand.emit('leader-toggle-member-mic', { ...target, micEnabled: false })).toMatchObject({
    code: 'forbidden',
  });
  expect(
    await boss.emit('text-data', { channelId, text: '聞こえますか', language: 'ja', source: 'speech' }),
  ).toMatchObject({
    status: 'ok',
  });
});
