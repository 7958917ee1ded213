import type { Language, PlanId, Role, SubscriptionStatus } from '@genbatalk/contract';
import { sql } from 'drizzle-orm';
import { boolean, index, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { bytes, instant } from './types.js';

/** The columns of plan and state change by `Subscriptions.apply` alone, which locks the row. */
export const companies = pgTable('companies', {
  id: uuid('id').primaryKey().defaultRandom(),
  name: text('name').notNull(),
  plan: text('plan').$type<PlanId>().notNull().default('FREE'),
  subscriptionStatus: text('subscription_status').$type<SubscriptionStatus>().notNull().default('TRIAL'),
  trialEndsAt: instant('trial_ends_at').notNull(),
  /** The paid period; null without one. */
  periodStartsAt: instant('period_starts_at'),
  periodEndsAt: instant('period_ends_at'),
  cancelAtPeriodEnd: boolean('cancel_at_period_end').notNull().default(false),
  /** The user whose referral link the leader registered through. */
  referrerId: uuid('referrer_id'),
  createdAt: instant('created_at').notNull(),
});

/** `companyId` is null for guests only. A deleted member stays as a row, since utterances name their speaker. */
export const users = pgTable(
  'users',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    companyId: uuid('company_id').references(() => companies.id, { onDelete: 'cascade' }),
    email: text('email'),
    /** 8 characters of Crockford's base 32, for members without an e-mail (AUTH-14). */
    memberId: text('member_id'),
    nickname: text('nickname').notNull(),
    name: text('name'),
    language: text('language').$type<Language>().notNull(),
    role: text('role').$type<Role>().notNull(),
    passwordHash: text('password_hash'),
    createdAt: instant('created_at').notNull(),
    deletedAt: instant('deleted_at'),
  },
  (table) => [
    uniqueIndex('users_email').on(table.email).where(sql`deleted_at is null`),
    uniqueIndex('users_member_id').on(table.memberId),
    index('users_company').on(table.companyId),
  ],
);

/** A bearer token, by its hash only (SEC-01). `slides`: each use starts the lifetime again (AUTH-09). */
export const sessions = pgTable(
  'sessions',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    tokenHash: bytes('token_hash').notNull().unique(),
    slides: boolean('slides').notNull(),
    createdAt: instant('created_at').notNull(),
    lastUsedAt: instant('last_used_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('sessions_user').on(table.userId)],
);

/** A link for one user, by the hash of its token, that works once. */
const oneTimeLink = () => ({
  id: uuid('id').primaryKey().defaultRandom(),
  companyId: uuid('company_id')
    .notNull()
    .references(() => companies.id, { onDelete: 'cascade' }),
  userId: uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' }),
  tokenHash: bytes('token_hash').notNull().unique(),
  createdAt: instant('created_at').notNull(),
  expiresAt: instant('expires_at').notNull(),
  usedAt: instant('used_at'),
});

/** One-time sign-in links that a leader makes for a member (AUTH-15). */
export const signInLinks = pgTable('sign_in_links', oneTimeLink());

/** One-time links with which a leader whose company was provisioned sets the first password (SETUP-07). */
export const setupLinks = pgTable('setup_links', oneTimeLink());

/** Browsers that a user has signed in on, by the hash of their cookie: guesses elsewhere do not lock them out. */
export const knownDevices = pgTable(
  'known_devices',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    tokenHash: bytes('token_hash').notNull(),
    createdAt: instant('created_at').notNull(),
    lastUsedAt: instant('last_used_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.tokenHash] })],
);
