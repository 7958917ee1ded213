import { type Clock, plusMs } from '../../platform/clock.js';
import type { Database, Tx } from '../../platform/database/database.js';
import { AppError } from '../../platform/errors/app-error.js';
import type { ChangedBy, Subscriptions } from '../subscription.service.js';
import { eventsTowards } from './bought-transition.js';
import { isPending, nextCheckAt } from './check-schedule.js';
import type { BoughtSubscription, Payment, PaymentEvent } from './payment.port.js';
import * as repository from './payment-accounts.repository.js';

/** More than one checkout's events, which come all at once. */
const MAX_ATTEMPTS = 10;
/** As long as a node may take for the accounts it claimed; after it, another one checks them. */
const CLAIM_MS = 300_000;
const BATCH = 20;
const EVENTS_KEPT_MS = 30 * 86_400_000;

export interface PaymentSync {
  /**
   * Takes over what the company has bought, as it stands with the provider now. Whatever happens at once, the last
   * state taken over is the newest.
   * @throws AppError `payment-unavailable`
   */
  synchronise(companyId: string, by: ChangedBy, event?: PaymentEvent): Promise<void>;
  /**
   * Takes an event: each once, none without a signature (PAY-12, PAY-13). One that could not be taken over is refused,
   * and the provider sends it again.
   * @throws AppError `validation`, `payment-unavailable`
   */
  takeEvent(body: Buffer, signature: string | undefined): Promise<void>;
  /** Repairs what lost events left behind: asks the provider about every account whose check is due. */
  reconcile(): Promise<void>;
}

interface Dependencies {
  database: Database;
  clock: Clock;
  payment: Payment;
  subscriptions: Pick<Subscriptions, 'lock' | 'apply'>;
  onFailedCheck: (error: unknown) => void;
}

export function createPaymentSync(dependencies: Dependencies): PaymentSync {
  const { database, clock, payment, subscriptions, onFailedCheck } = dependencies;

  /** Brings the company's plan and state in line with what it has bought. Whether anything changed. */
  async function settle(
    tx: Tx,
    companyId: string,
    bought: BoughtSubscription | undefined,
    by: ChangedBy,
  ): Promise<boolean> {
    const events = eventsTowards(await subscriptions.lock(tx, companyId), bought, clock.now());
    for (const event of events) await subscriptions.apply(tx, companyId, event, by);
    return events.length > 0;
  }

  /** False where a newer state was taken over since `seen` was read. */
  async function takeOver(
    seen: repository.PaymentAccount,
    bought: BoughtSubscription | undefined,
    { by, event }: { by: ChangedBy; event: PaymentEvent | undefined },
  ): Promise<boolean> {
    const { companyId } = seen;
    return database.asSystem(async (tx) => {
      const account = await repository.lockAccount(tx, companyId);
      if (account === undefined) return true;
      if (account.revision !== seen.revision) return false;
      const now = clock.now();
      if (event !== undefined) {
        await repository.recordEvent(tx, { id: event.id, type: event.type, receivedAt: now });
      }
      const hasChanged = await settle(tx, companyId, bought, by);
      // A checkout may be a change of what runs already: only a change says that something came of it.
      const isAwaited = !hasChanged && isPending(account.checkoutStartedAt, now);
      const checkoutStartedAt = isAwaited ? account.checkoutStartedAt : null;
      await repository.updateAccount(tx, companyId, {
        revision: account.revision + 1,
        checkoutStartedAt,
        firstPurchasedAt: account.firstPurchasedAt ?? (bought === undefined ? null : now),
        nextCheckAt: nextCheckAt(now, { checkoutStartedAt, periodEndsAt: bought?.periodEndsAt }),
      });
      return true;
    });
  }

  async function synchronise(companyId: string, by: ChangedBy, event?: PaymentEvent): Promise<void> {
    for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt += 1) {
      const account = await database.asSystem((tx) => repository.findAccount(tx, companyId));
      if (account === undefined) return;
      // Asked after the revision was read: if nobody takes over meanwhile, the answer is the newest.
      const bought = await payment.subscription(account);
      if (await takeOver(account, bought, { by, event })) return;
    }
    throw new AppError('payment-unavailable');
  }

  return {
    synchronise,

    async takeEvent(body, signature) {
      const event = payment.verifyEvent(body, signature);
      const { id, customerId } = event;
      if (customerId === undefined) return;
      const companyId = await database.asSystem(async (tx) =>
        (await repository.isEventKnown(tx, id))
          ? undefined
          : repository.findCompanyOfCustomer(tx, customerId),
      );
      if (companyId !== undefined) await synchronise(companyId, { by: 'payment' }, event);
    },

    async reconcile() {
      const now = clock.now();
      const companyIds = await database.asSystem(async (tx) => {
        await repository.forgetEvents(tx, plusMs(now, -EVENTS_KEPT_MS));
        return repository.claimDue(tx, now, plusMs(now, CLAIM_MS), BATCH);
      });
      for (const companyId of companyIds) {
        // One company's failure keeps no other from its repair; it is tried again when the claim is over.
        await synchronise(companyId, { by: 'payment' }).catch(onFailedCheck);
      }
    },
  };
}
