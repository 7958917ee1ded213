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
      let isGranted = false;
      let isReleased = false;
      let stopWaiting = (): void => undefined;
      const wait = (): void => {
        stopWaiting = clock.schedule(() => void giveUpWhereHeld(), PATIENCE_MS);
      };
      // A busy phone takes longer than that to grant what nobody has: only another tab that has it is a reason.
      const giveUpWhereHeld = async (): Promise<void> => {
        const isHeld = await isHeldByATab(locks);
        if (isGranted || isReleased) return;
        if (isHeld) waiting.abort();
        else wait();
      };
      if (!steal) wait();
      release = () => {
        isReleased = true;
        stopWaiting();
        waiting.abort();
      };
      return new Promise((resolve) => {
        const held = locks.request(LOCK_NAME, steal ? { steal } : { signal: waiting.signal }, () => {
          stopWaiting();
          if (isReleased) return Promise.resolve();
          isGranted = true;
          resolve('granted');
          return new Promise<void>((done) => {
            release = () => {
              isReleased = true;
              done();
            };
          });
        });
        const ended = (): void => {
          stopWaiting();
          resolve('elsewhere');
        };
        held.then(ended, () => {
          ended();
          if (isGranted && !isReleased) onTaken();
        });
      });
    },
    release: () => release(),
  };
}

/** Where the browser does not say, too: then the person decides. */
async function isHeldByATab(locks: LockManager): Promise<boolean> {
  try {
    const { held = [] } = await locks.query();
    return held.some(({ name }) => name === LOCK_NAME);
  } catch {
    return true;
  }
}
