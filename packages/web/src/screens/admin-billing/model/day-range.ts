import type { UsageDay } from '@genbatalk/contract';
import { companyDayOf } from '../../../subscription/company-day';

export const RANGE_CHOICES = ['week', 'month', 'thisMonth', 'lastMonth'] as const;
export type RangeChoice = (typeof RANGE_CHOICES)[number];

/** Calendar days in the company's time zone, `YYYY-MM-DD`, both included. */
export interface DayRange {
  readonly from: string;
  readonly to: string;
}

const DAY_MS = 24 * 3_600_000;
const WEEK_DAYS = 7;
const MONTH_DAYS = 30;

/** A day some days before or after another, on the calendar and whatever the clocks do. */
function shiftDay(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 'YYYY-MM-DD'.length);
}

/** The days that a choice means at `nowMs`; periods of a rolling number of days end today. */
export function dayRangeOf(choice: RangeChoice, nowMs: number): DayRange {
  const today = companyDayOf(nowMs);
  const firstOfMonth = `${today.slice(0, 'YYYY-MM'.length)}-01`;
  switch (choice) {
    case 'week':
      return { from: shiftDay(today, 1 - WEEK_DAYS), to: today };
    case 'month':
      return { from: shiftDay(today, 1 - MONTH_DAYS), to: today };
    case 'thisMonth':
      return { from: firstOfMonth, to: today };
    case 'lastMonth': {
      const to = shiftDay(firstOfMonth, -1);
      return { from: `${to.slice(0, 'YYYY-MM'.length)}-01`, to };
    }
    default:
      return choice satisfies never;
  }
}

/** Every day of the range in order, with nothing used where the server tells nothing. */
export function fillDays(days: readonly UsageDay[], { from, to }: DayRange): UsageDay[] {
  const known = new Map(days.map((day) => [day.date, day]));
  const filled: UsageDay[] = [];
  for (let date = from; date <= to; date = shiftDay(date, 1)) {
    filled.push(known.get(date) ?? { date, faceToFace: 0, oneToOne: 0, team: 0 });
  }
  return filled;
}
