import { randomUUID } from 'node:crypto';
import type { Language, SignedIn } from '@genbatalk/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createManualClock } from '../../test/manual-clock.js';
import { changePlan, endTrialAt, spend } from '../../test/plans.js';
import { startTestApp, type TestApp } from '../../test/test-app.js';

const clock = createManualClock();
let server: TestApp;
beforeAll(async () => {
  server = await startTestApp({ clock });
});
afterAll(() => server.close());

const createChannel = ({ token }: SignedIn) =>
  server.call('createChannel', { token, body: { name: '3号棟' } });
const invite = ({ token }: SignedIn) =>
  server.call('invite', { token, body: { nickname: 'ミン', language: 'vi' } });
const accept = (token: string) =>
  server.call('joinAsNewUser', {
    params: { token },
    body: { password: 'password', nickname: 'ミン', language: 'vi' },
  });
const addPhrase = ({ token }: SignedIn, text: string) =>
  server.call('addPhrase', { token, body: { language: 'ja', text, translations: { vi: text } } });
const statuses = (answers: { status: number }[]) =>
  answers.map((answer) => answer.status).sort((a, b) => a - b);
const start = async (person: SignedIn) =>
  (await server.connect(person)).emit('face-to-face-start', { sessionId: randomUUID() });

async function readUsage({ token }: SignedIn) {
  return (await server.call('subscriptionStatus', { token })).data.usage;
}

describe('channels', () => {
  test('PLAN-19 a channel beyond the plan’s is refused with 402 and not made', async () => {
    const { leader } = await server.company({ plan: 'trial' });
    expect((await createChannel(leader)).status).toBe(201);
    const refused = await createChannel(leader);
    expect(refused).toMatchObject({ status: 402, error: { code: 'plan-limit' } });
    expect(refused.error.message).toContain('リーダーがプランを変更');
    expect((await server.call('listChannels', { token: leader.token })).data.channels).toHaveLength(1);
  });

  test('PLAN-19 of two at once at the limit one is refused', async () => {
    const { leader } = await server.company({ plan: 'trial' });
    const answers = await Promise.all([createChannel(leader), createChannel(leader), createChannel(leader)]);
    expect(statuses(answers)).toEqual([201, 402, 402]);
  });

  test('PLAN-19 PLAN-35 a personal plan has none, and what there was stays', async () => {
    const { leader } = await server.company({ plan: 'trial' });
    await createChannel(leader);
    await changePlan(server, leader, 'personal_basic');
    expect((await createChannel(leader)).error).toMatchObject({ code: 'plan-limit' });
    expect(await readUsage(leader)).toMatchObject({ channels: 1 });
  });
});

describe('members', () => {
  test('PLAN-20 PLAN-34 members and pending invitations together fill the plan, the leader counted', async () => {
    const { leader } = await server.company({ plan: 'trial', workers: ['vi', 'zh'] });
    expect([(await invite(leader)).status, (await invite(leader)).status]).toEqual([201, 201]);
    expect(await invite(leader)).toMatchObject({ status: 402, error: { code: 'plan-limit' } });
    const { invitations } = (await server.call('listMembers', { token: leader.token })).data;
    expect(invitations).toHaveLength(2);
    await server.call('cancelInvitation', {
      token: leader.token,
      params: { id: invitations[0]?.id ?? '' },
    });
    expect((await invite(leader)).status).toBe(201);
  });

  test('PLAN-34 of several invitations at once at the limit one passes', async () => {
    const { leader } = await server.company({ plan: 'trial', workers: ['vi', 'vi', 'vi'] });
    expect(statuses(await Promise.all([invite(leader), invite(leader), invite(leader)]))).toEqual([
      201, 402, 402,
    ]);
  });

  test('PLAN-20 PLAN-34 the limit is checked again on acceptance, and nobody is added beyond it', async () => {
    const { leader } = await server.company({ plan: 'BASIC', workers: ['vi', 'vi', 'vi'] });
    const tokens = [
      (await invite(leader)).data.invitation.token,
      (await invite(leader)).data.invitation.token,
    ];
    const mover = (await server.company({ plan: 'trial', workers: ['zh'] })).workers[0];
    await changePlan(server, leader, 'team5_lite');
    const answers = await Promise.all(tokens.map(accept));
    expect(statuses(answers)).toEqual([201, 402]);
    const left = tokens[answers.findIndex((answer) => answer.status === 402)] ?? '';
    const moved = await server.call('acceptInvitation', {
      token: mover?.token ?? '',
      params: { token: left },
    });
    expect(moved).toMatchObject({ status: 402, error: { code: 'plan-limit' } });
    expect((await readUsage(leader)).members).toBe(5);
    // Refused, not used up: with room it still works.
    await changePlan(server, leader, 'BASIC');
    expect((await accept(left)).status).toBe(201);
  });
});

