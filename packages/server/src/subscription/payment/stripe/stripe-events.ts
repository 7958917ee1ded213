import type { Stripe } from 'stripe';
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
  let event: Stripe.Event;
  try {
    const nowMs = clock.now().getTime();
    event = stripe.webhooks.constructEvent(
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
  return { id: event.id, type: event.type, customerId: customerOf(event) };
}

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

/** Whom an event is about; undefined for the types that are not handled. */
function customerOf({ type, data }: Stripe.Event): string | undefined {
  const { customer } = data.object as { customer?: string | { id: string } | null };
  return HANDLED.has(type) ? idOf(customer) : undefined;
}
