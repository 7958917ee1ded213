import { expect, test } from 'vitest';
import { readConfig } from '../../config.js';

const STRIPE = { STRIPE_SECRET_KEY: 'sk_test_planted', STRIPE_WEBHOOK_SECRET: 'whsec_planted' };

test('PAY-01 the provider is demo without a key of Stripe, and stripe with it', () => {
  expect(readConfig({}).payment.stripe).toBeUndefined();
  expect(readConfig(STRIPE).payment.stripe?.secretKey).toBe('sk_test_planted');
});

test('PAY-14 a price of Stripe is read per plan; a plan without one has none', () => {
  const { payment } = readConfig({ ...STRIPE, STRIPE_PRICE_TEAM5_LITE: 'price_1', STRIPE_PRICE_BASIC: '' });
  expect(payment.stripe?.priceIds).toEqual({ team5_lite: 'price_1' });
});

test('PAY-15 the referral discount is 10 percent unless set otherwise', () => {
  expect(readConfig({}).payment.referralDiscountPercent).toBe(10);
  expect(readConfig({ REFERRAL_DISCOUNT_PERCENT: '25' }).payment.referralDiscountPercent).toBe(25);
  expect(() => readConfig({ REFERRAL_DISCOUNT_PERCENT: '101' })).toThrow(
    "REFERRAL_DISCOUNT_PERCENT: '101' is not allowed; it takes a whole number of percent from 0 to 100",
  );
});

test('PAY-01 OPS-07 a key without the webhook secret stops the start, without showing the key', () => {
  const start = () => readConfig({ STRIPE_SECRET_KEY: 'sk_test_planted' });
  expect(start).toThrow(/STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET: only one of them is set/);
  expect(start).not.toThrow(/planted/);
});
