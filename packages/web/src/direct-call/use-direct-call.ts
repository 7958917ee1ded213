import { useSyncExternalStore } from 'react';
import type { DirectCallState } from './model/direct-call-state';
import { directCall } from './page-direct-call';

/** The state of the page's direct call, as the dialog shows it. */
export function useDirectCall(): DirectCallState {
  return useSyncExternalStore(directCall.subscribe, directCall.getSnapshot);
}
