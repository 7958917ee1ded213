import { PLAN_IDS, type PlanId } from '@genbatalk/contract';
import type { Clock } from '../../../platform/clock.js';
import type { Database, Tx } from '../../../platform/database/database.js';
import { AppError } from '../../../platform/errors/app-error.js';
import type { Payment } from '../payment.port.js';
import { lockAccount } from '../payment-accounts.repository.js';
import { insertDemoInvoice, listDemoInvoices } from './demo-invoices.repository.js';
import { oneMonthAfter } from './one-month-after.js';

interface Dependencies {
  database: Database;
  clock: Clock;
  /** What a plan costs per month, in yen. */
  priceYenOf: (plan: PlanId) => number;
}

const PAID_PLANS = PLAN_IDS.filter((plan) => plan !== 'FREE');

/** Sells every paid plan at once and moves no money; what it would have charged is its only record (PAY-16). */
export function createDemoPayment({ database, clock, priceYenOf }: Dependencies): Payment {
  async function charge(
    tx: Tx,
    companyId: string,
    due: { plan: PlanId; startsAt: Date; discountPercent: number },
  ) {
    await insertDemoInvoice(tx, {
      companyId,
      plan: due.plan,
      amountYen: Math.floor((priceYenOf(due.plan) * (100 - due.discountPercent)) / 100),
      periodStartsAt: due.startsAt,
      periodEndsAt: oneMonthAfter(due.startsAt),
    });
  }

  /** The running period; months that have begun since are charged, as a provider would have done. */
  async function currentPeriod(tx: Tx, companyId: string) {
    for (;;) {
      const [latest] = await listDemoInvoices(tx, companyId);
      if (latest === undefined || latest.periodEndsAt > clock.now()) return latest;
      await charge(tx, companyId, { plan: latest.plan, startsAt: latest.periodEndsAt, discountPercent: 0 });
    }
  }

  return {
    name: 'demo',
    priceIds: Object.fromEntries(PAID_PLANS.map((plan) => [plan, `demo_${plan}`])),

    openCustomer: async () => null,

    async checkout({ payer: { companyId }, plan, discountPercent, successUrl }) {
      await database.forCompany(companyId, async (tx) => {
        await lockAccount(tx, companyId);
        const current = await currentPeriod(tx, companyId);
        if (current?.plan === plan) return;
        await charge(tx, companyId, {
          plan,
          startsAt: startAfter(current?.periodStartsAt, clock.now()),
          discountPercent: current === undefined ? discountPercent : 0,
        });
      });
      return { url: successUrl, sessionId: null };
    },

    withdraw: async () => {},

    portal: async (_payer, returnUrl) => returnUrl,

    invoices: ({ companyId }) =>
      database.forCompany(companyId, async (tx) =>
        (await listDemoInvoices(tx, companyId)).map(({ id, periodStartsAt, amountYen }) => ({
          id,
          date: periodStartsAt.toISOString(),
          amountYen,
          status: 'paid' as const,
        })),
      ),

    subscription: ({ companyId }) =>
      database.forCompany(companyId, async (tx) => {
        await lockAccount(tx, companyId);
        const current = await currentPeriod(tx, companyId);
        if (current === undefined) return undefined;
        const { plan, periodStartsAt, periodEndsAt } = current;
        const state = 'active' as const;
        return { state, plan, periodStartsAt, periodEndsAt, cancelAtPeriodEnd: false, isUnpaid: false };
      }),

    verifyEvent() {
      throw new AppError('validation');
    },
  };
}

/** Now, and in any case after the period before, so that there is a latest one even within a millisecond. */
function startAfter(before: Date | undefined, now: Date): Date {
  return new Date(Math.max(now.getTime(), (before?.getTime() ?? 0) + 1));
}
