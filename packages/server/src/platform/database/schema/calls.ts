import type { Language } from '@genbatalk/contract';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from './accounts.js';
import { companyId, userId } from './references.js';
import { instant } from './types.js';

/** `kind`: a channel of the crew, or the direct channel of two (contract.md section 5, Calls). */
export const channels = pgTable(
  'channels',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    companyId: companyId(),
    name: text('name').notNull(),
    kind: text('kind').$type<'team' | 'direct'>().notNull().default('team'),
    createdAt: instant('created_at').notNull(),
    deletedAt: instant('deleted_at'),
  },
  (table) => [index('channels_company').on(table.companyId)],
);

export const channelMembers = pgTable(
  'channel_members',
  {
    channelId: uuid('channel_id')
      .notNull()
      .references(() => channels.id, { onDelete: 'cascade' }),
    companyId: companyId(),
    userId: userId(),
    addedAt: instant('added_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.channelId, table.userId] }),
    index('channel_members_user').on(table.userId),
  ],
);

/** The row that orders a channel: whoever writes an utterance locks it. */
export const channelSequences = pgTable('channel_sequences', {
  channelId: uuid('channel_id')
    .primaryKey()
    .references(() => channels.id, { onDelete: 'cascade' }),
  companyId: companyId(),
  lastSequence: bigint('last_sequence', { mode: 'number' }).notNull().default(0),
});

/** From the first participant's joining until the last one has left; at most one open call a channel. */
export const calls = pgTable(
  'calls',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    companyId: companyId(),
    channelId: uuid('channel_id')
      .notNull()
      .references(() => channels.id, { onDelete: 'cascade' }),
    startedAt: instant('started_at').notNull(),
    endedAt: instant('ended_at'),
  },
  (table) => [uniqueIndex('calls_open').on(table.channelId).where(sql`ended_at is null`)],
);

/** A user in a call, kept after leaving so that a mute outlasts a rejoin. `leftAt` null: is in the call. */
export const participants = pgTable(
  'participants',
  {
    callId: uuid('call_id')
      .notNull()
      .references(() => calls.id, { onDelete: 'cascade' }),
    companyId: companyId(),
    channelId: uuid('channel_id')
      .notNull()
      .references(() => channels.id, { onDelete: 'cascade' }),
    userId: userId(),
    language: text('language').$type<Language>().notNull(),
    isMuted: boolean('is_muted').notNull().default(false),
    micEnabled: boolean('mic_enabled').notNull().default(true),
    speakingSince: instant('speaking_since'),
    /** The socket that speaks for the participant; null once it dropped. */
    socketId: text('socket_id'),
    nodeId: text('node_id').notNull(),
    joinedAt: instant('joined_at').notNull(),
    lastSeenAt: instant('last_seen_at').notNull(),
    leftAt: instant('left_at'),
  },
  (table) => [
    primaryKey({ columns: [table.callId, table.userId] }),
    uniqueIndex('participants_present').on(table.channelId, table.userId).where(sql`left_at is null`),
    index('participants_user').on(table.userId),
  ],
);

/** Who is online: one socket a user, replaced by compare-and-swap on the generation. */
export const presence = pgTable('presence', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  companyId: companyId(),
  nodeId: text('node_id').notNull(),
  /** Null from the socket's closing until the grace of 10 s is over and the row goes. */
  socketId: text('socket_id'),
  generation: integer('generation').notNull(),
  lastSeenAt: instant('last_seen_at').notNull(),
});
