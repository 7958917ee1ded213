import { describe, expect, it } from 'vitest';
import { IDLE } from './direct-call-state';
import { nextDirectCall } from './next-direct-call';
import {
  answer,
  answering,
  calling,
  cancelled,
  fromLi,
  go,
  incoming,
  incomingCall,
  li,
  liRings,
  look,
  looked,
  missed,
  over,
  type Row,
  refused,
  ringing,
} from './testing/steps';

const rows: readonly Row[] = [
  // Somebody calls.
  ['DIAL-16 the server tells again', incoming('interrupted'), incomingCall, incoming(), []],
  ['DIAL-16 the newer call stands', incoming(), { type: 'incoming-call', ...fromLi }, liRings, []],
  ['DIAL-13 answering', incoming(), { type: 'answer' }, answering(), [answer]],
  [
    'no answer without a connection',
    incoming('interrupted'),
    { type: 'answer' },
    incoming('interrupted'),
    [],
  ],
  ['DIAL-14 rejecting', incoming(), { type: 'reject' }, IDLE, [{ type: 'reject', callerId: 'anh' }]],
  ['DIAL-12 DIAL-19 the caller gave up, or the time was over', incoming(), cancelled, IDLE, [missed]],
  ['DIAL-12 somebody else gave up', incoming(), { type: 'call-cancelled', callerId: 'li' }, incoming(), []],
  ['one’s own call, told late, is shown first', liRings, ringing, calling({ waiting: fromLi }), []],
  ['DIAL-15 two who call each other talk, told late', incoming(), ringing, answering(), [answer]],
  ['a lost connection silences it', incoming(), { type: 'dropped' }, incoming('interrupted'), []],
  ['back, and it rings no more', incoming('interrupted'), { type: 'ready' }, IDLE, [missed]],
  ['too long without a connection', incoming('interrupted'), { type: 'patience-over' }, IDLE, [missed]],
  ['PRES-06 another device took over', incoming(), { type: 'gone' }, IDLE, []],

  // Answered, not confirmed.
  [
    'DIAL-15 the server took the answer',
    answering(),
    { type: 'answer-accepted', callerId: 'anh' },
    IDLE,
    [go],
  ],
  [
    'DIAL-12 the caller was gone already',
    answering(),
    { type: 'answer-refused', callerId: 'anh', code: 'not-found' },
    IDLE,
    [over],
  ],
  [
    'no answer to the answer: look',
    answering(),
    { type: 'answer-refused', callerId: 'anh', code: 'timeout' },
    answering('looking'),
    [look],
  ],
  [
    'a refused answer can be given again',
    answering(),
    { type: 'answer-refused', callerId: 'anh', code: 'overloaded' },
    incoming(),
    [refused('overloaded')],
  ],
  [
    'an answer lost with the connection says nothing',
    answering('interrupted'),
    { type: 'answer-refused', callerId: 'anh', code: 'offline' },
    answering('interrupted'),
    [],
  ],
  [
    'DIAL-13 it still rings: the answer is given again',
    answering('interrupted'),
    incomingCall,
    answering(),
    [answer],
  ],
  ['DIAL-13 told twice, answered once', answering(), incomingCall, answering(), []],
  [
    'one’s own other call is given up',
    answering(),
    { type: 'call-ringing', target: li, channelId: 'direct-li' },
    answering(),
    [{ type: 'cancel', targetId: 'li' }],
  ],
  ['DIAL-12 the caller gave up in that moment', answering(), cancelled, IDLE, [over]],
  ['a lost connection interrupts the answer', answering(), { type: 'dropped' }, answering('interrupted'), []],
  [
    'back, and it rings no more: look',
    answering('interrupted'),
    { type: 'ready' },
    answering('looking'),
    [look],
  ],
  ['DIAL-15 the answer had arrived', answering('looking'), looked(true), IDLE, [go]],
  ['the answer had not arrived in time', answering('looking'), looked(false), IDLE, [over]],
  ['too long an interruption', answering('interrupted'), { type: 'patience-over' }, IDLE, [over]],
  ['PRES-06 another device took over while answering', answering(), { type: 'gone' }, IDLE, []],
];

describe('every transition of an incoming call', () => {
  it.each(rows)('%s', (_title, from, event, to, effects) => {
    expect(nextDirectCall(from, event)).toEqual({ state: to, effects });
  });
});
