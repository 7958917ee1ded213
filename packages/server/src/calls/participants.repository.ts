import type { Language, Participant } from '@genbatalk/contract';
import { and, asc, eq, gt, inArray, isNull, lt, ne, notExists, or, sql } from 'drizzle-orm';
import { plusMs } from '../platform/clock.js';
import type { Tx } from '../platform/database/database.js';
import { users } from '../platform/database/schema/accounts.js';
import { calls, participants } from '../platform/database/schema/calls.js';
import { settleCall } from '../subscription/call-metering.js';
import { lockCalls } from './call-locks.repository.js';

export type ParticipantRow = typeof participants.$inferSelect;
/** Who left which channel, for those who are to be told. */
export interface Departure {
  companyId: string;
  channelId: string;
  userId: string;
}

const isPresent = isNull(participants.leftAt);
/** Nobody is un-seen when the clock jumps backwards: a stay never ends before what is known of it. */
const notBeforeSeen = (instant: Date) =>
  sql<Date>`greatest(${participants.lastSeenAt}, ${instant.toISOString()}::timestamptz)`;

/** The channel's open call, begun now if there is none. Locks it until the transaction ends. */
export async function openCall(tx: Tx, companyId: string, channelId: string, now: Date): Promise<string> {
  await tx.insert(calls).values({ companyId, channelId, startedAt: now }).onConflictDoNothing();
  const [call] = await tx
    .select({ id: calls.id })
    .from(calls)
    .where(and(eq(calls.channelId, channelId), isNull(calls.endedAt)))
    .for('update');
  if (call === undefined) throw new Error('the call that was just opened is gone');
  return call.id;
}

/** The channel's call, if one is running. */
export async function isCallOpen(tx: Tx, channelId: string): Promise<boolean> {
  const rows = await tx
    .select({ id: calls.id })
    .from(calls)
    .where(and(eq(calls.channelId, channelId), isNull(calls.endedAt)));
  return rows.length > 0;
}

/**
 * After departures: ends the open calls of these channels that nobody is in any more, and settles the metered time
 * of all of them.
 */
export async function endEmptyCalls(tx: Tx, departures: readonly Departure[], now: Date): Promise<void> {
  if (departures.length === 0) return;
  const ofChannels = and(
    inArray(
      calls.channelId,
      departures.map((departure) => departure.channelId),
    ),
    isNull(calls.endedAt),
  );
  // Locked first, counted after: whoever is entering at this moment is seen by the second statement.
  const left = await tx
    .select({ id: calls.id })
    .from(calls)
    .where(ofChannels)
    .orderBy(asc(calls.id))
    .for('update');
  const present = tx
    .select({ one: sql`1` })
    .from(participants)
    .where(and(eq(participants.callId, calls.id), isPresent));
  await tx
    .update(calls)
    .set({ endedAt: now })
    .where(and(ofChannels, notExists(present)));
  for (const { id } of left) await settleCall(tx, id);
}

export async function findParticipant(
  tx: Tx,
  channelId: string,
  userId: string,
): Promise<ParticipantRow | undefined> {
  const [row] = await tx
    .select()
    .from(participants)
    .where(and(eq(participants.channelId, channelId), eq(participants.userId, userId), isPresent));
  return row;
}

/** The same, locked until the transaction ends. */
export async function lockParticipant(
  tx: Tx,
  channelId: string,
  userId: string,
): Promise<ParticipantRow | undefined> {
  const [row] = await tx
    .select()
    .from(participants)
    .where(and(eq(participants.channelId, channelId), eq(participants.userId, userId), isPresent))
    .for('update');
  return row;
}

/** Enters or re-enters a call; a mute of the same call stays. */
export async function enter(tx: Tx, entry: typeof participants.$inferInsert): Promise<void> {
  const { language, socketId, nodeId, joinedAt, lastSeenAt } = entry;
  await tx
    .insert(participants)
    .values(entry)
    .onConflictDoUpdate({
      target: [participants.callId, participants.userId],
      set: {
        language,
        socketId: socketId ?? null,
        nodeId,
        lastSeenAt: sql`case when ${participants.leftAt} is null then ${notBeforeSeen(lastSeenAt)} else ${lastSeenAt.toISOString()}::timestamptz end`,
        speakingSince: null,
        leftAt: null,
        joinedAt: sql`case when ${participants.leftAt} is null then ${participants.joinedAt} else ${joinedAt.toISOString()}::timestamptz end`,
        micEnabled: sql`case when ${participants.leftAt} is null then ${participants.micEnabled} else not ${participants.isMuted} end`,
      },
    });
}

/** Leaves at `leftAt`; with a channel only that one, without all. */
export async function leave(tx: Tx, userId: string, leftAt: Date, channelId?: string): Promise<Departure[]> {
  await lockCalls(tx, channelId === undefined ? await listChannelsOf(tx, userId) : [channelId]);
  return tx
    .update(participants)
    .set({ leftAt: notBeforeSeen(leftAt), speakingSince: null, socketId: null })
    .where(
      and(
        eq(participants.userId, userId),
        isPresent,
        channelId === undefined ? undefined : eq(participants.channelId, channelId),
      ),
    )
    .returning({
      companyId: participants.companyId,
      channelId: participants.channelId,
      userId: participants.userId,
    });
}

