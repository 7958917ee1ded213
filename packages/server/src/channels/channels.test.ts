import type { SignedIn } from '@genbatalk/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../test/test-app.js';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

const list = async ({ token }: SignedIn) => (await server.call('listChannels', { token })).data.channels;
const memberIds = async (leader: SignedIn, channelId: string) =>
  (await list(leader))
    .find((channel) => channel.id === channelId)
    ?.members.map(({ user }) => user.id)
    .sort();
const setMembers = (leader: SignedIn, id: string, userIds: string[]) =>
  server.call('setChannelMembers', { token: leader.token, params: { id }, body: { userIds } });
const idsOf = (...people: SignedIn[]) => people.map(({ user }) => user.id).sort();

describe('the list', () => {
  test('CHAN-01 CHAN-02 CHAN-03 a worker has its own channels, a leader all, another leader’s too', async () => {
    const { leader, workers } = await server.company({ workers: ['vi', 'zh'] });
    const [worker, second] = workers as [SignedIn, SignedIn];
    await server.app.database.asSystem((tx) =>
      tx.execute(`update users set role = 'LEADER' where id = '${second.user.id}'`),
    );
    const own = await server.channel(leader, [worker], '一');
    await server.channel(second, [], '二');
    expect((await list(worker)).map(({ name }) => name)).toEqual(['一']);
    for (const one of [leader, second]) {
      const cards = await list(one);
      expect(cards.map(({ name }) => name)).toEqual(['一', '二']);
      for (const card of cards)
        expect(card.members.map(({ user }) => user.id)).toEqual(
          expect.arrayContaining([leader.user.id, second.user.id]),
        );
    }
    const client = await server.connect(worker);
    await client.emit('join-channel', { channelId: own, language: 'vi' });
    const { id, nickname, language } = worker.user;
    expect((await list(worker))[0]).toEqual({
      id: own,
      name: '一',
      createdAt: expect.stringMatching(/^\d{4}-.*Z$/),
      isActive: true,
      members: expect.arrayContaining([{ user: { id, nickname, language } }]),
    });
    await client.emit('leave-channel', { channelId: own });
    expect((await list(worker))[0]?.isActive).toBe(false);
  });
});

describe('creating and renaming', () => {
  test('CHAN-12 CHAN-13 a leader creates a channel; a blank name answers 400 and creates none', async () => {
    const { leader } = await server.company();
    const create = (name: string) => server.call('createChannel', { token: leader.token, body: { name } });
    const { status, data } = await create('  3号棟 ');
    expect([status, data]).toEqual([201, { channel: { id: expect.any(String), name: '3号棟' } }]);
    for (const name of ['', '   ', '　']) expect((await create(name)).status).toBe(400);
    expect(await list(leader)).toHaveLength(1);
  });

  test('CHAN-14 CHAN-19 a worker gets 403 on creating, renaming, deleting and setting members', async () => {
    const { leader, workers } = await server.company({ workers: ['vi'] });
    const worker = workers[0] as SignedIn;
    const id = await server.channel(leader, [worker]);
    const { token } = worker;
    const answers = [
      await server.call('createChannel', { token, body: { name: '勝手' } }),
      await server.call('renameChannel', { token, params: { id }, body: { name: '勝手' } }),
      await server.call('deleteChannel', { token, params: { id } }),
      await setMembers(worker, id, []),
    ];
    expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 403]);
    expect((await list(worker)).map(({ name }) => name)).toEqual(['3号棟']);
  });

  test('CHAN-15 joining answers the channel and who is there; an outsider of the company gets 403', async () => {
    const { leader, workers } = await server.company({ workers: ['vi', 'zh'] });
    const [member, outsider] = workers as [SignedIn, SignedIn];
    const id = await server.channel(leader, [member]);
    const client = await server.connect(member);
    await client.emit('join-channel', { channelId: id, language: 'vi' });
    const { data } = await server.call('joinChannel', { token: leader.token, params: { id } });
    expect(data.channel).toEqual({ id, name: '3号棟' });
    expect(data.participants.map(({ userId }) => userId)).toEqual([member.user.id]);
    const refused = await server.call('joinChannel', { token: outsider.token, params: { id } });
    expect([refused.status, refused.error.code]).toEqual([403, 'forbidden']);
  });

  test('CHAN-16 a leader renames a channel and gets it whole', async () => {
    const { leader, workers } = await server.company({ workers: ['vi'] });
    const id = await server.channel(leader, workers);
    const { status, data } = await server.call('renameChannel', {
      token: leader.token,
      params: { id },
      body: { name: ' 4号棟 ' },
    });
    expect(status).toBe(200);
    expect(data.channel).toEqual((await list(leader))[0]);
    expect(data.channel.name).toBe('4号棟');
    expect(data.channel.members).toHaveLength(2);
    expect((await list(workers[0] as SignedIn))[0]?.name).toBe('4号棟');
  });
});

