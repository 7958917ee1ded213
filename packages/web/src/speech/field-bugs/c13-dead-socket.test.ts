import { describe, expect, it } from 'vitest';
import { Realtime } from '../../realtime/realtime';
import { FakeClock, settle } from '../../realtime/testing/fake-clock';
import { FakeTransport } from '../../realtime/testing/fake-transport';

/** A phone comes out of the pocket: the socket says that it is connected, and nobody is at its other end. */
async function afterSleep() {
  const clock = new FakeClock();
  const transport = new FakeTransport();
  const lease = { acquire: () => Promise.resolve('granted' as const), release: () => undefined };
  transport.answer = () => ({ status: 'ok' });
  const realtime = new Realtime({ transport, clock, lease });
  realtime.connect({ token: 'token', registration: { language: 'vi' } });
  await settle();
  transport.connect();
  await settle();
  transport.answer = () => undefined;
  return { clock, transport, realtime };
}

describe('C13 the socket died while the phone slept', () => {
  it('C13 ours says so within 3 s of coming back, and connects anew', async () => {
    const { transport, realtime } = await afterSleep();
    void realtime.wake();
    await settle();
    const probe = transport.sent.at(-1);
    expect(probe?.event).toBe('register-user');
    probe?.expire();
    await settle();
    expect(realtime.getSnapshot().kind).toBe('reconnecting');
    expect(transport.calls.at(-1)).toBe('restart');
  });

  it('C13 a naive status goes by the socket’s own word, and lies', async () => {
    const { clock, transport } = await afterSleep();
    const naiveStatus = () => (transport.connected ? 'connected' : 'reconnecting');
    await clock.advance(3_000);
    expect(naiveStatus()).toBe('connected');
  });
});
