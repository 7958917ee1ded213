import type { CompanySubscription, PlanId } from '@genbatalk/contract';

/** How often it is asked whether the plan is active, and how long before it is said that it takes its time. */
export const ACTIVATION_POLL_MS = 2_000;
export const ACTIVATION_LIMIT_MS = 60_000;

/**
 * Whether what was bought is active (PAY-17). `bought` is null where this tab does not know what it was; any paid plan
 * then counts.
 */
export function isActivated(company: CompanySubscription | undefined, bought: PlanId | null): boolean {
  if (company === undefined || company.subscriptionStatus !== 'ACTIVE') return false;
  return bought === null ? company.plan !== 'FREE' : company.plan === bought;
}
