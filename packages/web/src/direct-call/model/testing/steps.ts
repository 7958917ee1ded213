import type { DirectCallEvent, DirectCallState, IncomingCall, Line } from '../direct-call-state';

export const anh = { userId: 'anh', userName: 'Anh' };
export const li = { userId: 'li', userName: '李' };
export const room = 'direct-anh';
export const otherRoom = 'direct-li';

export const calling = (
  others: Partial<Extract<DirectCallState, { kind: 'calling' }>> = {},
): DirectCallState => ({
  kind: 'calling',
  target: anh,
  channelId: room,
  line: 'live',
  waiting: null,
  ...others,
});
export const asked = calling({ channelId: null });
export const incoming = (line: 'live' | 'interrupted' = 'live'): DirectCallState => ({
  kind: 'incoming',
  caller: anh,
  channelId: room,
  line,
});
export const answering = (line: Line = 'live'): DirectCallState => ({
  kind: 'answering',
  caller: anh,
  channelId: room,
  line,
});
export const fromLi: IncomingCall = { caller: li, channelId: otherRoom };
export const liRings: DirectCallState = { kind: 'incoming', line: 'live', ...fromLi };

export const incomingCall: DirectCallEvent = { type: 'incoming-call', caller: anh, channelId: room };
export const ringing: DirectCallEvent = { type: 'call-ringing', target: anh, channelId: room };
export const answered: DirectCallEvent = { type: 'call-answered', target: anh, channelId: room };
export const rejected: DirectCallEvent = { type: 'call-rejected', target: anh };
export const cancelled: DirectCallEvent = { type: 'call-cancelled', callerId: 'anh' };
export const looked = (isThere: boolean): DirectCallEvent => ({ type: 'looked', userId: 'anh', isThere });

export const go = { type: 'go', channelId: room };
export const answer = { type: 'answer', callerId: 'anh', channelId: room };
export const look = { type: 'look', userId: 'anh', channelId: room };
export const cancel = { type: 'cancel', targetId: 'anh' };
export const tell = (notice: object) => ({ type: 'tell', notice });
export const interrupted = tell({ kind: 'interrupted', name: 'Anh' });
export const missed = tell({ kind: 'missed', name: 'Anh' });
export const over = tell({ kind: 'over', name: 'Anh' });
export const refused = (code: string) => tell({ kind: 'refused', code });

/** title · from · event · to · effects */
export type Row = readonly [string, DirectCallState, DirectCallEvent, DirectCallState, readonly object[]];
