import { and, count, eq, gt, isNull } from 'drizzle-orm';
import type { Tx } from '../platform/database/database.js';
import { users } from '../platform/database/schema/accounts.js';
import { channels } from '../platform/database/schema/calls.js';
import { invitations } from '../platform/database/schema/company.js';
import { ownPhrases } from '../platform/database/schema/safety.js';
import { glossaryTerms } from '../platform/database/schema/translation.js';

/** The permanent rooms; a direct channel of two counts in no limit. */
export async function countChannels(tx: Tx, companyId: string): Promise<number> {
  const [row] = await tx
    .select({ total: count() })
    .from(channels)
    .where(and(eq(channels.companyId, companyId), eq(channels.kind, 'team'), isNull(channels.deletedAt)));
  return row?.total ?? 0;
}

/** Everybody of the company, leaders included (PLAN-34). */
export async function countMembers(tx: Tx, companyId: string): Promise<number> {
  const [row] = await tx
    .select({ total: count() })
    .from(users)
    .where(and(eq(users.companyId, companyId), isNull(users.deletedAt)));
  return row?.total ?? 0;
}

/** Invitations that can still be accepted; an expired one holds no seat. */
export async function countPendingInvitations(tx: Tx, companyId: string, now: Date): Promise<number> {
  const [row] = await tx
    .select({ total: count() })
    .from(invitations)
    .where(
      and(
        eq(invitations.companyId, companyId),
        isNull(invitations.acceptedAt),
        gt(invitations.expiresAt, now),
      ),
    );
  return row?.total ?? 0;
}

/** Own phrases and terms of the glossary together. */
export async function countPhrases(tx: Tx, companyId: string): Promise<number> {
  const [phrases] = await tx
    .select({ total: count() })
    .from(ownPhrases)
    .where(eq(ownPhrases.companyId, companyId));
  const [terms] = await tx
    .select({ total: count() })
    .from(glossaryTerms)
    .where(eq(glossaryTerms.companyId, companyId));
  return (phrases?.total ?? 0) + (terms?.total ?? 0);
}
