import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterRedis,
  RateLimiterRes,
} from 'rate-limiter-flexible';
import { AppError } from './errors/app-error.js';
import type { SharedRedis } from './redis.js';

/** Points per seconds. Strict per account, loose per address: a whole crew stands behind one address. */
export interface Rate {
  points: number;
  seconds: number;
}

export interface RateLimits {
  signInFailuresPerAccount: Rate;
  signInFailuresPerAddress: Rate;
  registrationsPerAddress: Rate;
  /** An invitation's look-up tells whether its e-mail has an account. */
  invitationLookUpsPerAddress: Rate;
  guestsPerAddress: Rate;
  translationsPerUser: Rate;
  guestTranslationsPerToken: Rate;
  guestTranslationsPerAddress: Rate;
  eventsPerUser: Rate;
  eventBurstPerUser: Rate;
}

/** Contract.md section 5, Wire and Plans. */
export const DEFAULT_RATE_LIMITS: RateLimits = {
  signInFailuresPerAccount: { points: 5, seconds: 15 * 60 },
  signInFailuresPerAddress: { points: 100, seconds: 10 * 60 },
  registrationsPerAddress: { points: 60, seconds: 3600 },
  invitationLookUpsPerAddress: { points: 300, seconds: 3600 },
  guestsPerAddress: { points: 300, seconds: 3600 },
  translationsPerUser: { points: 60, seconds: 60 },
  guestTranslationsPerToken: { points: 60, seconds: 10 * 60 },
  guestTranslationsPerAddress: { points: 300, seconds: 10 * 60 },
  eventsPerUser: { points: 20, seconds: 1 },
  eventBurstPerUser: { points: 60, seconds: 60 },
};

export type Limiters = { [K in keyof RateLimits]: RateLimiterAbstract };

/** Counts in Redis where nodes share one, so that a limit is the same on every node; while it is away, here. */
export function createLimiters(limits: RateLimits, redis?: SharedRedis): Limiters {
  // Object.fromEntries forgets its keys; they are those of the rates.
  return Object.fromEntries(
    Object.entries(limits).map(([name, { points, seconds }]: [string, Rate]) => {
      const options = { keyPrefix: `genbatalk:${name}`, points, duration: seconds };
      const local = new RateLimiterMemory(options);
      const shared = redis && {
        storeClient: redis.client,
        rejectIfRedisNotReady: true,
        insuranceLimiter: local,
      };
      return [name, shared === undefined ? local : new RateLimiterRedis({ ...options, ...shared })];
    }),
  ) as unknown as Limiters;
}

/** Takes a point. @throws AppError `rate-limited` with the seconds until it makes sense to try again */
export async function consume(limiter: RateLimiterAbstract, key: string): Promise<void> {
  try {
    await limiter.consume(key);
  } catch (error) {
    throw asRefusal(error);
  }
}

/** Takes a point of the steady rate, or of the burst where that is used up. */
export async function consumeWithBurst(
  steady: RateLimiterAbstract,
  burst: RateLimiterAbstract,
  key: string,
): Promise<void> {
  try {
    await steady.consume(key);
  } catch {
    await consume(burst, key);
  }
}

function asRefusal(error: unknown): unknown {
  if (!(error instanceof RateLimiterRes)) return error;
  return new AppError('rate-limited', {
    retryAfterSeconds: Math.max(1, Math.ceil(error.msBeforeNext / 1000)),
  });
}

/** Runs what checks a password, under its limits. */
export type FailureGuard = <T>(address: string, account: string, check: () => Promise<T>) => Promise<T>;

const FAILURES: ReadonlySet<string> = new Set(['credentials-invalid', 'password-wrong']);

/**
 * Counts failures per account and per address; whoever has used them up waits (contract.md section 5, Wire). The
 * point is taken before and given back after a success, so that guesses sent all at once are counted too.
 */
export function createFailureGuard(limiters: Limiters): FailureGuard {
  return async (address, account, check) => {
    const counts = [
      { limiter: limiters.signInFailuresPerAddress, key: address },
      { limiter: limiters.signInFailuresPerAccount, key: account },
    ];
    const taken: typeof counts = [];
    const giveBack = () => Promise.allSettled(taken.map(({ limiter, key }) => limiter.reward(key)));
    try {
      for (const one of counts) {
        await consume(one.limiter, one.key);
        taken.push(one);
      }
      const result = await check();
      await giveBack();
      return result;
    } catch (error) {
      if (!(error instanceof AppError && FAILURES.has(error.code))) await giveBack();
      throw error;
    }
  };
}
