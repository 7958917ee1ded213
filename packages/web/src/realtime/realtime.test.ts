import { beforeEach, describe, expect, it } from 'vitest';
import { Realtime } from './realtime';
import type { TabLease } from './tab-lease';
import { FakeClock, settle } from './testing/fake-clock';
import { FakeTransport } from './testing/fake-transport';

const registration = { language: 'vi', userName: 'Anh', role: 'WORKER', companyId: null } as const;
const OK = { status: 'ok' };

let clock: FakeClock;
let transport: FakeTransport;
let leaseAnswer: 'granted' | 'elsewhere';
let taken: () => void;
let steals: boolean[];
let realtime: Realtime;

beforeEach(() => {
  clock = new FakeClock();
  transport = new FakeTransport();
  leaseAnswer = 'granted';
  steals = [];
  const lease: TabLease = {
    acquire({ steal, onTaken }) {
      steals.push(steal);
      taken = onTaken;
      return Promise.resolve(steal ? 'granted' : leaseAnswer);
    },
    release: () => undefined,
  };
  realtime = new Realtime({ transport, clock, lease });
});

async function connect(): Promise<void> {
  realtime.connect({ token: 'token', registration });
  await settle();
  transport.answer = (event) => (event === 'register-user' ? OK : undefined);
  transport.connect();
  await settle();
}

describe('realtime', () => {
  it('PRES-01 is connected once the server has registered the user, not before', async () => {
    realtime.connect({ token: 'token', registration });
    await settle();
    transport.connect();
    await settle();
    expect(realtime.getSnapshot().kind).toBe('connecting');
    expect(transport.sentOf('register-user')[0]?.payload).toEqual(registration);
    transport.sentOf('register-user')[0]?.ack(OK);
    await settle();
    expect(realtime.getSnapshot().kind).toBe('connected');
  });

  it('registers a guest nowhere', async () => {
    realtime.connect({ token: 'guest', registration: null });
    transport.connect();
    await settle();
    expect(transport.sent).toEqual([]);
    expect(realtime.getSnapshot().kind).toBe('connected');
  });

  it('connecting again as the same user opens nothing new', async () => {
    await connect();
    realtime.connect({ token: 'token', registration });
    await settle();
    expect(transport.calls).toEqual(['open']);
  });

  it('CALL-08 counts the attempts after a drop and registers again', async () => {
    await connect();
    transport.drop();
    expect(realtime.getSnapshot()).toEqual({ kind: 'reconnecting', attempt: 1 });
    transport.listener?.onAttempt(2);
    expect(realtime.getSnapshot()).toEqual({ kind: 'reconnecting', attempt: 2 });
    transport.connect();
    await settle();
    expect(realtime.getSnapshot().kind).toBe('connected');
    expect(transport.sentOf('register-user')).toHaveLength(2);
  });

  it('CALL-30 ERR-20 after the last attempt it is lost and tries on every 30 s', async () => {
    await connect();
    transport.drop();
    transport.listener?.onExhausted();
    expect(realtime.getSnapshot().kind).toBe('lost');
    await clock.advance(29_999);
    expect(transport.calls).toEqual(['open']);
    await clock.advance(1);
    expect(transport.calls).toEqual(['open', 'retry']);
    await clock.advance(30_000);
    expect(transport.calls).toEqual(['open', 'retry', 'retry']);
    transport.connect();
    await settle();
    expect(realtime.getSnapshot().kind).toBe('connected');
    await clock.advance(60_000);
    expect(transport.calls).toEqual(['open', 'retry', 'retry']);
  });

  it('PRES-06 when replaced it stays closed until used here', async () => {
    await connect();
    transport.serve('session-replaced');
    expect(realtime.getSnapshot().kind).toBe('replaced');
    expect(transport.connected).toBe(false);
    await clock.advance(120_000);
    expect(transport.calls).toEqual(['open']);
    realtime.takeOver();
    await settle();
    transport.connect();
    await settle();
    expect(realtime.getSnapshot().kind).toBe('connected');
    expect(steals).toEqual([false, true]);
  });

  it('PRES-10 a second tab of the browser does not connect', async () => {
    leaseAnswer = 'elsewhere';
    realtime.connect({ token: 'token', registration });
    await settle();
    expect(realtime.getSnapshot().kind).toBe('replaced');
    expect(transport.calls).toEqual([]);
  });

  it('PRES-10 a tab whose lease is taken closes its socket', async () => {
    await connect();
    taken();
    expect(realtime.getSnapshot().kind).toBe('replaced');
    expect(transport.connected).toBe(false);
  });

  it('a refused handshake is an error and nothing is tried again', async () => {
    realtime.connect({ token: 'token', registration });
    await settle();
    transport.listener?.onRefused('unauthorized');
    expect(realtime.getSnapshot()).toEqual({ kind: 'error', code: 'unauthorized' });
    await clock.advance(120_000);
    expect(transport.calls).toEqual(['open']);
  });

  it('a connection closed by the server is opened again after a second', async () => {
    await connect();
    transport.drop(false);
    expect(transport.calls).toEqual(['open']);
    await clock.advance(1_000);
    expect(transport.calls).toEqual(['open', 'restart']);
  });

  it('answers a question without connection with offline, and one without answer with timeout', async () => {
    const question = { channelId: '5f0c1c1e-0000-4000-8000-000000000001' };
    expect(await realtime.emit('channel-sync', question)).toMatchObject({ status: 'error', code: 'offline' });
    await connect();
    const answer = realtime.emit('channel-sync', question);
    transport.sentOf('channel-sync')[0]?.expire();
    expect(await answer).toMatchObject({ status: 'error', code: 'timeout' });
  });

  it('C13 a connection that does not answer after waking is opened anew', async () => {
    await connect();
    transport.answer = () => undefined;
    const woken = realtime.wake();
    transport.sent.at(-1)?.expire();
    await woken;
    expect(realtime.getSnapshot().kind).toBe('reconnecting');
    expect(transport.calls).toEqual(['open', 'restart']);
  });

  it('hands events to whoever listens, until they stop listening', async () => {
    await connect();
    const heard: unknown[] = [];
    const stop = realtime.on('user-left', (payload) => heard.push(payload.userName));
    transport.serve('user-left', { channelId: 'c', userId: 'u', userName: 'Anh' });
    stop();
    transport.serve('user-left', { channelId: 'c', userId: 'u', userName: 'John' });
    expect(heard).toEqual(['Anh']);
  });
});
