import { IDLE } from './direct-call-state';
import { answering, enter, type Handlers, incoming, ringing, type StateOf, step, tell } from './handlers';

function missed({ caller }: StateOf<'incoming'>) {
  return step(IDLE, tell({ kind: 'missed', name: caller.userName }));
}

export const fromIncoming: Handlers<'incoming'> = {
  'incoming-call': (_, event) => step(incoming(event)),
  answer: (state) => (state.line === 'interrupted' ? step(state) : answering(state)),
  reject: ({ caller }) => step(IDLE, { type: 'reject', callerId: caller.userId }),
  'call-cancelled': (state, { callerId }) => (callerId === state.caller.userId ? missed(state) : step(state)),
  'call-ringing': (state, event) =>
    event.target.userId === state.caller.userId
      ? answering(state)
      : step(ringing(event, { caller: state.caller, channelId: state.channelId })),
  dropped: (state) => (state.line === 'interrupted' ? step(state) : step({ ...state, line: 'interrupted' })),
  ready: (state) => (state.line === 'interrupted' ? missed(state) : step(state)),
  'patience-over': (state) => (state.line === 'interrupted' ? missed(state) : step(state)),
  gone: () => step(IDLE),
};

function over({ caller }: StateOf<'answering'>) {
  return step(IDLE, tell({ kind: 'over', name: caller.userName }));
}

/** The answer may have arrived or not: whether the caller is in the channel tells. */
function look(state: StateOf<'answering'>) {
  const { caller, channelId } = state;
  return step({ ...state, line: 'looking' }, { type: 'look', userId: caller.userId, channelId });
}

export const fromAnswering: Handlers<'answering'> = {
  'answer-accepted': (state, { callerId }) =>
    callerId === state.caller.userId ? enter(state.channelId) : step(state),
  'answer-refused': (state, { callerId, code }) => {
    if (callerId !== state.caller.userId || state.line !== 'live') return step(state);
    if (code === 'not-found') return over(state);
    if (code === 'timeout' || code === 'offline') return look(state);
    return step(incoming(state), tell({ kind: 'refused', code }));
  },
  // It still rings after an interruption, so the answer was lost on the way.
  'incoming-call': (state, event) =>
    event.caller.userId === state.caller.userId && state.line !== 'live' ? answering(event) : step(state),
  'call-ringing': (state, { target }) => step(state, { type: 'cancel', targetId: target.userId }),
  'call-cancelled': (state, { callerId }) => (callerId === state.caller.userId ? over(state) : step(state)),
  dropped: (state) => (state.line === 'interrupted' ? step(state) : step({ ...state, line: 'interrupted' })),
  ready: (state) => (state.line === 'interrupted' ? look(state) : step(state)),
  looked: (state, { userId, isThere }) => {
    if (state.line !== 'looking' || userId !== state.caller.userId) return step(state);
    return isThere ? enter(state.channelId) : over(state);
  },
  'patience-over': (state) => (state.line === 'interrupted' ? over(state) : step(state)),
  gone: () => step(IDLE),
};
