import type { CompanySubscription, InterfaceLanguage, Plan } from '@genbatalk/contract';
import type { CataloguePlan } from './plan-catalogue.js';
import { PLAN_TEXTS, RECOMMENDED } from './plan-texts.js';
import type { SubscriptionState } from './subscription-state.js';

const DAY_MS = 24 * 3_600_000;

export function toCompanySubscription(state: SubscriptionState, now: Date): CompanySubscription {
  const { plan, status, trialEndsAt, periodEndsAt, cancelAtPeriodEnd } = state;
  return {
    plan,
    subscriptionStatus: status,
    trialDaysLeft: status === 'TRIAL' ? trialDaysLeft(trialEndsAt, now) : 0,
    trialEndsAt: trialEndsAt.toISOString(),
    periodEndsAt: periodEndsAt?.toISOString() ?? null,
    cancelAtPeriodEnd,
  };
}

/** Begun days of 24 hours (PLAN-33), whatever the time zone: the trial ends at an instant. */
function trialDaysLeft(trialEndsAt: Date, now: Date): number {
  return Math.max(0, Math.ceil((trialEndsAt.getTime() - now.getTime()) / DAY_MS));
}

/** Field by field, so that nothing internal can slip through (PLAN-09). */
export function toPlan(plan: CataloguePlan, language: InterfaceLanguage, priceId: string | undefined): Plan {
  const { displayName, target, usageExample } = PLAN_TEXTS[language][plan.id];
  return {
    id: plan.id,
    group: plan.group,
    name: plan.name,
    displayName,
    price: plan.priceYen,
    ...(priceId !== undefined && { priceId }),
    features: plan.features,
    target,
    usageExample,
    badge: plan.isRecommended ? RECOMMENDED[language] : null,
    colour: plan.colour,
  };
}
