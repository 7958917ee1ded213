import type { AuditActor, CompanySubscription } from '@genbatalk/contract';
import type { Clock } from '../platform/clock.js';
import type { Database, Tx } from '../platform/database/database.js';
import { appendAudit } from './audit.repository.js';
import { toCompanySubscription } from './subscription.mapper.js';
import * as repository from './subscription.repository.js';
import {
  dueEvent,
  type SubscriptionEvent,
  type SubscriptionState,
  stateAt,
  transition,
} from './subscription-state.js';
import { forgetNotices } from './usage-notices.repository.js';

/** Who made a subscription change. */
export type ChangedBy =
  | { readonly by: 'leader'; readonly userId: string }
  | { readonly by: Exclude<AuditActor, 'leader'> };

export interface Subscriptions {
  /**
   * Takes an event over: stores the new state and writes what changed into the audit trail, under the company's lock.
   * An event that does not fit the state changes nothing. Returns the state after it.
   */
  apply(tx: Tx, companyId: string, event: SubscriptionEvent, by: ChangedBy): Promise<SubscriptionState>;
  /** The state as it is now, also before the sweep has stored what the clock brought about. */
  read(tx: Tx, companyId: string): Promise<SubscriptionState>;
  /** As `read`, and the company's lock is held: what is counted next against its limits cannot be overtaken. */
  lock(tx: Tx, companyId: string): Promise<SubscriptionState>;
  describe(companyId: string): Promise<CompanySubscription>;
  /** Run every 10 s: stores trials and cancelled plans that have ended. */
  sweep(): Promise<void>;
}

interface Dependencies {
  database: Database;
  clock: Clock;
}

const SWEEP_BATCH = 100;
const SYSTEM: ChangedBy = { by: 'system' };

export function createSubscriptions({ database, clock }: Dependencies): Subscriptions {
  async function take(
    tx: Tx,
    companyId: string,
    state: SubscriptionState,
    event: SubscriptionEvent,
    { by, at }: { by: ChangedBy; at: Date },
  ): Promise<SubscriptionState> {
    const { state: next, changes } = transition(state, event);
    if (next === state) return state;
    await repository.saveState(tx, companyId, next);
    if (next.plan !== state.plan) await forgetNotices(tx, companyId);
    const userId = by.by === 'leader' ? by.userId : null;
    for (const change of changes) await appendAudit(tx, { companyId, at, by: by.by, userId, ...change });
    return next;
  }

  /** What the clock has brought about comes before anything else, and the trail tells it at its own instant. */
  async function settle(tx: Tx, companyId: string): Promise<SubscriptionState> {
    const stored = await repository.lockState(tx, companyId);
    const due = dueEvent(stored, clock.now());
    return due === undefined ? stored : take(tx, companyId, stored, due.event, { by: SYSTEM, at: due.at });
  }

  const read = async (tx: Tx, companyId: string) =>
    stateAt(await repository.findState(tx, companyId), clock.now());

  return {
    read,
    apply: async (tx, companyId, event, by) =>
      take(tx, companyId, await settle(tx, companyId), event, { by, at: clock.now() }),
    lock: async (tx, companyId) => stateAt(await repository.lockState(tx, companyId), clock.now()),

    describe: (companyId) =>
      database.forCompany(companyId, async (tx) =>
        toCompanySubscription(await read(tx, companyId), clock.now()),
      ),

    async sweep() {
      const ids = await database.asSystem((tx) => repository.listOvertaken(tx, clock.now(), SWEEP_BATCH));
      for (const companyId of ids) await database.forCompany(companyId, (tx) => settle(tx, companyId));
    },
  };
}
