import type { ErrorCode } from '@genbatalk/contract';

/** The server could not answer; the same may go well a moment later. */
export const PASSING_ERRORS: ReadonlySet<ErrorCode> = new Set([
  'timeout',
  'overloaded',
  'rate-limited',
  'internal',
]);

/** The server does not know this client in the channel: it rejoins (ERR-23, ERR-24). */
export const CHANNEL_ERRORS: ReadonlySet<ErrorCode> = new Set([
  'not-in-channel',
  'channel-not-found',
  'not-found',
]);
