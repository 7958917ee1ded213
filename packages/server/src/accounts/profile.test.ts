import type { SignedIn } from '@genbatalk/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../test/test-app.js';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

test('PROF-03 only the fields given are changed', async () => {
  const { leader } = await server.company();
  const { token, user } = leader;
  const update = (body: { nickname?: string; language?: 'vi' }) => server.call('updateMe', { token, body });
  const renamed = await update({ nickname: ' 佐藤 ' });
  expect([renamed.status, renamed.data.user]).toEqual([200, { ...user, nickname: '佐藤', name: '佐藤' }]);
  const moved = await update({ language: 'vi' });
  expect(moved.data.user).toEqual({ ...renamed.data.user, language: 'vi' });
  expect((await update({})).data.user).toEqual(moved.data.user);
  expect((await server.call('me', { token })).data.user).toEqual(moved.data.user);
});

test('PROF-03 a blank nickname, a foreign language and somebody else’s fields change nothing', async () => {
  const { leader } = await server.company();
  const { token, user } = leader;
  for (const body of [
    { nickname: ' ' },
    { nickname: 'あ'.repeat(81) },
    { language: 'tlh' },
    { nickname: 'a\u0000b' },
  ])
    expect((await server.call('updateMe', { token, body: body as never })).status).toBe(400);
  const claimed = { role: 'WORKER', companyId: user.id, email: 'x@example.com' };
  await server.call('updateMe', { token, body: claimed as never });
  expect((await server.call('me', { token })).data.user).toEqual(user);
});

test('PROF-04 the display name is free text in any script', async () => {
  const { workers } = await server.company({ workers: ['vi'] });
  const { token } = workers[0] as SignedIn;
  for (const nickname of ['Nguyễn Văn Đức', '山田 太郎', '李小龙', 'Größe', '👷 Lê', 'محمد']) {
    const { data } = await server.call('updateMe', { token, body: { nickname } });
    expect(data.user.nickname).toBe(nickname);
  }
});

test('PROF-03 those in a call see the new nickname at once', async () => {
  const { leader, workers } = await server.company({ workers: ['vi'] });
  const worker = workers[0] as SignedIn;
  const channelId = await server.channel(leader, workers);
  const watching = await server.connect(leader);
  const renamed = await server.connect(worker);
  await watching.emit('join-channel', { channelId, language: 'ja' });
  await renamed.emit('join-channel', { channelId, language: 'vi' });
  await server.call('updateMe', { token: worker.token, body: { nickname: 'Đức' } });
  for (const client of [watching, renamed]) {
    const { participants } = await client.next('participants-updated', (state) =>
      state.participants.some(({ userId, userName }) => userId === worker.user.id && userName === 'Đức'),
    );
    expect(participants).toHaveLength(2);
  }
});

test('AUTH-05 AUTH-06 the name is the nickname where none is set; the roles are LEADER, WORKER and GUEST', async () => {
  const { leader, workers } = await server.company({ workers: ['vi'] });
  const guest = (await server.call('faceToFaceAnonymous', { body: { language: 'en' } })).data;
  const people = [leader, workers[0] as SignedIn, guest];
  expect(people.map(({ user }) => user.role)).toEqual(['LEADER', 'WORKER', 'GUEST']);
  expect(people.map(({ user }) => user.name)).toEqual(people.map(({ user }) => user.nickname));
  await server.app.database.asSystem((tx) =>
    tx.execute(`update users set name = '田中 一郎' where id = '${leader.user.id}'`),
  );
  expect((await server.call('me', { token: leader.token })).data.user.name).toBe('田中 一郎');
});
