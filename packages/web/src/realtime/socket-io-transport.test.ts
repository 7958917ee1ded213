import { beforeEach, describe, expect, it, vi } from 'vitest';
import { SocketIoTransport } from './socket-io-transport';
import type { TransportListener } from './transport';

interface Options {
  readonly auth: (give: (auth: object) => void) => void;
}

const io = vi.hoisted(() => vi.fn<(options: Options) => object>());
vi.mock('socket.io-client', () => ({ io }));

const listener: TransportListener = {
  onConnected: () => undefined,
  onDropped: () => undefined,
  onAttempt: () => undefined,
  onExhausted: () => undefined,
  onRefused: () => undefined,
  onMessage: () => undefined,
};

beforeEach(() => {
  const on = () => undefined;
  io.mockReset().mockReturnValue({ on, onAny: on, io: { on } });
});

describe('Socket.IO as the call screen wants it', () => {
  it('CALL-09 CALL-10 10 attempts, 1 to 5 s apart and not spread beyond, 20 s for each', () => {
    new SocketIoTransport(() => 'token').open(listener);
    expect(io.mock.calls[0]?.[0]).toMatchObject({
      transports: ['websocket', 'polling'],
      reconnectionAttempts: 10,
      reconnectionDelay: 1_000,
      reconnectionDelayMax: 5_000,
      randomizationFactor: 0,
      timeout: 20_000,
    });
  });

  it('reads the token at every attempt', () => {
    let token = 'first';
    new SocketIoTransport(() => token).open(listener);
    const options = io.mock.calls[0]?.[0];
    const given: object[] = [];
    options?.auth((each) => given.push(each));
    token = 'renewed';
    options?.auth((each) => given.push(each));
    expect(given).toEqual([{ token: 'first' }, { token: 'renewed' }]);
  });
});
