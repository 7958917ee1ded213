import { isStorable } from '@genbatalk/contract';
import type { Stripe } from 'stripe';
import * as z from 'zod';
import type { Clock } from '../../../platform/clock.js';
import { AppError } from '../../../platform/errors/app-error.js';
import type { PaymentEvent } from '../payment.port.js';
import { idOf } from './stripe-client.js';

/** How old a signature may be, in seconds: whoever recorded a message cannot send it again later. */
const TOLERANCE_SECONDS = 300;

/** A message whose signature is right (PAY-13). @throws AppError `validation` */
export function readSignedEvent(
  { stripe, clock, webhookSecret }: { stripe: Stripe; clock: Clock; webhookSecret: string },
  body: Buffer,
  signature: string | undefined,
): PaymentEvent {
  let signed: unknown;
  try {
    const nowMs = clock.now().getTime();
    signed = stripe.webhooks.constructEvent(
      body,
      signature ?? '',
      webhookSecret,
      TOLERANCE_SECONDS,
      undefined,
      nowMs,
    );
  } catch {
    // The cause is left out: it quotes the signature and the body.
    throw new AppError('validation');
  }
  const event = eventSchema.safeParse(signed);
  if (!event.success) throw new AppError('validation');
  const { id, type, data } = event.data;
  return { id, type, customerId: HANDLED.has(type) ? idOf(data?.object.customer) : undefined };
}

const text = z.string().min(1).max(255).refine(isStorable);
/** What is read of an event. Only the handled types must name a customer; others may look like anything. */
const eventSchema = z.object({
  id: text,
  type: text,
  data: z
    .object({ object: z.object({ customer: z.union([text, z.object({ id: text })]).nullish() }) })
    .optional()
    .catch(undefined),
});

const HANDLED: ReadonlySet<string> = new Set([
  'checkout.session.completed',
  'customer.subscription.created',
  'customer.subscription.updated',
  'customer.subscription.deleted',
  'customer.subscription.paused',
  'customer.subscription.resumed',
  'invoice.paid',
  'invoice.payment_failed',
] satisfies Stripe.Event.Type[]);
