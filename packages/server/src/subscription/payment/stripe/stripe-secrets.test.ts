import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { priceOf, SECRET_KEY, type StripeWorld, startStripeWorld } from '../../../../test/stripe/world.js';
import type { AppOptions } from '../../../app.js';
import { readConfig } from '../../../config.js';

/** A key that Stripe refuses, so that its errors are about it. */
const PLANTED = 'sk_live_PLANTED_SECRET';
const WEBHOOK = 'whsec_PLANTED_SECRET';

const lines: string[] = [];
let world: StripeWorld;
beforeAll(async () => {
  const logger = pino({ level: 'trace' }, { write: (line: string) => void lines.push(line) });
  world = await startStripeWorld((stripe) => ({
    logger,
    config: {
      payment: readConfig({
        STRIPE_SECRET_KEY: PLANTED,
        STRIPE_WEBHOOK_SECRET: WEBHOOK,
        STRIPE_PRICE_BASIC: priceOf('BASIC'),
        STRIPE_API_URL: stripe.url,
      }).payment,
    } as AppOptions['config'],
  }));
});
afterAll(() => world.close());

test('PAY-24 keys are in no log line and in no answer, whatever fails', async () => {
  const { leader } = await world.app.company({ plan: 'trial' });
  const { token } = leader;
  const answers: unknown[] = [];
  const keep = async (answer: Promise<{ status: number; data: unknown }>) => {
    const { status, data } = await answer;
    answers.push(status, data);
  };
  await keep(world.checkout(leader, priceOf('BASIC')));
  await keep(world.app.call('openPortal', { token }));
  await keep(world.app.call('listPlans', { token }));
  await keep(world.app.call('listInvoices', { token }));
  await keep(world.app.call('upgradePlan', { token, body: { plan: 'BASIC' } }));
  await keep(world.app.call('subscriptionStatus', { token }));
  world.stripe.setHealth('silent');
  await keep(world.checkout(leader, priceOf('BASIC')));
  const forged = await world.post('{}', world.sign('{}', { secret: SECRET_KEY }));
  answers.push(await forged.text());

  expect(lines.join('\n')).toContain("a call of Stripe's API failed");
  expect(lines.join('\n')).not.toContain('PLANTED');
  expect(JSON.stringify(answers)).toContain('payment-unavailable');
  expect(JSON.stringify(answers)).not.toContain('PLANTED');
});