describe('deleting', () => {
  test('CHAN-17 a deleted channel is gone from every list and every call', async () => {
    const { leader, workers } = await server.company({ workers: ['vi'] });
    const worker = workers[0] as SignedIn;
    const id = await server.channel(leader, workers);
    const remove = () => server.call('deleteChannel', { token: leader.token, params: { id } });
    expect((await remove()).status).toBe(204);
    expect([await list(leader), await list(worker)]).toEqual([[], []]);
    expect((await remove()).status).toBe(404);
    for (const { token } of [leader, worker]) {
      expect((await server.call('joinChannel', { token, params: { id } })).status).toBe(404);
      expect((await server.call('transcript', { token, params: { id } })).status).toBe(404);
    }
    expect((await setMembers(leader, id, [])).status).toBe(404);
    const client = await server.connect(worker);
    expect(await client.emit('join-channel', { channelId: id, language: 'vi' })).toMatchObject({
      status: 'error',
      code: 'not-found',
    });
  });

  test('CHAN-17 the running call ends: everyone in it is told, and nothing is heard any more', async () => {
    const { leader, workers } = await server.company({ workers: ['vi'] });
    const id = await server.channel(leader, workers);
    const clients = [await server.connect(leader), await server.connect(workers[0] as SignedIn)];
    for (const client of clients) await client.emit('join-channel', { channelId: id, language: 'ja' });
    await server.call('deleteChannel', { token: leader.token, params: { id } });
    for (const client of clients) {
      await client.next('join-error', ({ code }) => code === 'not-in-channel');
      const empty = await client.next(
        'participants-updated',
        ({ participants }) => participants.length === 0,
      );
      expect(empty.channelId).toBe(id);
      expect(client.socket.connected).toBe(true);
      const heartbeat = await client.emit('channel-heartbeat', { channelId: id });
      expect(heartbeat).toMatchObject({ status: 'error', code: 'not-in-channel' });
      const text = await client.emit('text-data', { channelId: id, text: 'はい', language: 'ja' });
      expect(text.status).toBe('error');
    }
  });
});

describe('members of a channel', () => {
  test('CHAN-18 CHAN-20 the members are set as given, leaders stay, and the channel is answered', async () => {
    const { leader, workers } = await server.company({ workers: ['vi', 'zh', 'en'] });
    const [first, second, third] = workers as [SignedIn, SignedIn, SignedIn];
    const id = await server.channel(leader, [first, second]);
    const { status, data } = await setMembers(leader, id, idsOf(second, third, third));
    expect(status).toBe(200);
    expect(data.channel.members.map(({ user }) => user.id).sort()).toEqual(idsOf(leader, second, third));
    expect(await memberIds(leader, id)).toEqual(idsOf(leader, second, third));
    expect(await list(first)).toEqual([]);
    expect((await list(third)).map((channel) => channel.id)).toEqual([id]);
    await setMembers(leader, id, []);
    expect(await memberIds(leader, id)).toEqual(idsOf(leader));
  });

  test('CHAN-18 who is taken out of a running call is told and hears nothing more; the others stay', async () => {
    const { leader, workers } = await server.company({ workers: ['vi', 'zh', 'zh'] });
    const [speaking, listening, leaving] = workers as [SignedIn, SignedIn, SignedIn];
    const id = await server.channel(leader, workers);
    const speaks = await server.connect(speaking);
    const listens = await server.connect(listening);
    const leaves = await server.connect(leaving);
    await speaks.emit('join-channel', { channelId: id, language: 'vi' });
    for (const client of [listens, leaves])
      await client.emit('join-channel', { channelId: id, language: 'zh' });
    await setMembers(leader, id, idsOf(speaking, listening));
    const told = await leaves.next('join-error');
    expect(told).toEqual({ code: 'not-in-channel', message: '您不在该频道中，请重新加入' });
    await leaves.next('participants-updated', ({ participants }) => participants.length === 0);
    await speaks.next('user-left', ({ userId }) => userId === leaving.user.id);
    await speaks.emit('text-data', { channelId: id, text: 'Xin chào', language: 'vi' });
    await listens.next('voice-preview');
    await leaves.emit('channel-heartbeat', { channelId: id });
    expect(leaves.received.at(-1)?.event).toBe('participants-updated');
    expect([...leaves.all('voice-preview'), ...leaves.all('user-left')]).toEqual([]);
    const again = await leaves.emit('join-channel', { channelId: id, language: 'zh' });
    expect(again).toMatchObject({ status: 'error', code: 'forbidden' });
    expect(speaks.all('join-error')).toEqual([]);
  });

  test('CHAN-18 SEC-08 entering and being taken out at once ends outside', async () => {
    const { leader, workers } = await server.company({ workers: ['vi'] });
    const worker = workers[0] as SignedIn;
    const id = await server.channel(leader, workers);
    const client = await server.connect(worker);
    const watching = await server.connect(leader);
    await watching.emit('join-channel', { channelId: id, language: 'ja' });
    for (let round = 0; round < 8; round += 1) {
      await setMembers(leader, id, idsOf(worker));
      const entering = client.emit('join-channel', { channelId: id, language: 'vi' });
      await Promise.all([entering, setMembers(leader, id, [])]);
      const { data } = await server.call('joinChannel', { token: leader.token, params: { id } });
      expect(data.participants.map(({ userId }) => userId)).toEqual([leader.user.id]);
      const heard = client.received.length;
      await watching.emit('text-data', { channelId: id, text: 'はい', language: 'ja' });
      await client.emit('channel-heartbeat', { channelId: id });
      expect(client.received.slice(heard).filter(({ event }) => event.startsWith('voice'))).toEqual([]);
    }
  });

  test('CHAN-18 SEC-07 a user of another company and an unknown one answer the same 404 and change nothing', async () => {
    const { leader, workers } = await server.company({ workers: ['vi'] });
    const other = await server.company({ workers: ['zh'] });
    const id = await server.channel(leader, workers);
    const foreign = await setMembers(leader, id, idsOf(...other.workers));
    const unknown = await setMembers(leader, id, ['00000000-0000-4000-8000-000000000000']);
    expect([foreign.status, foreign.error]).toEqual([404, unknown.error]);
    expect(await memberIds(leader, id)).toEqual(idsOf(leader, ...workers));
  });
});
