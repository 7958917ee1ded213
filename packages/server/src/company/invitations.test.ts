import type { CallBody, RestCalls, SignedIn } from '@genbatalk/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createManualClock, type ManualClock } from '../../test/manual-clock.js';
import { startTestApp, type TestApp } from '../../test/test-app.js';

const DAY_MS = 24 * 3_600_000;
let clock: ManualClock;
let server: TestApp;

beforeAll(async () => {
  clock = createManualClock();
  server = await startTestApp({ clock });
});
afterAll(() => server.close());

async function invite(leader: SignedIn, given: Partial<CallBody<RestCalls['invite']>> = {}) {
  const body = { nickname: 'グエン', language: 'vi' as const, ...given };
  const { data } = await server.call('invite', { token: leader.token, body });
  return data.invitation;
}
const lookUp = (token: string) => server.call('lookUpInvitation', { params: { token } });
const register = (token: string, given: Partial<CallBody<RestCalls['joinAsNewUser']>> = {}) =>
  server.call('joinAsNewUser', {
    params: { token },
    body: { password: 'password', nickname: 'Nguyễn', language: 'vi', ...given },
  });
const accept = (token: string, signedIn: SignedIn) =>
  server.call('acceptInvitation', { token: signedIn.token, params: { token } });
async function channelNames(signedIn: SignedIn): Promise<string[]> {
  const { data } = await server.call('listChannels', { token: signedIn.token });
  return data.channels.map((channel) => channel.name).sort();
}

describe('looking up', () => {
  test('JOIN-01 JOIN-20 the look-up needs no sign-in and says company, channel and whether to register', async () => {
    const { leader } = await server.company({ name: '田中建設' });
    const channelId = await server.channel(leader, [], '3号棟');
    const plain = await invite(leader);
    expect((await lookUp(plain.token)).data).toEqual({
      company: { name: '田中建設' },
      email: null,
      nickname: 'グエン',
      language: 'vi',
      requiresRegistration: true,
      requiresLogin: false,
    });
    const full = await invite(leader, { email: 'new@example.com', channelId });
    expect((await lookUp(full.token)).data).toMatchObject({
      channel: { name: '3号棟' },
      email: 'new@example.com',
      requiresRegistration: true,
      requiresLogin: false,
    });
  });

  test('JOIN-20 an e-mail that belongs to an account requires login, one that was freed does not', async () => {
    const { leader } = await server.company();
    const known = await invite(leader, { email: leader.user.email ?? '' });
    expect((await lookUp(known.token)).data).toMatchObject({
      requiresRegistration: false,
      requiresLogin: true,
    });
    const worker = (await register((await invite(leader)).token, { email: 'freed@example.com' })).data;
    await server.call('deleteMember', { token: leader.token, params: { id: worker.user.id } });
    const again = await invite(leader, { email: 'freed@example.com' });
    expect((await lookUp(again.token)).data).toMatchObject({
      requiresRegistration: true,
      requiresLogin: false,
    });
  });

  test('JOIN-16 JOIN-19 an unknown, a cancelled and a 30 days old invitation answer 404 on every call', async () => {
    const { leader } = await server.company();
    const cancelled = await invite(leader);
    await server.call('cancelInvitation', { token: leader.token, params: { id: cancelled.id } });
    const old = await invite(leader);
    await clock.advance(30 * DAY_MS - 1_000);
    expect((await lookUp(old.token)).status).toBe(200);
    const { data } = await server.call('login', {
      body: { email: leader.user.email ?? '', password: 'correct horse' },
    });
    await clock.advance(1_000);
    for (const token of ['unknown', cancelled.token, old.token]) {
      const answers = [await lookUp(token), await register(token), await accept(token, data)];
      expect(answers.map(({ status, error }) => [status, error.code])).toEqual(
        answers.map(() => [404, 'invitation-invalid']),
      );
    }
  });
});

