import type { CallBody, RestCalls, SignedIn } from '@genbatalk/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../test/test-app.js';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

const invite = (leader: SignedIn, body: Partial<CallBody<RestCalls['invite']>> = {}) =>
  server.call('invite', {
    token: leader.token,
    body: { nickname: 'グエン', language: 'vi', ...body },
  });
const list = async (leader: SignedIn) => (await server.call('listMembers', { token: leader.token })).data;
const remove = (leader: SignedIn, id: string) =>
  server.call('deleteMember', { token: leader.token, params: { id } });

describe('invitations of a company', () => {
  test('MEMB-03 MEMB-05 MEMB-14 an invitation answers its fields, its e-mail trimmed and lower-cased', async () => {
    const { leader } = await server.company();
    const { status, data } = await invite(leader, { email: '  Minh@Example.COM ' });
    expect(status).toBe(201);
    expect(data.invitation).toEqual({
      id: expect.any(String),
      nickname: 'グエン',
      email: 'minh@example.com',
      language: 'vi',
      createdAt: expect.stringMatching(/^\d{4}-.*Z$/),
      token: expect.stringMatching(/^[\w-]{43}$/),
    });
    expect((await list(leader)).invitations).toEqual([data.invitation]);
    for (const email of [undefined, '', '  ']) {
      const without = await invite(leader, email === undefined ? {} : { email });
      expect(Object.keys(without.data.invitation)).not.toContain('email');
    }
  });

  test('MEMB-04 MEMB-07 ERR-02 an empty nickname and a language that is not for invitations answer 400 with the field', async () => {
    const { leader } = await server.company();
    const blank = await invite(leader, { nickname: '　 ' });
    expect([blank.status, blank.error.details]).toEqual([
      400,
      [{ path: 'nickname', message: '必須項目です' }],
    ]);
    for (const language of ['de', 'fr', 'it', 'xx', '']) {
      const refused = await invite(leader, { language: language as 'ja' });
      expect([refused.status, refused.error.details.map(({ path }) => path)]).toEqual([400, ['language']]);
    }
    const both = await invite(leader, { nickname: '', email: 'no e-mail' });
    expect(both.error.details.map(({ path }) => path).sort()).toEqual(['email', 'nickname']);
    expect((await list(leader)).invitations).toEqual([]);
  });

  test('MEMB-03 SEC-07 a channel of another company, a deleted and an unknown one answer the same 404', async () => {
    const { leader } = await server.company();
    const foreign = await server.channel((await server.company()).leader);
    const deleted = await server.channel(leader);
    await server.call('deleteChannel', { token: leader.token, params: { id: deleted } });
    const answers = await Promise.all(
      [foreign, deleted, '00000000-0000-4000-8000-000000000000'].map((channelId) =>
        invite(leader, { channelId }),
      ),
    );
    expect(new Set(answers.map(({ status, error }) => JSON.stringify([status, error])))).toHaveLength(1);
    expect(answers[0]?.status).toBe(404);
  });

  test('MEMB-18 MEMB-19 an invitation is listed until it is cancelled or accepted', async () => {
    const { leader } = await server.company();
    const first = (await invite(leader)).data.invitation;
    const second = (await invite(leader)).data.invitation;
    const cancel = () => server.call('cancelInvitation', { token: leader.token, params: { id: first.id } });
    expect((await cancel()).status).toBe(204);
    expect((await list(leader)).invitations.map(({ id }) => id)).toEqual([second.id]);
    expect((await cancel()).status).toBe(404);
    await server.call('joinAsNewUser', {
      params: { token: second.token },
      body: { password: 'password', nickname: '李', language: 'zh' },
    });
    const after = await list(leader);
    expect([after.invitations.length, after.members.length]).toEqual([0, 2]);
    const late = await server.call('cancelInvitation', {
      token: leader.token,
      params: { id: second.id },
    });
    expect([late.status, late.error.code]).toEqual([409, 'already-accepted']);
  });

  test('SEC-01 the database holds a used invitation’s token by its hash only, and its e-mail no more', async () => {
    const { leader } = await server.company();
    const { invitation } = (await invite(leader, { email: 'gone@example.com' })).data;
    await server.call('joinAsNewUser', {
      params: { token: invitation.token },
      body: { password: 'password', nickname: '李', language: 'zh', email: '' },
    });
    const { rows } = await server.app.database.asSystem((tx) =>
      tx.execute(`select * from invitations where id = '${invitation.id}'`),
    );
    expect(rows[0]).toMatchObject({ token: null, email: null });
  });
});

