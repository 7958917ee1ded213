import { USAGE_KINDS, type UsageDay, type UsageKind } from '@genbatalk/contract';
import type { Clock } from '../platform/clock.js';
import type { Database, Tx } from '../platform/database/database.js';
import { AppError } from '../platform/errors/app-error.js';
import { addDays, dayOf, daysBetween, minutesPeriod, startOfDay } from './calendar.js';
import type { SubscriptionState } from './subscription-state.js';
import { listStretches, type Stretch, sumMs } from './usage.repository.js';

export type Seconds = Record<UsageKind, number>;

/** What a company has used, summed up from the ledger. */
export interface Usage {
  /** Whole seconds of the running billing period. */
  readPeriod(tx: Tx, companyId: string, state: SubscriptionState): Promise<Seconds>;
  /**
   * Seconds per calendar day in Asia/Tokyo, every day from the first to the last; the last 30 without either.
   * @throws AppError `validation` for days in the wrong order, before 1970, or more than 400
   */
  listDays(
    companyId: string,
    range: { from?: string | undefined; to?: string | undefined },
  ): Promise<UsageDay[]>;
}

const DEFAULT_DAYS = 30;
const MAX_DAYS = 400;
/** Nothing is older, and PostgreSQL has no year 0. */
const EARLIEST_DAY = '1970-01-01';
const SECOND_MS = 1_000;

export function createUsage({ database, clock }: { database: Database; clock: Clock }): Usage {
  return {
    async readPeriod(tx, companyId, state) {
      const now = clock.now();
      const used = await sumMs(tx, companyId, minutesPeriod(state, now), now);
      return mapKinds((kind) => Math.floor(used[kind] / SECOND_MS));
    },

    async listDays(companyId, range) {
      const now = clock.now();
      const to = range.to ?? dayOf(now);
      const from = range.from ?? addDays(to, 1 - DEFAULT_DAYS);
      // ISO dates sort as text.
      if (from > to || from < EARLIEST_DAY)
        throw new AppError('validation', { details: [{ path: 'from', message: 'wrong' }] });
      if (addDays(from, MAX_DAYS - 1) < to)
        throw new AppError('validation', { details: [{ path: 'to', message: 'wrong' }] });
      const span = { from: startOfDay(from), to: startOfDay(addDays(to, 1)) };
      const stretches = await database.forCompany(companyId, (tx) => listStretches(tx, companyId, span, now));
      return sumPerDay(stretches, daysBetween(from, to));
    },
  };
}

/** Cuts stretches at midnight in Asia/Tokyo and adds them up; whole seconds, rounded down. Pure. */
export function sumPerDay(stretches: readonly Stretch[], days: readonly string[]): UsageDay[] {
  const sumsMs = new Map(days.map((day) => [day, mapKinds(() => 0)]));
  for (const { kind, from, to } of stretches) {
    for (const day of daysBetween(dayOf(from), dayOf(to))) {
      const start = Math.max(from.getTime(), startOfDay(day).getTime());
      const end = Math.min(to.getTime(), startOfDay(addDays(day, 1)).getTime());
      const sums = sumsMs.get(day);
      if (sums !== undefined) sums[kind] += Math.max(0, end - start);
    }
  }
  return [...sumsMs].map(([date, sums]) => ({
    date,
    ...mapKinds((kind) => Math.floor(sums[kind] / SECOND_MS)),
  }));
}

/** Whole minutes, rounded down (USAGE-11). */
export function toMinutes(seconds: Seconds): Seconds {
  return mapKinds((kind) => Math.floor(seconds[kind] / 60));
}

function mapKinds(valueOf: (kind: UsageKind) => number): Seconds {
  return Object.fromEntries(USAGE_KINDS.map((kind) => [kind, valueOf(kind)])) as Seconds;
}
