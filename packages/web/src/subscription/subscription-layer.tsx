import type { ServerPayload } from '@genbatalk/contract';
import { useEffect } from 'react';
import { queryClient } from '../api/query-client';
import { i18n } from '../i18n/i18n';
import { realtime } from '../realtime/page-realtime';
import { toast } from '../ui/toast';
import { PlanRefusalSheet } from './components/plan-refusal-sheet';
import { FULL_PERCENT } from './model/usage-level';
import { subscriptionKey } from './queries';

/** A leader is told once that minutes come to an end, wherever the leader is; what is used up stays until it is read. */
function tellUsage({ kind, percent, usedMinutes, limitMinutes }: ServerPayload<'usage-notice'>): void {
  const isFull = percent === FULL_PERCENT;
  const words = {
    kind: i18n.t(`subscription:kind.${kind}`),
    used: usedMinutes,
    limit: limitMinutes,
  };
  toast.warn(i18n.t(isFull ? 'subscription:usage.fullText' : 'subscription:usage.nearText', words), {
    title: i18n.t(isFull ? 'subscription:usage.full' : 'subscription:usage.near', words),
    id: `usage-${kind}`,
    lastsMs: isFull ? false : 10_000,
  });
  void queryClient.invalidateQueries({ queryKey: subscriptionKey });
}

/** What the plan has to say on every screen of a member: minutes that end, and what was refused. */
export function SubscriptionLayer() {
  useEffect(() => realtime.on('usage-notice', tellUsage), []);
  return <PlanRefusalSheet />;
}
