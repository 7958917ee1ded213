import type { Language } from '@genbatalk/contract';
import { and, asc, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import type { UserRow } from '../accounts/users.mapper.js';
import type { Tx } from '../platform/database/database.js';
import { users } from '../platform/database/schema/accounts.js';
import { calls, channelMembers, channelSequences, channels } from '../platform/database/schema/calls.js';

export type ChannelRow = typeof channels.$inferSelect;
export interface ChannelMemberRow {
  id: string;
  nickname: string;
  language: Language;
}

export async function insertChannel(tx: Tx, channel: typeof channels.$inferInsert): Promise<ChannelRow> {
  const [row] = await tx.insert(channels).values(channel).returning();
  if (row === undefined) throw new Error('an insert returned no row');
  await tx.insert(channelSequences).values({ channelId: row.id, companyId: row.companyId });
  return row;
}

export async function insertMember(
  tx: Tx,
  member: { channelId: string; companyId: string; userId: string; addedAt: Date },
): Promise<void> {
  await tx.insert(channelMembers).values(member).onConflictDoNothing();
}

/** The channels of the crew, oldest first; with `userId` only those the user is a listed member of. */
export async function listChannels(tx: Tx, userId?: string): Promise<ChannelRow[]> {
  const own = tx
    .select({ id: channelMembers.channelId })
    .from(channelMembers)
    .where(eq(channelMembers.userId, userId ?? ''));
  return tx
    .select()
    .from(channels)
    .where(
      and(
        eq(channels.kind, 'team'),
        isNull(channels.deletedAt),
        userId === undefined ? undefined : inArray(channels.id, own),
      ),
    )
    .orderBy(asc(channels.createdAt), asc(channels.id));
}

/** Members of each channel: those listed, and in a channel of the crew every leader; by nickname. */
export async function listMembers(tx: Tx, channelIds: string[]): Promise<Map<string, ChannelMemberRow[]>> {
  if (channelIds.length === 0) return new Map();
  const rows = await tx
    .selectDistinct({
      channelId: channels.id,
      id: users.id,
      nickname: users.nickname,
      language: users.language,
      role: users.role,
      createdAt: users.createdAt,
    })
    .from(channels)
    .innerJoin(users, eq(users.companyId, channels.companyId))
    .leftJoin(
      channelMembers,
      and(eq(channelMembers.channelId, channels.id), eq(channelMembers.userId, users.id)),
    )
    .where(
      and(
        inArray(channels.id, channelIds),
        isNull(users.deletedAt),
        or(
          sql`${channelMembers.userId} is not null`,
          and(eq(users.role, 'LEADER'), eq(channels.kind, 'team')),
        ),
      ),
    )
    .orderBy(asc(users.role), asc(users.createdAt), asc(users.id));
  const members = new Map<string, ChannelMemberRow[]>(channelIds.map((id) => [id, []]));
  for (const { channelId, id, nickname, language } of rows)
    members.get(channelId)?.push({ id, nickname, language });
  return members;
}

export async function listActive(tx: Tx, channelIds: string[]): Promise<Set<string>> {
  if (channelIds.length === 0) return new Set();
  const rows = await tx
    .select({ id: calls.channelId })
    .from(calls)
    .where(and(inArray(calls.channelId, channelIds), isNull(calls.endedAt)));
  return new Set(rows.map((row) => row.id));
}

/** A channel that is not deleted, and whether the user is listed in it. */
export async function findChannel(
  tx: Tx,
  channelId: string,
  userId: string,
): Promise<(ChannelRow & { isMember: boolean }) | undefined> {
  const [row] = await tx
    .select({ channel: channels, memberId: channelMembers.userId })
    .from(channels)
    .leftJoin(
      channelMembers,
      and(eq(channelMembers.channelId, channels.id), eq(channelMembers.userId, userId)),
    )
    .where(and(eq(channels.id, channelId), isNull(channels.deletedAt)));
  return row && { ...row.channel, isMember: row.memberId !== null };
}

/** Holds a channel as it is until the transaction ends: nobody is taken out and nothing deleted meanwhile. */
export async function holdChannel(tx: Tx, channelId: string): Promise<void> {
  await tx.select({ id: channels.id }).from(channels).where(eq(channels.id, channelId)).for('key share');
}

/** A channel of the crew, locked for a change that `holdChannel` waits for. */
export async function lockTeamChannel(tx: Tx, channelId: string): Promise<ChannelRow | undefined> {
  const [row] = await tx
    .select()
    .from(channels)
    .where(and(eq(channels.id, channelId), eq(channels.kind, 'team'), isNull(channels.deletedAt)))
    .for('update');
  return row;
}

export async function updateChannel(
  tx: Tx,
  channelId: string,
  change: { name?: string; deletedAt?: Date },
): Promise<void> {
  await tx.update(channels).set(change).where(eq(channels.id, channelId));
}

/** Users of the company of `tx` among these ids. */
export async function findUsers(tx: Tx, companyId: string, ids: readonly string[]): Promise<UserRow[]> {
  if (ids.length === 0) return [];
  return tx
    .select()
    .from(users)
    .where(and(inArray(users.id, [...ids]), eq(users.companyId, companyId), isNull(users.deletedAt)));
}

/** The users listed in a channel, leaders that are there without being listed left out. */
export async function findListed(tx: Tx, channelId: string): Promise<UserRow[]> {
  const rows = await tx
    .select({ user: users })
    .from(channelMembers)
    .innerJoin(users, eq(users.id, channelMembers.userId))
    .where(eq(channelMembers.channelId, channelId));
  return rows.map((row) => row.user);
}

export async function deleteMembers(tx: Tx, channelId: string, userIds: readonly string[]): Promise<void> {
  if (userIds.length === 0) return;
  await tx
    .delete(channelMembers)
    .where(and(eq(channelMembers.channelId, channelId), inArray(channelMembers.userId, [...userIds])));
}

/** Takes a user off the lists of all channels. */
export async function deleteMemberships(tx: Tx, userId: string): Promise<void> {
  await tx.delete(channelMembers).where(eq(channelMembers.userId, userId));
}
