import { and, desc, eq, gt, gte, inArray, isNull } from 'drizzle-orm';
import type { Tx } from '../platform/database/database.js';
import { users } from '../platform/database/schema/accounts.js';
import { emergencies, emergencyAcknowledgements } from '../platform/database/schema/safety.js';

export type EmergencyRow = typeof emergencies.$inferSelect;
export type AcknowledgementRow = { emergencyId: string; userId: string; nickname: string; at: Date };

/** Stores an alarm; undefined when the id is taken (by this company or, unseen from here, another). */
export async function insertEmergency(
  tx: Tx,
  emergency: typeof emergencies.$inferInsert,
): Promise<EmergencyRow | undefined> {
  const [row] = await tx.insert(emergencies).values(emergency).onConflictDoNothing().returning();
  return row;
}

export async function findEmergency(tx: Tx, id: string): Promise<EmergencyRow | undefined> {
  const [row] = await tx.select().from(emergencies).where(eq(emergencies.id, id));
  return row;
}

/** The sender's newest alarm since then, which a repeat is the same as. */
export async function findRecent(tx: Tx, senderId: string, since: Date): Promise<EmergencyRow | undefined> {
  const [row] = await tx
    .select()
    .from(emergencies)
    .where(
      and(
        eq(emergencies.senderId, senderId),
        gte(emergencies.createdAt, since),
        isNull(emergencies.closedAt),
      ),
    )
    .orderBy(desc(emergencies.createdAt))
    .limit(1);
  return row;
}

export async function listEmergencies(tx: Tx, limit: number): Promise<EmergencyRow[]> {
  return tx
    .select()
    .from(emergencies)
    .orderBy(desc(emergencies.createdAt), desc(emergencies.id))
    .limit(limit);
}

export async function listOpen(tx: Tx): Promise<EmergencyRow[]> {
  return tx.select().from(emergencies).where(isNull(emergencies.closedAt)).orderBy(emergencies.createdAt);
}

/** Alarms of all companies that changed after an instant, oldest change first. */
export async function listChanged(tx: Tx, after: Date): Promise<EmergencyRow[]> {
  return tx.select().from(emergencies).where(gt(emergencies.updatedAt, after)).orderBy(emergencies.updatedAt);
}

export async function listAcknowledgements(tx: Tx, ids: readonly string[]): Promise<AcknowledgementRow[]> {
  if (ids.length === 0) return [];
  return tx
    .select({
      emergencyId: emergencyAcknowledgements.emergencyId,
      userId: users.id,
      nickname: users.nickname,
      at: emergencyAcknowledgements.at,
    })
    .from(emergencyAcknowledgements)
    .innerJoin(users, eq(users.id, emergencyAcknowledgements.userId))
    .where(inArray(emergencyAcknowledgements.emergencyId, [...ids]))
    .orderBy(emergencyAcknowledgements.at);
}

/** Everyone of a company who is not deleted. */
export async function listPeople(tx: Tx, companyId: string): Promise<{ userId: string; nickname: string }[]> {
  return tx
    .select({ userId: users.id, nickname: users.nickname })
    .from(users)
    .where(and(eq(users.companyId, companyId), isNull(users.deletedAt)))
    .orderBy(users.createdAt, users.id);
}

export async function acknowledge(
  tx: Tx,
  acknowledgement: { emergencyId: string; companyId: string; userId: string; at: Date },
): Promise<void> {
  await tx.insert(emergencyAcknowledgements).values(acknowledgement).onConflictDoNothing();
  await tx
    .update(emergencies)
    .set({ updatedAt: acknowledgement.at })
    .where(eq(emergencies.id, acknowledgement.emergencyId));
}

/** The first closing counts. */
export async function close(
  tx: Tx,
  id: string,
  closing: { closedAt: Date; closedBy: string; note: string | null },
): Promise<void> {
  await tx
    .update(emergencies)
    .set({ ...closing, updatedAt: closing.closedAt })
    .where(and(eq(emergencies.id, id), isNull(emergencies.closedAt)));
}
