import { TIMINGS } from '@genbatalk/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { Realtime } from '../realtime/realtime';
import { FakeClock, settle } from '../realtime/testing/fake-clock';
import { FakeTransport } from '../realtime/testing/fake-transport';
import { OnlineUsers } from './online-users';

let clock: FakeClock;
let transport: FakeTransport;
let isLeader: boolean;
let savesBattery: boolean;
let requests: ((ids: readonly string[] | Error) => void)[];
let users: OnlineUsers;
let stop: () => void;

beforeEach(async () => {
  clock = new FakeClock();
  transport = new FakeTransport();
  transport.answer = () => ({ status: 'ok' });
  isLeader = true;
  savesBattery = false;
  requests = [];
  const realtime = new Realtime({
    transport,
    clock,
    lease: { acquire: () => Promise.resolve('granted'), release: () => undefined },
  });
  realtime.connect({
    token: 'token',
    registration: { language: 'ja', userName: '田中', role: 'LEADER', companyId: null },
  });
  await settle();
  transport.connect();
  await settle();
  users = new OnlineUsers({
    realtime,
    clock,
    fetchOnline: () =>
      new Promise((resolve, reject) => {
        requests.push((ids) => (ids instanceof Error ? reject(ids) : resolve(ids)));
      }),
    polls: () => isLeader,
    savesBattery: () => savesBattery,
  });
});

async function look(...ids: string[]): Promise<void> {
  stop = users.subscribe(() => undefined);
  requests[0]?.(ids);
  await settle();
}
const online = () => [...users.getSnapshot()];

describe('the poll', () => {
  it('PRES-07 asks a leader’s server every 15 seconds while somebody looks', async () => {
    await look('anh');
    expect(online()).toEqual(['anh']);
    await clock.advance(TIMINGS.onlinePollMs - 1);
    expect(requests).toHaveLength(1);
    await clock.advance(1);
    expect(requests).toHaveLength(2);
    requests[1]?.(['li']);
    await settle();
    expect(online()).toEqual(['li']);
    stop();
    await clock.advance(TIMINGS.onlinePollMs * 4);
    expect(requests).toHaveLength(2);
  });

  it('PRES-07 asks once for a worker, and not again', async () => {
    isLeader = false;
    await look('anh');
    await clock.advance(TIMINGS.onlinePollMs * 4);
    expect(requests).toHaveLength(1);
  });

  it('CHAN-22 asks half as often while the battery is saved', async () => {
    savesBattery = true;
    await look('anh');
    await clock.advance(TIMINGS.onlinePollMs * 2 - 1);
    expect(requests).toHaveLength(1);
    await clock.advance(1);
    expect(requests).toHaveLength(2);
  });

  it('PRES-07 goes on after a failure, with what was known', async () => {
    await look('anh');
    await clock.advance(TIMINGS.onlinePollMs);
    requests[1]?.(new Error('no answer'));
    await settle();
    expect(online()).toEqual(['anh']);
    await clock.advance(TIMINGS.onlinePollMs);
    expect(requests).toHaveLength(3);
  });
});

describe('over the socket', () => {
  it('PRES-09 takes changes at once', async () => {
    await look('anh');
    transport.serve('presence-changed', { userId: 'li', online: true });
    expect(online()).toEqual(['anh', 'li']);
    transport.serve('presence-changed', { userId: 'anh', online: false });
    expect(online()).toEqual(['li']);
  });

  it('PRES-09 believes a change before an answer that was asked for earlier', async () => {
    stop = users.subscribe(() => undefined);
    transport.serve('presence-changed', { userId: 'li', online: true });
    transport.serve('presence-changed', { userId: 'anh', online: false });
    requests[0]?.(['anh']);
    await settle();
    expect(online()).toEqual(['li']);
  });

  it('PRES-09 asks again when the connection is back', async () => {
    await look('anh');
    transport.drop();
    transport.connect();
    await settle();
    expect(requests).toHaveLength(2);
    requests[1]?.(['anh', 'li']);
    await settle();
    expect(online()).toEqual(['anh', 'li']);
  });
});
