import { type ServerPayload, USAGE_KINDS } from '@genbatalk/contract';
import { type Clock, plusMs } from '../platform/clock.js';
import type { Database, Tx } from '../platform/database/database.js';
import { type Publisher, rooms } from '../platform/realtime/publisher.js';
import { allowanceOf } from './allowance.js';
import { minutesPeriod } from './calendar.js';
import type { Subscriptions } from './subscription.service.js';
import { sumMs } from './usage.repository.js';
import * as repository from './usage-notices.repository.js';

type Notice = ServerPayload<'usage-notice'>;

const MINUTE_MS = 60_000;
/** Companies that have talked within this time are looked at; others cannot have crossed a threshold. */
const RECENT_MS = 3_600_000;

/**
 * Run every 10 s: tells the leaders of companies that use minutes when a limited kind reaches 80 % and 100 %, once
 * per period, kind and threshold. Noted in the database first, so that of several nodes one speaks.
 */
export function createUsageNotices(dependencies: {
  database: Database;
  clock: Clock;
  publisher: Publisher;
  subscriptions: Subscriptions;
}): () => Promise<void> {
  const { database, clock, publisher, subscriptions } = dependencies;

  async function noteReached(tx: Tx, companyId: string): Promise<Notice[]> {
    const now = clock.now();
    const state = await subscriptions.read(tx, companyId);
    const { minutes } = allowanceOf(state);
    const limited = USAGE_KINDS.flatMap((kind) => (minutes[kind] ? [{ kind, limit: minutes[kind] }] : []));
    if (limited.length === 0) return [];
    const period = minutesPeriod(state, now);
    const used = await sumMs(tx, companyId, period, now);
    const notices: Notice[] = [];
    for (const { kind, limit } of limited) {
      const reached = thresholds(used[kind], limit);
      const told = await repository.note(tx, reached, { companyId, kind, from: period.from, now });
      // Both at once, after a long call perhaps: the higher one says it all.
      const percent = Math.max(...told);
      if (percent !== 80 && percent !== 100) continue;
      notices.push({ kind, percent, usedMinutes: Math.floor(used[kind] / MINUTE_MS), limitMinutes: limit });
    }
    return notices;
  }

  return async () => {
    const since = plusMs(clock.now(), -RECENT_MS);
    const companyIds = await database.asSystem((tx) => repository.listTalking(tx, since));
    for (const companyId of companyIds) {
      const { notices, leaders } = await database.forCompany(companyId, async (tx) => ({
        notices: await noteReached(tx, companyId),
        leaders: await repository.listLeaders(tx, companyId),
      }));
      for (const notice of notices)
        for (const leaderId of leaders) publisher.toRoom(rooms.user(leaderId), 'usage-notice', notice);
    }
  };
}

function thresholds(usedMs: number, limitMinutes: number): (80 | 100)[] {
  const percent = (usedMs / (limitMinutes * MINUTE_MS)) * 100;
  return ([80, 100] as const).filter((threshold) => percent >= threshold);
}
