import { randomUUID } from 'node:crypto';
import type { Invoice, PlanId } from '@genbatalk/contract';
import type { Member } from '../../accounts/actor.js';
import type { Clock } from '../../platform/clock.js';
import type { Database } from '../../platform/database/database.js';
import { AppError } from '../../platform/errors/app-error.js';
import { nextCheckAt } from './check-schedule.js';
import type { Payer, Payment } from './payment.port.js';
import * as repository from './payment-accounts.repository.js';
import type { PaymentSync } from './payment-sync.service.js';

export interface Payments {
  /** @throws AppError `checkout-required` with a provider that moves money, `validation` for no paid plan */
  upgrade(actor: Member, plan: PlanId): Promise<void>;
  /** Where the browser goes on. @throws AppError `price-missing`, `conflict`, `payment-unavailable` */
  checkout(actor: Member, order: Pages & { priceId: string }): Promise<string>;
  portal(actor: Member, returnUrl: string): Promise<string>;
  invoices(actor: Member): Promise<Invoice[]>;
}

/** Where the provider's page leads back to. */
interface Pages {
  successUrl: string;
  cancelUrl: string;
}
/** A provider that shows no page leads nowhere. */
const NO_PAGES: Pages = { successUrl: '', cancelUrl: '' };

interface Dependencies {
  database: Database;
  clock: Clock;
  payment: Payment;
  sync: PaymentSync;
  referralDiscountPercent: number;
}

export function createPayments(dependencies: Dependencies): Payments {
  const { database, clock, payment, sync, referralDiscountPercent } = dependencies;

  /** The company's account with a customer that exists. */
  async function openPayer(companyId: string): Promise<Payer> {
    const account = await database.forCompany(companyId, (tx) => repository.findAccount(tx, companyId));
    const payer = { companyId, customerId: account?.customerId ?? null };
    const customerId = await payment.openCustomer(payer);
    if (customerId === payer.customerId) return payer;
    const checkAt = account?.nextCheckAt ?? nextCheckAt(clock.now(), NOTHING_YET);
    await database.forCompany(companyId, (tx) =>
      repository.upsertAccount(tx, companyId, { customerId, nextCheckAt: checkAt }),
    );
    return { companyId, customerId };
  }

  /** From here on this attempt is the latest. Returns what is off, if it becomes the first purchase (PAY-15). */
  async function beginAttempt(companyId: string, attempt: string): Promise<number> {
    const now = clock.now();
    return database.forCompany(companyId, async (tx) => {
      const account = await repository.upsertAccount(tx, companyId, {
        checkoutAttempt: attempt,
        checkoutStartedAt: now,
        nextCheckAt: nextCheckAt(now, { checkoutStartedAt: now, periodEndsAt: undefined }),
      });
      const isDiscounted = account.firstPurchasedAt === null && (await repository.wasReferred(tx, companyId));
      return isDiscounted ? referralDiscountPercent : 0;
    });
  }

  async function buy({ companyId, userId }: Member, plan: PlanId, pages: Pages): Promise<string> {
    const payer = await openPayer(companyId);
    const attempt = randomUUID();
    const discountPercent = await beginAttempt(companyId, attempt);
    const purchase = { payer, plan, attempt, discountPercent, ...pages };
    const { url, sessionId } = await payment.checkout(purchase);
    const account = await database.forCompany(companyId, (tx) => repository.findAccount(tx, companyId));
    if (account?.checkoutAttempt !== attempt && sessionId !== null) {
      // Another leader has begun one meanwhile. Of two open pages, both could be paid.
      await payment.withdraw(sessionId);
      throw new AppError('conflict');
    }
    if (payment.name === 'demo') await sync.synchronise(companyId, { by: 'leader', userId });
    return url;
  }

  return {
    async upgrade(actor, plan) {
      if (payment.name !== 'demo') throw new AppError('checkout-required');
      if (payment.priceIds[plan] === undefined) {
        throw new AppError('validation', { details: [{ path: 'plan', message: 'wrong' }] });
      }
      await buy(actor, plan, NO_PAGES);
    },

    async checkout(actor, { priceId, successUrl, cancelUrl }) {
      const plan = planOf(payment, priceId);
      if (plan === undefined) throw new AppError('price-missing');
      return buy(actor, plan, { successUrl, cancelUrl });
    },

    async portal({ companyId }, returnUrl) {
      return payment.portal(await openPayer(companyId), returnUrl);
    },

    invoices: async ({ companyId }) => {
      const account = await database.forCompany(companyId, (tx) => repository.findAccount(tx, companyId));
      return account === undefined ? [] : payment.invoices(account);
    },
  };
}

const NOTHING_YET = { checkoutStartedAt: null, periodEndsAt: undefined };

function planOf({ priceIds }: Payment, priceId: string): PlanId | undefined {
  return (Object.keys(priceIds) as PlanId[]).find((plan) => priceIds[plan] === priceId);
}
