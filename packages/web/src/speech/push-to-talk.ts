/** Why the microphone may not be opened. `muted` and `mic-off` come from the server (CALL-26). */
export type TalkBlock = 'muted' | 'mic-off' | 'disconnected' | 'unsupported';

/**
 * `opening` and `open`: the microphone is asked for, or open. `paused`: locked hands-free, closed
 * while translated audio plays. `closing`: closed, the last words are awaited.
 */
export type TalkPhase = 'idle' | 'opening' | 'open' | 'paused' | 'closing';

export interface TalkState {
  readonly phase: TalkPhase;
  /** Hands-free: stays open without being held. */
  readonly locked: boolean;
  readonly blockedBy: TalkBlock | null;
  /** Numbers the openings, so that the end of an earlier one is not taken for this one's. */
  readonly run: number;
}

export type TalkEvent =
  | { readonly type: 'press' }
  | { readonly type: 'lock' }
  /** Pointer or key up. */
  | { readonly type: 'release' }
  | { readonly type: 'pointer-cancel' }
  | { readonly type: 'blur' }
  | { readonly type: 'tab-hidden' }
  | { readonly type: 'unmount' }
  | { readonly type: 'block'; readonly reason: TalkBlock }
  | { readonly type: 'unblock' }
  | { readonly type: 'opened'; readonly run: number }
  /** The recogniser is done with this run: its last words came, or it failed. */
  | { readonly type: 'ended'; readonly run: number }
  | { readonly type: 'playback-started' }
  /** Two seconds after the translated audio ended. */
  | { readonly type: 'playback-over' };

export type TalkEffect =
  | 'open-microphone'
  /** It is open already: from here on each pause sends what was said. */
  | 'go-hands-free'
  /** Close it and send what was said. */
  | 'finish-microphone'
  /** Close it and forget what was said. */
  | 'discard-microphone'
  | 'hold-playback'
  | 'release-playback'
  | 'say-speaking'
  | 'say-silent'
  | 'signal-open'
  | 'signal-closed';

export interface TalkStep {
  readonly state: TalkState;
  readonly effects: readonly TalkEffect[];
}

export const TALK_AT_REST: TalkState = { phase: 'idle', locked: false, blockedBy: null, run: 0 };

export function isMicrophoneOpen(state: TalkState): boolean {
  return state.phase === 'opening' || state.phase === 'open';
}

/**
 * Push to talk (TALK-01). Only a press opens the microphone, or hands-free its own resuming after
 * audio; every other way out of speaking closes it. An unblocking makes ready and never opens it.
 */
export function talk(state: TalkState, event: TalkEvent): TalkStep {
  switch (event.type) {
    case 'press':
      return press(state);
    case 'lock':
      return isMicrophoneOpen(state) && !state.locked
        ? { state: { ...state, locked: true }, effects: ['go-hands-free', 'release-playback'] }
        : stay(state);
    case 'release':
      return state.locked ? stay(state) : close(state, 'finish-microphone');
    case 'pointer-cancel':
    case 'blur':
    case 'tab-hidden':
      return close(state, 'finish-microphone');
    case 'unmount':
      return close(state, 'discard-microphone');
    case 'block':
      return block(state, event.reason);
    case 'unblock':
      return stay({ ...state, blockedBy: null });
    case 'opened':
      return state.phase === 'opening' && event.run === state.run
        ? { state: { ...state, phase: 'open' }, effects: ['signal-open'] }
        : stay(state);
    case 'ended':
      return ended(state, event.run);
    case 'playback-started':
      return state.locked && isMicrophoneOpen(state)
        ? { state: { ...state, phase: 'paused' }, effects: ['finish-microphone', 'say-silent'] }
        : stay(state);
    case 'playback-over':
      return state.phase === 'paused' ? open(state, ['open-microphone', 'say-speaking']) : stay(state);
    default:
      return event satisfies never;
  }
}

function press(state: TalkState): TalkStep {
  if (state.blockedBy !== null) return stay(state);
  if (state.locked) return close(state, 'finish-microphone');
  if (isMicrophoneOpen(state)) return stay(state);
  return open(state, ['hold-playback', 'open-microphone', 'say-speaking']);
}

function open(state: TalkState, effects: readonly TalkEffect[]): TalkStep {
  return { state: { ...state, phase: 'opening', run: state.run + 1 }, effects };
}

function close(state: TalkState, how: 'finish-microphone' | 'discard-microphone'): TalkStep {
  if (state.phase === 'paused') {
    return { state: { ...state, phase: 'idle', locked: false }, effects: ['release-playback'] };
  }
  if (state.phase === 'closing') {
    return how === 'discard-microphone'
      ? { state: { ...state, phase: 'idle' }, effects: ['discard-microphone', 'release-playback'] }
      : stay(state);
  }
  if (!isMicrophoneOpen(state)) return stay(state);
  const isForgotten = how === 'discard-microphone';
  return {
    state: { ...state, phase: isForgotten ? 'idle' : 'closing', locked: false },
    effects: [how, 'say-silent', 'signal-closed', 'release-playback'],
  };
}

/** A leader's mute forgets what was being said; a lost connection keeps it for the outbox. */
function block(state: TalkState, reason: TalkBlock): TalkStep {
  const isLeaders = reason === 'muted' || reason === 'mic-off';
  const closed = close(state, isLeaders ? 'discard-microphone' : 'finish-microphone');
  return { state: { ...closed.state, blockedBy: reason }, effects: closed.effects };
}

function ended(state: TalkState, run: number): TalkStep {
  if (run !== state.run) return stay(state);
  if (state.phase === 'closing') return stay({ ...state, phase: 'idle' });
  if (!isMicrophoneOpen(state)) return stay(state);
  return {
    state: { ...state, phase: 'idle', locked: false },
    effects: ['say-silent', 'signal-closed', 'release-playback'],
  };
}

function stay(state: TalkState): TalkStep {
  return { state, effects: [] };
}
