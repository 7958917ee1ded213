import { array, assert, constantFrom, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ConnectionEvent, type ConnectionState, nextConnectionState } from './connection-state';

const STATES = {
  disconnected: { kind: 'disconnected' },
  connecting: { kind: 'connecting' },
  connected: { kind: 'connected' },
  reconnecting: { kind: 'reconnecting', attempt: 3 },
  lost: { kind: 'lost' },
  replaced: { kind: 'replaced' },
  error: { kind: 'error', code: 'unauthorized' },
} as const satisfies Record<ConnectionState['kind'], ConnectionState>;

const EVENTS = {
  'connect-requested': { type: 'connect-requested' },
  ready: { type: 'ready' },
  dropped: { type: 'dropped' },
  attempt: { type: 'attempt', attempt: 7 },
  exhausted: { type: 'exhausted' },
  refused: { type: 'refused', code: 'unauthorized' },
  replaced: { type: 'replaced' },
  closed: { type: 'closed' },
} as const satisfies Record<ConnectionEvent['type'], ConnectionEvent>;

type Kinds = Record<ConnectionState['kind'], ConnectionState['kind']>;
const columns = (
  disconnected: ConnectionState['kind'],
  connecting: ConnectionState['kind'],
  connected: ConnectionState['kind'],
  reconnecting: ConnectionState['kind'],
  lost: ConnectionState['kind'],
  replaced: ConnectionState['kind'],
  error: ConnectionState['kind'],
): Kinds => ({ disconnected, connecting, connected, reconnecting, lost, replaced, error });

/** Each row an event; its columns what becomes of each state, in the order of STATES. */
const TRANSITIONS: Record<ConnectionEvent['type'], Kinds> = {
  'connect-requested': columns(
    'connecting',
    'connecting',
    'connected',
    'reconnecting',
    'connecting',
    'connecting',
    'connecting',
  ),
  ready: columns('disconnected', 'connected', 'connected', 'connected', 'connected', 'replaced', 'error'),
  dropped: columns('disconnected', 'connecting', 'reconnecting', 'reconnecting', 'lost', 'replaced', 'error'),
  attempt: columns(
    'disconnected',
    'reconnecting',
    'reconnecting',
    'reconnecting',
    'lost',
    'replaced',
    'error',
  ),
  exhausted: columns('disconnected', 'lost', 'lost', 'lost', 'lost', 'replaced', 'error'),
  refused: columns('disconnected', 'error', 'error', 'error', 'error', 'replaced', 'error'),
  replaced: columns('disconnected', 'replaced', 'replaced', 'replaced', 'replaced', 'replaced', 'replaced'),
  closed: columns(
    'disconnected',
    'disconnected',
    'disconnected',
    'disconnected',
    'disconnected',
    'disconnected',
    'disconnected',
  ),
};

describe('connection state', () => {
  const cases = Object.values(EVENTS).flatMap((event) =>
    Object.values(STATES).map((state) => ({ event, state, next: TRANSITIONS[event.type][state.kind] })),
  );

  it.each(cases)('CALL-07 $state.kind on $event.type is $next', ({ event, state, next }) => {
    expect(nextConnectionState(state, event).kind).toBe(next);
  });

  it('CALL-08 tells the number of the attempt', () => {
    expect(nextConnectionState(STATES.reconnecting, { type: 'attempt', attempt: 4 })).toEqual({
      kind: 'reconnecting',
      attempt: 4,
    });
    expect(nextConnectionState(STATES.connected, { type: 'dropped' })).toEqual({
      kind: 'reconnecting',
      attempt: 1,
    });
  });

  it('PRES-06 nothing a replaced socket still reports brings it back', () => {
    const reports = constantFrom(
      EVENTS.ready,
      EVENTS.dropped,
      EVENTS.attempt,
      EVENTS.exhausted,
      EVENTS.refused,
    );
    assert(
      property(array(reports), (events) => {
        const end = events.reduce<ConnectionState>(nextConnectionState, STATES.replaced);
        expect(end).toBe(STATES.replaced);
      }),
    );
  });
});
