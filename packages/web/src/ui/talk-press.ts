import { TIMINGS } from '@genbatalk/contract';

/** Who holds the talk button: one finger, or one key. A second one changes nothing until the first lets go. */
export type TalkHold =
  | { readonly by: 'pointer'; readonly pointerId: number; readonly sinceMs: number }
  | { readonly by: 'key'; readonly key: string }
  | null;

export type TalkInput =
  | { readonly type: 'pointer-down'; readonly pointerId: number; readonly atMs: number }
  | {
      readonly type: 'pointer-up';
      readonly pointerId: number;
      readonly atMs: number;
      readonly overLock: boolean;
    }
  | { readonly type: 'pointer-lost'; readonly pointerId: number }
  | { readonly type: 'key-down'; readonly key: string; readonly repeat: boolean }
  | { readonly type: 'key-up'; readonly key: string }
  /** The window lost the focus, the tab was hidden, the button was disabled or taken away. */
  | { readonly type: 'abandoned' };

export type TalkEffect = 'press' | 'release' | 'lock' | null;

const talkKeys: ReadonlySet<string> = new Set([' ', 'Enter']);

export function isTalkKey(key: string): boolean {
  return talkKeys.has(key);
}

/**
 * One step of the talk button: the new hold, and what to tell the screen. Every way out of a hold but
 * one ends in `release`; the one is letting go on the lock mark after at least 600 ms (F2F-14).
 */
export function stepTalkPress(hold: TalkHold, input: TalkInput): { hold: TalkHold; effect: TalkEffect } {
  const unchanged = { hold, effect: null } as const;
  const released = { hold: null, effect: 'release' } as const;
  switch (input.type) {
    case 'pointer-down':
      if (hold !== null) return unchanged;
      return { hold: { by: 'pointer', pointerId: input.pointerId, sinceMs: input.atMs }, effect: 'press' };
    case 'pointer-up': {
      if (hold?.by !== 'pointer' || hold.pointerId !== input.pointerId) return unchanged;
      const heldMs = input.atMs - hold.sinceMs;
      if (input.overLock && heldMs >= TIMINGS.faceToFaceLockHoldMs) return { hold: null, effect: 'lock' };
      return released;
    }
    case 'pointer-lost':
      return hold?.by === 'pointer' && hold.pointerId === input.pointerId ? released : unchanged;
    case 'key-down':
      if (hold !== null || input.repeat || !talkKeys.has(input.key)) return unchanged;
      return { hold: { by: 'key', key: input.key }, effect: 'press' };
    case 'key-up':
      return hold?.by === 'key' && hold.key === input.key ? released : unchanged;
    case 'abandoned':
      return hold === null ? unchanged : released;
    default:
      return input satisfies never;
  }
}
