import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api } from '../api/client';
import { useIsSavingBattery } from '../device/battery';
import { useSession } from '../session/session';

/** Everything that a change of plan changes: one key to read it again. */
export const subscriptionKey = ['subscription'] as const;
const refetchMs = 60_000;

/**
 * Plan, state, usage and limits; for leaders, nothing for anybody else (PAY-19). A failed fetch is nobody's concern:
 * whoever reads this shows what there is (ERR-43).
 */
export function useSubscriptionState() {
  const isLeader = useSession(({ user }) => user?.role === 'LEADER');
  const savesBattery = useIsSavingBattery();
  // In the key, because the answer has words in it.
  const { language } = useTranslation().i18n;
  return useQuery({
    queryKey: [...subscriptionKey, 'state', language],
    queryFn: ({ signal }) => api.call('subscriptionStatus', { signal }),
    enabled: isLeader,
    refetchInterval: savesBattery ? 2 * refetchMs : refetchMs,
  });
}

/** The catalogue of plans in the reader's language. */
export function usePlans() {
  const { language } = useTranslation().i18n;
  return useQuery({
    queryKey: [...subscriptionKey, 'plans', language],
    queryFn: async ({ signal }) => (await api.call('listPlans', { signal })).plans,
    staleTime: refetchMs,
  });
}