describe('registering', () => {
  test('JOIN-06 JOIN-07 JOIN-17 whoever registers is a WORKER of the company and a member of the channel', async () => {
    const { leader } = await server.company();
    const channelId = await server.channel(leader, [], 'B棟');
    await server.channel(leader, [], '別の棟');
    const { token } = await invite(leader, { channelId });
    const { status, data, headers } = await register(token);
    expect(status).toBe(201);
    expect(data.user).toMatchObject({
      role: 'WORKER',
      companyId: leader.user.companyId,
      nickname: 'Nguyễn',
      language: 'vi',
      email: null,
    });
    expect(await channelNames(data)).toEqual(['B棟']);
    const cookies = headers.getSetCookie();
    expect(cookies.some((cookie) => /^genbatalk_session=.*HttpOnly.*SameSite=Lax/i.test(cookie))).toBe(true);
  });

  test('JOIN-09 a password of 7 characters is refused, one of 8 is accepted', async () => {
    const { leader } = await server.company();
    const { token } = await invite(leader);
    const short = await register(token, { password: '1234567' });
    expect([short.status, short.error.code]).toEqual([400, 'password-too-short']);
    expect((await register(token, { password: '12345678' })).status).toBe(201);
  });

  test('JOIN-10 AUTH-14 without an e-mail there is a member ID, which signs in; a nickname is needed', async () => {
    const { leader } = await server.company();
    const { token } = await invite(leader);
    expect((await register(token, { nickname: '  ' })).error).toMatchObject({
      code: 'validation',
      details: [{ path: 'nickname', message: '必須項目です' }],
    });
    const { data } = await register(token);
    const { memberId } = (await server.call('me', { token: data.token })).data;
    expect(memberId).toMatch(/^[0-9A-HJKMNP-TV-Z]{8}$/);
    const login = await server.call('login', { body: { email: memberId ?? '', password: 'password' } });
    expect(login.data.user.id).toBe(data.user.id);
  });

  test('JOIN-11 the e-mail is trimmed and lower-cased; left out it is the one of the invitation, empty there is none', async () => {
    const { leader } = await server.company();
    const typed = await register((await invite(leader)).token, { email: '  Minh@Example.com ' });
    expect(typed.data.user.email).toBe('minh@example.com');
    const invited = await invite(leader, { email: 'invited@example.com' });
    expect((await register(invited.token)).data.user.email).toBe('invited@example.com');
    const wrong = await invite(leader, { email: 'mistyped@example.com' });
    expect((await register(wrong.token, { email: '' })).data.user.email).toBeNull();
  });

  test('JOIN-18 a taken e-mail answers 409, makes nobody, and leaves the invitation open', async () => {
    const { leader } = await server.company();
    const { token } = await invite(leader);
    const taken = await register(token, { email: leader.user.email ?? '' });
    expect([taken.status, taken.error.code]).toEqual([409, 'email-taken']);
    const { data } = await server.call('listMembers', { token: leader.token });
    expect([data.members.length, data.invitations.length]).toEqual([1, 1]);
    expect((await register(token)).status).toBe(201);
  });

  test('JOIN-15 a used invitation answers 409 to looking up, registering and accepting', async () => {
    const { leader, workers } = await server.company({ workers: ['en'] });
    const { token } = await invite(leader);
    await register(token);
    const answers = [await lookUp(token), await register(token), await accept(token, workers[0] as SignedIn)];
    expect(answers.map(({ status, error }) => [status, error.code])).toEqual(
      answers.map(() => [409, 'already-accepted']),
    );
  });

  test('JOIN-15 of many acceptances at once exactly one makes a member', async () => {
    const { leader } = await server.company();
    const others = await server.company({ workers: ['vi', 'zh'] });
    const { token } = await invite(leader);
    const answers = await Promise.all([
      register(token),
      accept(token, others.workers[0] as SignedIn),
      register(token),
      accept(token, others.workers[1] as SignedIn),
      register(token),
    ]);
    const statuses = answers.map(({ status }) => status).sort((a, b) => a - b);
    expect(statuses.slice(1)).toEqual([409, 409, 409, 409]);
    expect(statuses[0]).toBeLessThan(300);
    const { data } = await server.call('listMembers', { token: leader.token });
    expect([data.members.length, data.invitations.length]).toEqual([2, 0]);
  });

  test('JOIN-17 a crew registers into a channel while more people are invited into it', async () => {
    const { leader } = await server.company();
    const channelId = await server.channel(leader);
    const crew = await Promise.all([1, 2, 3, 4].map(() => invite(leader, { channelId })));
    const more = { nickname: 'グエン', language: 'vi' as const, channelId };
    const answers = await Promise.all(
      crew.flatMap(({ token }) => [
        register(token),
        server.call('invite', { token: leader.token, body: more }),
      ]),
    );
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 201));
  });

  test('JOIN-17 an invitation into a channel that was deleted since still brings its worker in', async () => {
    const { leader } = await server.company();
    const channelId = await server.channel(leader);
    const { token } = await invite(leader, { channelId });
    await server.call('deleteChannel', { token: leader.token, params: { id: channelId } });
    expect((await lookUp(token)).data.channel).toBeUndefined();
    const { data } = await register(token);
    expect(await channelNames(data)).toEqual([]);
  });
});
