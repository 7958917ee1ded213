import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { AppError } from './errors/app-error.js';

/** Points per seconds. Strict per account, loose per address: a whole crew stands behind one address. */
export interface Rate {
  points: number;
  seconds: number;
}

export interface RateLimits {
  signInFailuresPerAccount: Rate;
  signInFailuresPerAddress: Rate;
  registrationsPerAddress: Rate;
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
  guestsPerAddress: { points: 300, seconds: 3600 },
  translationsPerUser: { points: 60, seconds: 60 },
  guestTranslationsPerToken: { points: 60, seconds: 10 * 60 },
  guestTranslationsPerAddress: { points: 300, seconds: 10 * 60 },
  eventsPerUser: { points: 20, seconds: 1 },
  eventBurstPerUser: { points: 60, seconds: 60 },
};

export type Limiters = { [K in keyof RateLimits]: RateLimiterAbstract };

export function createLimiters(limits: RateLimits): Limiters {
  return Object.fromEntries(
    Object.entries(limits).map(([keyPrefix, { points, seconds }]: [string, Rate]) => [
      keyPrefix,
      new RateLimiterMemory({ keyPrefix, points, duration: seconds }),
    ]),
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

/** Runs a sign-in under its limits. */
export type SignInGuard = <T>(address: string, account: string, signIn: () => Promise<T>) => Promise<T>;

/** Counts failures per account and per address; whoever has used them up waits (contract.md section 5, Wire). */
export function createSignInGuard(limiters: Limiters): SignInGuard {
  return async (address, account, signIn) => {
    const counts = [
      { limiter: limiters.signInFailuresPerAccount, key: account.trim().toLowerCase() },
      { limiter: limiters.signInFailuresPerAddress, key: address },
    ];
    for (const { limiter, key } of counts) await refuseIfUsedUp(limiter, key);
    try {
      return await signIn();
    } catch (error) {
      if (error instanceof AppError && error.code === 'credentials-invalid') {
        await Promise.allSettled(counts.map(({ limiter, key }) => limiter.consume(key)));
      }
      throw error;
    }
  };
}

async function refuseIfUsedUp(limiter: RateLimiterAbstract, key: string): Promise<void> {
  const used = await limiter.get(key);
  if (used !== null && used.consumedPoints >= limiter.points) throw asRefusal(used);
}
