import { describe, expect, it } from 'vitest';
import { type CallPresence, nextCallPresence } from './call-presence';
import { OTHER_ID, participant, SELF_ID } from './testing/utterances';

const alone = [participant(SELF_ID)];
const both = [participant(SELF_ID), participant(OTHER_ID)];
const dropped = [participant(SELF_ID), participant(OTHER_ID, { connected: false })];

const TRANSITIONS: readonly (readonly [CallPresence, string, typeof both, CallPresence])[] = [
  ['waiting', 'alone', alone, 'waiting'],
  ['waiting', 'with another', both, 'together'],
  ['waiting', 'with nobody', [], 'removed'],
  ['together', 'alone', alone, 'ended'],
  ['together', 'with another', both, 'together'],
  ['together', 'with one who dropped', dropped, 'together'],
  ['together', 'with nobody', [], 'removed'],
  ['ended', 'alone', alone, 'ended'],
  ['ended', 'with another again', both, 'together'],
  ['ended', 'with nobody', [], 'removed'],
  ['removed', 'with another', both, 'removed'],
];

describe('call presence', () => {
  it.each(TRANSITIONS)('CALL-28 CALL-29 CALL-32 %s, then %s', (from, _with, participants, to) => {
    expect(nextCallPresence(from, participants, SELF_ID)).toBe(to);
  });
});
