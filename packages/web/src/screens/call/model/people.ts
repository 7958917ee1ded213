import type { Participant } from '@genbatalk/contract';

/** What a tile says of a person: the most important of what holds. */
export type PersonState = 'speaking' | 'away' | 'muted' | 'mic-off' | 'present';

export function personStateOf(participant: Participant, isKnownToSpeak = false): PersonState {
  if (!participant.connected) return 'away';
  if (participant.isMuted) return 'muted';
  if (!participant.micEnabled) return 'mic-off';
  return participant.speaking || isKnownToSpeak ? 'speaking' : 'present';
}

/**
 * The order of the tiles: who speaks and a leader among them first (CALL-34), then the others as the
 * server lists them, oneself last: one knows that one is here.
 */
export function orderParticipants(
  participants: readonly Participant[],
  selfId: string,
): readonly Participant[] {
  const rank = (participant: Participant): number => {
    const leaderFirst = participant.role === 'LEADER' ? 0 : 1;
    if (participant.userId === selfId) return 6;
    return (personStateOf(participant) === 'speaking' ? 0 : 2) + leaderFirst;
  };
  return participants.toSorted((one, other) => rank(one) - rank(other));
}
