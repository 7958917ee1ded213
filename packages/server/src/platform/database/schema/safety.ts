import type { Language } from '@genbatalk/contract';
import { sql } from 'drizzle-orm';
import {
  doublePrecision,
  index,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { channels } from './calls.js';
import { companyId, userId } from './references.js';
import { instant } from './types.js';

/** The direct channel of two people, made once; `firstUserId` sorts before `secondUserId`. */
export const directChannels = pgTable(
  'direct_channels',
  {
    channelId: uuid('channel_id')
      .primaryKey()
      .references(() => channels.id, { onDelete: 'cascade' }),
    companyId: companyId(),
    firstUserId: userId('first_user_id'),
    secondUserId: userId('second_user_id'),
  },
  (table) => [uniqueIndex('direct_channels_pair').on(table.firstUserId, table.secondUserId)],
);

/** A member call from ringing to its end; open while `endedAt` is null. */
export const rings = pgTable(
  'rings',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    companyId: companyId(),
    channelId: uuid('channel_id')
      .notNull()
      .references(() => channels.id, { onDelete: 'cascade' }),
    callerId: userId('caller_id'),
    targetId: userId('target_id'),
    startedAt: instant('started_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    endedAt: instant('ended_at'),
  },
  (table) => [
    uniqueIndex('rings_caller').on(table.callerId).where(sql`ended_at is null`),
    uniqueIndex('rings_target').on(table.targetId).where(sql`ended_at is null`),
  ],
);

/** `updatedAt` moves with every acknowledgement and closing: nodes read what is newer than they know. */
export const emergencies = pgTable(
  'emergencies',
  {
    id: uuid('id').primaryKey(),
    companyId: companyId(),
    senderId: userId('sender_id'),
    senderName: text('sender_name').notNull(),
    channelId: uuid('channel_id'),
    channelName: text('channel_name'),
    latitude: doublePrecision('latitude'),
    longitude: doublePrecision('longitude'),
    accuracy: doublePrecision('accuracy'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
    closedAt: instant('closed_at'),
    closedBy: uuid('closed_by'),
    note: text('note'),
  },
  (table) => [
    index('emergencies_company').on(table.companyId, table.createdAt),
    index('emergencies_updated').on(table.updatedAt),
  ],
);

export const emergencyAcknowledgements = pgTable(
  'emergency_acknowledgements',
  {
    emergencyId: uuid('emergency_id')
      .notNull()
      .references(() => emergencies.id, { onDelete: 'cascade' }),
    companyId: companyId(),
    userId: userId('user_id'),
    at: instant('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.emergencyId, table.userId] })],
);

/** Sentences that a company has had translated and checked itself. */
export const ownPhrases = pgTable(
  'own_phrases',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    companyId: companyId(),
    language: text('language').$type<Language>().notNull(),
    text: text('text').notNull(),
    translations: jsonb('translations').$type<Partial<Record<Language, string>>>().notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('own_phrases_company').on(table.companyId)],
);
