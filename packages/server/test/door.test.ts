import { type RestCallName, restCalls, type SignedIn } from '@genbatalk/contract';
import { io } from 'socket.io-client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createManualClock, type ManualClock } from './manual-clock.js';
import { startTestApp, type TestApp } from './test-app.js';

let clock: ManualClock;
let server: TestApp;
beforeAll(async () => {
  clock = createManualClock();
  server = await startTestApp({ clock });
});
afterAll(() => server.close());

test('ERR-06 every call that needs a token answers 401 without one and with an unknown, expired or revoked one', async () => {
  const guest = (await server.call('faceToFaceAnonymous', { body: { language: 'en' } })).data;
  await clock.advance(2 * 3_600_000 + 1);
  const { leader } = await server.company();
  await server.call('logout', { token: leader.token });
  const names = (Object.keys(restCalls) as RestCallName[]).filter(
    (name) => restCalls[name].access !== 'public',
  );
  expect(names.length).toBeGreaterThan(15);
  for (const name of names) {
    for (const token of [undefined, 'unknown', guest.token, leader.token]) {
      const { status, error } = await server.call(name, token === undefined ? {} : { token });
      expect([name, status, error.code]).toEqual([name, 401, 'unauthorized']);
    }
  }
});

test('SEC-03 a handshake from a foreign origin is refused, from the own one or without any it is not', async () => {
  const { leader } = await server.company();
  const connect = (origin?: string) =>
    new Promise<boolean>((resolve) => {
      const socket = io(server.url, {
        transports: ['websocket'],
        auth: { token: leader.token },
        reconnection: false,
        forceNew: true,
        ...(origin !== undefined && { extraHeaders: { origin } }),
      });
      const done = (isIn: boolean) => {
        socket.disconnect();
        resolve(isIn);
      };
      socket.once('connect', () => done(true));
      socket.once('connect_error', () => done(false));
    });
  expect(await connect('https://evil.example.com')).toBe(false);
  expect(await connect('null')).toBe(false);
  expect(await connect(server.url)).toBe(true);
  expect(await connect()).toBe(true);
});

test('SEC-04 a claimed name, role or company has no effect, over the socket and over REST', async () => {
  const mine = await server.company({ workers: ['vi'] });
  const theirs = await server.company();
  const worker = mine.workers[0] as SignedIn;
  const channelId = await server.channel(mine.leader, [worker]);
  const foreignChannel = await server.channel(theirs.leader);
  const client = await server.connect(worker);
  const claims = { userName: '社長', role: 'LEADER', companyId: theirs.leader.user.companyId };
  await client.emit('register-user', { ...claims, language: 'vi' });
  const ack = await client.emit('join-channel', { ...claims, channelId, language: 'vi' });
  expect(ack).toMatchObject({
    status: 'ok',
    participants: [{ userId: worker.user.id, userName: worker.user.nickname, role: 'WORKER' }],
  });
  const foreign = await client.emit('join-channel', {
    ...claims,
    channelId: foreignChannel,
    language: 'vi',
  });
  expect(foreign).toMatchObject({ status: 'error', code: 'not-found' });
  const created = await server.call('createChannel', {
    token: worker.token,
    body: { ...claims, name: '勝手' },
  });
  expect(created.status).toBe(403);
  const registered = await server.call('register', {
    body: {
      ...claims,
      email: 'claims@example.com',
      password: 'secret',
      name: '田中',
      language: 'ja',
    },
  });
  expect(registered.data.user.companyId).not.toBe(theirs.leader.user.companyId);
});
