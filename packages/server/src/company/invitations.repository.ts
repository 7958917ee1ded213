import { and, desc, eq, isNull } from 'drizzle-orm';
import type { Tx } from '../platform/database/database.js';
import { companies } from '../platform/database/schema/accounts.js';
import { channels } from '../platform/database/schema/calls.js';
import { invitations } from '../platform/database/schema/company.js';

export type InvitationRow = typeof invitations.$inferSelect;

export async function insertInvitation(
  tx: Tx,
  invitation: typeof invitations.$inferInsert,
): Promise<InvitationRow> {
  const [row] = await tx.insert(invitations).values(invitation).returning();
  if (row === undefined) throw new Error('an insert returned no row');
  return row;
}

/** Pending ones, the newest first; an expired one stays until it is cancelled (MEMB-19). */
export async function listPending(tx: Tx): Promise<InvitationRow[]> {
  return tx
    .select()
    .from(invitations)
    .where(isNull(invitations.acceptedAt))
    .orderBy(desc(invitations.createdAt), desc(invitations.id));
}

export async function findByToken(tx: Tx, tokenHash: Buffer): Promise<InvitationRow | undefined> {
  const [row] = await tx.select().from(invitations).where(eq(invitations.tokenHash, tokenHash));
  return row;
}

/** As `findByToken`, locked: of several acceptances at once the first one counts, the others see it accepted. */
export async function lockByToken(tx: Tx, tokenHash: Buffer): Promise<InvitationRow | undefined> {
  const [row] = await tx.select().from(invitations).where(eq(invitations.tokenHash, tokenHash)).for('update');
  return row;
}

export async function lockById(tx: Tx, id: string): Promise<InvitationRow | undefined> {
  const [row] = await tx.select().from(invitations).where(eq(invitations.id, id)).for('update');
  return row;
}

export async function deleteInvitation(tx: Tx, id: string): Promise<void> {
  await tx.delete(invitations).where(eq(invitations.id, id));
}

/** Only that it was used is kept: the link and the e-mail have done their work. */
export async function markAccepted(tx: Tx, id: string, userId: string, now: Date): Promise<void> {
  await tx
    .update(invitations)
    .set({ acceptedAt: now, acceptedBy: userId, token: null, email: null })
    .where(eq(invitations.id, id));
}

export async function findCompanyName(tx: Tx, companyId: string): Promise<string> {
  const [row] = await tx.select({ name: companies.name }).from(companies).where(eq(companies.id, companyId));
  if (row === undefined) throw new Error('an invitation has no company');
  return row.name;
}

/** The channel an invitation names, unless it was deleted since. */
export async function findChannelOf(
  tx: Tx,
  invitation: InvitationRow,
): Promise<{ id: string; companyId: string; name: string } | undefined> {
  if (invitation.channelId === null) return undefined;
  const [row] = await tx
    .select({ id: channels.id, companyId: channels.companyId, name: channels.name })
    .from(channels)
    .where(
      and(
        eq(channels.id, invitation.channelId),
        eq(channels.companyId, invitation.companyId),
        isNull(channels.deletedAt),
      ),
    );
  return row;
}
