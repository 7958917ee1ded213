import { beforeEach, describe, expect, it } from 'vitest';
import type { ConnectionState } from '../../../realtime/connection-state';
import { FakeClock, settle } from '../../../realtime/testing/fake-clock';
import { LineKeeper } from './line-keeper';

describe('line keeper', () => {
  let clock: FakeClock;
  let connections: string[];
  let isServerThere: boolean;
  let keeper: LineKeeper;
  let be: (state: ConnectionState) => void;
  let leave: () => void;

  beforeEach(() => {
    clock = new FakeClock();
    connections = [];
    isServerThere = true;
    const listeners = new Set<() => void>();
    let state: ConnectionState = { kind: 'disconnected' };
    be = (next) => {
      state = next;
      for (const listener of listeners) listener();
    };
    let guests = 0;
    keeper = new LineKeeper({
      obtain: (isFresh) => {
        if (!isServerThere) return Promise.reject(new Error('gone'));
        if (isFresh) guests += 1;
        return Promise.resolve({
          token: isFresh ? `fresh${guests}` : 'stored',
          expiresAtMs: clock.now() + 7_200_000,
        });
      },
      realtime: {
        connect: ({ token }) => {
          connections.push(token);
          be({ kind: 'connecting' });
        },
        disconnect: () => be({ kind: 'disconnected' }),
        subscribe: (listener) => {
          listeners.add(listener);
          return () => listeners.delete(listener);
        },
        getSnapshot: () => state,
      },
      clock,
    });
    leave = keeper.open();
  });

  it('AUTH-12 renews the token a minute before its two hours are over', async () => {
    await clock.advance(7_139_999);
    expect(connections).toEqual(['stored']);
    await clock.advance(1);
    expect(connections).toEqual(['stored', 'fresh1']);
  });

  it('AUTH-12 replaces a refused token at once, and a second time after 5 s', async () => {
    await settle();
    be({ kind: 'error', code: 'unauthorized' });
    await settle();
    expect(connections).toEqual(['stored', 'fresh1']);
    be({ kind: 'error', code: 'unauthorized' });
    await clock.advance(4_999);
    expect(connections).toHaveLength(2);
    await clock.advance(1);
    expect(connections).toEqual(['stored', 'fresh1', 'fresh2']);
  });

  it('resolves a renewal when the new connection stands, and gives up after 5 s', async () => {
    await settle();
    be({ kind: 'connected' });
    const [first, second] = [keeper.renew(), keeper.renew()];
    await settle();
    expect(connections).toEqual(['stored', 'fresh1']);
    be({ kind: 'connected' });
    expect(await Promise.all([first, second])).toEqual([true, true]);
    const third = keeper.renew();
    await clock.advance(5_000);
    expect(await third).toBe(false);
  });

  it('is offline while no token can be had, and goes on trying every 5 s', async () => {
    leave();
    isServerThere = false;
    leave = keeper.open();
    await settle();
    expect(keeper.getSnapshot()).toBe('offline');
    isServerThere = true;
    await clock.advance(5_000);
    expect(keeper.getSnapshot()).toBe('connecting');
    be({ kind: 'connected' });
    expect(keeper.getSnapshot()).toBe('online');
    be({ kind: 'reconnecting', attempt: 1 });
    expect(keeper.getSnapshot()).toBe('offline');
  });

  it('asks for nothing after it was left', async () => {
    await settle();
    leave();
    await clock.advance(8_000_000);
    expect(connections).toEqual(['stored']);
  });
});
