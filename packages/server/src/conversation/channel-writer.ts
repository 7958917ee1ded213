import type { Language, PresetCategory } from '@genbatalk/contract';
import { isSessionValid } from '../accounts/accounts.repository.js';
import type { Member } from '../accounts/actor.js';
import { findParticipant, listLanguages } from '../calls/participants.repository.js';
import { requireChannel } from '../channels/channels.service.js';
import { type Clock, plusMs } from '../platform/clock.js';
import type { Database, Tx } from '../platform/database/database.js';
import { AppError } from '../platform/errors/app-error.js';
import * as repository from './utterances.repository.js';

/** What was heard, before it has a place in the channel's order. */
export interface Heard {
  actor: Member;
  channelId: string;
  utteranceId: string;
  language: Language;
  text: string;
  source: 'speech' | 'typed';
  corrects: string | undefined;
  preset: Preset | undefined;
}

/** A sentence chosen by its key (PRESET-07). */
export interface Preset {
  phraseKey: string;
  category: PresetCategory;
}

/** `isNew` false: the same speaker sent this id before; the first text stands (TALK-19). */
export interface Written {
  utterance: repository.UtteranceRow;
  languages: Language[];
  isNew: boolean;
}

interface Waiting {
  heard: Heard;
  resolve: (written: Written) => void;
  reject: (error: unknown) => void;
}

/** How long whoever wrote an utterance has the sole right to translate and speak it. */
export const LEASE_MS = 30_000;
/** Utterances that one transaction takes at most. */
const BATCH_SIZE = 64;

export interface ChannelWriter {
  write(heard: Heard): Promise<Written>;
}

/**
 * Puts utterances into the order of their channel. What waits for the same channel is committed together: one
 * lock, one commit, however many speak at once.
 */
export function createChannelWriter({
  database,
  clock,
}: {
  database: Database;
  clock: Clock;
}): ChannelWriter {
  const queues = new Map<string, Waiting[]>();

  async function drain(key: string, queue: Waiting[]): Promise<void> {
    while (queue.length > 0) {
      const batch = queue.splice(0, BATCH_SIZE) as [Waiting, ...Waiting[]];
      try {
        const outcomes = await commit(batch);
        outcomes.forEach((settle) => settle());
      } catch (error) {
        for (const { reject } of batch) reject(error);
      }
    }
    queues.delete(key);
  }

  /** Each entry stands or falls alone; only a failure of the database fails the batch. */
  function commit(batch: readonly [Waiting, ...Waiting[]]): Promise<(() => void)[]> {
    const { actor: first, channelId } = batch[0].heard;
    return database.forCompany(first.companyId, async (tx) => {
      const outcomes: (() => void)[] = [];
      const admitted: { waiting: Waiting; callId: string }[] = [];
      const known = await repository.findSpoken(
        tx,
        batch.map(({ heard }) => spokenKey(heard)),
      );
      for (const waiting of batch) {
        try {
          const said = known.find((row) => isSaid(row, waiting.heard));
          admitted.push({ waiting, callId: await admit(tx, waiting.heard, said, clock.now()) });
        } catch (error) {
          if (!(error instanceof AppError)) throw error;
          outcomes.push(() => waiting.reject(error));
        }
      }
      if (admitted.length === 0) return outcomes;
      const rows = await insertInOrder(tx, channelId, admitted);
      const languagesOf = new Map<string, Language[]>();
      for (const { waiting } of admitted) {
        const { actor, utteranceId } = waiting.heard;
        const found = rows.get(keyOf(actor.userId, utteranceId));
        // The same id of the same speaker, at this moment in another channel: the other one has it.
        if (found === undefined) {
          outcomes.push(() => waiting.reject(new AppError('conflict')));
          continue;
        }
        const languages = languagesOf.get(actor.userId) ?? (await listLanguages(tx, channelId, actor.userId));
        languagesOf.set(actor.userId, languages);
        const isNew = found.isNew;
        // The second of two equal ids in one batch is the repeat of the first.
        found.isNew = false;
        if (isNew) await lease(tx, found.utterance, languages);
        outcomes.push(() => waiting.resolve({ utterance: found.utterance, languages, isNew }));
      }
      return outcomes;
    });
  }

  async function insertInOrder(
    tx: Tx,
    channelId: string,
    admitted: readonly { waiting: Waiting; callId: string }[],
  ): Promise<Map<string, { utterance: repository.UtteranceRow; isNew: boolean }>> {
    let sequence = await repository.lockSequence(tx, channelId);
    // Asked again under the lock: whoever held it before may have written the same id.
    const spoken = await repository.findSpoken(
      tx,
      admitted.map(({ waiting: { heard } }) => spokenKey(heard)),
    );
    const rows = new Map(
      spoken.map((row) => [keyOf(row.speakerId, row.utteranceId), { utterance: row, isNew: false }]),
    );
    const fresh = new Map<string, Parameters<typeof repository.insertUtterances>[1][number]>();
    for (const { waiting, callId } of admitted) {
      const { actor, utteranceId, language, text, source, corrects, preset } = waiting.heard;
      const key = keyOf(actor.userId, utteranceId);
      if (rows.has(key) || fresh.has(key)) continue;
      sequence += 1;
      fresh.set(key, {
        companyId: actor.companyId,
        channelId,
        callId,
        sequence,
        speakerId: actor.userId,
        speakerName: actor.nickname,
        utteranceId,
        language,
        text,
        source,
        corrects: corrects ?? null,
        phraseKey: preset?.phraseKey ?? null,
        category: preset?.category ?? null,
        createdAt: clock.now(),
      });
    }
    for (const row of await repository.insertUtterances(tx, [...fresh.values()])) {
      rows.set(keyOf(row.speakerId, row.utteranceId), { utterance: row, isNew: true });
    }
    if (fresh.size > 0) await repository.saveSequence(tx, channelId, sequence);
    return rows;
  }

  async function lease(
    tx: Tx,
    utterance: repository.UtteranceRow,
    languages: readonly Language[],
  ): Promise<void> {
    const claimedUntil = plusMs(clock.now(), LEASE_MS);
    await repository.insertRenditions(
      tx,
      languages.map((language) => ({
        utteranceId: utterance.id,
        language,
        companyId: utterance.companyId,
        claimedUntil,
      })),
    );
  }

  return {
    write: (heard) =>
      new Promise((resolve, reject) => {
        const waiting: Waiting = { heard, resolve, reject };
        // The company is part of the key: a batch is written in the scope of one company.
        const key = `${heard.actor.companyId} ${heard.channelId}`;
        const queue = queues.get(key);
        if (queue !== undefined) {
          queue.push(waiting);
          return;
        }
        const started = [waiting];
        queues.set(key, started);
        void drain(key, started);
      }),
  };
}

