import type { Member } from '../accounts/actor.js';

export interface ChannelAccess {
  kind: 'team' | 'direct';
  isMember: boolean;
}

/** Leaders belong to every channel of the crew (CHAN-03), nobody else to a direct channel than its two (DIAL-20). */
export function mayEnter(actor: Member, channel: ChannelAccess): boolean {
  return channel.isMember || (actor.role === 'LEADER' && channel.kind === 'team');
}
