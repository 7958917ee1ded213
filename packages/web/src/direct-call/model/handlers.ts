import {
  type DirectCallEvent,
  type DirectCallState,
  type Effect,
  IDLE,
  type IncomingCall,
  type Notice,
  type Step,
} from './direct-call-state';

export type StateOf<K extends DirectCallState['kind']> = Extract<DirectCallState, { kind: K }>;
type EventOf<T extends DirectCallEvent['type']> = Extract<DirectCallEvent, { type: T }>;

/** What each event means in one state. An event that is not here means nothing there. */
export type Handlers<K extends DirectCallState['kind']> = {
  readonly [T in DirectCallEvent['type']]?: (state: StateOf<K>, event: EventOf<T>) => Step;
};

export function step(state: DirectCallState, ...effects: readonly Effect[]): Step {
  return { state, effects };
}

export function tell(notice: Notice): Effect {
  return { type: 'tell', notice };
}

export function ringing(
  { target, channelId }: Pick<EventOf<'call-ringing'>, 'target' | 'channelId'>,
  waiting: IncomingCall | null,
): StateOf<'calling'> {
  return { kind: 'calling', target, channelId, line: 'live', waiting };
}

export function incoming({ caller, channelId }: IncomingCall): StateOf<'incoming'> {
  return { kind: 'incoming', caller, channelId, line: 'live' };
}

/** Answers, as often as it takes: the server takes the first one. */
export function answering({ caller, channelId }: IncomingCall): Step {
  return step(
    { kind: 'answering', caller, channelId, line: 'live' },
    { type: 'answer', callerId: caller.userId, channelId },
  );
}

/** Into the call; whoever else rings is told that nobody will answer. */
export function enter(channelId: string, waiting: IncomingCall | null = null): Step {
  const go = { type: 'go', channelId } as const;
  return waiting === null
    ? step(IDLE, go)
    : step(IDLE, { type: 'reject', callerId: waiting.caller.userId }, go);
}
