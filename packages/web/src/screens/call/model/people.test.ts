import { describe, expect, it } from 'vitest';
import { OTHER_ID, participant, SELF_ID } from '../../../conversation/testing/utterances';
import { absentMembers, orderParticipants, personStateOf } from './people';

const WORKER_ID = 'a0000000-0000-4000-8000-000000000003';

describe('people', () => {
  it.each([
    [{ connected: false, isMuted: true, speaking: true }, 'away'],
    [{ isMuted: true, micEnabled: false, speaking: true }, 'muted'],
    [{ micEnabled: false }, 'mic-off'],
    [{ speaking: true }, 'speaking'],
    [{}, 'present'],
  ] as const)('CALL-11 %o is %s', (changes, state) => {
    expect(personStateOf(participant(OTHER_ID, changes))).toBe(state);
  });

  it('CALL-34 who speaks comes first, a leader before the others, oneself last', () => {
    const self = participant(SELF_ID, { speaking: true });
    const worker = participant(WORKER_ID, { role: 'WORKER', speaking: true });
    const leader = participant(OTHER_ID, { speaking: true });
    const order = (people: (typeof self)[]) => orderParticipants(people, SELF_ID).map(({ userId }) => userId);
    expect(order([self, worker, leader])).toEqual([OTHER_ID, WORKER_ID, SELF_ID]);
    expect(order([self, { ...leader, speaking: false }, worker])).toEqual([WORKER_ID, OTHER_ID, SELF_ID]);
  });
});

describe('members who are not in the call', () => {
  it('PRES-08 are shown as online or offline, those who could come first', () => {
    const member = (id: string) => ({ user: { id, nickname: id, language: 'vi' as const } });
    const absent = absentMembers(
      [member(SELF_ID), member('off'), member('on')],
      [participant(SELF_ID)],
      new Set(['on', SELF_ID]),
    );
    expect(absent.map(({ userId, isOnline }) => [userId, isOnline])).toEqual([
      ['on', true],
      ['off', false],
    ]);
  });
});
