import type Stripe from 'stripe';
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

/** Whom an event is about; undefined for the types that are not handled. */
function customerOf(event: Stripe.Event): string | undefined {
  switch (event.type) {
    case 'checkout.session.completed':
    case 'customer.subscription.created':
    case 'customer.subscription.updated':
    case 'customer.subscription.deleted':
    case 'customer.subscription.paused':
    case 'customer.subscription.resumed':
    case 'invoice.paid':
    case 'invoice.payment_failed':
      return idOf(event.data.object.customer);
    default:
      return undefined;
  }
}
