import { browserClock } from './clock';
import { Realtime } from './realtime';
import { SocketIoTransport } from './socket-io-transport';
import { createTabLease } from './tab-lease';

/**
 * The page's connection. `getToken` is read at every attempt. A page that comes back into view, or a
 * network that comes back, looks after the connection at once (C13).
 */
export function createBrowserRealtime(getToken: () => string | null): Realtime {
  const realtime = new Realtime({
    transport: new SocketIoTransport(getToken),
    clock: browserClock,
    lease: createTabLease(navigator.locks, browserClock),
  });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void realtime.wake();
  });
  window.addEventListener('online', () => void realtime.wake());
  return realtime;
}
