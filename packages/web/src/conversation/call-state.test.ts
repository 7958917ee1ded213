import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type CallEvent,
  type CallPresence,
  type CallState,
  type ChannelPhase,
  NOT_YET_IN,
  nextCallState,
} from './call-state';
import { OTHER_ID, participant, SELF_ID } from './testing/utterances';

const selfId = SELF_ID;
const alone: CallEvent = { type: 'participants', participants: [participant(SELF_ID)], selfId };
const both: CallEvent = {
  type: 'participants',
  participants: [participant(SELF_ID), participant(OTHER_ID)],
  selfId,
};
const dropped: CallEvent = {
  type: 'participants',
  participants: [participant(SELF_ID), participant(OTHER_ID, { connected: false })],
  selfId,
};
const nobody: CallEvent = { type: 'participants', participants: [], selfId };

const PHASES: Readonly<Record<ChannelPhase, readonly (readonly [CallEvent['type'], ChannelPhase])[]>> = {
  joining: [
    ['entered', 'joining'],
    ['joined', 'joined'],
    ['dropped', 'joining'],
    ['refused', 'refused'],
    ['left', 'left'],
  ],
  joined: [
    ['entered', 'joined'],
    ['joined', 'joined'],
    ['dropped', 'joining'],
    ['refused', 'refused'],
    ['left', 'left'],
  ],
  refused: [
    ['entered', 'refused'],
    ['joined', 'refused'],
    ['dropped', 'refused'],
    ['refused', 'refused'],
    ['left', 'left'],
  ],
  left: [
    ['entered', 'joining'],
    ['joined', 'left'],
    ['dropped', 'left'],
    ['refused', 'left'],
    ['left', 'left'],
  ],
};
const phaseCases = Object.entries(PHASES).flatMap(([phase, rows]) =>
  rows.map(([type, next]) => ({ phase: phase as ChannelPhase, type, next })),
);

const PRESENCES: readonly (readonly [CallPresence, string, CallEvent, CallPresence])[] = [
  ['waiting', 'alone', alone, 'waiting'],
  ['waiting', 'with another', both, 'together'],
  ['waiting', 'with nobody', nobody, 'removed'],
  ['together', 'alone', alone, 'ended'],
  ['together', 'with another', both, 'together'],
  ['together', 'with one who dropped', dropped, 'together'],
  ['together', 'with nobody', nobody, 'removed'],
  ['ended', 'alone', alone, 'ended'],
  ['ended', 'with another again', both, 'together'],
  ['ended', 'with nobody', nobody, 'removed'],
  ['removed', 'alone', alone, 'removed'],
  ['removed', 'with another', both, 'removed'],
];

describe('call state', () => {
  it.each(phaseCases)('CALL-06 CALL-12 $phase on $type is $next', ({ phase, type, next }) => {
    const state: CallState = { phase, presence: 'waiting' };
    const after = nextCallState(state, { type } as CallEvent);
    expect(after.phase).toBe(next);
    if (next === phase) expect(after).toBe(state);
  });

  it.each(PRESENCES)('CALL-28 CALL-29 CALL-32 %s, then %s', (from, _with, event, to) => {
    expect(nextCallState({ phase: 'joined', presence: from }, event).presence).toBe(to);
  });

  it('who left hears no more of the call, and begins anew on entering again', () => {
    const left: CallState = { phase: 'left', presence: 'ended' };
    expect(nextCallState(left, nobody)).toBe(left);
    expect(nextCallState(left, { type: 'entered' })).toEqual(NOT_YET_IN);
  });

  it('CALL-28 a call ends only after others were there, whatever happens in between', () => {
    const event = fc.constantFrom<CallEvent>(
      alone,
      both,
      dropped,
      { type: 'joined' },
      { type: 'dropped' },
      { type: 'refused' },
    );
    fc.assert(
      fc.property(fc.array(event), (events) => {
        const last = events.reduce(nextCallState, NOT_YET_IN);
        const wereOthers = events.some((each) => each === both || each === dropped);
        expect(last.presence === 'ended').toBe(
          wereOthers && events.findLast((each) => each.type === 'participants') === alone,
        );
      }),
    );
  });
});
