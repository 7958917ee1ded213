import type { Language, PresetCategory, Quality } from '@genbatalk/contract';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { calls, channels } from './calls.js';
import { companyId } from './references.js';
import { instant } from './types.js';

/** What somebody said, in the order of the channel. (speaker, utteranceId) is what makes a retry the same. */
export const utterances = pgTable(
  'utterances',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    companyId: companyId(),
    channelId: uuid('channel_id')
      .notNull()
      .references(() => channels.id, { onDelete: 'cascade' }),
    callId: uuid('call_id')
      .notNull()
      .references(() => calls.id, { onDelete: 'cascade' }),
    sequence: bigint('sequence', { mode: 'number' }).notNull(),
    speakerId: uuid('speaker_id').notNull(),
    speakerName: text('speaker_name').notNull(),
    utteranceId: uuid('utterance_id').notNull(),
    language: text('language').$type<Language>().notNull(),
    text: text('text').notNull(),
    source: text('source').$type<'speech' | 'typed'>().notNull(),
    corrects: uuid('corrects'),
    /** A preset or own phrase, sent by one tap. */
    phraseKey: text('phrase_key'),
    category: text('category').$type<PresetCategory>(),
    createdAt: instant('created_at').notNull(),
    /** From hearing to the last preview, in milliseconds. */
    durationMs: integer('duration_ms').notNull().default(0),
  },
  (table) => [
    unique('utterances_speaker').on(table.speakerId, table.utteranceId),
    unique('utterances_sequence').on(table.channelId, table.sequence),
    index('utterances_created').on(table.createdAt),
  ],
);

/**
 * An utterance in one language. `text` null: not translated yet; `spokenAt` null: no sound yet. A row that is
 * not finished is worked on by whoever holds the lease (`claimedUntil`); after it, repair takes over.
 */
export const renditions = pgTable(
  'renditions',
  {
    utteranceId: uuid('utterance_id')
      .notNull()
      .references(() => utterances.id, { onDelete: 'cascade' }),
    language: text('language').$type<Language>().notNull(),
    companyId: companyId(),
    text: text('text'),
    quality: text('quality').$type<Quality>(),
    engine: text('engine'),
    critical: boolean('critical').notNull().default(false),
    reviewed: boolean('reviewed').notNull().default(false),
    spokenAt: instant('spoken_at'),
    claimedUntil: instant('claimed_until').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.utteranceId, table.language] }),
    index('renditions_unfinished').on(table.claimedUntil).where(sql`spoken_at is null`),
  ],
);