describe('members', () => {
  test('MEMB-14 the list has every user of the company, with exactly its fields', async () => {
    const { leader, workers } = await server.company({ workers: ['vi', 'zh'] });
    const { members } = await list(leader);
    expect(members.map(({ id }) => id).sort()).toEqual(
      [leader, ...workers].map(({ user }) => user.id).sort(),
    );
    for (const member of members)
      expect(Object.keys(member).sort()).toEqual(['createdAt', 'id', 'language', 'nickname']);
  });

  test('MEMB-16 MEMB-17 a deleted member is gone: tokens, list, channels, call, presence, e-mail', async () => {
    const { leader } = await server.company();
    const { invitation } = (await invite(leader, { email: 'leaving@example.com' })).data;
    const { data: worker } = await server.call('joinAsNewUser', {
      params: { token: invitation.token },
      body: { password: 'password', nickname: '李', language: 'zh' },
    });
    const channelId = await server.channel(leader, [worker]);
    const watching = await server.connect(leader);
    const leaving = await server.connect(worker);
    await watching.emit('join-channel', { channelId, language: 'ja' });
    await leaving.emit('join-channel', { channelId, language: 'zh' });
    const closed = new Promise((resolve) => leaving.socket.once('disconnect', resolve));

    expect((await remove(leader, worker.user.id)).status).toBe(204);
    await closed;
    await watching.next('user-left', (left) => left.userId === worker.user.id && left.userName === '李');
    await watching.next('participants-updated', (state) => state.participants.length === 1);
    await watching.next('presence-changed', (change) => change.userId === worker.user.id && !change.online);
    expect((await server.call('me', { token: worker.token })).status).toBe(401);
    await expect(server.connect(worker)).rejects.toThrow('unauthorized');
    expect((await list(leader)).members.map(({ id }) => id)).toEqual([leader.user.id]);
    const [channel] = (await server.call('listChannels', { token: leader.token })).data.channels;
    expect(channel?.members.map(({ user }) => user.id)).toEqual([leader.user.id]);
    const login = await server.call('login', {
      body: { email: 'leaving@example.com', password: 'password' },
    });
    expect(login.status).toBe(401);
    const again = (await invite(leader, { email: 'leaving@example.com' })).data.invitation;
    const back = await server.call('joinAsNewUser', {
      params: { token: again.token },
      body: { password: 'password', nickname: '李', language: 'zh' },
    });
    expect(back.status).toBe(201);
    expect(back.data.user.id).not.toBe(worker.user.id);
    expect((await remove(leader, worker.user.id)).status).toBe(404);
  });

  test('MEMB-16 the only leader cannot be deleted; of two that delete each other one stays', async () => {
    const { leader } = await server.company();
    const refused = await remove(leader, leader.user.id);
    expect([refused.status, refused.error.code]).toEqual([409, 'only-leader']);
    const second = (await joinAs(leader)).user.id;
    await server.app.database.asSystem((tx) =>
      tx.execute(`update users set role = 'LEADER' where id = '${second}'`),
    );
    const answers = await Promise.all([remove(leader, leader.user.id), remove(leader, second)]);
    const statuses = answers.map(({ status }) => status).sort((a, b) => a - b);
    expect(statuses[0]).toBe(204);
    expect([401, 409]).toContain(statuses[1]);
  });

  test('AUTH-15 AUTH-17 a leader’s sign-in link signs its member in once; looking at it uses nothing up', async () => {
    const { leader, workers } = await server.company({ workers: ['vi'] });
    const id = workers[0]?.user.id ?? '';
    const before = Date.now();
    const { status, data } = await server.call('createSignInLink', { token: leader.token, params: { id } });
    expect(status).toBe(201);
    expect(data.url.startsWith(`${server.url}/signin/`)).toBe(true);
    const hours = (new Date(data.expiresAt).getTime() - before) / 3_600_000;
    expect(hours).toBeGreaterThan(23.9);
    expect(hours).toBeLessThan(24.1);
    // What a chat's link preview does.
    await fetch(data.url);
    const token = data.url.split('/').at(-1) ?? '';
    expect((await server.call('signInWithLink', { params: { token } })).data.user.id).toBe(id);
    expect((await server.call('signInWithLink', { params: { token } })).error.code).toBe('link-invalid');
  });

  test('AUTH-15 a sign-in link leads to PUBLIC_URL where that is set', async () => {
    const config = { publicUrl: 'https://talk.example.com' } as never;
    const publicServer = await startTestApp({ config });
    try {
      const { leader, workers } = await publicServer.company({ workers: ['vi'] });
      const { data } = await publicServer.call('createSignInLink', {
        token: leader.token,
        params: { id: workers[0]?.user.id ?? '' },
      });
      expect(data.url).toMatch(/^https:\/\/talk\.example\.com\/signin\/[\w-]{43}$/);
    } finally {
      await publicServer.close();
    }
  });

  test('MEMB-20 a worker gets 403 on the four calls of member management', async () => {
    const { leader, workers } = await server.company({ workers: ['vi'] });
    const { invitation } = (await invite(leader)).data;
    const worker = workers[0] as SignedIn;
    const answers = [
      await server.call('listMembers', { token: worker.token }),
      await invite(worker),
      await remove(worker, leader.user.id),
      await server.call('cancelInvitation', { token: worker.token, params: { id: invitation.id } }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 403]);
    expect((await list(leader)).invitations).toHaveLength(1);
  });

  async function joinAs(leader: SignedIn): Promise<SignedIn> {
    const { invitation } = (await invite(leader)).data;
    const { data } = await server.call('joinAsNewUser', {
      params: { token: invitation.token },
      body: { password: 'password', nickname: '李', language: 'zh' },
    });
    return data;
  }
});
