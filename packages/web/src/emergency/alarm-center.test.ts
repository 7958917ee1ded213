import { beforeEach, describe, expect, it } from 'vitest';
import { Realtime } from '../realtime/realtime';
import { FakeClock, settle } from '../realtime/testing/fake-clock';
import { FakeTransport } from '../realtime/testing/fake-transport';
import { AlarmCenter } from './alarm-center';
import type { AlarmRecord } from './alarm-memory';
import { alarm, status } from './testing/alarms';

let clock: FakeClock;
let transport: FakeTransport;
let realtime: Realtime;
let stored: AlarmRecord;
let sent: string[];
let closed: string[];
let center: AlarmCenter;
let ids: number;

function createRealtime(): Realtime {
  const lease = { acquire: () => Promise.resolve('granted' as const), release: () => undefined };
  return new Realtime({ transport, clock, lease });
}

function open(): AlarmCenter {
  const created = new AlarmCenter({
    realtime,
    clock,
    memory: {
      load: () => stored,
      save(record) {
        stored = record;
      },
    },
    selfId: 'me',
    createId() {
      ids += 1;
      return `alert-${ids}`;
    },
    onSent: (id) => sent.push(id),
    onClosed: ({ id }, note) => closed.push(note === undefined ? id : `${id}: ${note}`),
  });
  created.start();
  return created;
}

async function connect(): Promise<void> {
  transport.connect();
  await settle();
}

const nowhere = Promise.resolve(null);
const alerts = () => transport.sentOf('emergency-alert');

beforeEach(async () => {
  clock = new FakeClock();
  transport = new FakeTransport();
  transport.answer = (event) => (event === 'register-user' ? { status: 'ok' } : undefined);
  stored = { unsent: [], acknowledged: [] };
  sent = [];
  closed = [];
  ids = 0;
  realtime = createRealtime();
  center = open();
  realtime.connect({ token: 'token', registration: { language: 'vi' } });
  await settle();
});

describe('sending an alarm', () => {
  it('EMRG-02 EMRG-06 sends it with its id, its channel and its place, and says when it is sent', async () => {
    await connect();
    const location = { latitude: 35.68, longitude: 139.77, accuracy: 12 };
    void center.raise('channel', Promise.resolve(location));
    await settle();
    expect(alerts()[0]?.payload).toEqual({ alertId: 'alert-1', channelId: 'channel', location });
    expect(center.getSnapshot().unsent).toHaveLength(1);
    alerts()[0]?.ack({ status: 'ok', alertId: 'alert-1' });
    await settle();
    expect(sent).toEqual(['alert-1']);
    expect(center.getSnapshot().unsent).toEqual([]);
  });

  it('EMRG-15 without an answer it is sent again, with the same id, until the server has it', async () => {
    await connect();
    void center.raise(null, nowhere);
    await settle();
    alerts()[0]?.expire();
    await clock.advance(1_000);
    alerts()[1]?.ack({ status: 'error', code: 'internal', message: '' });
    await clock.advance(1_000);
    alerts()[2]?.ack({ status: 'ok', alertId: 'alert-1' });
    await clock.advance(60_000);
    expect(alerts().map(({ payload }) => (payload as { alertId: string }).alertId)).toEqual([
      'alert-1',
      'alert-1',
      'alert-1',
    ]);
    expect(sent).toEqual(['alert-1']);
  });

  it('EMRG-08 raised without connection it is sent as soon as there is one', async () => {
    void center.raise('channel', nowhere);
    await settle();
    expect(alerts()).toEqual([]);
    await connect();
    expect(alerts()).toHaveLength(1);
  });

  it('outlasts a reload', async () => {
    void center.raise('channel', nowhere);
    center.stop();
    center = open();
    await connect();
    expect(alerts()[0]?.payload).toMatchObject({ alertId: 'alert-1', channelId: 'channel' });
  });

  it('EMRG-02 waits for its place without showing less than that it is being sent', async () => {
    await connect();
    void center.raise('channel', new Promise((resolve) => clock.schedule(() => resolve(null), 3_000)));
    await settle();
    expect(center.getSnapshot().unsent).toHaveLength(1);
    expect(alerts()).toEqual([]);
    await clock.advance(3_000);
    expect(alerts()).toHaveLength(1);
  });

  it('counts as sent when the alarm comes back, though the answer was lost', async () => {
    await connect();
    void center.raise('channel', nowhere);
    await settle();
    transport.serve('emergency-alert', alarm('alert-1', { senderId: 'me' }));
    expect(sent).toEqual(['alert-1']);
    expect(center.getSnapshot().ringing).toEqual([]);
    alerts()[0]?.ack({ status: 'ok', alertId: 'alert-1' });
    await settle();
    expect(sent).toEqual(['alert-1']);
  });
});

describe('receiving an alarm', () => {
  it('EMRG-07 rings until it is confirmed; one id is one alarm', async () => {
    await connect();
    transport.serve('emergency-alert', alarm('a'));
    transport.serve('emergency-alert', alarm('a'));
    transport.serve('emergency-status', status('a'));
    expect(center.getSnapshot().ringing.map(({ id }) => id)).toEqual(['a']);
    center.acknowledge('a');
    await settle();
    expect(center.getSnapshot().ringing).toEqual([]);
    expect(center.getSnapshot().open).toHaveLength(1);
    expect(transport.sentOf('emergency-acknowledge')[0]?.payload).toEqual({ alertId: 'a' });
  });

  it('EMRG-09 a confirmation without connection is delivered later, over a reload too', async () => {
    await connect();
    transport.serve('emergency-alert', alarm('a'));
    transport.drop();
    center.acknowledge('a');
    await settle();
    expect(center.getSnapshot().undelivered.has('a')).toBe(true);
    center.stop();
    center = open();
    await connect();
    transport.serve('emergency-alert', alarm('a'));
    expect(center.getSnapshot().ringing).toEqual([]);
    transport.sentOf('emergency-acknowledge')[0]?.ack({ status: 'ok' });
    await settle();
    expect(center.getSnapshot().undelivered.size).toBe(0);
  });

  it('EMRG-16 ends when a leader closes it, and says so once', async () => {
    await connect();
    transport.serve('emergency-alert', alarm('a'));
    const over = status('a', { closedAt: '2026-07-01T00:02:00.000Z', note: '手当て済み' });
    transport.serve('emergency-status', over);
    transport.serve('emergency-status', over);
    expect(center.getSnapshot()).toMatchObject({ open: [], ringing: [] });
    expect(closed).toEqual(['a: 手当て済み']);
  });

  it('EMRG-16 a leader closes with a note, and hears a refusal', async () => {
    await connect();
    const refusal = center.close('a', ' 負傷者なし ');
    await settle();
    const [request] = transport.sentOf('emergency-close');
    expect(request?.payload).toEqual({ alertId: 'a', note: ' 負傷者なし ' });
    request?.ack({ status: 'error', code: 'forbidden', message: '' });
    expect(await refusal).toBe('forbidden');
  });
});