describe('own phrases', () => {
  test('PLAN-21 PLAN-36 the trial has 20, and the 21st is refused with 402', async () => {
    const { leader } = await server.company({ plan: 'trial' });
    for (let number = 1; number <= 20; number += 1)
      expect((await addPhrase(leader, `合図${number}`)).status).toBe(201);
    expect(await addPhrase(leader, '合図21')).toMatchObject({ status: 402, error: { code: 'plan-limit' } });
    const { phrases } = (await server.call('listPhrases', { token: leader.token })).data;
    expect(phrases).toHaveLength(20);
    await changePlan(server, leader, 'team5_enterprise');
    expect((await addPhrase(leader, '合図21')).status).toBe(201);
  });

  test('PLAN-36 a plan that names none has none', async () => {
    const { leader } = await server.company({ plan: 'PREMIUM' });
    expect(await addPhrase(leader, '合図')).toMatchObject({ status: 402, error: { code: 'plan-limit' } });
  });
});

describe('minutes', () => {
  test('USAGE-05 face-to-face is refused once its minutes are used up, to the second', async () => {
    const { leader } = await server.company({ plan: 'personal_basic' });
    await spend(server, leader, { kind: 'faceToFace', seconds: 300 * 60 - 1, endedAt: clock.now() });
    expect(await start(leader)).toEqual({ status: 'ok' });
    const other = await server.company({ plan: 'personal_basic' });
    await spend(server, other.leader, { kind: 'faceToFace', seconds: 300 * 60, endedAt: clock.now() });
    expect(await start(other.leader)).toMatchObject({ status: 'error', code: 'minutes-exhausted' });
  });

  test('USAGE-05 a channel call is refused at its first joiner, over REST with 402', async () => {
    const { leader } = await server.company({ plan: 'team5_lite' });
    const channelId = await server.channel(leader);
    await spend(server, leader, { kind: 'team', seconds: 900 * 60, endedAt: clock.now() });
    const client = await server.connect(leader);
    expect(await client.emit('join-channel', { channelId, language: 'ja' })).toMatchObject({
      status: 'error',
      code: 'minutes-exhausted',
    });
    expect(
      await server.call('joinChannel', { token: leader.token, params: { id: channelId } }),
    ).toMatchObject({ status: 402, error: { code: 'minutes-exhausted' } });
  });

  test('USAGE-05 minutes of an earlier period are not counted any more', async () => {
    const { leader } = await server.company({ plan: 'personal_basic' });
    const lastMonth = new Date('2026-10-31T15:00:00.000Z');
    await spend(server, leader, { kind: 'faceToFace', seconds: 400 * 60, endedAt: lastMonth });
    expect(await start(leader)).toEqual({ status: 'ok' });
  });

  test('DIAL-10 a call that the plan does not allow gives call-failed with plan and what to do', async () => {
    const { leader, workers } = await server.company({ plan: 'team5_lite', workers: ['vi'] });
    const channelId = await server.channel(leader, workers);
    const caller = await server.connect(leader);
    await server.connect(workers[0] as SignedIn);
    const targetUserId = workers[0]?.user.id ?? '';
    expect(await caller.emit('call-member', { targetUserId, channelId })).toMatchObject({
      status: 'error',
      code: 'plan',
    });
    const failed = await caller.next('call-failed');
    expect(failed).toMatchObject({ code: 'plan', userId: targetUserId });
    expect(failed.message).toContain('プラン');
  });

  test('USAGE-08 a running call is joined and goes on when the minutes run out; presets in it work', async () => {
    const { leader, workers } = await server.company({ plan: 'team5_lite', workers: ['vi', 'zh'] });
    const channelId = await server.channel(leader, workers);
    const people = await Promise.all([leader, ...workers].map((person) => server.connect(person)));
    const [first, second, third] = people;
    const join = (client: typeof first, language: Language) =>
      client?.emit('join-channel', { channelId, language });
    expect(await join(first, 'ja')).toMatchObject({ status: 'ok' });
    await spend(server, leader, { kind: 'team', seconds: 900 * 60, endedAt: clock.now() });
    expect(await join(second, 'vi')).toMatchObject({ status: 'ok' });
    expect(await join(third, 'zh')).toMatchObject({ status: 'ok' });
    expect(
      await first?.emit('send-preset-phrase', { channelId, phraseKey: 'danger', category: 'safety' }),
    ).toMatchObject({ status: 'ok' });
    expect(await first?.emit('text-data', { channelId, text: '止まれ', language: 'ja' })).toMatchObject({
      status: 'ok',
    });
    for (const client of people) await client.emit('leave-channel', { channelId });
    expect(await join(first, 'ja')).toMatchObject({ status: 'error', code: 'minutes-exhausted' });
  });
});

