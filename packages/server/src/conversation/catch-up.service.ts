import { type Language, LIMITS, type Translation, type Utterance } from '@genbatalk/contract';
import PQueue from 'p-queue';
import type { Member } from '../accounts/actor.js';
import { findParticipant } from '../calls/participants.repository.js';
import { requireChannel } from '../channels/channels.service.js';
import type { Database, Tx } from '../platform/database/database.js';
import { AppError } from '../platform/errors/app-error.js';
import type { Speech } from '../speech/synthesiser.port.js';
import type { Renderer } from './renderer.js';
import { toTexts, toTranslation, toUtterance } from './utterances.mapper.js';
import * as repository from './utterances.repository.js';

/** Translations on demand that run at once, over all readers. */
const CONCURRENT_TRANSLATIONS = 8;

export interface Page {
  before?: number | undefined;
  after?: number | undefined;
  limit: number;
}

export interface CatchUp {
  /** What came after the last utterance the reader has seen: the newest 100, and whether there was more. */
  missed(
    actor: Member,
    channelId: string,
    language: Language,
    lastSeenId: string | undefined,
  ): Promise<{ missed: Utterance[]; more: boolean }>;
  transcript(
    actor: Member,
    channelId: string,
    page: Page,
  ): Promise<{ utterances: Utterance[]; nextBefore: number | null; nextAfter: number | null }>;
  /** @throws AppError `not-found` where nothing can be played */
  audio(actor: Member, utteranceId: string, language: Language): Promise<Speech>;
  /** The channel's last sequence, for a participant. @throws AppError `not-in-channel` */
  lastSequence(actor: Member, channelId: string): Promise<number>;
}

export function createCatchUp({ database, renderer }: { database: Database; renderer: Renderer }): CatchUp {
  const queue = new PQueue({ concurrency: CONCURRENT_TRANSLATIONS });

  /** Each utterance in the reader's language, translated now where it was not before; one's own in all. */
  async function read(
    actor: Member,
    rows: repository.UtteranceRow[],
    language: Language,
  ): Promise<Utterance[]> {
    const renditions = await database.forCompany(actor.companyId, (tx) =>
      repository.listRenditions(
        tx,
        rows.map((row) => row.id),
      ),
    );
    const byUtterance = new Map<string, repository.RenditionRow[]>();
    for (const rendition of renditions) {
      const known = byUtterance.get(rendition.utteranceId);
      if (known === undefined) byUtterance.set(rendition.utteranceId, [rendition]);
      else known.push(rendition);
    }
    return Promise.all(
      rows.map(async (row) => {
        const texts = toTexts(byUtterance.get(row.id) ?? []);
        if (row.speakerId === actor.userId) return toUtterance(row, texts);
        const known = texts[language] ?? (await translateNow(row, language));
        return toUtterance(row, { [language]: known });
      }),
    );
  }

  async function translateNow(row: repository.UtteranceRow, language: Language): Promise<Translation> {
    const { result } = await queue.add(() => renderer.translate(row, language, { isForReading: true }));
    return toTranslation(result);
  }

  async function readerLanguage(tx: Tx, actor: Member, channelId: string): Promise<Language> {
    return (await findParticipant(tx, channelId, actor.userId))?.language ?? actor.language;
  }

  return {
    async missed(actor, channelId, language, lastSeenId) {
      if (lastSeenId === undefined) return { missed: [], more: false };
      const limit = LIMITS.transcriptPageMax;
      const rows = await database.forCompany(actor.companyId, async (tx) => {
        await requireChannel(tx, actor, channelId);
        // An utterance that is no longer kept: everything that still is came after it.
        const seen = (await repository.sequenceOf(tx, channelId, lastSeenId)) ?? 0;
        const newest = await repository.listUtterances(tx, channelId, { limit: limit + 1 });
        return newest.filter((row) => row.sequence > seen);
      });
      return { missed: await read(actor, rows.slice(-limit), language), more: rows.length > limit };
    },

    async transcript(actor, channelId, { before, after, limit }) {
      const { rows, language } = await database.forCompany(actor.companyId, async (tx) => {
        await requireChannel(tx, actor, channelId);
        return {
          rows: await repository.listUtterances(tx, channelId, { before, after, limit: limit + 1 }),
          language: await readerLanguage(tx, actor, channelId),
        };
      });
      const isLong = rows.length > limit;
      const page = after === undefined ? rows.slice(-limit) : rows.slice(0, limit);
      const first = page[0]?.sequence ?? null;
      const last = page.at(-1)?.sequence ?? null;
      return {
        utterances: await read(actor, page, language),
        nextBefore: after === undefined ? (isLong ? first : null) : first,
        nextAfter: after === undefined ? (before === undefined ? null : last) : isLong ? last : null,
      };
    },

    async audio(actor, utteranceId, language) {
      const { row, known } = await database.forCompany(actor.companyId, async (tx) => {
        const found = await repository.findUtterance(tx, utteranceId);
        if (found === undefined) throw new AppError('not-found');
        await requireChannel(tx, actor, found.channelId);
        const texts = toTexts(await repository.listRenditions(tx, [utteranceId]));
        return { row: found, known: texts[language] };
      });
      const { text, quality } = known ?? (await translateNow(row, language));
      const speech = await renderer.speak(row, language, { text, quality, engine: 'stored' });
      if (speech === undefined) throw new AppError('not-found');
      return speech;
    },

    lastSequence: (actor, channelId) =>
      database.forCompany(actor.companyId, async (tx) => {
        if ((await findParticipant(tx, channelId, actor.userId)) === undefined)
          throw new AppError('not-in-channel');
        return repository.lastSequence(tx, channelId);
      }),
  };
}
