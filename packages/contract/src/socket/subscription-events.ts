import * as z from 'zod';
import { USAGE_KINDS } from '../plans.js';

/** What a leader is told of the plan while people work. */
export const subscriptionNotices = {
  /** Once per period, kind and threshold: minutes are nearly, or wholly, used up. Whole minutes. */
  'usage-notice': z.object({
    kind: z.enum(USAGE_KINDS),
    percent: z.union([z.literal(80), z.literal(100)]),
    usedMinutes: z.number().int().nonnegative(),
    limitMinutes: z.number().int().nonnegative(),
  }),
} as const;
