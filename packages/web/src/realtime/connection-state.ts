import type { ErrorCode } from '@genbatalk/contract';

/**
 * What the connection is, as the user may know it (CALL-07, CALL-08, CALL-30).
 * `connected` means registered with the server, not merely a socket that opened.
 */
export type ConnectionState =
  | { readonly kind: 'disconnected' }
  | { readonly kind: 'connecting' }
  | { readonly kind: 'connected' }
  | { readonly kind: 'reconnecting'; readonly attempt: number }
  /** All attempts failed: the reload alert stands while trying goes on quietly (ERR-20). */
  | { readonly kind: 'lost' }
  /** Another tab or device took over (PRES-06). */
  | { readonly kind: 'replaced' }
  | { readonly kind: 'error'; readonly code: ErrorCode };

export type ConnectionEvent =
  | { readonly type: 'connect-requested' }
  | { readonly type: 'ready' }
  | { readonly type: 'dropped' }
  | { readonly type: 'attempt'; readonly attempt: number }
  | { readonly type: 'exhausted' }
  | { readonly type: 'refused'; readonly code: ErrorCode }
  | { readonly type: 'replaced' }
  | { readonly type: 'closed' };

export const DISCONNECTED: ConnectionState = { kind: 'disconnected' };

/** States in which the socket is on its way up, so that its own reports count. */
const TRYING: ReadonlySet<ConnectionState['kind']> = new Set(['connecting', 'connected', 'reconnecting']);

/**
 * The next state; the same object when the event means nothing here. A socket that was given up
 * (replaced, refused, closed) may still report, and must not bring the state back to life.
 */
export function nextConnectionState(state: ConnectionState, event: ConnectionEvent): ConnectionState {
  switch (event.type) {
    case 'connect-requested':
      return TRYING.has(state.kind) ? state : { kind: 'connecting' };
    case 'ready':
      return TRYING.has(state.kind) || state.kind === 'lost' ? { kind: 'connected' } : state;
    case 'dropped':
      return state.kind === 'connected' ? { kind: 'reconnecting', attempt: 1 } : state;
    case 'attempt':
      return TRYING.has(state.kind) ? { kind: 'reconnecting', attempt: event.attempt } : state;
    case 'exhausted':
      return TRYING.has(state.kind) ? { kind: 'lost' } : state;
    case 'refused':
      return TRYING.has(state.kind) || state.kind === 'lost' ? { kind: 'error', code: event.code } : state;
    case 'replaced':
      return state.kind === 'disconnected' ? state : { kind: 'replaced' };
    case 'closed':
      return DISCONNECTED;
    default:
      return event satisfies never;
  }
}
