import type { Participant } from '@genbatalk/contract';

/**
 * Whether there is still a call. `waiting`: alone, and nobody else was here yet. `ended`: others were
 * here and the last of them left (CALL-28). `removed`: not even oneself is here any more (CALL-29).
 */
export type CallPresence = 'waiting' | 'together' | 'ended' | 'removed';

/** Who merely dropped still counts as there (CALL-32): the server lists them until they have left. */
export function nextCallPresence(
  presence: CallPresence,
  participants: readonly Participant[],
  selfId: string,
): CallPresence {
  if (presence === 'removed' || participants.length === 0) return 'removed';
  if (participants.some(({ userId }) => userId !== selfId)) return 'together';
  return presence === 'waiting' ? 'waiting' : 'ended';
}
