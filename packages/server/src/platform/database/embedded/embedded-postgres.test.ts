import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { query, startHere, startHolder, temporaryDataDir } from '../../../../test/embedded.js';
import { isAlive } from './postmaster-file.js';

describe('the first start', () => {
  test('OPS-02 makes a durable UTF-8 database in the data folder, which loopback alone reaches', async () => {
    const dataDir = temporaryDataDir();
    const database = await startHere(dataDir, true);

    expect(readdirSync(dataDir).sort()).toEqual(['postgres', 'postgres-password', 'postgres.log']);
    const admin = new URL(database.adminConnectionString);
    admin.pathname = 'genbatalk';
    const [settings] = await query(
      admin.href,
      `select current_setting('fsync') as fsync, current_setting('server_encoding') as encoding,
        current_setting('listen_addresses') as addresses, current_setting('unix_socket_directories') as sockets,
        (select datcollate from pg_database where datname = current_database()) as collation`,
    );
    expect(settings).toEqual({
      fsync: 'on',
      encoding: 'UTF8',
      addresses: '127.0.0.1',
      sockets: '',
      collation: 'C',
    });
  });

  test('works as a role that row level security binds and that owns its database', async () => {
    const database = await startHere(temporaryDataDir());
    const [role] = await query(
      database.connectionString,
      `select rolname, rolsuper, rolbypassrls, rolcreaterole, rolcreatedb from pg_roles where rolname = current_user`,
    );
    expect(role).toEqual({
      rolname: 'genbatalk',
      rolsuper: false,
      rolbypassrls: false,
      rolcreaterole: false,
      rolcreatedb: false,
    });
    await query(database.connectionString, 'create table utterances (id int); create schema other');
  });

  test('keeps the password in a file for its owner alone, and refuses every other password', async () => {
    const dataDir = temporaryDataDir();
    const database = await startHere(dataDir);
    const file = path.join(dataDir, 'postgres-password');

    expect(statSync(file).mode & 0o777).toBe(0o600);
    const address = new URL(database.adminConnectionString);
    expect(address.password).toBe(readFileSync(file, 'utf8').trim());
    address.username = 'genbatalk';
    await expect(query(address.href, 'select 1')).rejects.toThrow('password authentication failed');
  });

  test('two starts at once on an empty folder: one gets it, the other is refused', async () => {
    const dataDir = temporaryDataDir();
    const reports = await Promise.all([startHolder(dataDir).report, startHolder(dataDir).report]);
    expect(reports.map((report) => report.error ?? 'started').sort()).toEqual([
      expect.stringContaining('GenbaTalk already runs on this folder (pid '),
      'started',
    ]);
  });
});

test('a restart finds what was stored, and stops in order', async () => {
  const dataDir = temporaryDataDir();
  const first = await startHere(dataDir);
  await query(first.connectionString, `create table said as select 'お疲れ様です' as text`);
  await Promise.all([first.stop(), first.stop()]);
  expect(isAlive(first.pid)).toBe(false);

  const second = await startHere(dataDir);
  expect(await query(second.connectionString, 'select text from said')).toEqual([{ text: 'お疲れ様です' }]);
  expect(readFileSync(path.join(dataDir, 'postgres.log'), 'utf8')).toContain(
    'database system was shut down at',
  );
});

test('a second GenbaTalk on the folder is refused in one line that names the first', async () => {
  const dataDir = temporaryDataDir();
  const first = startHolder(dataDir);
  const { connectionString } = await first.report;

  await expect(startHere(dataDir)).rejects.toThrow(
    `GenbaTalk already runs on this folder (pid ${first.process.pid}): ${dataDir}.`,
  );
  expect(await query(connectionString, 'select 1 as one')).toEqual([{ one: 1 }]);
});

test('Ctrl-C in the terminal does not reach the database: it has a process group of its own', async () => {
  const { pid } = await startHere(temporaryDataDir());
  expect(execFileSync('ps', ['-o', 'pgid=', '-p', String(pid)], { encoding: 'utf8' }).trim()).toBe(
    String(pid),
  );
});

test('the log holds neither failed statements nor their values', async () => {
  const dataDir = temporaryDataDir();
  const { connectionString } = await startHere(dataDir);
  await query(connectionString, 'create table people (email text unique)');
  await query(connectionString, `insert into people values ('worker@example.com')`);
  await expect(query(connectionString, `insert into people values ('worker@example.com')`)).rejects.toThrow(
    'duplicate',
  );
  await expect(query(connectionString, `select 'worker@example.com'::int`)).rejects.toThrow('invalid input');
  expect(readFileSync(path.join(dataDir, 'postgres.log'), 'utf8')).not.toContain('worker');
});

test('a lost password file and a folder of another major version are each said in one line', async () => {
  const dataDir = temporaryDataDir();
  await (await startHere(dataDir)).stop();

  rmSync(path.join(dataDir, 'postgres-password'));
  await expect(startHere(dataDir)).rejects.toThrow(
    /^The password in \S+ is not that of its database: .*\.$/u,
  );
  expect(() => readFileSync(path.join(dataDir, 'postgres', 'postmaster.pid'))).toThrow('ENOENT');

  writeFileSync(path.join(dataDir, 'postgres', 'PG_VERSION'), '17\n');
  await expect(startHere(dataDir)).rejects.toThrow('was made by PostgreSQL 17, and this GenbaTalk brings 18');
});
