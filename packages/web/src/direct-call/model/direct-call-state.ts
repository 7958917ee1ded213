import type { CallFailure, ErrorCode } from '@genbatalk/contract';

/** The other end of a call. */
export interface Party {
  readonly userId: string;
  readonly userName: string;
}

/**
 * What is known of the ringing. `live`: the server says that it rings. `interrupted`: the connection is
 * down, so nobody knows, and nothing sounds. `looking`: the connection is back and nothing rings any
 * more; whether the other one is in the channel says how it ended.
 */
export type Line = 'live' | 'interrupted' | 'looking';

export interface IncomingCall {
  readonly caller: Party;
  /** The direct channel of the two. */
  readonly channelId: string;
}

export type DirectCallState =
  | { readonly kind: 'idle' }
  | {
      readonly kind: 'calling';
      readonly target: Party;
      /** The direct channel of the two; null until the server has said that it rings. */
      readonly channelId: string | null;
      readonly line: Line;
      /** Somebody whose call crossed with this one; shown when this one has ended. */
      readonly waiting: IncomingCall | null;
    }
  | ({ readonly kind: 'incoming'; readonly line: 'live' | 'interrupted' } & IncomingCall)
  /** Answered here, the server has not confirmed it yet. */
  | ({ readonly kind: 'answering'; readonly line: Line } & IncomingCall);

export type DirectCallEvent =
  /** `channelId`: the shared channel that justifies the call (DIAL-03). */
  | { readonly type: 'call'; readonly target: Party; readonly channelId: string }
  | { readonly type: 'cancel' }
  | { readonly type: 'answer' }
  | { readonly type: 'reject' }
  /** The acknowledgement of `call-member` was an error. */
  | { readonly type: 'call-refused'; readonly targetId: string; readonly code: ErrorCode }
  | { readonly type: 'answer-accepted'; readonly callerId: string }
  | { readonly type: 'answer-refused'; readonly callerId: string; readonly code: ErrorCode }
  /** The server's events. */
  | ({ readonly type: 'incoming-call' } & IncomingCall)
  | { readonly type: 'call-ringing'; readonly target: Party; readonly channelId: string }
  | { readonly type: 'call-answered'; readonly target: Party; readonly channelId: string }
  | { readonly type: 'call-rejected'; readonly target: Party }
  | { readonly type: 'call-failed'; readonly targetId: string; readonly code: CallFailure }
  | { readonly type: 'call-cancelled'; readonly callerId: string }
  /** The connection: down and trying; registered again; given up, replaced or signed out. */
  | { readonly type: 'dropped' }
  | { readonly type: 'ready' }
  | { readonly type: 'gone' }
  /** The interruption has lasted longer than any ring does. */
  | { readonly type: 'patience-over' }
  | { readonly type: 'looked'; readonly userId: string; readonly isThere: boolean };

/** What the person is told when a call ends without a talk. */
export type Notice =
  | { readonly kind: 'rejected' | 'missed' | 'over' | 'interrupted'; readonly name: string }
  | { readonly kind: 'failed'; readonly name: string; readonly code: CallFailure }
  | { readonly kind: 'refused'; readonly code: ErrorCode };

export type Effect =
  | { readonly type: 'call'; readonly target: Party; readonly channelId: string }
  | { readonly type: 'cancel'; readonly targetId: string }
  | { readonly type: 'answer'; readonly callerId: string; readonly channelId: string }
  | { readonly type: 'reject'; readonly callerId: string }
  /** Find out whether this person is in the direct channel now. */
  | { readonly type: 'look'; readonly userId: string; readonly channelId: string }
  /** To `/call/{channelId}` (DIAL-15). */
  | { readonly type: 'go'; readonly channelId: string }
  | { readonly type: 'tell'; readonly notice: Notice };

export interface Step {
  readonly state: DirectCallState;
  readonly effects: readonly Effect[];
}

export const IDLE: DirectCallState = { kind: 'idle' };
