import { setTimeout as wait } from 'node:timers/promises';
import type { Cluster, RunningServer } from './cluster.js';
import { EmbeddedPostgresError } from './embedded-postgres-error.js';
import { type OwnerLock, tryOwnerLock } from './owner-lock.js';
import { findRunningServer } from './postmaster-file.js';
import { launchServer, stopServer } from './server-process.js';

const RETRY_MS = 50;
// The lock of a GenbaTalk that was just killed falls free within milliseconds.
const HELD_PATIENCE_MS = 2_000;
// Recovery after a crash can take a while.
const START_PATIENCE_MS = 120_000;

export interface ClaimedServer {
  server: RunningServer;
  lock: OwnerLock;
}

/**
 * Finds the server that lives on the cluster or starts one, and becomes its only owner.
 * @throws EmbeddedPostgresError where a living GenbaTalk owns it, or it does not become reachable
 */
export async function claimServer(
  cluster: Cluster,
  port?: number,
  signal?: AbortSignal,
): Promise<ClaimedServer> {
  const begunMs = performance.now();
  let heldSinceMs: number | undefined;
  for (;;) {
    signal?.throwIfAborted();
    const found = await findRunningServer(cluster.folder);
    const server = found ?? (await launchServer(cluster, port));
    const attempt = server
      ? await tryOwnerLock(cluster, server).catch(async (error: unknown) => {
          if (!found) await stopServer(cluster, server);
          throw error;
        })
      : undefined;
    const nowMs = performance.now();
    if (server && attempt?.result === 'acquired') {
      if (found)
        cluster.logger.info(
          { pid: server.pid },
          'took over the database that a killed GenbaTalk left running',
        );
      return { server: { pid: server.pid, port: server.port }, lock: attempt.lock };
    }
    if (attempt?.result === 'held') {
      heldSinceMs ??= nowMs;
      if (nowMs - heldSinceMs > HELD_PATIENCE_MS) throw alreadyRunning(cluster, attempt.holderPid);
    } else if (nowMs - begunMs > START_PATIENCE_MS) {
      throw new EmbeddedPostgresError(
        `The embedded database does not answer: see ${cluster.logFile}${port ? ` and whether port ${port} is free` : ''}, or set DATABASE_URL.`,
      );
    }
    await wait(RETRY_MS, undefined, { signal });
  }
}

function alreadyRunning(cluster: Cluster, pid: number | undefined): EmbeddedPostgresError {
  return new EmbeddedPostgresError(
    `GenbaTalk already runs on this folder (pid ${pid ?? 'unknown'}): ${cluster.dataDir}. Stop that one, or set another DATA_DIR.`,
  );
}
