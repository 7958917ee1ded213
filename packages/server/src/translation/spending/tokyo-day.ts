/** Japan has one time zone and no summer time. */
const TOKYO_OFFSET_MS = 9 * 3_600_000;

/** The calendar day in Asia/Tokyo as YYYY-MM-DD. */
export function tokyoDay(at: Date): string {
  return new Date(at.getTime() + TOKYO_OFFSET_MS).toISOString().slice(0, 10);
}

/** The first day of that day's month. */
export function firstOfMonth(day: string): string {
  return `${day.slice(0, 8)}01`;
}
