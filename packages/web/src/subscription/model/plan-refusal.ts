import type { ErrorCode } from '@genbatalk/contract';

/** What the plan refuses; each is a 402, and over the socket the same codes. */
const PLAN_REFUSALS = ['trial-ended', 'minutes-exhausted', 'plan-limit', 'plan'] as const;
export type PlanRefusal = (typeof PLAN_REFUSALS)[number];

/** The refusal that a code stands for; undefined for every other failure. */
export function planRefusalOf(code: ErrorCode): PlanRefusal | undefined {
  return PLAN_REFUSALS.find((refusal) => refusal === code);
}
