import { type Channel, LANGUAGES, type Language, LIMITS } from '@genbatalk/contract';

export interface ChannelCard {
  readonly id: string;
  readonly name: string;
  readonly isActive: boolean;
  readonly memberCount: number;
  readonly memberIds: readonly string[];
  /** The languages of its members, each once. */
  readonly languages: readonly Language[];
  readonly faces: readonly { readonly id: string; readonly nickname: string }[];
  /** Members behind the drawn ones; 0 with 4 members or fewer (CHAN-05). */
  readonly moreCount: number;
}

export function channelCard({ id, name, isActive, members }: Channel): ChannelCard {
  const spoken = new Set(members.map(({ user }) => user.language));
  return {
    id,
    name,
    isActive,
    memberCount: members.length,
    memberIds: members.map(({ user }) => user.id),
    languages: LANGUAGES.filter((language) => spoken.has(language)),
    faces: members.slice(0, LIMITS.cardMembers).map(({ user }) => ({ id: user.id, nickname: user.nickname })),
    moreCount: Math.max(0, members.length - LIMITS.cardMembers),
  };
}

/** Cards in the order of use: where people talk now comes first, otherwise as the server has them. */
export function channelCards(channels: readonly Channel[]): ChannelCard[] {
  return channels
    .map((channel) => channelCard(channel))
    .toSorted((one, other) => Number(other.isActive) - Number(one.isActive));
}
