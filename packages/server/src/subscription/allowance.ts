import type { PlanFeatures, PlanId, SubscriptionStatus, UsageKind } from '@genbatalk/contract';
import { planOf, UNLIMITED } from './plan-catalogue.js';

/** What a company may do at present. Null is unlimited. */
export interface Allowance {
  /** False once the trial is over or nothing is paid for: what there is stays, new things are refused (USAGE-06). */
  readonly isCurrent: boolean;
  readonly channels: number | null;
  readonly members: number | null;
  /** Per billing period. */
  readonly minutes: Readonly<Record<UsageKind, number | null>>;
  readonly customPhrases: number | null;
  readonly recordingDays: number;
}

/** Own phrases during the trial; FREE itself names none (PLAN-36). */
const TRIAL_PHRASES = 20;

/** What is included now: the plan's features, and in the trial own phrases to try. */
export function featuresOf({ plan, status }: { plan: PlanId; status: SubscriptionStatus }): PlanFeatures {
  const { features } = planOf(plan);
  return status === 'TRIAL' ? { ...features, customPhrases: TRIAL_PHRASES } : features;
}

/** A paused plan counts as an expired one (contract.md section 5, Plans): it has no minutes until it is paid for. */
export function allowanceOf(state: { plan: PlanId; status: SubscriptionStatus }): Allowance {
  const features = featuresOf(state);
  const isCurrent = state.status === 'TRIAL' || state.status === 'ACTIVE';
  const minutes = (amount: number) => (isCurrent ? orUnlimited(amount) : 0);
  return {
    isCurrent,
    channels: orUnlimited(features.permanentRooms),
    members: orUnlimited(features.maxMembers),
    minutes: {
      faceToFace: minutes(features.faceToFaceMinutes),
      oneToOne: minutes(features.oneToOneMinutes),
      team: minutes(features.teamMinutes),
    },
    customPhrases: isCurrent ? orUnlimited(features.customPhrases) : 0,
    recordingDays: features.recordingDays,
  };
}

function orUnlimited(amount: number): number | null {
  return amount === UNLIMITED ? null : amount;
}
