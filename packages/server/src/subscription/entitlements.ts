import type { UsageKind } from '@genbatalk/contract';
import type { Clock } from '../platform/clock.js';
import type { Tx } from '../platform/database/database.js';
import { AppError } from '../platform/errors/app-error.js';
import { type Allowance, allowanceOf } from './allowance.js';
import { minutesPeriod } from './calendar.js';
import * as counts from './counts.repository.js';
import type { Subscriptions } from './subscription.service.js';
import type { SubscriptionState } from './subscription-state.js';
import { sumMs } from './usage.repository.js';

/**
 * What a company's plan still allows, asked in the transaction that makes use of it. The `require…` of things that
 * are counted hold the company's lock, so that of two at once at the limit one is refused.
 * All @throws AppError `plan-limit`; those that need a running trial or a paid plan also `trial-ended` (USAGE-06).
 */
export interface Entitlements {
  /** One more channel (PLAN-19). */
  requireChannelRoom(tx: Tx, companyId: string): Promise<void>;
  /** Members and pending invitations leave room for one more invitation (PLAN-34). */
  requireSeatToInvite(tx: Tx, companyId: string): Promise<void>;
  /** Room for somebody who was invited while there was (PLAN-20): only the limit counts, also after the trial. */
  requireSeat(tx: Tx, companyId: string): Promise<void>;
  /** Room for so many own phrases and terms of the glossary, which are counted together (PLAN-21). */
  requirePhraseRoom(tx: Tx, companyId: string, adding?: number): Promise<void>;
  /** A call or face-to-face of this kind may begin. @throws AppError also `minutes-exhausted` (USAGE-05) */
  requireMinutes(tx: Tx, companyId: string, kind: UsageKind): Promise<void>;
  /** Whether `requireMinutes` would pass. */
  mayStart(tx: Tx, companyId: string, kind: UsageKind): Promise<boolean>;
}

interface Dependencies {
  clock: Clock;
  subscriptions: Subscriptions;
}

const MINUTE_MS = 60_000;

export function createEntitlements({ clock, subscriptions }: Dependencies): Entitlements {
  async function lockAllowance(tx: Tx, companyId: string): Promise<Allowance> {
    return allowanceOf(await subscriptions.lock(tx, companyId));
  }

  async function refusal(tx: Tx, companyId: string, kind: UsageKind): Promise<AppError | undefined> {
    const state: SubscriptionState = await subscriptions.read(tx, companyId);
    const { isCurrent, minutes } = allowanceOf(state);
    if (!isCurrent) return new AppError('trial-ended');
    const limit = minutes[kind];
    if (limit === null) return undefined;
    if (limit === 0) return new AppError('plan-limit');
    const now = clock.now();
    const used = await sumMs(tx, companyId, minutesPeriod(state, now), now);
    return used[kind] >= limit * MINUTE_MS ? new AppError('minutes-exhausted') : undefined;
  }

  return {
    async requireChannelRoom(tx, companyId) {
      const { isCurrent, channels } = await lockAllowance(tx, companyId);
      requireCurrent(isCurrent);
      requireRoom(channels, await counts.countChannels(tx, companyId));
    },

    async requireSeatToInvite(tx, companyId) {
      const { isCurrent, members } = await lockAllowance(tx, companyId);
      requireCurrent(isCurrent);
      const taken =
        (await counts.countMembers(tx, companyId)) +
        (await counts.countPendingInvitations(tx, companyId, clock.now()));
      requireRoom(members, taken);
    },

    async requireSeat(tx, companyId) {
      const { members } = await lockAllowance(tx, companyId);
      requireRoom(members, await counts.countMembers(tx, companyId));
    },

    async requirePhraseRoom(tx, companyId, adding = 1) {
      const { isCurrent, customPhrases } = await lockAllowance(tx, companyId);
      requireCurrent(isCurrent);
      requireRoom(customPhrases, await counts.countPhrases(tx, companyId), adding);
    },

    async requireMinutes(tx, companyId, kind) {
      const refused = await refusal(tx, companyId, kind);
      if (refused !== undefined) throw refused;
    },

    mayStart: async (tx, companyId, kind) => (await refusal(tx, companyId, kind)) === undefined,
  };
}

function requireCurrent(isCurrent: boolean): void {
  if (!isCurrent) throw new AppError('trial-ended');
}

function requireRoom(limit: number | null, taken: number, adding = 1): void {
  if (limit !== null && taken + adding > limit) throw new AppError('plan-limit');
}
