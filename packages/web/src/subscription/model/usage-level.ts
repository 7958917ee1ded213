/** From this share of a limit on people are told that it comes near, and that it is reached. */
const NEAR_PERCENT = 80;
export const FULL_PERCENT = 100;

/** How much of a limit is used. `near` and `full` are told by colour, icon and word. */
export type UsageLevel =
  | { readonly kind: 'unlimited' }
  /** The plan does not have this at all. */
  | { readonly kind: 'not-included' }
  | { readonly kind: 'measured'; readonly percent: number; readonly tone: 'calm' | 'near' | 'full' };

/**
 * The level of `used` against `limit`, both in the same unit; null is unlimited. The percentage is whole, rounded
 * down so that nothing counts as full that is not, and at most 100: what exceeds a smaller plan stays (PLAN-27).
 */
export function usageLevel(used: number, limit: number | null): UsageLevel {
  if (limit === null) return { kind: 'unlimited' };
  if (limit === 0 && used === 0) return { kind: 'not-included' };
  const percent = limit === 0 ? FULL_PERCENT : Math.min(FULL_PERCENT, Math.floor((used / limit) * 100));
  const tone = percent >= FULL_PERCENT ? 'full' : percent >= NEAR_PERCENT ? 'near' : 'calm';
  return { kind: 'measured', percent, tone };
}
