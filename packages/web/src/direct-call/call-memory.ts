import { TIMINGS } from '@genbatalk/contract';
import { readStored, STORAGE_KEYS, writeStored } from '../device/storage';
import type { Party } from './model/direct-call-state';

export interface RememberedCall {
  readonly target: Party;
  readonly channelId: string;
}

/** The outgoing call of this tab, so that a page reloaded while it rings still knows whom it calls. */
export interface CallMemory {
  /** `nowMs` since the epoch. Null where nothing can ring any more. */
  read(nowMs: number): RememberedCall | null;
  write(call: RememberedCall | null, nowMs: number): void;
}

interface Stored extends RememberedCall {
  readonly atMs: number;
}

/** The memory of one tab: another tab or the next start of the browser knows of no call. */
export const tabCallMemory: CallMemory = {
  read(nowMs) {
    const stored = parse(readStored(STORAGE_KEYS.outgoingCall, 'sessionStorage'));
    if (stored === null || nowMs - stored.atMs > TIMINGS.ringTimeoutMs) return null;
    return { target: stored.target, channelId: stored.channelId };
  },
  write(call, nowMs) {
    const stored = call === null ? null : JSON.stringify({ ...call, atMs: nowMs } satisfies Stored);
    writeStored(STORAGE_KEYS.outgoingCall, stored, 'sessionStorage');
  },
};

function parse(text: string | null): Stored | null {
  try {
    return text === null ? null : (JSON.parse(text) as Stored);
  } catch {
    return null;
  }
}
