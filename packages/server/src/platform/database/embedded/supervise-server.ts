import { setTimeout as wait } from 'node:timers/promises';
import { type ClaimedServer, claimServer } from './claim-server.js';
import type { Cluster, RunningServer } from './cluster.js';
import type { OwnerLock } from './owner-lock.js';

const RETRY_MS = 1_000;

/**
 * Watches the session that holds the lock. When it ends because the server died or restarted itself, the server is
 * claimed, and where necessary started, again on the same port, until `end` is called.
 */
export function superviseServer(
  cluster: Cluster,
  claimed: ClaimedServer,
  onReplaced: (server: RunningServer) => void,
): { end(): Promise<void> } {
  const ending = new AbortController();
  let lock: OwnerLock = claimed.lock;

  lock.keepProcess(false);

  async function watch(): Promise<void> {
    for (;;) {
      await lock.ended;
      if (ending.signal.aborted) return;
      cluster.logger.warn('the embedded database went away; starting it again');
      const replacement = await claimAgain();
      if (!replacement) return;
      lock = replacement.lock;
      lock.keepProcess(false);
      onReplaced(replacement.server);
    }
  }

  async function claimAgain(): Promise<ClaimedServer | undefined> {
    while (!ending.signal.aborted) {
      try {
        return await claimServer(cluster, claimed.server.port, ending.signal);
      } catch (error) {
        if (ending.signal.aborted) break;
        cluster.logger.error({ err: error }, 'the embedded database cannot be started again');
        await wait(RETRY_MS, undefined, { signal: ending.signal }).catch(() => undefined);
      }
    }
    return undefined;
  }

  const watching = watch();
  return {
    async end() {
      ending.abort();
      lock.keepProcess(true);
      await lock.client.end().catch(() => undefined);
      await watching;
    },
  };
}
