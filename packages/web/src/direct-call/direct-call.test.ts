import { TIMINGS } from '@genbatalk/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { Realtime } from '../realtime/realtime';
import { FakeClock, settle } from '../realtime/testing/fake-clock';
import { FakeTransport } from '../realtime/testing/fake-transport';
import type { RememberedCall } from './call-memory';
import { DirectCall } from './direct-call';
import type { Notice } from './model/direct-call-state';

const anh = { userId: 'anh', userName: 'Anh' };
const party = { ...anh, channelId: 'direct' };
const OK = { status: 'ok' };
const incoming = { callerId: 'anh', callerName: 'Anh', channelId: 'direct' };

let clock: FakeClock;
let transport: FakeTransport;
let realtime: Realtime;
let answers: Record<string, unknown>;
let remembered: RememberedCall | null;
let isInChannel: boolean;
let told: Notice[];
let went: string[];
let directCall: DirectCall;

/** What the server does at the registration, before it confirms it. */
let onRegister: () => void;

beforeEach(async () => {
  clock = new FakeClock();
  transport = new FakeTransport();
  answers = {};
  onRegister = () => undefined;
  transport.answer = (event) => {
    if (event === 'register-user') onRegister();
    return answers[event] ?? { status: 'ok' };
  };
  realtime = new Realtime({
    transport,
    clock,
    lease: { acquire: () => Promise.resolve('granted'), release: () => undefined },
  });
  remembered = null;
  isInChannel = false;
  told = [];
  went = [];
  directCall = new DirectCall({
    realtime,
    clock,
    memory: {
      read: () => remembered,
      write: (call) => {
        remembered = call;
      },
    },
    look: () => Promise.resolve(isInChannel),
    tell: (notice) => told.push(notice),
  });
  realtime.connect({
    token: 'token',
    registration: { language: 'ja', userName: '田中', role: 'LEADER', companyId: null },
  });
  await settle();
});

async function start(): Promise<void> {
  directCall.start((channelId) => went.push(channelId));
  transport.connect();
  await settle();
}
const kind = () => directCall.getSnapshot().kind;
const sent = (event: string) => transport.sentOf(event).map(({ payload }) => payload);

describe('calling', () => {
  it('DIAL-03 DIAL-05 names the shared channel, and DIAL-15 goes to the direct one', async () => {
    await start();
    directCall.call(anh, 'shared');
    expect(sent('call-member')).toEqual([{ targetUserId: 'anh', channelId: 'shared' }]);
    expect(kind()).toBe('calling');
    transport.serve('call-ringing', party);
    transport.serve('call-answered', party);
    expect(went).toEqual(['direct']);
    expect(kind()).toBe('idle');
  });

  it('DIAL-12 cancels', async () => {
    await start();
    directCall.call(anh, 'shared');
    directCall.cancel();
    expect(sent('cancel-call')).toEqual([{ targetUserId: 'anh' }]);
    expect(kind()).toBe('idle');
  });

  it('DIAL-12 what rings before the cancelling has arrived is not shown again', async () => {
    await start();
    transport.answer = (event) => (event === 'cancel-call' ? undefined : OK);
    directCall.call(anh, 'shared');
    directCall.cancel();
    transport.serve('call-ringing', party);
    expect(kind()).toBe('idle');
  });

  it('DIAL-12 who is called again after a cancelled call is shown as called', async () => {
    await start();
    transport.answer = (event) => (event === 'cancel-call' ? undefined : OK);
    directCall.call(anh, 'shared');
    directCall.cancel();
    directCall.call(anh, 'shared');
    transport.serve('call-ringing', party);
    expect(directCall.getSnapshot()).toMatchObject({ kind: 'calling', channelId: 'direct' });
    directCall.cancel();
    // The answer to the first one says nothing of the second.
    transport.sentOf('cancel-call')[0]?.ack(OK);
    await settle();
    transport.serve('call-ringing', party);
    expect(kind()).toBe('idle');
  });

  it('DIAL-19 takes the time-out from the server, and has no timer of its own for it', async () => {
    await start();
    directCall.call(anh, 'shared');
    transport.serve('call-ringing', party);
    await clock.advance(TIMINGS.ringTimeoutMs * 2);
    expect(kind()).toBe('calling');
    transport.serve('call-failed', { code: 'timeout', message: '', userId: 'anh' });
    expect(told).toEqual([{ kind: 'failed', code: 'timeout', name: 'Anh' }]);
    expect(kind()).toBe('idle');
  });

  it('DIAL-11 tells a failure once, though the acknowledgement says it too', async () => {
    await start();
    answers['call-member'] = { status: 'error', code: 'busy', message: '…' };
    directCall.call(anh, 'shared');
    transport.serve('call-failed', { code: 'busy', message: '…', userId: 'anh' });
    await settle();
    expect(told).toEqual([{ kind: 'failed', code: 'busy', name: 'Anh' }]);
  });

  it('says at once that there is no connection', () => {
    directCall.call(anh, 'shared');
    expect(told).toEqual([{ kind: 'refused', code: 'offline' }]);
    expect(kind()).toBe('idle');
  });
});

