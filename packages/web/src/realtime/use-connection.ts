import { useSyncExternalStore } from 'react';
import type { ConnectionState } from './connection-state';
import { realtime } from './page-realtime';

/** The state of the page's connection, as the screens show it. */
export function useConnection(): ConnectionState {
  return useSyncExternalStore(realtime.subscribe, realtime.getSnapshot);
}
