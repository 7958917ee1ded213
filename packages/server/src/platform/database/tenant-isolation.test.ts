import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/test-app.js';

/** Tables that belong to no company. */
const SHARED_TABLES = ['migrations', 'nodes'];

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

test('SEC-07 every table has row level security, forced on its owner, with a policy', async () => {
  const { rows } = await server.app.database.asSystem((tx) =>
    tx.execute<{ name: string; enabled: boolean; forced: boolean; policies: string }>(sql`
      select c.relname as name, c.relrowsecurity as enabled, c.relforcerowsecurity as forced,
        (select count(*) from pg_policy p where p.polrelid = c.oid) as policies
      from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where n.nspname = 'public' and c.relkind = 'r'`),
  );
  const open = rows.filter((table) => !(table.enabled && table.forced && Number(table.policies) === 1));
  expect(open.map((table) => table.name)).toEqual(SHARED_TABLES);
  expect(rows.length).toBeGreaterThan(10);
});

test('SEC-07 a company transaction without any where sees and changes its own rows only', async () => {
  const mine = await server.company({ workers: ['vi'] });
  const theirs = await server.company({ workers: ['zh'] });
  await server.channel(mine.leader, mine.workers);
  await server.channel(theirs.leader, theirs.workers);
  const companyId = mine.leader.user.companyId ?? '';
  const counts = await server.app.database.forCompany(companyId, async (tx) => {
    const { rows } = await tx.execute<{ table: string; foreign: string }>(sql`
      select 'users' as table, count(*) filter (where company_id <> ${companyId}) as foreign from users
      union all select 'channels', count(*) filter (where company_id <> ${companyId}) from channels
      union all select 'channel_members', count(*) filter (where company_id <> ${companyId}) from channel_members
      union all select 'companies', count(*) filter (where id <> ${companyId}) from companies
      union all select 'sessions', count(*) filter (where user_id = ${theirs.leader.user.id}) from sessions`);
    return rows;
  });
  expect(counts.map(({ foreign }) => Number(foreign))).toEqual([0, 0, 0, 0, 0]);
  await server.app.database.forCompany(companyId, (tx) =>
    tx.execute(sql`update users set nickname = 'taken over'`),
  );
  expect((await server.call('me', { token: theirs.leader.token })).data.user.nickname).toBe(
    theirs.leader.user.nickname,
  );
  await expect(
    server.app.database.forCompany(companyId, (tx) =>
      tx.execute(sql`insert into channels (company_id, name, created_at)
        values (${theirs.leader.user.companyId}, 'planted', now())`),
    ),
  ).rejects.toThrow();
});

test('SEC-07 outside of any scope nothing is visible', async () => {
  const { leader } = await server.company();
  const unscoped = await server.app.database.asSystem(async (tx) => {
    await tx.execute(sql`set local app.scope = ''`);
    return (await tx.execute(sql`select 1 from users`)).rows.length;
  });
  expect(unscoped).toBe(0);
  expect(leader.user.id).toBeDefined();
});
