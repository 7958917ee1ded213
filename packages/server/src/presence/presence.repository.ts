import { and, eq, isNotNull, isNull, lt, notInArray, sql } from 'drizzle-orm';
import { lockUser } from '../accounts/accounts.repository.js';
import type { Tx } from '../platform/database/database.js';
import { presence } from '../platform/database/schema/calls.js';
import { livingNodes } from '../platform/nodes.js';

export interface Registration {
  userId: string;
  companyId: string;
  nodeId: string;
  socketId: string;
  now: Date;
}

/** Makes a socket the user's only one. Returns the socket it replaced, and whether the user was offline before. */
export async function register(
  tx: Tx,
  { userId, companyId, nodeId, socketId, now }: Registration,
): Promise<{ replacedSocketId: string | null; wasOffline: boolean }> {
  await lockUser(tx, userId);
  const [before] = await tx.select().from(presence).where(eq(presence.userId, userId)).for('update');
  await tx
    .insert(presence)
    .values({ userId, companyId, nodeId, socketId, generation: 1, lastSeenAt: now })
    .onConflictDoUpdate({
      target: presence.userId,
      set: { nodeId, socketId, companyId, generation: sql`${presence.generation} + 1`, lastSeenAt: now },
    });
  const replaced = before?.socketId ?? null;
  return { replacedSocketId: replaced === socketId ? null : replaced, wasOffline: before === undefined };
}

/** Begins the grace of a user whose socket closed; nothing happens if another socket has taken over. */
export async function release(tx: Tx, userId: string, socketId: string, now: Date): Promise<void> {
  await tx
    .update(presence)
    .set({ socketId: null, lastSeenAt: now })
    .where(and(eq(presence.userId, userId), eq(presence.socketId, socketId)));
}

/** Releases what nodes that are no more held. */
export async function releaseGoneNodes(tx: Tx, now: Date): Promise<void> {
  await tx
    .update(presence)
    // The grace begins now: people come back to a restarted server within it.
    .set({ socketId: null, lastSeenAt: now })
    .where(and(isNotNull(presence.socketId), notInArray(presence.nodeId, livingNodes(tx))));
}

/** Removes those whose grace is over. */
export async function removeExpired(tx: Tx, before: Date): Promise<{ userId: string; companyId: string }[]> {
  return tx
    .delete(presence)
    .where(and(isNull(presence.socketId), lt(presence.lastSeenAt, before)))
    .returning({ userId: presence.userId, companyId: presence.companyId });
}

export async function listOnline(tx: Tx): Promise<string[]> {
  const rows = await tx.select({ userId: presence.userId }).from(presence);
  return rows.map((row) => row.userId);
}

/** Takes a user off the list of those online. Returns whether the user was on it. */
export async function removeUser(tx: Tx, userId: string): Promise<boolean> {
  const rows = await tx
    .delete(presence)
    .where(eq(presence.userId, userId))
    .returning({ userId: presence.userId });
  return rows.length > 0;
}