describe('being called', () => {
  it('DIAL-13 DIAL-15 answers, and goes to the call once the server has taken the answer', async () => {
    await start();
    transport.serve('incoming-call', incoming);
    expect(kind()).toBe('incoming');
    directCall.answer();
    expect(sent('answer-call')).toEqual([{ callerId: 'anh', channelId: 'direct' }]);
    expect(went).toEqual([]);
    await settle();
    expect(went).toEqual(['direct']);
  });

  it('DIAL-12 closes when the caller was gone already', async () => {
    await start();
    answers['answer-call'] = { status: 'error', code: 'not-found', message: '…' };
    transport.serve('incoming-call', incoming);
    directCall.answer();
    await settle();
    expect(told).toEqual([{ kind: 'over', name: 'Anh' }]);
    expect(went).toEqual([]);
  });

  it('DIAL-14 rejects', async () => {
    await start();
    transport.serve('incoming-call', incoming);
    directCall.reject();
    expect(sent('reject-call')).toEqual([{ callerId: 'anh' }]);
    expect(kind()).toBe('idle');
  });
});

describe('reloads and bad networks', () => {
  it('DIAL-16 whoever reloads while called sees the call again', async () => {
    onRegister = () => transport.serve('incoming-call', incoming);
    await start();
    expect(kind()).toBe('incoming');
  });

  it('DIAL-16 a page that listens only after the registration asks again', async () => {
    onRegister = () => transport.serve('incoming-call', incoming);
    transport.connect();
    await settle();
    directCall.start((channelId) => went.push(channelId));
    await settle();
    expect(kind()).toBe('incoming');
  });

  it('DIAL-18 whoever reloads while calling is calling still', async () => {
    remembered = { target: anh, channelId: 'direct' };
    onRegister = () => transport.serve('call-ringing', party);
    await start();
    expect(directCall.getSnapshot()).toMatchObject({ kind: 'calling', line: 'live' });
  });

  it('DIAL-15 whoever reloads while being answered gets into the call', async () => {
    remembered = { target: anh, channelId: 'direct' };
    isInChannel = true;
    await start();
    expect(went).toEqual(['direct']);
  });

  it('DIAL-15 a connection lost while being answered costs nobody the call', async () => {
    await start();
    directCall.call(anh, 'shared');
    transport.serve('call-ringing', party);
    expect(remembered).toEqual({ target: anh, channelId: 'direct' });
    transport.drop();
    isInChannel = true;
    transport.connect();
    await settle();
    expect(went).toEqual(['direct']);
    expect(remembered).toBeNull();
  });

  it('DIAL-18 a call that a lost connection ended says so', async () => {
    await start();
    directCall.call(anh, 'shared');
    transport.serve('call-ringing', party);
    transport.drop();
    transport.connect();
    await settle();
    expect(told).toEqual([{ kind: 'interrupted', name: 'Anh' }]);
  });

  it('DIAL-12 a call that was cancelled without connection is cancelled when it is back', async () => {
    await start();
    directCall.call(anh, 'shared');
    transport.serve('call-ringing', party);
    transport.drop();
    directCall.cancel();
    expect(kind()).toBe('idle');
    expect(sent('cancel-call')).toEqual([]);
    onRegister = () => transport.serve('call-ringing', party);
    const shown = new Set<string>();
    directCall.subscribe(() => shown.add(kind()));
    transport.connect();
    await settle();
    expect(sent('cancel-call')).toEqual([{ targetUserId: 'anh' }]);
    expect([...shown]).toEqual([]);
    expect(went).toEqual([]);
  });

  it('DIAL-12 a cancelled call that rang no more says nothing of the next one', async () => {
    await start();
    directCall.call(anh, 'shared');
    transport.drop();
    directCall.cancel();
    transport.connect();
    await settle();
    transport.serve('call-ringing', party);
    expect(kind()).toBe('calling');
  });

  it('DIAL-19 an interruption does not last longer than a ring', async () => {
    await start();
    transport.serve('incoming-call', incoming);
    transport.drop();
    expect(directCall.getSnapshot()).toMatchObject({ kind: 'incoming', line: 'interrupted' });
    await clock.advance(TIMINGS.ringTimeoutMs);
    expect(kind()).toBe('idle');
    expect(told).toEqual([{ kind: 'missed', name: 'Anh' }]);
  });

  it('PRES-06 another device that takes over ends the ringing here', async () => {
    await start();
    transport.serve('incoming-call', incoming);
    transport.serve('session-replaced');
    expect(kind()).toBe('idle');
  });
});
