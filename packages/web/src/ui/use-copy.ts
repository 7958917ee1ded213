import { TIMINGS } from '@genbatalk/contract';
import { useEffect, useState } from 'react';
import { copyText } from '../device/clipboard';

export type CopyState = 'idle' | 'copied' | 'failed';

/** Copying with its confirmation, which goes after 2 seconds (PROF-10); a failure stays, since it asks for something. */
export function useCopy(): { readonly state: CopyState; readonly copy: (text: string) => Promise<void> } {
  const [{ state, count }, setResult] = useState<{ state: CopyState; count: number }>({
    state: 'idle',
    count: 0,
  });
  useEffect(() => {
    if (state !== 'copied') return;
    const timer = setTimeout(() => setResult({ state: 'idle', count }), TIMINGS.copyFeedbackMs);
    return () => clearTimeout(timer);
    // Counted, so that a second copy within the 2 seconds is confirmed for its own 2 seconds.
  }, [state, count]);
  return {
    state,
    async copy(text) {
      try {
        await copyText(text);
        setResult((before) => ({ state: 'copied', count: before.count + 1 }));
      } catch {
        setResult((before) => ({ state: 'failed', count: before.count + 1 }));
      }
    },
  };
}
