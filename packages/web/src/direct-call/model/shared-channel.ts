import type { Channel } from '@genbatalk/contract';

/**
 * The channel that justifies calling a member: the smallest of one's own channels that the member
 * belongs to, the older one on a tie (DIAL-03); null where there is none (DIAL-04).
 */
export function findSharedChannel(ownChannels: readonly Channel[], memberId: string): Channel | null {
  const [first] = ownChannels
    .filter(({ members }) => members.some(({ user }) => user.id === memberId))
    .toSorted(
      (one, other) =>
        one.members.length - other.members.length || Date.parse(one.createdAt) - Date.parse(other.createdAt),
    );
  return first ?? null;
}
