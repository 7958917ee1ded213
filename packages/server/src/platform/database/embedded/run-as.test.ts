import { chmodSync, mkdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  isRoot,
  ORDINARY,
  query,
  startHere,
  startHolder,
  temporaryDataDir,
} from '../../../../test/embedded.js';

/** Without `unshare` in the PATH there are no user namespaces, as in many containers. */
const NO_NAMESPACES = { env: { ...process.env, PATH: '/nonexistent' } };

test('runs as whoever starts it, root included, and leaves the files to them', async () => {
  const dataDir = temporaryDataDir();
  await startHere(dataDir);
  expect(statSync(path.join(dataDir, 'postgres', 'PG_VERSION')).uid).toBe(process.getuid?.());
});

// Only root can stand for several users.
describe.skipIf(!isRoot)('where root runs the tests', () => {
  test('runs as an ordinary user', async () => {
    const dataDir = temporaryDataDir(ORDINARY);
    const { connectionString } = await startHolder(dataDir, ORDINARY).report;
    expect(await query(connectionString, 'select 1 as one')).toEqual([{ one: 1 }]);
    expect(statSync(path.join(dataDir, 'postgres')).uid).toBe(ORDINARY.uid);
  });

  test("root starts an ordinary user's database under that user's account", async () => {
    const dataDir = temporaryDataDir(ORDINARY);
    const holder = startHolder(dataDir, ORDINARY);
    await holder.report;
    await holder.tell('stop');

    const { pid } = await startHere(dataDir);
    expect(statSync(`/proc/${pid}`).uid).toBe(ORDINARY.uid);
  });

  test('root without user namespaces runs it as nobody, also on a folder that root made before', async () => {
    const dataDir = temporaryDataDir();
    const first = await startHere(dataDir);
    await query(first.connectionString, 'create table said as select 1 as id');
    await first.stop();

    const unused = temporaryDataDir();
    chmodSync(unused, 0o700);
    for (const folder of [dataDir, unused]) {
      const { pid, connectionString, error } = await startHolder(folder, NO_NAMESPACES).report;
      expect(error).toBeUndefined();
      expect(await query(connectionString, 'select 1 as one')).toEqual([{ one: 1 }]);
      expect(statSync(`/proc/${pid}`).uid).toBe(ORDINARY.uid);
    }
  });

  test('root without any way says so in one line that names DATABASE_URL', async () => {
    const dataDir = path.join(temporaryDataDir(), 'private', 'data');
    mkdirSync(dataDir, { recursive: true });
    chmodSync(path.dirname(dataDir), 0o700);
    const { error } = await startHolder(dataDir, NO_NAMESPACES).report;
    expect(error).toMatch(/^PostgreSQL does not run as root here.*DATABASE_URL to a PostgreSQL server\.$/u);
  });

  test("another user's folder is refused in one line", async () => {
    const dataDir = temporaryDataDir();
    await (await startHere(dataDir)).stop();
    const { error } = await startHolder(dataDir, ORDINARY).report;
    expect(error).toMatch(/postgres-password cannot be read \(EACCES\): start GenbaTalk as the owner/u);
  });
});