/** The socket went; its participant stays, not connected. */
export async function drop(tx: Tx, socketId: string, now: Date): Promise<Departure[]> {
  return tx
    .update(participants)
    .set({ socketId: null, speakingSince: null, lastSeenAt: notBeforeSeen(now) })
    .where(and(eq(participants.socketId, socketId), isPresent))
    .returning({
      companyId: participants.companyId,
      channelId: participants.channelId,
      userId: participants.userId,
    });
}

/**
 * Removes who dropped so long ago and did not come back; they left when last seen (CALL-32). Seen as far ahead counts
 * the same: the clock has jumped backwards, and nobody waits for it to catch up.
 */
export async function removeExpired(tx: Tx, now: Date, patienceMs: number): Promise<Departure[]> {
  const isExpired = and(
    isNull(participants.socketId),
    isPresent,
    or(
      lt(participants.lastSeenAt, plusMs(now, -patienceMs)),
      gt(participants.lastSeenAt, plusMs(now, patienceMs)),
    ),
  );
  const due = await tx
    .selectDistinct({ channelId: participants.channelId })
    .from(participants)
    .where(isExpired);
  // Whoever comes back at this very moment is asked again once the calls are locked.
  await lockCalls(
    tx,
    due.map((row) => row.channelId),
  );
  return tx
    .update(participants)
    .set({ leftAt: sql`${participants.lastSeenAt}` })
    .where(isExpired)
    .returning({
      companyId: participants.companyId,
      channelId: participants.channelId,
      userId: participants.userId,
    });
}

/** Closes a `speaking` that nobody ended. */
export async function silenceSince(
  tx: Tx,
  before: Date,
): Promise<{ companyId: string; channelId: string }[]> {
  return tx
    .update(participants)
    .set({ speakingSince: null })
    .where(and(lt(participants.speakingSince, before), isPresent))
    .returning({ companyId: participants.companyId, channelId: participants.channelId });
}

/** Notes that the socket's participant is there; false when it is not (any more). */
export async function touch(
  tx: Tx,
  channelId: string,
  userId: string,
  socketId: string,
  { lastSeenAt, speakingSince }: { lastSeenAt: Date; speakingSince?: Date | null },
): Promise<boolean> {
  // A muted participant does not show as speaking, whatever its page says.
  const speaking =
    speakingSince == null
      ? speakingSince
      : sql`case when ${participants.isMuted} then null else ${speakingSince.toISOString()}::timestamptz end`;
  const rows = await tx
    .update(participants)
    .set({
      lastSeenAt: notBeforeSeen(lastSeenAt),
      ...(speaking !== undefined && { speakingSince: speaking }),
    })
    .where(
      and(
        eq(participants.channelId, channelId),
        eq(participants.userId, userId),
        eq(participants.socketId, socketId),
        isPresent,
      ),
    )
    .returning({ userId: participants.userId });
  return rows.length > 0;
}

export async function listParticipants(tx: Tx, channelId: string): Promise<Participant[]> {
  const rows = await tx
    .select({ participant: participants, user: users })
    .from(participants)
    .innerJoin(users, eq(users.id, participants.userId))
    .where(and(eq(participants.channelId, channelId), isPresent))
    .orderBy(asc(participants.joinedAt), asc(participants.userId));
  return rows.map(({ participant, user }) => ({
    userId: user.id,
    userName: user.nickname,
    language: participant.language,
    role: user.role,
    isMuted: participant.isMuted,
    micEnabled: participant.micEnabled,
    speaking: participant.speakingSince !== null,
    connected: participant.socketId !== null,
  }));
}

/** The channels whose calls a user is in. */
export async function listChannelsOf(tx: Tx, userId: string): Promise<string[]> {
  const rows = await tx
    .select({ channelId: participants.channelId })
    .from(participants)
    .where(and(eq(participants.userId, userId), isPresent));
  return rows.map((row) => row.channelId);
}

/** The distinct languages of everyone present but one; who dropped still counts (contract.md section 5). */
export async function listLanguages(tx: Tx, channelId: string, exceptUserId: string): Promise<Language[]> {
  const rows = await tx
    .selectDistinct({ language: participants.language })
    .from(participants)
    .where(and(eq(participants.channelId, channelId), ne(participants.userId, exceptUserId), isPresent))
    .orderBy(asc(participants.language));
  return rows.map((row) => row.language);
}

export async function namesOf(tx: Tx, departures: readonly Departure[]): Promise<Map<string, string>> {
  if (departures.length === 0) return new Map();
  const ids = departures.map((departure) => departure.userId);
  const rows = await tx
    .select({ id: users.id, nickname: users.nickname })
    .from(users)
    .where(inArray(users.id, ids));
  return new Map(rows.map((row) => [row.id, row.nickname]));
}

/** A closed microphone also ends speaking. */
export async function setMicrophone(
  tx: Tx,
  channelId: string,
  userId: string,
  change: { micEnabled: boolean; isMuted?: boolean },
): Promise<void> {
  await tx
    .update(participants)
    .set({ ...change, ...(!change.micEnabled && { speakingSince: null }) })
    .where(and(eq(participants.channelId, channelId), eq(participants.userId, userId), isPresent));
}
