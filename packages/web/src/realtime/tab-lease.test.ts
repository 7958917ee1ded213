import { beforeEach, describe, expect, it } from 'vitest';
import { createTabLease } from './tab-lease';
import { FakeClock, settle } from './testing/fake-clock';

interface Holder {
  readonly reject: (error: Error) => void;
}

/** One browser's lock of one name: granted to one tab, stolen or waited for by the others. */
class OneLock {
  #holder: Holder | null = null;
  /** What the browser has not got round to yet. */
  #late: (() => void)[] | null = null;

  beBusy(): void {
    this.#late = [];
  }

  catchUp(): void {
    for (const grant of this.#late ?? []) grant();
    this.#late = null;
  }

  query(): Promise<LockManagerSnapshot> {
    const held = this.#holder === null ? [] : [{ name: 'genbatalk.registered-tab' }];
    return Promise.resolve({ held, pending: [] });
  }

  request(_name: string, options: LockOptions, held: () => Promise<void>): Promise<unknown> {
    const { signal } = options;
    const late = this.#late;
    if (late === null) return this.#grant(options, held);
    return new Promise((resolve, reject) => {
      signal?.addEventListener('abort', () => reject(new Error('aborted')));
      late.push(() => {
        if (signal?.aborted !== true) resolve(this.#grant(options, held));
      });
    });
  }

  #grant(options: LockOptions, held: () => Promise<void>): Promise<unknown> {
    return new Promise((resolve, reject) => {
      if (this.#holder !== null && options.steal !== true) {
        options.signal?.addEventListener('abort', () => reject(new Error('aborted')));
        return;
      }
      this.#holder?.reject(new Error('stolen'));
      const holder = { reject };
      this.#holder = holder;
      void held().then(() => {
        if (this.#holder === holder) this.#holder = null;
        resolve(undefined);
      });
    });
  }
}

let clock: FakeClock;
let lock: OneLock;
let taken: string[];

const tab = () => createTabLease(lock as unknown as LockManager, clock);
const ask = (lease: ReturnType<typeof tab>, name: string, steal = false) =>
  lease.acquire({ steal, onTaken: () => taken.push(name) });

beforeEach(() => {
  clock = new FakeClock();
  lock = new OneLock();
  taken = [];
});

describe('tab lease', () => {
  it('PRES-10 is granted to one tab; another learns within a second that it is elsewhere', async () => {
    expect(await ask(tab(), 'first')).toBe('granted');
    const second = ask(tab(), 'second');
    await clock.advance(1_000);
    expect(await second).toBe('elsewhere');
    expect(taken).toEqual([]);
  });

  it('PRES-10 is taken over by ‘use here’, and the former tab is told', async () => {
    await ask(tab(), 'first');
    expect(await ask(tab(), 'second', true)).toBe('granted');
    await settle();
    expect(taken).toEqual(['first']);
  });

  it('a tab that released it, or asks again itself, is told nothing', async () => {
    const first = tab();
    await ask(first, 'first');
    first.release();
    await settle();
    expect(await ask(tab(), 'second')).toBe('granted');
    expect(taken).toEqual([]);
  });

  it('PRES-10 is not elsewhere because a busy phone takes its time to grant it', async () => {
    lock.beBusy();
    const first = ask(tab(), 'first');
    await clock.advance(5_000);
    lock.catchUp();
    expect(await first).toBe('granted');
    const second = ask(tab(), 'second');
    await clock.advance(1_000);
    expect(await second).toBe('elsewhere');
  });

  it('PRES-10 a tab that took over late is told all the same when it is taken from', async () => {
    await ask(tab(), 'first');
    lock.beBusy();
    const second = ask(tab(), 'second', true);
    await clock.advance(5_000);
    lock.catchUp();
    expect(await second).toBe('granted');
    await ask(tab(), 'third', true);
    await settle();
    expect(taken).toEqual(['first', 'second']);
  });

  it('a tab that gave up while it waited does not keep the others out', async () => {
    lock.beBusy();
    const first = tab();
    const asked = ask(first, 'first');
    first.release();
    lock.catchUp();
    expect(await asked).toBe('elsewhere');
    expect(await ask(tab(), 'second')).toBe('granted');
    expect(taken).toEqual([]);
  });

  it('without Web Locks every tab is granted', async () => {
    expect(await createTabLease(undefined, clock).acquire({ steal: false, onTaken: () => undefined })).toBe(
      'granted',
    );
  });
});
