import * as z from 'zod';

/** Every plan that a company can be on (spec.md section 9). The prices and contents are the server's catalogue. */
export const PLAN_IDS = [
  'FREE',
  'BASIC',
  'PREMIUM',
  'personal_basic',
  'personal_pro',
  'team5_lite',
  'team5_standard',
  'team5_pro',
  'team5_enterprise',
] as const;
export type PlanId = (typeof PLAN_IDS)[number];
export const planIdSchema = z.enum(PLAN_IDS);

/** Where each plan is offered: the two tabs of /subscription, and the classic cards of /admin/billing. */
export const PLAN_GROUPS = ['classic', 'personal', 'organisation'] as const;
export type PlanGroup = (typeof PLAN_GROUPS)[number];

export const SUBSCRIPTION_STATUSES = ['TRIAL', 'ACTIVE', 'PAUSED', 'EXPIRED', 'CANCELED'] as const;
export type SubscriptionStatus = (typeof SUBSCRIPTION_STATUSES)[number];
export const subscriptionStatusSchema = z.enum(SUBSCRIPTION_STATUSES);

/** The three kinds of metered time. */
export const USAGE_KINDS = ['faceToFace', 'oneToOne', 'team'] as const;
export type UsageKind = (typeof USAGE_KINDS)[number];

/** A figure of the catalogue: −1 is unlimited. Minutes are per billing period, recording in days. */
const amount = z.number().int().min(-1);
export const planFeaturesSchema = z
  .object({
    maxMembers: amount,
    permanentRooms: amount,
    faceToFaceMinutes: amount,
    oneToOneMinutes: amount,
    teamMinutes: amount,
    recordingDays: amount,
    customPhrases: amount,
    emergencyButton: z.boolean(),
    prioritySupport: z.boolean(),
  })
  .meta({ id: 'PlanFeatures' });
export type PlanFeatures = z.infer<typeof planFeaturesSchema>;

/** A plan of the catalogue, in the reader's language; strict, so that no internal figure leaves (PLAN-09). */
export const planSchema = z
  .strictObject({
    id: planIdSchema,
    group: z.enum(PLAN_GROUPS),
    name: z.string(),
    displayName: z.string(),
    /** Yen per month, tax excluded. */
    price: z.number().int().nonnegative(),
    /** The payment provider's price; absent where the plan cannot be bought (PAY-08). */
    priceId: z.string().optional(),
    features: planFeaturesSchema,
    target: z.string(),
    usageExample: z.string(),
    badge: z.string().nullable(),
    colour: z.string(),
  })
  .meta({ id: 'Plan' });
export type Plan = z.infer<typeof planSchema>;
