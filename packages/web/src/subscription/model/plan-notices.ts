import { type SubscriptionState, USAGE_KINDS, type UsageKind } from '@genbatalk/contract';
import { usageLevel } from './usage-level';

/** From so many days before its end on the trial is spoken of louder. */
const NEAR_TRIAL_DAYS = 3;
const SECONDS_PER_MINUTE = 60;

/** What a leader is told of the plan while it matters. */
export type PlanNotice =
  | {
      readonly kind: 'trial';
      readonly daysLeft: number;
      readonly endsAt: string;
      /** The last days. */
      readonly isNear: boolean;
    }
  /** New calls, channels and invitations are refused. */
  | { readonly kind: 'over'; readonly status: 'EXPIRED' | 'PAUSED' | 'CANCELED' }
  | { readonly kind: 'exhausted'; readonly usageKind: UsageKind }
  /** Whole minutes that are left, rounded down. */
  | { readonly kind: 'nearly'; readonly usageKind: UsageKind; readonly leftMinutes: number };

function minuteNotices({ usage, limits }: SubscriptionState): PlanNotice[] {
  return USAGE_KINDS.flatMap((usageKind): PlanNotice[] => {
    const limitMinutes = limits.minutes[usageKind];
    if (limitMinutes === null) return [];
    const limitSeconds = limitMinutes * SECONDS_PER_MINUTE;
    const level = usageLevel(usage.seconds[usageKind], limitSeconds);
    if (level.kind !== 'measured' || level.tone === 'calm') return [];
    if (level.tone === 'full') return [{ kind: 'exhausted', usageKind }];
    const leftMinutes = Math.floor((limitSeconds - usage.seconds[usageKind]) / SECONDS_PER_MINUTE);
    return [{ kind: 'nearly', usageKind, leftMinutes }];
  });
}

/** The notices of a company, what is refused first: none while all is well. */
export function planNotices(state: SubscriptionState): PlanNotice[] {
  const { company, needsUpgrade } = state;
  const { subscriptionStatus } = company;
  if (subscriptionStatus === 'TRIAL') {
    const { trialDaysLeft, trialEndsAt } = company;
    // The sweep that ends a trial comes a moment after its end.
    if (needsUpgrade || trialDaysLeft === 0) return [{ kind: 'over', status: 'EXPIRED' }];
    const isNear = trialDaysLeft <= NEAR_TRIAL_DAYS;
    return [{ kind: 'trial', daysLeft: trialDaysLeft, endsAt: trialEndsAt, isNear }];
  }
  if (subscriptionStatus !== 'ACTIVE') return [{ kind: 'over', status: subscriptionStatus }];
  return minuteNotices(state).toSorted(
    (one, other) => Number(other.kind === 'exhausted') - Number(one.kind === 'exhausted'),
  );
}
