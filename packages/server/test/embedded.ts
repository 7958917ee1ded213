import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { Client } from 'pg';
import { pino } from 'pino';
import { onTestFinished } from 'vitest';
import {
  type EmbeddedPostgres,
  startEmbeddedPostgres,
} from '../src/platform/database/embedded/embedded-postgres.js';
import { findRunningServer } from '../src/platform/database/embedded/postmaster-file.js';

const HOLDER = fileURLToPath(new URL('./embedded-holder.ts', import.meta.url));
const REPOSITORY = fileURLToPath(new URL('../../../', import.meta.url));

export const isRoot = process.getuid?.() === 0;
/** The account that stands for an ordinary user where the tests run as root. */
export const ORDINARY = { uid: 65_534, gid: 65_534 };

/**
 * An empty data folder, which goes after the test with whatever server still lives on it. Its name lets the next run
 * clean up after a killed one.
 */
export function temporaryDataDir(account?: { uid: number; gid: number }): string {
  const folder = mkdtempSync(path.join(tmpdir(), `genbatalk-test-${process.pid}-`));
  if (account) chownSync(folder, account.uid, account.gid);
  else chmodSync(folder, 0o755);
  onTestFinished(async () => {
    const server = await findRunningServer(path.join(folder, 'postgres'));
    if (server) process.kill(server.pid, 'SIGQUIT');
    rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 50 });
  });
  return folder;
}

/**
 * Starts the database in the test's own process and stops it after the test. Killed processes lose nothing without
 * fsync, only a machine that loses power does, so most tests spare the disk.
 */
export async function startHere(dataDir: string, isDurable = false): Promise<EmbeddedPostgres> {
  const database = await startEmbeddedPostgres({ dataDir, logger: pino({ level: 'silent' }), isDurable });
  onTestFinished(() => database.stop());
  return database;
}

export interface Holder {
  process: ChildProcess;
  /** What it said when it had started, or why it could not. */
  report: Promise<{ pid?: number; connectionString?: string; error?: string }>;
  /** SIGKILL, as from the system when memory runs out. */
  kill(): Promise<void>;
  tell(command: 'stop' | 'exit'): Promise<void>;
}

/** Starts the database in another process, which the test may kill. */
export function startHolder(
  dataDir: string,
  options: { uid?: number; gid?: number; env?: NodeJS.ProcessEnv } = {},
): Holder {
  const child = spawn(process.execPath, ['--import', 'tsx', HOLDER, dataDir], {
    cwd: REPOSITORY,
    stdio: ['pipe', 'pipe', 'inherit'],
    ...options,
  });
  const exited = once(child, 'exit');
  const report = once(createInterface(child.stdout), 'line').then(([line]) => JSON.parse(String(line)));
  onTestFinished(() => void child.kill('SIGKILL'));
  return {
    process: child,
    report,
    async kill() {
      child.kill('SIGKILL');
      await exited;
    },
    async tell(command) {
      child.stdin.write(`${command}\n`);
      await exited;
    },
  };
}

export async function query<T>(connectionString: string | undefined, sql: string): Promise<T[]> {
  const client = new Client({ connectionString });
  await client.connect();
  try {
    return (await client.query(sql)).rows as T[];
  } finally {
    await client.end();
  }
}
