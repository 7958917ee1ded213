import { plusMs } from '../../platform/clock.js';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
/** A page of the provider can be paid on for a day; an hour more for what is under way. */
const CHECKOUT_LIVES_MS = 25 * HOUR_MS;

interface Standing {
  checkoutStartedAt: Date | null;
  /** Undefined where nothing was bought. */
  periodEndsAt: Date | undefined;
}

/** Whether something may still come of a checkout. */
export function isPending(checkoutStartedAt: Date | null, now: Date): checkoutStartedAt is Date {
  return checkoutStartedAt !== null && plusMs(checkoutStartedAt, CHECKOUT_LIVES_MS) > now;
}

/**
 * When the provider is asked next, in case its event was lost: soon after a checkout and ever more rarely then, after
 * a period has ended, and once a day in any case.
 */
export function nextCheckAt(now: Date, { checkoutStartedAt, periodEndsAt }: Standing): Date {
  const times = [plusMs(now, DAY_MS)];
  if (isPending(checkoutStartedAt, now)) {
    const ageMs = now.getTime() - checkoutStartedAt.getTime();
    times.push(plusMs(now, Math.min(Math.max(ageMs, MINUTE_MS), HOUR_MS)));
  }
  if (periodEndsAt !== undefined) {
    const isOver = periodEndsAt <= now;
    times.push(isOver ? plusMs(now, HOUR_MS) : plusMs(periodEndsAt, MINUTE_MS));
  }
  return new Date(Math.min(...times.map((time) => time.getTime())));
}
