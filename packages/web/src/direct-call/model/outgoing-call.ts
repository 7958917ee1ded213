import { type DirectCallState, type Effect, IDLE } from './direct-call-state';
import { answering, enter, type Handlers, incoming, ringing, type StateOf, step, tell } from './handlers';

/** Where an outgoing call that did not come about leads: to whoever waits behind it, else to nothing. */
function end({ waiting }: StateOf<'calling'>, ...effects: readonly Effect[]) {
  const next: DirectCallState = waiting === null ? IDLE : incoming(waiting);
  return step(next, ...effects);
}

function endInterrupted(state: StateOf<'calling'>) {
  return end(state, tell({ kind: 'interrupted', name: state.target.userName }));
}

export const fromIdle: Handlers<'idle'> = {
  call: (_, { target, channelId }) =>
    step(
      { kind: 'calling', target, channelId: null, line: 'live', waiting: null },
      { type: 'call', target, channelId },
    ),
  'call-ringing': (_, event) => step(ringing(event, null)),
  'incoming-call': (_, event) => step(incoming(event)),
  // The answer crossed with cancelling or reloading: whoever answered would wait there alone.
  'call-answered': (_, { channelId }) => enter(channelId),
};

export const fromCalling: Handlers<'calling'> = {
  cancel: (state) => end(state, { type: 'cancel', targetId: state.target.userId }),
  'call-ringing': (state, event) =>
    event.target.userId === state.target.userId ? step(ringing(event, state.waiting)) : step(state),
  'call-answered': (state, { target, channelId }) =>
    target.userId === state.target.userId ? enter(channelId, state.waiting) : step(state),
  'call-rejected': (state, { target }) =>
    target.userId === state.target.userId
      ? end(state, tell({ kind: 'rejected', name: target.userName }))
      : step(state),
  'call-failed': (state, { targetId, code }) =>
    targetId === state.target.userId
      ? end(state, tell({ kind: 'failed', name: state.target.userName, code }))
      : step(state),
  'call-refused': (state, { targetId, code }) => {
    // Once it rings, or while the connection is down, a question without an answer says nothing.
    const isUndecided = state.channelId === null && state.line === 'live';
    if (targetId !== state.target.userId || !isUndecided) return step(state);
    return end(state, { type: 'cancel', targetId }, tell({ kind: 'refused', code }));
  },
  'incoming-call': (state, { caller, channelId }) =>
    // Two who call each other both want to talk; anybody else waits behind one's own call.
    caller.userId === state.target.userId
      ? answering({ caller, channelId })
      : step({ ...state, waiting: { caller, channelId } }),
  'call-cancelled': (state, { callerId }) => {
    const { waiting } = state;
    if (waiting?.caller.userId !== callerId) return step(state);
    return step({ ...state, waiting: null }, tell({ kind: 'missed', name: waiting.caller.userName }));
  },
  // Who waits is told again by the server when the connection is back.
  dropped: (state) =>
    state.line === 'interrupted' && state.waiting === null
      ? step(state)
      : step({ ...state, line: 'interrupted', waiting: null }),
  // The server tells what rings before it confirms the registration: it has told nothing.
  ready: (state) => {
    if (state.line !== 'interrupted') return step(state);
    const { channelId, target } = state;
    if (channelId === null) return endInterrupted(state);
    return step({ ...state, line: 'looking' }, { type: 'look', userId: target.userId, channelId });
  },
  looked: (state, { userId, isThere }) => {
    if (state.line !== 'looking' || userId !== state.target.userId) return step(state);
    return isThere && state.channelId !== null
      ? enter(state.channelId, state.waiting)
      : endInterrupted(state);
  },
  'patience-over': (state) => (state.line === 'interrupted' ? endInterrupted(state) : step(state)),
  gone: ({ target }) => step(IDLE, tell({ kind: 'interrupted', name: target.userName })),
};
