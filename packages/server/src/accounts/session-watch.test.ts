import { afterAll, beforeAll, expect, test } from 'vitest';
import { createManualClock, type ManualClock } from '../../test/manual-clock.js';
import { startTestApp, type TestApp, type TestClient } from '../../test/test-app.js';
import { createOperator } from '../operator/operator.service.js';

let clock: ManualClock;
let server: TestApp;
beforeAll(async () => {
  clock = createManualClock();
  server = await startTestApp({ clock });
});
afterAll(() => server.close());

const closing = (client: TestClient) => new Promise((resolve) => client.socket.once('disconnect', resolve));

test('SEC-02 a session ended from outside the server closes its sockets within a second, and no other', async () => {
  const { leader, workers } = await server.company({ workers: ['vi'] });
  const stays = await server.connect(leader);
  const goes = await server.connect(workers[0] ?? leader);
  const closed = closing(goes);
  await server.app.database.asSystem((tx) =>
    tx.execute(`delete from sessions where user_id = '${workers[0]?.user.id}'`),
  );
  await clock.advance(1_000);
  await closed;
  await clock.advance(1_000);
  expect((await stays.emit('leave-channel', {})).status).toBe('ok');
});

test('SEC-02 the operator signs out everyone of one company', async () => {
  const mine = await server.company({ workers: ['vi'] });
  const theirs = await server.company();
  const clients = await Promise.all([mine.leader, ...mine.workers].map((one) => server.connect(one)));
  const closed = Promise.all(clients.map(closing));
  const operator = createOperator({ database: server.app.database, clock, trialDays: 7 });
  expect(await operator.revokeSessions({ company: mine.leader.user.companyId ?? '' })).toBe(2);
  await clock.advance(1_000);
  await closed;
  expect((await server.call('me', { token: mine.leader.token })).status).toBe(401);
  expect((await server.call('me', { token: theirs.leader.token })).status).toBe(200);
});
