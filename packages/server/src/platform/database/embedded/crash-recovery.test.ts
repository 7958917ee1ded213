import { spawn } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { query, startHere, startHolder, temporaryDataDir } from '../../../../test/embedded.js';
import { isAlive } from './postmaster-file.js';

test('a server that outlived its killed GenbaTalk is taken over with everything committed', async () => {
  const dataDir = temporaryDataDir();
  const holder = startHolder(dataDir);
  const report = await holder.report;
  await query(report.connectionString, `create table said as select 1 as id`);
  await holder.kill();
  expect(isAlive(report.pid ?? 0)).toBe(true);

  const database = await startHere(dataDir);
  expect(database.pid).toBe(report.pid);
  expect(await query(database.connectionString, 'select id from said')).toEqual([{ id: 1 }]);
  await database.stop();
  expect(readdirSync(path.join(dataDir, 'postgres'))).not.toContain('postmaster.pid');
});

test('killed together with its server, it recovers what was committed', async () => {
  const dataDir = temporaryDataDir();
  const holder = startHolder(dataDir);
  const { pid, connectionString } = await holder.report;
  await query(connectionString, `create table said as select 1 as id`);
  await holder.kill();
  process.kill(pid ?? 0, 'SIGKILL');

  const database = await startHere(dataDir);
  expect(await query(database.connectionString, 'select id from said')).toEqual([{ id: 1 }]);
  expect(readFileSync(path.join(dataDir, 'postgres.log'), 'utf8')).toContain('automatic recovery');
});

test('a GenbaTalk that ends by an error takes its database with it', async () => {
  const holder = startHolder(temporaryDataDir());
  const { pid } = await holder.report;
  await holder.tell('exit');
  await expect.poll(() => isAlive(pid ?? 0), { timeout: 5_000 }).toBe(false);
});

test('killed while the database was being made, the next start makes it anew', async () => {
  const dataDir = temporaryDataDir();
  const holder = startHolder(dataDir);
  holder.report.catch(() => undefined);
  const draft = path.join(dataDir, `postgres.init-${holder.process.pid}`, 'cluster');
  await expect.poll(() => readdirSync(draft).includes('base'), { timeout: 10_000, interval: 5 }).toBe(true);
  await holder.kill();
  expect(readdirSync(dataDir)).not.toContain('postgres');

  const database = await startHere(dataDir);
  expect(await query(database.connectionString, 'select 1 as one')).toEqual([{ one: 1 }]);
  expect(readdirSync(dataDir).filter((name) => name.startsWith('postgres.init-'))).toEqual([]);
});

test('a server that dies under a living GenbaTalk comes back at the same address', async () => {
  const database = await startHere(temporaryDataDir());
  const firstPid = database.pid;
  process.kill(firstPid, 'SIGKILL');

  await expect.poll(() => database.pid, { timeout: 10_000 }).not.toBe(firstPid);
  expect(await query(database.connectionString, 'select 1 as one')).toEqual([{ one: 1 }]);
  await database.stop();
  expect(isAlive(database.pid)).toBe(false);
});

test('a backend that crashes costs the lock, which is taken again', async () => {
  const dataDir = temporaryDataDir();
  const database = await startHere(dataDir);
  const [backend] = await query<{ pid: number }>(
    database.adminConnectionString,
    `select pid from pg_stat_activity where application_name like 'GenbaTalk pid %'`,
  );
  process.kill(backend?.pid ?? 0, 'SIGKILL');

  // By another backend than the one that died: on a busy machine its lock is still listed for a moment.
  const holders = async () =>
    (
      await query(
        database.adminConnectionString,
        `select 1 from pg_locks where locktype = 'advisory' and pid <> ${backend?.pid ?? 0}`,
      )
    ).length;
  await expect.poll(() => holders().catch(() => 0), { timeout: 10_000 }).toBe(1);
  await expect(startHere(dataDir)).rejects.toThrow(`(pid ${process.pid})`);
});

test.each(['of a process that is gone', 'of another program'])(
  'a postmaster.pid %s is no obstacle',
  async (whose) => {
    const dataDir = temporaryDataDir();
    await (await startHere(dataDir)).stop();
    const other = spawn('sleep', ['60']);
    onTestFinished(() => void other.kill());
    const pid = whose === 'of another program' ? other.pid : 2 ** 22 + 1;
    writeFileSync(
      path.join(dataDir, 'postgres', 'postmaster.pid'),
      `${pid}\n${path.join(dataDir, 'postgres')}\n1\n1\n\n127.0.0.1\n  1  1\nready   \n`,
    );

    const database = await startHere(dataDir);
    expect(await query(database.connectionString, 'select 1 as one')).toEqual([{ one: 1 }]);
    expect(other.exitCode).toBeNull();
  },
);
