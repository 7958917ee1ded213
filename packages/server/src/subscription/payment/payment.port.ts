import type { Invoice, PlanId } from '@genbatalk/contract';

/** A company as the provider knows it. */
export interface Payer {
  readonly companyId: string;
  /** Null before the first checkout, and always with `demo`. */
  readonly customerId: string | null;
}

export interface Purchase {
  readonly payer: Payer;
  readonly plan: PlanId;
  /** Names this attempt; sent again it is the same checkout. */
  readonly attempt: string;
  /** Off the first invoice, and only if the provider knows of no earlier purchase; 0 for none (PAY-15). */
  readonly discountPercent: number;
  readonly successUrl: string;
  readonly cancelUrl: string;
}

/** Where the browser goes on. */
export interface Checkout {
  readonly url: string;
  /** The open page's id, by which it can be withdrawn; null where there is nothing to withdraw. */
  readonly sessionId: string | null;
}

/** What a company has bought, as it stands with the provider now. */
export interface BoughtSubscription {
  /** `paused`: nothing is paid for at present; `ended`: it will not go on. */
  readonly state: 'active' | 'paused' | 'ended';
  /** Undefined for a price that no setting names: the company's plan stays as it is. */
  readonly plan: PlanId | undefined;
  readonly periodStartsAt: Date;
  readonly periodEndsAt: Date;
  readonly cancelAtPeriodEnd: boolean;
  /** It ended because the money never came, not because somebody cancelled. */
  readonly isUnpaid: boolean;
}

/** A provider's message whose signature was right. It says that something changed, never what is true now. */
export interface PaymentEvent {
  readonly id: string;
  readonly type: string;
  /** Undefined for what is of no interest here. */
  readonly customerId: string | undefined;
}

/**
 * A payment provider. What it knows is asked for anew each time, so that lost, late and reordered events cannot lead
 * anywhere else. Failures to reach it are `payment-unavailable`.
 */
export interface Payment {
  readonly name: 'demo' | 'stripe';
  /** The price of each plan that can be bought (PAY-14). */
  readonly priceIds: Readonly<Partial<Record<PlanId, string>>>;
  /** The payer's customer, made where there is none (any more). Null where the provider needs none. */
  openCustomer(payer: Payer): Promise<string | null>;
  /**
   * A page to buy the plan, or to change to it where a subscription runs: there are never two. Withdraws pages that
   * are still open.
   */
  checkout(purchase: Purchase): Promise<Checkout>;
  /** Closes a checkout's page, so that nothing can be bought there any more. */
  withdraw(sessionId: string): Promise<void>;
  /** A page on which to change, cancel and see invoices (PAY-10), which leads back to `returnUrl`. */
  portal(payer: Payer, returnUrl: string): Promise<string>;
  /** The newest first. */
  invoices(payer: Payer): Promise<Invoice[]>;
  /** Undefined where nothing was ever bought. */
  subscription(payer: Payer): Promise<BoughtSubscription | undefined>;
  /** @throws AppError `validation` unless the provider signed exactly these bytes (PAY-13) */
  verifyEvent(body: Buffer, signature: string | undefined): PaymentEvent;
}
