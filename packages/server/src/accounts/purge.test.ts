import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createManualClock, type ManualClock } from '../../test/manual-clock.js';
import { startTestApp, type TestApp } from '../../test/test-app.js';
import { createPurge } from './purge.js';

const HOUR_MS = 3_600_000;
let server: TestApp;
let clock: ManualClock;
beforeEach(async () => {
  clock = createManualClock();
  server = await startTestApp({ clock });
});
afterEach(() => server.close());

test('AUTH-12 guests, expired sessions and links go a day after their end; members and their sessions stay', async () => {
  const { leader, workers } = await server.company({ workers: ['vi'] });
  await server.call('faceToFaceAnonymous', { body: { language: 'en' } });
  await server.app.accounts.createSignInLink(leader.user.companyId ?? '', workers[0]?.user.id ?? '');
  const count = async () => {
    const { rows } = await server.app.database.asSystem((tx) =>
      tx.execute(sql`select (select count(*)::int from users) users, (select count(*)::int from sessions) sessions,
        (select count(*)::int from sign_in_links) links`),
    );
    return rows[0];
  };
  const purge = createPurge({ database: server.app.database, clock });
  await purge();
  expect(await count()).toEqual({ users: 3, sessions: 3, links: 1 });
  await clock.advance(27 * HOUR_MS);
  await purge();
  expect(await count()).toEqual({ users: 2, sessions: 2, links: 1 });
  await clock.advance(24 * HOUR_MS);
  await purge();
  expect(await count()).toEqual({ users: 2, sessions: 2, links: 0 });
});
