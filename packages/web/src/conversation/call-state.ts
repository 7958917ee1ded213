import type { Participant } from '@genbatalk/contract';

/** `refused`: the channel cannot be joined, or one was taken out of it (ERR-19). */
export type ChannelPhase = 'joining' | 'joined' | 'refused' | 'left';

/**
 * Whether there is still a call. `waiting`: alone, and nobody else was here yet. `ended`: others were
 * here and the last of them left (CALL-28). `removed`: not even oneself is here any more (CALL-29).
 */
export type CallPresence = 'waiting' | 'together' | 'ended' | 'removed';

/** The call as one of its participants sees it: the own way in, and who else is there. */
export interface CallState {
  readonly phase: ChannelPhase;
  readonly presence: CallPresence;
}

export type CallEvent =
  /** The screen is opened, again after leaving too. */
  | { readonly type: 'entered' }
  | { readonly type: 'joined' }
  /** The connection is gone; the server still counts one as there. */
  | { readonly type: 'dropped' }
  | { readonly type: 'refused' }
  | { readonly type: 'left' }
  | {
      readonly type: 'participants';
      readonly participants: readonly Pick<Participant, 'userId'>[];
      readonly selfId: string;
    };

export const NOT_YET_IN: CallState = { phase: 'joining', presence: 'waiting' };

/**
 * The next state; the same object where the event means nothing here. Who left hears no more of the
 * call, and who was refused stays so until the screen is opened again.
 */
export function nextCallState(state: CallState, event: CallEvent): CallState {
  switch (event.type) {
    case 'entered':
      return state.phase === 'left' ? NOT_YET_IN : state;
    case 'joined':
      return state.phase === 'joining' ? { ...state, phase: 'joined' } : state;
    case 'dropped':
      return state.phase === 'joined' ? { ...state, phase: 'joining' } : state;
    case 'refused':
      return state.phase === 'left' || state.phase === 'refused' ? state : { ...state, phase: 'refused' };
    case 'left':
      return state.phase === 'left' ? state : { ...state, phase: 'left' };
    case 'participants':
      return state.phase === 'left' ? state : withPresence(state, event.participants, event.selfId);
    default:
      return event satisfies never;
  }
}

/** Who merely dropped still counts as there (CALL-32): the server lists them until they have left. */
function withPresence(
  state: CallState,
  participants: readonly Pick<Participant, 'userId'>[],
  selfId: string,
): CallState {
  const presence = presenceAfter(state.presence, participants, selfId);
  return presence === state.presence ? state : { ...state, presence };
}

function presenceAfter(
  presence: CallPresence,
  participants: readonly Pick<Participant, 'userId'>[],
  selfId: string,
): CallPresence {
  if (presence === 'removed' || participants.length === 0) return 'removed';
  if (participants.some(({ userId }) => userId !== selfId)) return 'together';
  return presence === 'waiting' ? 'waiting' : 'ended';
}
