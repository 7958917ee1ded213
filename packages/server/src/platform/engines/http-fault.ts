import type { EngineFault } from './engine-error.js';

/** What a status other than 2xx means. A redirect is never followed: it could lead anywhere. */
export function faultOfStatus(status: number): EngineFault {
  // 456 is DeepL's 'quota exceeded', 402 what several vendors answer without credit.
  if (status === 429 || status === 402 || status === 456) return 'limited';
  if (status === 401 || status === 403) return 'unauthorised';
  if (status === 400 || status === 413 || status === 415 || status === 422) return 'unsupported';
  return 'unavailable';
}

/**
 * The wait that `Retry-After` asks for, in milliseconds from `now`: seconds or an HTTP date (RFC 9110, 10.2.3). A date
 * that has passed is 0; what is neither is undefined.
 */
export function readRetryAfterMs(header: string | null | undefined, now: Date): number | undefined {
  const value = header?.trim();
  if (value === undefined || value === '') return undefined;
  if (/^\d+(\.\d+)?$/.test(value)) return Math.round(Number(value) * 1000);
  const at = Date.parse(value);
  return Number.isNaN(at) ? undefined : Math.max(0, at - now.getTime());
}
