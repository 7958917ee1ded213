import type { Logger } from 'pino';
import { Stripe } from 'stripe';
import { AppError } from '../../../platform/errors/app-error.js';
import type { StripeSettings } from '../payment-settings.js';

/** The version whose shapes the code below reads; the account's own default does not matter. */
const API_VERSION = '2026-10-28.endive';
const TIMEOUT_MS = 10_000;
const RETRIES = 2;
const RETRY_AFTER_SECONDS = 30;

export function createStripeClient({ secretKey, apiUrl }: StripeSettings): Stripe {
  return new Stripe(secretKey, {
    apiVersion: API_VERSION,
    timeout: TIMEOUT_MS,
    maxNetworkRetries: RETRIES,
    telemetry: false,
    ...(apiUrl !== undefined && addressOf(new URL(apiUrl))),
  });
}

function addressOf(url: URL) {
  const protocol = url.protocol === 'http:' ? ('http' as const) : ('https' as const);
  return { protocol, host: url.hostname, port: url.port || (protocol === 'http' ? '80' : '443') };
}

/**
 * Runs calls of Stripe's API. Its errors carry headers, bodies and hints of keys, so none of them leaves here: the log
 * gets their class and the request's id, by which Stripe's dashboard shows the rest.
 * @throws AppError `payment-unavailable`, or `price-missing` for a price that Stripe does not know
 */
export function createStripeCaller(logger: Logger) {
  return async <T>(work: () => Promise<T>): Promise<T> => {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof Stripe.errors.StripeError)) throw error;
      const { type, code, param, statusCode, requestId } = error;
      logger.warn({ type, code, param, statusCode, requestId }, "a call of Stripe's API failed");
      if (isMissing(error) && param?.startsWith('line_items')) throw new AppError('price-missing');
      throw new AppError('payment-unavailable', { retryAfterSeconds: RETRY_AFTER_SECONDS });
    }
  };
}

function isMissing(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeError && error.code === 'resource_missing';
}

/** What `work` finds, or undefined where Stripe has no such thing (any more). */
export async function ifFound<T>(work: Promise<T>): Promise<T | undefined> {
  try {
    return await work;
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

/** Stripe's fields hold an id, or the whole thing where it was asked to be expanded. */
export function idOf(reference: string | { id: string } | null | undefined): string | undefined {
  return typeof reference === 'string' ? reference : reference?.id;
}
