import type { Channel, Participant } from '@genbatalk/contract';

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

export interface AbsentMember {
  readonly userId: string;
  readonly userName: string;
  readonly language: Participant['language'];
  readonly isOnline: boolean;
}

/** The members of the channel who are not in the call (PRES-08): who could come is first. */
export function absentMembers(
  members: Channel['members'],
  participants: readonly Participant[],
  onlineUsers: ReadonlySet<string>,
): readonly AbsentMember[] {
  const here = new Set(participants.map(({ userId }) => userId));
  return members
    .filter(({ user }) => !here.has(user.id))
    .map(({ user: { id, nickname, language } }) => ({
      userId: id,
      userName: nickname,
      language,
      isOnline: onlineUsers.has(id),
    }))
    .toSorted((one, other) => Number(other.isOnline) - Number(one.isOnline));
}
