import { PLAN_IDS, type PlanId } from '@genbatalk/contract';
import * as z from 'zod';
import {
  ConfigError,
  type Environment,
  httpUrlSetting,
  readSettings,
  secretSetting,
} from '../../platform/settings.js';

/** How companies pay. Without a key of Stripe no money moves (`demo`, PAY-01). */
export interface PaymentSettings {
  readonly stripe: StripeSettings | undefined;
  /** Percent off the first purchase of a company that came by a referral link (PAY-15). */
  readonly referralDiscountPercent: number;
}

export interface StripeSettings {
  readonly secretKey: string;
  readonly webhookSecret: string;
  /** Stripe's price of each plan that is sold; a plan without one cannot be bought (PAY-14). */
  readonly priceIds: Partial<Record<PlanId, string>>;
  /** Where the API is asked; Stripe's own address where left out. */
  readonly apiUrl: string | undefined;
}

const priceId = {
  schema: z.string().min(1).max(200).optional(),
  allowed: "the id of one of Stripe's prices",
};
const secret = { schema: secretSetting.optional(), allowed: 'the secret that Stripe shows' };

const SETTINGS = {
  STRIPE_SECRET_KEY: secret,
  STRIPE_WEBHOOK_SECRET: secret,
  STRIPE_API_URL: { schema: httpUrlSetting.optional(), allowed: 'an http or https URL' },
  REFERRAL_DISCOUNT_PERCENT: {
    schema: z.coerce.number().int().min(0).max(100).default(10),
    allowed: 'a whole number of percent from 0 to 100',
  },
};

const PRICES = Object.fromEntries(PLAN_IDS.map((plan) => [priceSetting(plan), priceId]));

function priceSetting(plan: PlanId): string {
  return `STRIPE_PRICE_${plan.toUpperCase()}`;
}

/** @throws ConfigError */
export function readPaymentSettings(environment: Environment): PaymentSettings {
  const values = readSettings(SETTINGS, environment);
  const prices = readSettings(PRICES, environment);
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret } = values;
  if ((secretKey === undefined) !== (webhookSecret === undefined)) {
    throw new ConfigError(
      'STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET: only one of them is set; set both, or neither',
    );
  }
  const priceIds = Object.fromEntries(
    PLAN_IDS.flatMap((plan) => {
      const id = prices[priceSetting(plan)];
      return id === undefined ? [] : [[plan, id]];
    }),
  );
  return {
    stripe:
      secretKey === undefined || webhookSecret === undefined
        ? undefined
        : { secretKey, webhookSecret, priceIds, apiUrl: values.STRIPE_API_URL },
    referralDiscountPercent: values.REFERRAL_DISCOUNT_PERCENT,
  };
}
