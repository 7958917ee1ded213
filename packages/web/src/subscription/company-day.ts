/** Where a company's days begin: billing, usage and trials are told in it, wherever the reader is. */
const COMPANY_TIME_ZONE = 'Asia/Tokyo';

// This locale writes a day as the wire does: 2026-11-20.
const wireDay = new Intl.DateTimeFormat('en-CA', { timeZone: COMPANY_TIME_ZONE, dateStyle: 'short' });

/** The calendar day of an instant, as `YYYY-MM-DD`. */
export function companyDayOf(atMs: number): string {
  return wireDay.format(atMs);
}

/** A day as people of the language write it: 2026年8月3日. */
export function formatCompanyDay(iso: string, language: string): string {
  return new Intl.DateTimeFormat(language, { timeZone: COMPANY_TIME_ZONE, dateStyle: 'medium' }).format(
    new Date(iso),
  );
}

/** Day and time, for what ends at an instant. */
export function formatCompanyTime(iso: string, language: string): string {
  return new Intl.DateTimeFormat(language, {
    timeZone: COMPANY_TIME_ZONE,
    dateStyle: 'medium',
    timeStyle: 'short',
  }).format(new Date(iso));
}