describe('after the trial', () => {
  test('USAGE-06 PLAN-32 PLAN-05 from the instant of its end, what needs it is refused with trial-ended', async () => {
    const { leader, workers } = await server.company({ plan: 'trial', workers: ['vi'] });
    const channelId = await server.channel(leader, workers);
    const token = (await invite(leader)).data.invitation.token;
    await endTrialAt(server, leader, clock.now());
    const trialEnded = { status: 402, error: { code: 'trial-ended' } };
    expect(await createChannel(leader)).toMatchObject(trialEnded);
    expect(await invite(leader)).toMatchObject(trialEnded);
    expect(await addPhrase(leader, '合図')).toMatchObject(trialEnded);
    expect(
      await server.call('joinChannel', { token: leader.token, params: { id: channelId } }),
    ).toMatchObject(trialEnded);
    expect(await start(leader)).toMatchObject({ status: 'error', code: 'trial-ended' });
    const client = await server.connect(leader);
    expect(await client.emit('join-channel', { channelId, language: 'ja' })).toMatchObject({
      status: 'error',
      code: 'trial-ended',
    });
    expect((await server.call('subscriptionStatus', { token: leader.token })).data).toMatchObject({
      company: { plan: 'FREE', subscriptionStatus: 'EXPIRED', trialDaysLeft: 0 },
      needsUpgrade: true,
      limits: { channels: 1, members: 5, minutes: { faceToFace: 0, oneToOne: 0, team: 0 } },
    });
    // Who was invited in time comes in.
    expect((await accept(token)).status).toBe(201);
  });

  test('USAGE-08 PLAN-06 reading, settings, billing and alarms work, and a paused plan counts as expired', async () => {
    const { leader, workers } = await server.company({ plan: 'team5_pro', workers: ['vi'] });
    const channelId = await server.channel(leader, workers);
    const companyId = leader.user.companyId ?? '';
    await server.app.database.forCompany(companyId, (tx) =>
      server.app.subscriptions.apply(tx, companyId, { type: 'paymentFailed' }, { by: 'payment' }),
    );
    const { token } = leader;
    expect(await createChannel(leader)).toMatchObject({ status: 402, error: { code: 'trial-ended' } });
    expect((await server.call('listChannels', { token })).status).toBe(200);
    expect((await server.call('transcript', { token, params: { id: channelId } })).status).toBe(200);
    expect((await server.call('updateMe', { token, body: { nickname: '田中' } })).status).toBe(200);
    expect((await server.call('listPlans', { token })).status).toBe(200);
    expect((await server.call('subscriptionStatus', { token })).data).toMatchObject({
      company: { plan: 'team5_pro', subscriptionStatus: 'PAUSED' },
      needsUpgrade: true,
    });
    const worker = await server.connect(workers[0] as SignedIn);
    const watching = await server.connect(leader);
    expect(await worker.emit('emergency-alert', {})).toMatchObject({ status: 'ok' });
    expect(await watching.next('emergency-alert')).toMatchObject({ senderId: workers[0]?.user.id });
  });
});
