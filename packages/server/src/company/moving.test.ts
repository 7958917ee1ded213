import type { CallBody, RestCalls, SignedIn } from '@genbatalk/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../test/test-app.js';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

async function invite(leader: SignedIn, given: Partial<CallBody<RestCalls['invite']>> = {}) {
  const body = { nickname: 'グエン', language: 'vi' as const, ...given };
  const { data } = await server.call('invite', { token: leader.token, body });
  return data.invitation;
}
const accept = (token: string, signedIn: SignedIn) =>
  server.call('acceptInvitation', { token: signedIn.token, params: { token } });
async function join(leader: SignedIn): Promise<SignedIn> {
  const { token } = await invite(leader);
  const body = { password: 'password', nickname: 'Nguyễn', language: 'vi' as const };
  return (await server.call('joinAsNewUser', { params: { token }, body })).data;
}
async function channelNames(signedIn: SignedIn): Promise<string[]> {
  const { data } = await server.call('listChannels', { token: signedIn.token });
  return data.channels.map((channel) => channel.name).sort();
}

describe('accepting', () => {
  test('JOIN-13 JOIN-17 JOIN-21 a worker moves: new company and channel, old channels left, the token stays', async () => {
    const old = await server.company({ workers: ['vi'] });
    const worker = old.workers[0] as SignedIn;
    const oldChannel = await server.channel(old.leader, [worker]);
    const { leader } = await server.company();
    const channelId = await server.channel(leader, [], '新しい現場');
    const { token } = await invite(leader, { channelId });
    const { status, data } = await accept(token, worker);
    expect(status).toBe(200);
    expect(data.user).toEqual({ ...worker.user, companyId: leader.user.companyId, role: 'WORKER' });
    expect((await server.call('me', { token: worker.token })).data.user).toEqual(data.user);
    expect(await channelNames(worker)).toEqual(['新しい現場']);
    const enter = await server.call('joinChannel', { token: worker.token, params: { id: oldChannel } });
    expect(enter.status).toBe(404);
    const oldMembers = await server.call('listMembers', { token: old.leader.token });
    expect(oldMembers.data.members.map((member) => member.id)).toEqual([old.leader.user.id]);
    const [card] = (await server.call('listChannels', { token: old.leader.token })).data.channels;
    expect(card?.members.map((member) => member.user.id)).toEqual([old.leader.user.id]);
  });

  test('JOIN-21 who moves out of a running call leaves it, goes offline there and has the sockets closed', async () => {
    const old = await server.company({ workers: ['vi'] });
    const worker = old.workers[0] as SignedIn;
    const oldChannel = await server.channel(old.leader, [worker]);
    const watching = await server.connect(old.leader);
    const moving = await server.connect(worker);
    await watching.emit('join-channel', { channelId: oldChannel, language: 'ja' });
    await moving.emit('join-channel', { channelId: oldChannel, language: 'vi' });
    const closed = new Promise((resolve) => moving.socket.once('disconnect', resolve));
    const { leader } = await server.company();
    await accept((await invite(leader)).token, worker);
    await watching.next('user-left', (left) => left.userId === worker.user.id);
    await watching.next('participants-updated', (state) => state.participants.length === 1);
    await watching.next('presence-changed', (change) => change.userId === worker.user.id && !change.online);
    await closed;
    const newLeader = await server.connect(leader);
    const back = await server.connect(worker);
    await newLeader.next('presence-changed', (change) => change.userId === worker.user.id && change.online);
    expect((await back.emit('join-channel', { channelId: oldChannel, language: 'vi' })).status).toBe('error');
    const online = await server.call('onlineStatus', { token: old.leader.token });
    expect(online.data.onlineUsers).toEqual([old.leader.user.id]);
  });

  test('JOIN-21 who comes back is in none of the channels of before', async () => {
    const home = await server.company({ workers: ['vi'] });
    const worker = home.workers[0] as SignedIn;
    await server.channel(home.leader, [worker], '昔');
    const { leader } = await server.company();
    await accept((await invite(leader)).token, worker);
    await accept((await invite(home.leader)).token, worker);
    expect((await server.call('me', { token: worker.token })).data.user).toEqual(worker.user);
    expect(await channelNames(worker)).toEqual([]);
  });

  test('JOIN-21 a sign-in link of the old company dies with the move', async () => {
    const old = await server.company({ workers: ['vi'] });
    const worker = old.workers[0] as SignedIn;
    const link = await server.call('createSignInLink', {
      token: old.leader.token,
      params: { id: worker.user.id },
    });
    const { leader } = await server.company();
    await accept((await invite(leader)).token, worker);
    const token = link.data.url.split('/').at(-1) ?? '';
    expect((await server.call('signInWithLink', { params: { token } })).status).toBe(404);
  });

  test('JOIN-21 the only leader gets 409 and stays; one of two leaders moves and is a WORKER', async () => {
    const home = await server.company();
    const { leader } = await server.company();
    const invitation = await invite(leader);
    const refused = await accept(invitation.token, home.leader);
    expect([refused.status, refused.error.code]).toEqual([409, 'only-leader']);
    expect((await server.call('me', { token: home.leader.token })).data.user).toEqual(home.leader.user);

    const second = await join(home.leader);
    await server.app.database.asSystem((tx) =>
      tx.execute(`update users set role = 'LEADER' where id = '${second.user.id}'`),
    );
    const moved = await accept(invitation.token, home.leader);
    expect(moved.data.user).toMatchObject({ role: 'WORKER', companyId: leader.user.companyId });
    expect((await server.call('listMembers', { token: home.leader.token })).status).toBe(403);
  });

  test('JOIN-21 when two leaders leave at once, one of them stays', async () => {
    const home = await server.company();
    const second = await join(home.leader);
    await server.app.database.asSystem((tx) =>
      tx.execute(`update users set role = 'LEADER' where id = '${second.user.id}'`),
    );
    const { leader } = await server.company();
    const invitations = [await invite(leader), await invite(leader)];
    const answers = await Promise.all([
      accept(invitations[0]?.token ?? '', home.leader),
      accept(invitations[1]?.token ?? '', second),
    ]);
    expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 409]);
  });

  test('JOIN-17 a worker who accepts an invitation of the own company gets its channel and stays', async () => {
    const { leader, workers } = await server.company({ workers: ['vi'] });
    const worker = workers[0] as SignedIn;
    await server.channel(leader, [worker], '一');
    const channelId = await server.channel(leader, [], '二');
    const { data } = await accept((await invite(leader, { channelId })).token, worker);
    expect(data.user).toEqual(worker.user);
    expect(await channelNames(worker)).toEqual(['一', '二']);
  });
});
