import type { Clock } from './clock';

/** Only one tab of a browser is registered (PRES-10). */
export interface TabLease {
  /** `granted` once, then `onTaken` when another tab takes over. `steal` takes it from whoever has it. */
  acquire(options: { steal: boolean; onTaken: () => void }): Promise<'granted' | 'elsewhere'>;
  release(): void;
}

const LOCK_NAME = 'genbatalk.registered-tab';
/** A reload must outlast its own predecessor's unloading, which frees the lock a moment later. */
const PATIENCE_MS = 1_000;

/**
 * The lease over the Web Locks API. Where that is missing (insecure origins), every tab is granted:
 * the server then settles who replaces whom.
 */
export function createTabLease(locks: LockManager | undefined, clock: Clock): TabLease {
  let release = (): void => undefined;
  return {
    acquire({ steal, onTaken }) {
      release();
      if (!locks) return Promise.resolve('granted');
      const waiting = new AbortController();
      const stopWaiting = clock.schedule(() => waiting.abort(), PATIENCE_MS);
      return new Promise((resolve) => {
        let released = false;
        const held = locks.request(LOCK_NAME, steal ? { steal } : { signal: waiting.signal }, () => {
          stopWaiting();
          resolve('granted');
          return new Promise<void>((done) => {
            release = () => {
              released = true;
              done();
            };
          });
        });
        held.catch(() => {
          stopWaiting();
          resolve('elsewhere');
          if (!released && !waiting.signal.aborted) onTaken();
        });
      });
    },
    release: () => release(),
  };
}
