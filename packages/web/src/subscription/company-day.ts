/** Where a company's days begin: billing, usage and trials are told in it, wherever the reader is. */
const COMPANY_TIME_ZONE = 'Asia/Tokyo';

/** Nine hours ahead, no summer time. */
const COMPANY_ZONE_MS = 9 * 3_600_000;

/** The calendar day of an instant, as `YYYY-MM-DD`. No locale writes it so in every browser. */
export function companyDayOf(atMs: number): string {
  return new Date(atMs + COMPANY_ZONE_MS).toISOString().slice(0, 'YYYY-MM-DD'.length);
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
