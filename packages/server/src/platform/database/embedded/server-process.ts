import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { Cluster, RunningServer } from './cluster.js';
import { EmbeddedPostgresError } from './embedded-postgres-error.js';
import { postgresEnvironment } from './init-cluster.js';
import { logSize, openLog, readLogSince } from './log-file.js';
import { isAlive, readPostmasterFile } from './postmaster-file.js';

const POLL_MS = 10;
const FAST_SHUTDOWN_MS = 10_000;
const EXIT_PATIENCE_MS = 500;
// Another start was faster, a killed server's last processes are still ending, or the free port was taken meanwhile.
const PASSING_FAILURE =
  /lock file "postmaster\.pid"|pre-existing shared memory|could not (?:create any TCP|bind)/u;

/**
 * Starts a server on the cluster and waits until it takes connections, after a crash until it has recovered.
 *
 * It gets a session of its own, so that Ctrl-C in the terminal reaches GenbaTalk only, which then stops it in order.
 * @returns undefined where a second look is worthwhile, since what stood in the way passes by itself
 * @throws EmbeddedPostgresError with PostgreSQL's own reason where it does not start
 */
export async function launchServer(cluster: Cluster, fixedPort?: number): Promise<RunningServer | undefined> {
  const port = fixedPort ?? (await findFreePort());
  const logStart = await logSize(cluster.logFile);
  const child = await spawnPostgres(cluster, port);
  while (child.exitCode === null && child.signalCode === null) {
    const file = await readPostmasterFile(cluster.folder);
    if (file && file.pid === child.pid && file.isReady) return { pid: file.pid, port: file.port };
    await wait(POLL_MS);
  }
  const log = await readLogSince(cluster.logFile, logStart);
  if (PASSING_FAILURE.test(log)) return undefined;
  const reason =
    /(?:FATAL|PANIC): +(.*)/u.exec(log)?.[1] ?? `it ended with ${child.exitCode ?? child.signalCode}`;
  throw new EmbeddedPostgresError(
    `The embedded database does not start (${reason}): see ${cluster.logFile}, or set DATABASE_URL.`,
  );
}

async function spawnPostgres(cluster: Cluster, port: number): Promise<ChildProcess> {
  const log = await openLog(cluster.logFile);
  try {
    const [program, ...args] = [...cluster.runAs.prefix, cluster.binaries.postgres, '-D', cluster.folder];
    const child = spawn(program, [...args, '-k', '', '-p', String(port), ...settings(cluster)], {
      ...cluster.runAs.account,
      cwd: cluster.dataDir,
      env: postgresEnvironment(),
      detached: true,
      stdio: ['ignore', log.fd, log.fd],
    });
    await once(child, 'spawn');
    child.unref();
    return child;
  } finally {
    await log.close();
  }
}

function settings({ isDurable }: Cluster): string[] {
  const values = [
    'listen_addresses=127.0.0.1',
    'timezone=UTC',
    'log_timezone=UTC',
    // A failed statement and its values can hold what people said: GenbaTalk gets the error, the log does not.
    'log_min_messages=log',
    'log_min_error_statement=panic',
    'log_error_verbosity=terse',
    'log_checkpoints=off',
  ];
  if (!isDurable) values.push('fsync=off', 'synchronous_commit=off', 'full_page_writes=off');
  return values.flatMap((value) => ['-c', value]);
}

async function findFreePort(): Promise<number> {
  const probe = createServer();
  probe.listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  return typeof address === 'object' && address ? address.port : 0;
}

/** Ends a server in order: running statements are broken off, everything committed is on disk. */
export async function stopServer(cluster: Cluster, { pid }: RunningServer): Promise<void> {
  if (process.platform === 'win32') {
    await promisify(execFile)(cluster.binaries.pgCtl, ['stop', '-D', cluster.folder, '-m', 'fast']);
    return;
  }
  signal(pid, 'SIGINT');
  if (await isGone(cluster, pid, FAST_SHUTDOWN_MS)) return;
  cluster.logger.warn({ pid }, 'the embedded database did not stop in time and recovers at its next start');
  signal(pid, 'SIGQUIT');
  await isGone(cluster, pid, FAST_SHUTDOWN_MS);
}

/** Asks a server to end, from where nothing can be waited for. */
export function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

/**
 * The file goes last, and the process a moment later. The process is not waited for to the end: where nobody collects
 * the exits of taken-over processes, as in some containers, their numbers stay.
 */
async function isGone(cluster: Cluster, pid: number, patienceMs: number): Promise<boolean> {
  let sinceFileGoneMs = 0;
  for (let waitedMs = 0; waitedMs < patienceMs; waitedMs += POLL_MS) {
    const hasFile = (await readPostmasterFile(cluster.folder))?.pid === pid;
    if (!hasFile && (!isAlive(pid) || sinceFileGoneMs >= EXIT_PATIENCE_MS)) return true;
    if (!hasFile) sinceFileGoneMs += POLL_MS;
    await wait(POLL_MS);
  }
  return false;
}
