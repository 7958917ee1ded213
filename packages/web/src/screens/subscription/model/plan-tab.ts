import type { PlanId } from '@genbatalk/contract';

/** In the order in which they stand. */
export const PLAN_TABS = ['personal', 'organisation'] as const;
export type PlanTab = (typeof PLAN_TABS)[number];

/**
 * Which tab is open: the one that the address names, else the one with the own plan, else the organisation's, which
 * is what a leader with a crew looks for (decision 0056).
 */
export function planTabOf(named: string | null, currentPlan: PlanId | undefined): PlanTab {
  const chosen = PLAN_TABS.find((tab) => tab === named);
  return chosen ?? (currentPlan?.startsWith('personal_') === true ? 'personal' : 'organisation');
}
