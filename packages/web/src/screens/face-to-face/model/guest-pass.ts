import { TIMINGS } from '@genbatalk/contract';

/** The anonymous token of a visitor and until when it is good. */
export interface GuestPass {
  readonly token: string;
  readonly expiresAtMs: number;
}

/** Renewed this much before its end, so that it does not end in the middle of a sentence. */
const reserveMs = 60_000;

export function newGuestPass(token: string, nowMs: number): GuestPass {
  return { token, expiresAtMs: nowMs + TIMINGS.guestSessionMs };
}

export function isUsable(pass: GuestPass, nowMs: number): boolean {
  return nowMs < pass.expiresAtMs - reserveMs;
}

/** Reads a stored pass; null where there is none that can be used. */
export function parseGuestPass(stored: string | null, nowMs: number): GuestPass | null {
  if (stored === null) return null;
  try {
    const { token, expiresAtMs } = JSON.parse(stored) as Partial<GuestPass>;
    if (typeof token !== 'string' || typeof expiresAtMs !== 'number') return null;
    const pass = { token, expiresAtMs };
    return isUsable(pass, nowMs) ? pass : null;
  } catch {
    return null;
  }
}
