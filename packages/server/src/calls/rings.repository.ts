import type { Language } from '@genbatalk/contract';
import { and, eq, inArray, isNull, lte, notExists, or, sql } from 'drizzle-orm';
import type { Tx } from '../platform/database/database.js';
import { users } from '../platform/database/schema/accounts.js';
import {
  channelMembers,
  channelSequences,
  channels,
  participants,
  presence,
} from '../platform/database/schema/calls.js';
import { directChannels, rings } from '../platform/database/schema/safety.js';

export type RingRow = typeof rings.$inferSelect;
/** A ring with the names of its two ends. */
export interface Ring extends RingRow {
  callerName: string;
  targetName: string;
}

const isOpen = isNull(rings.endedAt);

/** Locks people in the order of their ids, so that whoever calls whom at the same moment takes turns. */
export async function lockUsers(tx: Tx, ids: readonly string[]): Promise<{ id: string; nickname: string }[]> {
  return tx
    .select({ id: users.id, nickname: users.nickname })
    .from(users)
    .where(and(inArray(users.id, [...ids]), isNull(users.deletedAt)))
    .orderBy(users.id)
    .for('update');
}

export async function isOnline(tx: Tx, userId: string): Promise<boolean> {
  const rows = await tx.select({ id: presence.userId }).from(presence).where(eq(presence.userId, userId));
  return rows.length > 0;
}

export async function isInCall(tx: Tx, userId: string): Promise<boolean> {
  const rows = await tx
    .select({ id: participants.userId })
    .from(participants)
    .where(and(eq(participants.userId, userId), isNull(participants.leftAt)))
    .limit(1);
  return rows.length > 0;
}

/** The open rings that a person is an end of. */
export async function listOpenRings(tx: Tx, userId: string): Promise<Ring[]> {
  const rows = await tx
    .select()
    .from(rings)
    .where(and(isOpen, or(eq(rings.callerId, userId), eq(rings.targetId, userId))));
  return withNames(tx, rows);
}

export async function findOpenRing(tx: Tx, callerId: string, targetId: string): Promise<Ring | undefined> {
  const rows = await tx
    .select()
    .from(rings)
    .where(and(isOpen, eq(rings.callerId, callerId), eq(rings.targetId, targetId)))
    .for('update');
  const [ring] = await withNames(tx, rows);
  return ring;
}

export async function insertRing(tx: Tx, ring: typeof rings.$inferInsert): Promise<RingRow> {
  const [row] = await tx.insert(rings).values(ring).returning();
  if (row === undefined) throw new Error('an insert returned no row');
  return row;
}

export async function endRing(tx: Tx, id: string, endedAt: Date): Promise<void> {
  await tx.update(rings).set({ endedAt }).where(eq(rings.id, id));
}

/** Ends rings whose time is over. */
export async function endExpired(tx: Tx, now: Date): Promise<Ring[]> {
  const rows = await tx
    .update(rings)
    .set({ endedAt: now })
    .where(and(isOpen, lte(rings.expiresAt, now)))
    .returning();
  return withNames(tx, rows);
}

/** Ends rings one end of which has gone offline: nobody rings for ever. */
export async function endAbandoned(tx: Tx, now: Date, end: 'caller' | 'target'): Promise<Ring[]> {
  const endId = end === 'caller' ? rings.callerId : rings.targetId;
  const online = tx.select({ one: sql`1` }).from(presence).where(eq(presence.userId, endId));
  const rows = await tx
    .update(rings)
    .set({ endedAt: now })
    .where(and(isOpen, notExists(online)))
    .returning();
  return withNames(tx, rows);
}

async function withNames(tx: Tx, rows: readonly RingRow[]): Promise<Ring[]> {
  if (rows.length === 0) return [];
  const ids = rows.flatMap((row) => [row.callerId, row.targetId]);
  const found = await tx
    .select({ id: users.id, nickname: users.nickname })
    .from(users)
    .where(inArray(users.id, ids));
  const names = new Map(found.map((user) => [user.id, user.nickname]));
  return rows.map((row) => ({
    ...row,
    callerName: names.get(row.callerId) ?? '',
    targetName: names.get(row.targetId) ?? '',
  }));
}

/** The direct channel of two people, made now if it is their first call. */
export async function openDirectChannel(
  tx: Tx,
  pair: { companyId: string; userIds: readonly [string, string]; now: Date },
): Promise<string> {
  const { companyId, now } = pair;
  const [firstUserId = '', secondUserId = ''] = pair.userIds.toSorted();
  const [known] = await tx
    .select({ channelId: directChannels.channelId })
    .from(directChannels)
    .where(and(eq(directChannels.firstUserId, firstUserId), eq(directChannels.secondUserId, secondUserId)));
  const members = (channelId: string) =>
    [firstUserId, secondUserId].map((userId) => ({ channelId, companyId, userId, addedAt: now }));
  if (known !== undefined) {
    // Whoever had moved away and is back is of its two again.
    await tx.insert(channelMembers).values(members(known.channelId)).onConflictDoNothing();
    return known.channelId;
  }
  const [channel] = await tx
    .insert(channels)
    .values({ companyId, name: '', kind: 'direct', createdAt: now })
    .returning({ id: channels.id });
  if (channel === undefined) throw new Error('an insert returned no row');
  const channelId = channel.id;
  await tx.insert(channelSequences).values({ channelId, companyId });
  await tx.insert(directChannels).values({ channelId, companyId, firstUserId, secondUserId });
  await tx.insert(channelMembers).values(members(channelId));
  return channelId;
}

export async function isLeader(tx: Tx, userId: string): Promise<boolean> {
  const rows = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, userId), eq(users.role, 'LEADER')));
  return rows.length > 0;
}

export async function languagesOf(tx: Tx, ids: readonly string[]): Promise<Map<string, Language>> {
  if (ids.length === 0) return new Map();
  const rows = await tx
    .select({ id: users.id, language: users.language })
    .from(users)
    .where(inArray(users.id, [...ids]));
  return new Map(rows.map((row) => [row.id, row.language]));
}
