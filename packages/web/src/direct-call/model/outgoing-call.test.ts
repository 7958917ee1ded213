import { CALL_FAILURES } from '@genbatalk/contract';
import { describe, expect, it } from 'vitest';
import { type DirectCallEvent, IDLE } from './direct-call-state';
import { nextDirectCall } from './next-direct-call';
import {
  anh,
  answer,
  answered,
  answering,
  asked,
  calling,
  cancel,
  cancelled,
  fromLi,
  go,
  incoming,
  incomingCall,
  interrupted,
  li,
  liRings,
  look,
  looked,
  otherRoom,
  type Row,
  refused,
  rejected,
  ringing,
  tell,
} from './testing/steps';

const rows: readonly Row[] = [
  // Nothing rings.
  [
    'DIAL-18 calling shows the calling state',
    IDLE,
    { type: 'call', target: anh, channelId: 'shared' },
    asked,
    [{ type: 'call', target: anh, channelId: 'shared' }],
  ],
  ['DIAL-18 a caller who reloaded is calling again', IDLE, ringing, calling(), []],
  ['DIAL-16 an incoming call is shown', IDLE, incomingCall, incoming(), []],
  ['DIAL-15 an answer that crossed with cancelling still leads to the call', IDLE, answered, IDLE, [go]],

  // Calling.
  ['DIAL-05 the server says that it rings', asked, ringing, calling(), []],
  ['DIAL-05 and says it again', calling(), ringing, calling(), []],
  ['DIAL-05 it still rings after an interruption', calling({ line: 'interrupted' }), ringing, calling(), []],
  ['DIAL-15 an answer leads to the call', calling(), answered, IDLE, [go]],
  [
    'DIAL-15 an answer leads to the call, and whoever waits is told no',
    calling({ waiting: fromLi }),
    answered,
    IDLE,
    [{ type: 'reject', callerId: 'li' }, go],
  ],
  [
    'DIAL-14 a rejection names who rejected',
    calling(),
    rejected,
    IDLE,
    [tell({ kind: 'rejected', name: 'Anh' })],
  ],
  [
    'DIAL-14 after a rejection whoever waits is shown',
    calling({ waiting: fromLi }),
    rejected,
    liRings,
    [tell({ kind: 'rejected', name: 'Anh' })],
  ],
  ...CALL_FAILURES.map(
    (code): Row => [
      `DIAL-11 DIAL-18 a failure (${code}) ends the calling state`,
      asked,
      { type: 'call-failed', targetId: 'anh', code },
      IDLE,
      [tell({ kind: 'failed', name: 'Anh', code })],
    ],
  ),
  [
    'DIAL-10 a refusal of the question itself ends it too',
    asked,
    { type: 'call-refused', targetId: 'anh', code: 'minutes-exhausted' },
    IDLE,
    [cancel, refused('minutes-exhausted')],
  ],
  [
    'a refusal lets whoever waits through',
    calling({ channelId: null, waiting: fromLi }),
    { type: 'call-refused', targetId: 'anh', code: 'forbidden' },
    liRings,
    [cancel, refused('forbidden')],
  ],
  [
    'an acknowledgement lost on the way does not end what rings',
    calling(),
    { type: 'call-refused', targetId: 'anh', code: 'timeout' },
    calling(),
    [],
  ],
  [
    'an acknowledgement lost with the connection says nothing',
    calling({ channelId: null, line: 'interrupted' }),
    { type: 'call-refused', targetId: 'anh', code: 'offline' },
    calling({ channelId: null, line: 'interrupted' }),
    [],
  ],
  ['DIAL-12 cancelling ends it here at once', calling(), { type: 'cancel' }, IDLE, [cancel]],
  [
    'DIAL-12 cancelling shows whoever waits',
    calling({ waiting: fromLi }),
    { type: 'cancel' },
    liRings,
    [cancel],
  ],
  ['DIAL-15 two who call each other talk', asked, incomingCall, answering(), [answer]],
  [
    'DIAL-16 somebody else waits behind one’s own call',
    calling(),
    { type: 'incoming-call', ...fromLi },
    calling({ waiting: fromLi }),
    [],
  ],
  [
    'DIAL-12 somebody who waited gave up',
    calling({ waiting: fromLi }),
    { type: 'call-cancelled', callerId: 'li' },
    calling(),
    [tell({ kind: 'missed', name: '李' })],
  ],
  [
    'a lost connection interrupts',
    calling({ waiting: fromLi }),
    { type: 'dropped' },
    calling({ line: 'interrupted' }),
    [],
  ],
  ['ready without interruption means nothing', calling(), { type: 'ready' }, calling(), []],
  [
    'back, and it never rang',
    calling({ channelId: null, line: 'interrupted' }),
    { type: 'ready' },
    IDLE,
    [interrupted],
  ],
  [
    'DIAL-15 back, and it rings no more: perhaps it was answered meanwhile',
    calling({ line: 'interrupted' }),
    { type: 'ready' },
    calling({ line: 'looking' }),
    [look],
  ],
  ['DIAL-15 it was answered meanwhile', calling({ line: 'looking' }), looked(true), IDLE, [go]],
  ['it was not answered', calling({ line: 'looking' }), looked(false), IDLE, [interrupted]],
  [
    'dropped again while looking',
    calling({ line: 'looking' }),
    { type: 'dropped' },
    calling({ line: 'interrupted' }),
    [],
  ],
  ['an old look means nothing', calling(), looked(true), calling(), []],
  [
    'an interruption longer than a ring ends it',
    calling({ line: 'interrupted' }),
    { type: 'patience-over' },
    IDLE,
    [interrupted],
  ],
  ['a connection that is gone ends it', calling(), { type: 'gone' }, IDLE, [interrupted]],
];

describe('every transition of an outgoing call', () => {
  it.each(rows)('%s', (_title, from, event, to, effects) => {
    expect(nextDirectCall(from, event)).toEqual({ state: to, effects });
  });
});

describe('what means nothing', () => {
  const others: readonly DirectCallEvent[] = [
    { type: 'call-ringing', target: li, channelId: otherRoom },
    { type: 'call-answered', target: li, channelId: otherRoom },
    { type: 'call-rejected', target: li },
    { type: 'call-failed', targetId: 'li', code: 'busy' },
    { type: 'call-refused', targetId: 'li', code: 'internal' },
    { type: 'call-cancelled', callerId: 'li' },
    { type: 'looked', userId: 'li', isThere: true },
    { type: 'call', target: li, channelId: 'shared' },
    { type: 'answer' },
    { type: 'reject' },
  ];

  it.each(others)('DIAL-18 news of another call ($type) moves nothing', (event) => {
    for (const state of [asked, calling(), calling({ line: 'interrupted' }), calling({ line: 'looking' })])
      expect(nextDirectCall(state, event)).toEqual({ state, effects: [] });
  });

  it.each<DirectCallEvent>([
    { type: 'cancel' },
    { type: 'answer' },
    { type: 'reject' },
    { type: 'call-failed', targetId: 'anh', code: 'offline' },
    rejected,
    cancelled,
    looked(true),
    { type: 'dropped' },
    { type: 'ready' },
    { type: 'gone' },
    { type: 'patience-over' },
  ])('nothing rings, so $type moves nothing', (event) => {
    expect(nextDirectCall(IDLE, event).state).toBe(IDLE);
    expect(nextDirectCall(IDLE, event).effects).toEqual([]);
  });
});
