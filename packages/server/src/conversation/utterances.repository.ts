import type { Language, PlanId, Quality } from '@genbatalk/contract';
import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, lt, notInArray } from 'drizzle-orm';
import type { Tx } from '../platform/database/database.js';
import { companies } from '../platform/database/schema/accounts.js';
import { channelSequences } from '../platform/database/schema/calls.js';
import { renditions, utterances } from '../platform/database/schema/conversation.js';

export type UtteranceRow = typeof utterances.$inferSelect;
export type RenditionRow = typeof renditions.$inferSelect;

export async function lastSequence(tx: Tx, channelId: string): Promise<number> {
  const [row] = await tx.select().from(channelSequences).where(eq(channelSequences.channelId, channelId));
  return row?.lastSequence ?? 0;
}

/** Locks the channel's order until the transaction ends, and reads its last sequence. */
export async function lockSequence(tx: Tx, channelId: string): Promise<number> {
  const [row] = await tx
    .select()
    .from(channelSequences)
    .where(eq(channelSequences.channelId, channelId))
    .for('update');
  if (row === undefined) throw new Error('a channel without its sequence');
  return row.lastSequence;
}

export async function saveSequence(tx: Tx, channelId: string, sequence: number): Promise<void> {
  await tx
    .update(channelSequences)
    .set({ lastSequence: sequence })
    .where(eq(channelSequences.channelId, channelId));
}

/** The utterances that these speakers have already sent under these ids. */
export async function findSpoken(
  tx: Tx,
  keys: readonly { speakerId: string; utteranceId: string }[],
): Promise<UtteranceRow[]> {
  if (keys.length === 0) return [];
  const ids = keys.map((key) => key.utteranceId);
  const rows = await tx.select().from(utterances).where(inArray(utterances.utteranceId, ids));
  const wanted = new Set(keys.map((key) => `${key.speakerId} ${key.utteranceId}`));
  return rows.filter((row) => wanted.has(`${row.speakerId} ${row.utteranceId}`));
}

export async function insertUtterances(
  tx: Tx,
  rows: readonly (typeof utterances.$inferInsert)[],
): Promise<UtteranceRow[]> {
  return rows.length === 0
    ? []
    : tx
        .insert(utterances)
        .values([...rows])
        .onConflictDoNothing()
        .returning();
}

export async function insertRenditions(
  tx: Tx,
  rows: readonly (typeof renditions.$inferInsert)[],
): Promise<void> {
  if (rows.length > 0)
    await tx
      .insert(renditions)
      .values([...rows])
      .onConflictDoNothing();
}

/** Stores a translation; a `none` that was sent at its deadline is overwritten by the real one. */
export async function saveTranslation(
  tx: Tx,
  key: { utteranceId: string; language: Language; companyId: string },
  result: { text: string; quality: Quality; engine: string; critical?: boolean; reviewed?: boolean },
  times: { now: Date; spokenAt?: Date },
): Promise<void> {
  const { now, spokenAt = null } = times;
  await tx
    .insert(renditions)
    .values({ ...key, ...result, claimedUntil: now, spokenAt })
    .onConflictDoUpdate({ target: [renditions.utteranceId, renditions.language], set: result });
}

export async function saveSpoken(
  tx: Tx,
  utteranceId: string,
  language: Language,
  spokenAt: Date,
): Promise<void> {
  await tx
    .update(renditions)
    .set({ spokenAt })
    .where(and(eq(renditions.utteranceId, utteranceId), eq(renditions.language, language)));
}

export async function saveDuration(tx: Tx, utteranceId: string, durationMs: number): Promise<void> {
  await tx.update(utterances).set({ durationMs }).where(eq(utterances.id, utteranceId));
}

export async function findUtterance(tx: Tx, id: string): Promise<UtteranceRow | undefined> {
  const [row] = await tx.select().from(utterances).where(eq(utterances.id, id));
  return row;
}

export async function listRenditions(tx: Tx, utteranceIds: readonly string[]): Promise<RenditionRow[]> {
  if (utteranceIds.length === 0) return [];
  return tx
    .select()
    .from(renditions)
    .where(inArray(renditions.utteranceId, [...utteranceIds]));
}

/** A page of a channel in the order of its sequence: the newest below `before`, or the oldest above `after`. */
export async function listUtterances(
  tx: Tx,
  channelId: string,
  page: { before?: number | undefined; after?: number | undefined; limit: number },
): Promise<UtteranceRow[]> {
  const forwards = page.after !== undefined;
  const rows = await tx
    .select()
    .from(utterances)
    .where(
      and(
        eq(utterances.channelId, channelId),
        page.before === undefined ? undefined : lt(utterances.sequence, page.before),
        page.after === undefined ? undefined : gt(utterances.sequence, page.after),
      ),
    )
    .orderBy(forwards ? asc(utterances.sequence) : desc(utterances.sequence))
    .limit(page.limit);
  return forwards ? rows : rows.reverse();
}

/** Claims unfinished renditions whose lease has run out, for repair; nobody else gets them meanwhile. */
export async function claimUnfinished(
  tx: Tx,
  now: Date,
  claimedUntil: Date,
  limit: number,
): Promise<{ utterance: UtteranceRow; rendition: RenditionRow }[]> {
  const found = await tx
    .select({ utterance: utterances, rendition: renditions })
    .from(renditions)
    .innerJoin(utterances, eq(utterances.id, renditions.utteranceId))
    .where(and(isNull(renditions.spokenAt), lt(renditions.claimedUntil, now)))
    .orderBy(asc(renditions.claimedUntil))
    .limit(limit)
    .for('update', { of: renditions, skipLocked: true });
  for (const { rendition } of found) {
    await tx
      .update(renditions)
      .set({ claimedUntil })
      .where(
        and(eq(renditions.utteranceId, rendition.utteranceId), eq(renditions.language, rendition.language)),
      );
  }
  return found;
}

/**
 * Deletes what companies on these plans said before. Returns the texts whose sound goes too: all but sentences of the
 * phrasebook and own phrases, which are nobody's words.
 */
export async function deleteBefore(
  tx: Tx,
  before: Date,
  plans: readonly PlanId[],
): Promise<{ text: string; language: Language }[]> {
  const ofPlans = tx
    .select({ id: companies.id })
    .from(companies)
    .where(inArray(companies.plan, [...plans]));
  const isPast = and(lt(utterances.createdAt, before), inArray(utterances.companyId, ofPlans));
  const spoken = await tx
    .select({ text: renditions.text, language: renditions.language })
    .from(renditions)
    .innerJoin(utterances, eq(utterances.id, renditions.utteranceId))
    .where(
      and(isPast, isNotNull(renditions.text), notInArray(renditions.quality, ['phrasebook', 'company'])),
    );
  await tx.delete(utterances).where(isPast);
  return spoken.flatMap(({ text, language }) => (text === null ? [] : [{ text, language }]));
}

/** The sequence of an utterance in its channel; undefined for one that is gone. */
export async function sequenceOf(tx: Tx, channelId: string, id: string): Promise<number | undefined> {
  const [row] = await tx
    .select({ sequence: utterances.sequence })
    .from(utterances)
    .where(and(eq(utterances.id, id), eq(utterances.channelId, channelId)));
  return row?.sequence;
}
