import { TIMINGS } from '@genbatalk/contract';
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import type { ChannelSession } from '../../conversation/channel-session';
import type { ChannelState } from '../../conversation/channel-state';

interface CallEnds {
  /** ERR-19. */
  readonly onRefused: (refusal: NonNullable<ChannelState['refusal']>) => void;
  /** CALL-29: at once. */
  readonly onRemoved: () => void;
  /** CALL-28: 2 s after the last other participant left. */
  readonly onEnded: () => void;
}

/** Watches for the ways in which a call ends by itself. Gives whether the call-ended message is to be shown. */
export function useCallEnd(session: ChannelSession, ends: CallEnds): boolean {
  const { refusal, presence } = useSyncExternalStore(session.subscribe, session.getSnapshot);
  const onRefused = useEffectEvent(ends.onRefused);
  const onRemoved = useEffectEvent(ends.onRemoved);
  const onEnded = useEffectEvent(ends.onEnded);

  useEffect(() => {
    if (refusal !== null) onRefused(refusal);
  }, [refusal]);

  useEffect(() => {
    if (presence === 'removed') onRemoved();
    if (presence !== 'ended') return;
    // Whoever comes back within the two seconds keeps the call.
    const timer = setTimeout(() => onEnded(), TIMINGS.callEndedMs);
    return () => clearTimeout(timer);
  }, [presence]);

  return presence === 'ended';
}
