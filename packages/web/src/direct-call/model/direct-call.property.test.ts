import { CALL_FAILURES, ERROR_CODES } from '@genbatalk/contract';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type DirectCallEvent,
  type DirectCallState,
  type Effect,
  IDLE,
  type Party,
} from './direct-call-state';
import { nextDirectCall } from './next-direct-call';

const people: readonly Party[] = ['anh', 'li', 'john'].map((userId) => ({ userId, userName: userId }));
const party = fc.constantFrom(...people);
const userId = party.map((one) => one.userId);
const channelId = fc.constantFrom('one', 'two');
const type = <T extends DirectCallEvent['type']>(name: T) => fc.constant(name);

const event: fc.Arbitrary<DirectCallEvent> = fc.oneof(
  fc.record({ type: type('call'), target: party, channelId }),
  fc.record({
    type: fc.constantFrom('cancel', 'answer', 'reject', 'dropped', 'ready', 'gone', 'patience-over'),
  }),
  fc.record({ type: type('call-refused'), targetId: userId, code: fc.constantFrom(...ERROR_CODES) }),
  fc.record({ type: type('answer-accepted'), callerId: userId }),
  fc.record({ type: type('answer-refused'), callerId: userId, code: fc.constantFrom(...ERROR_CODES) }),
  fc.record({ type: type('incoming-call'), caller: party, channelId }),
  fc.record({ type: fc.constantFrom('call-ringing', 'call-answered'), target: party, channelId }),
  fc.record({ type: type('call-rejected'), target: party }),
  fc.record({ type: type('call-failed'), targetId: userId, code: fc.constantFrom(...CALL_FAILURES) }),
  fc.record({ type: type('call-cancelled'), callerId: userId }),
  fc.record({ type: type('looked'), userId, isThere: fc.boolean() }),
);
const past = fc.array(event, { maxLength: 60 });

function after(events: readonly DirectCallEvent[], from: DirectCallState = IDLE): DirectCallState {
  return events.reduce((state, next) => nextDirectCall(state, next).state, from);
}

/** What the server says at its time-out: the caller fails, the target's modal closes (DIAL-09, DIAL-19). */
const serverTimeOut: readonly DirectCallEvent[] = people.flatMap((one): DirectCallEvent[] => [
  { type: 'call-failed', targetId: one.userId, code: 'timeout' },
  { type: 'call-cancelled', callerId: one.userId },
]);

describe('no sequence of events', () => {
  it('DIAL-19 ends in ringing for ever, given the time-out of the server', () => {
    fc.assert(
      fc.property(past, (events) => {
        const state = after(events);
        const ended = after(serverTimeOut, state);
        // A lost connection is silent and ends by patience; the two that were asked end by their answers.
        const answers: DirectCallEvent[] = people.flatMap(({ userId: id }): DirectCallEvent[] => [
          { type: 'looked', userId: id, isThere: false },
          { type: 'answer-refused', callerId: id, code: 'not-found' },
        ]);
        expect(after([{ type: 'patience-over' }, ...answers, ...serverTimeOut], ended)).toBe(IDLE);
        if (state.kind === 'incoming' && state.line === 'live') expect(ended).toBe(IDLE);
      }),
      { numRuns: 2_000 },
    );
  });

  it('DIAL-19 ends in ringing for ever, given a lost connection', () => {
    fc.assert(
      fc.property(past, (events) => {
        const state = after(events);
        expect(after([{ type: 'gone' }], state)).toBe(IDLE);
        const dropped = after([{ type: 'dropped' }], state);
        expect(dropped.kind === 'idle' || dropped.line === 'interrupted').toBe(true);
        expect(after([{ type: 'patience-over' }], dropped)).toBe(IDLE);
      }),
      { numRuns: 2_000 },
    );
  });

  it('DIAL-16 DIAL-18 asks for both an outgoing and an incoming modal', () => {
    fc.assert(
      fc.property(past, (events) => {
        // The kind of the state is the modal, so there is one at a time; who waits behind one's own call is
        // somebody else.
        const state = after(events);
        const [target, waiting] =
          state.kind === 'calling' ? [state.target.userId, state.waiting?.caller.userId] : ['', undefined];
        expect(waiting).not.toBe(target);
      }),
      { numRuns: 2_000 },
    );
  });

  it('DIAL-17 rings without a connection', () => {
    fc.assert(
      fc.property(past, (events) => {
        const state = after([...events, { type: 'dropped' }]);
        expect(state.kind === 'idle' ? 'interrupted' : state.line).toBe('interrupted');
      }),
      { numRuns: 2_000 },
    );
  });

  it('DIAL-15 leads into a call and leaves a modal standing', () => {
    fc.assert(
      fc.property(past, event, (events, last) => {
        const { state, effects } = nextDirectCall(after(events), last);
        const leads = effects.some((effect: Effect) => effect.type === 'go');
        expect(leads && state.kind !== 'idle').toBe(false);
      }),
      { numRuns: 2_000 },
    );
  });
});
