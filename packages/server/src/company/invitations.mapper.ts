import type { Invitation } from '@genbatalk/contract';
import type { InvitationRow } from './invitations.repository.js';

/** Row to wire, for leaders of its company; only a pending invitation has its token. */
export function toInvitation(row: InvitationRow): Invitation {
  return {
    id: row.id,
    nickname: row.nickname,
    ...(row.email !== null && { email: row.email }),
    language: row.language,
    createdAt: row.createdAt.toISOString(),
    token: row.token ?? '',
  };
}