/**
 * Everything that lets a speaker be heard in a channel now. What was heard before needs no microphone: a repeat joins
 * the first one's answer, also after a mute (TALK-19). Returns the call. @throws AppError
 */
async function admit(
  tx: Tx,
  heard: Heard,
  said: repository.UtteranceRow | undefined,
  now: Date,
): Promise<string> {
  const { actor, channelId, source, preset, corrects } = heard;
  if (!(await isSessionValid(tx, actor.sessionId, now))) throw new AppError('unauthorized');
  await requireChannel(tx, actor, channelId);
  const participant = await findParticipant(tx, channelId, actor.userId);
  if (participant === undefined) throw new AppError('not-in-channel');
  if (preset !== undefined || said !== undefined) return participant.callId;
  if (participant.isMuted) throw new AppError('muted');
  if (source === 'speech' && !participant.micEnabled) throw new AppError('mic-off');
  if (corrects !== undefined) await requireOwn(tx, heard, corrects);
  return participant.callId;
}

/** One corrects one's own words in the same channel, nobody else's (TALK-45). @throws AppError `validation` */
async function requireOwn(tx: Tx, { actor, channelId }: Heard, corrects: string): Promise<void> {
  const [own] = await repository.findSpoken(tx, [{ speakerId: actor.userId, utteranceId: corrects }]);
  if (own?.channelId !== channelId) throw new AppError('validation');
}

function spokenKey({ actor, utteranceId }: Heard): { speakerId: string; utteranceId: string } {
  return { speakerId: actor.userId, utteranceId };
}

function isSaid(row: repository.UtteranceRow, { actor, utteranceId }: Heard): boolean {
  return row.speakerId === actor.userId && row.utteranceId === utteranceId;
}

function keyOf(speakerId: string, utteranceId: string): string {
  return `${speakerId} ${utteranceId}`;
}
