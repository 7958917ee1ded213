import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { browserClock, repeat } from '../../realtime/clock';
import { purchaseMemory } from '../../subscription/purchase-memory';
import { subscriptionKey, useSubscriptionState } from '../../subscription/queries';
import { ACTIVATION_LIMIT_MS, ACTIVATION_POLL_MS, isActivated } from './model/activation';

interface Activation {
  readonly phase: 'waiting' | 'active' | 'late';
  /** The plan's name, once it is active. */
  readonly planName: string;
  readonly waitAgain: () => void;
}

/** Asks until the plan that was bought is active, or until it has taken too long (PAY-17). */
export function useActivation(): Activation {
  const queries = useQueryClient();
  const [bought] = useState(() => purchaseMemory.recall());
  const [isLate, setLate] = useState(false);
  const state = useSubscriptionState().data;
  const isActive = isActivated(state?.company, bought);

  useEffect(() => {
    if (isActive || isLate) return;
    const ask = () => void queries.invalidateQueries({ queryKey: subscriptionKey });
    const stopAsking = repeat(browserClock, ask, ACTIVATION_POLL_MS);
    const stopWaiting = browserClock.schedule(() => setLate(true), ACTIVATION_LIMIT_MS);
    return () => {
      stopAsking();
      stopWaiting();
    };
  }, [queries, isActive, isLate]);

  useEffect(() => {
    if (isActive) purchaseMemory.forget();
  }, [isActive]);

  return {
    phase: isActive ? 'active' : isLate ? 'late' : 'waiting',
    planName: state?.planConfig.name ?? '',
    waitAgain() {
      setLate(false);
      void queries.invalidateQueries({ queryKey: subscriptionKey });
    },
  };
}
