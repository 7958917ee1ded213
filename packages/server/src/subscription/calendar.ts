import type { SubscriptionState } from './subscription-state.js';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Asia/Tokyo, the time zone in which companies count days and months: nine hours ahead, no summer time. */
const ZONE_MS = 9 * HOUR_MS;

/** From `from`, up to and without `to`. */
export interface Span {
  readonly from: Date;
  readonly to: Date;
}

/** The calendar day of an instant, as `YYYY-MM-DD`. */
export function dayOf(instant: Date): string {
  return new Date(instant.getTime() + ZONE_MS).toISOString().slice(0, 10);
}

/** When a day begins. */
export function startOfDay(day: string): Date {
  return new Date(Date.parse(`${day}T00:00:00.000Z`) - ZONE_MS);
}

/** The day so many days later; earlier for a negative number. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00.000Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

/** Every day from the first to the last, both included. */
export function daysBetween(first: string, last: string): string[] {
  const count = Math.round((Date.parse(last) - Date.parse(first)) / DAY_MS) + 1;
  return Array.from({ length: Math.max(0, count) }, (_, index) => addDays(first, index));
}

/**
 * The span after which minutes renew: the paid period, or the calendar month without one. A period that has run out
 * goes on as one of the same length until the provider has told of the next: a late word is nobody's lost minute.
 */
export function minutesPeriod(
  { periodStartsAt, periodEndsAt }: Pick<SubscriptionState, 'periodStartsAt' | 'periodEndsAt'>,
  now: Date,
): Span {
  if (periodStartsAt === null || periodEndsAt === null || periodEndsAt <= periodStartsAt)
    return calendarMonth(now);
  const lengthMs = periodEndsAt.getTime() - periodStartsAt.getTime();
  const periodsPassed = Math.max(0, Math.floor((now.getTime() - periodStartsAt.getTime()) / lengthMs));
  const from = periodStartsAt.getTime() + periodsPassed * lengthMs;
  return { from: new Date(from), to: new Date(from + lengthMs) };
}

function calendarMonth(now: Date): Span {
  const [year = 0, month = 0] = dayOf(now).split('-').map(Number);
  return {
    from: new Date(Date.UTC(year, month - 1, 1) - ZONE_MS),
    to: new Date(Date.UTC(year, month, 1) - ZONE_MS),
  };
}
