import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pino } from 'pino';
import type { TestProject } from 'vitest/node';
import { startEmbeddedPostgres } from '../src/platform/database/embedded/embedded-postgres.js';
import { findRunningServer, isAlive } from '../src/platform/database/embedded/postmaster-file.js';

const FOLDER_PREFIX = 'genbatalk-test-';

declare module 'vitest' {
  interface ProvidedContext {
    /** Addresses on the one PostgreSQL server of the test run: the superuser's, and the ordinary role's. */
    testServer: { admin: string; application: string };
  }
}

/** One real PostgreSQL server for the whole run; each test file gets a database of its own on it. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  await removeAbandonedServers();
  const dataDir = mkdtempSync(path.join(tmpdir(), `${FOLDER_PREFIX}${process.pid}-`));
  const server = await startEmbeddedPostgres({
    dataDir,
    logger: pino({ level: 'silent' }),
    isDurable: false,
  });
  const removeFolder = () => rmSync(dataDir, { recursive: true, force: true, maxRetries: 3 });
  // The server's own exit handler, which runs before this one, has told it to stop.
  process.once('exit', removeFolder);
  project.provide('testServer', {
    admin: server.adminConnectionString,
    application: server.connectionString,
  });
  return async () => {
    await server.stop();
    removeFolder();
    process.off('exit', removeFolder);
  };
}

/** A run that was killed could not clean up. */
async function removeAbandonedServers(): Promise<void> {
  for (const name of readdirSync(tmpdir())) {
    const pid = new RegExp(`^${FOLDER_PREFIX}(\\d+)-`).exec(name)?.[1];
    if (pid === undefined || isAlive(Number(pid))) continue;
    const dataDir = path.join(tmpdir(), name);
    const server = await findRunningServer(path.join(dataDir, 'postgres'));
    if (server) process.kill(server.pid, 'SIGQUIT');
    rmSync(dataDir, { recursive: true, force: true, maxRetries: 3 });
  }
}
