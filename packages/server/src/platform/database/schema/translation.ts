import type { Language } from '@genbatalk/contract';
import {
  boolean,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { companies } from './accounts.js';
import { utterances } from './conversation.js';
import { companyId } from './references.js';
import { bytes, instant } from './types.js';

/** What a company chose about its translations; a company without a row has the server's defaults. */
export const translationSettings = pgTable('translation_settings', {
  companyId: companyId().primaryKey(),
  /** Translations outlive the utterances they were made for. */
  keepTranslations: boolean('keep_translations').notNull().default(false),
  /** Null: the server's `TRANSLATION_DAILY_CAP_YEN`. */
  dailyCapYen: integer('daily_cap_yen'),
  updatedAt: instant('updated_at').notNull(),
});

/**
 * Translations by engines, so that a company pays for a sentence once. What was said is there as a hash only.
 * A row goes with the last utterance that used it; `utteranceId` is null where the company keeps its translations.
 */
export const translationMemory = pgTable(
  'translation_memory',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    companyId: companyId(),
    key: bytes('key').notNull(),
    utteranceId: uuid('utterance_id').references(() => utterances.id, { onDelete: 'cascade' }),
    text: text('text').notNull(),
    engine: text('engine').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    unique('translation_memory_key').on(table.companyId, table.key),
    index('translation_memory_utterance').on(table.utteranceId),
  ],
);

/**
 * The ledger of what engines cost, in yen, by the day in Asia/Tokyo; rows are added, never changed (a trigger holds
 * that). Before a request its estimate is reserved, after it a second row brings the sum to what it did cost: so
 * requests at once cannot pass the cap together, and a crash in between counts as spent. The first refusal
 * under a cap is noted with that cap. `companyId` null: guests.
 */
export const translationSpending = pgTable(
  'translation_spending',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    companyId: uuid('company_id').references(() => companies.id, { onDelete: 'cascade' }),
    day: date('day', { mode: 'string' }).notNull(),
    engine: text('engine').notNull(),
    kind: text('kind').$type<'reserved' | 'settled' | 'refused'>().notNull(),
    yen: doublePrecision('yen').notNull(),
    /** Of a refusal: the cap that it was for. */
    capYen: integer('cap_yen'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('translation_spending_day').on(table.companyId, table.day)],
);

/** A company's own words. Only an approved term is given to engines, recognisers and the meaning guard. */
export const glossaryTerms = pgTable(
  'glossary_terms',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    companyId: companyId(),
    language: text('language').$type<Language>().notNull(),
    term: text('term').notNull(),
    /** Other ways in which it is said or recognised. */
    spokenForms: text('spoken_forms').array().notNull(),
    meaning: text('meaning').notNull(),
    translations: jsonb('translations').$type<Partial<Record<Language, string>>>().notNull(),
    approvedBy: uuid('approved_by'),
    /** The name at that time: who left is still named. */
    approvedByName: text('approved_by_name'),
    approvedAt: instant('approved_at'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [unique('glossary_terms_term').on(table.companyId, table.language, table.term)],
);
