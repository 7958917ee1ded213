import * as z from 'zod';
import { idSchema, timestampSchema } from '../entities.js';
import { planFeaturesSchema, planIdSchema, planSchema, subscriptionStatusSchema } from '../plans.js';
import { defineCalls } from './define.js';

const count = z.number().int().nonnegative();
const perKind = z.object({ faceToFace: count, oneToOne: count, team: count });
/** Null is unlimited. */
const limit = count.nullable();

/** A company's plan and state. Days are whole and rounded up, 0 when the trial is over (PLAN-33). */
export const companySubscriptionSchema = z
  .object({
    plan: planIdSchema,
    subscriptionStatus: subscriptionStatusSchema,
    trialDaysLeft: count,
    trialEndsAt: timestampSchema,
    /** The end of the paid period; null without one. */
    periodEndsAt: timestampSchema.nullable(),
    /** The plan was cancelled and runs to the end of its period. */
    cancelAtPeriodEnd: z.boolean(),
  })
  .meta({ id: 'CompanySubscription' });
export type CompanySubscription = z.infer<typeof companySubscriptionSchema>;

export const subscriptionStatusAnswerSchema = z
  .object({
    company: companySubscriptionSchema,
    planConfig: z.object({
      name: z.string(),
      price: count,
      description: z.string(),
      features: planFeaturesSchema,
    }),
    needsUpgrade: z.boolean(),
    usage: z.object({ channels: count, members: count, minutes: perKind, seconds: perKind }),
    limits: z.object({
      channels: limit,
      members: limit,
      minutes: z.object({ faceToFace: limit, oneToOne: limit, team: limit }),
    }),
  })
  .meta({ id: 'SubscriptionState' });
export type SubscriptionState = z.infer<typeof subscriptionStatusAnswerSchema>;

export const invoiceSchema = z
  .object({
    id: z.string(),
    date: timestampSchema,
    amountYen: z.number().int(),
    status: z.enum(['paid', 'open', 'failed', 'void']),
    url: z.url().optional(),
  })
  .meta({ id: 'Invoice' });
export type Invoice = z.infer<typeof invoiceSchema>;

const dateSchema = z.iso.date();
/** Calendar days in the company's time zone, both included; the last 30 where left out. At most 400 days. */
const daysQuery = z.object({ from: dateSchema.optional(), to: dateSchema.optional() });
export const usageDaySchema = z
  .object({ date: dateSchema, faceToFace: count, oneToOne: count, team: count })
  .meta({ id: 'UsageDay' });
export type UsageDay = z.infer<typeof usageDaySchema>;

/** What the audit trail tells of. */
export const AUDIT_ACTIONS = [
  'plan-changed',
  'status-changed',
  'limits-changed',
  'settings-changed',
] as const;
export type AuditAction = (typeof AUDIT_ACTIONS)[number];
/** Who did it: a leader of the company, the payment provider, the server by itself, or whoever operates it. */
export const AUDIT_ACTORS = ['leader', 'payment', 'system', 'operator'] as const;
export type AuditActor = (typeof AUDIT_ACTORS)[number];
export const auditEntrySchema = z
  .object({
    id: idSchema,
    at: timestampSchema,
    action: z.enum(AUDIT_ACTIONS),
    by: z.enum(AUDIT_ACTORS),
    userId: idSchema.nullable(),
    before: z.record(z.string(), z.unknown()),
    after: z.record(z.string(), z.unknown()),
  })
  .meta({ id: 'AuditEntry' });
export type AuditEntry = z.infer<typeof auditEntrySchema>;

/** Plans, usage, payment and their audit trail. */
export const subscriptionCalls = defineCalls({
  subscriptionStatus: {
    method: 'GET',
    path: '/api/subscription/status',
    access: 'leader',
    summary: "The company's plan, state, usage and limits",
    status: 200,
    response: subscriptionStatusAnswerSchema,
  },
  listPlans: {
    method: 'GET',
    path: '/api/subscription/plans',
    access: 'member',
    summary: 'The catalogue of plans, without internal figures',
    status: 200,
    response: z.object({ plans: z.array(planSchema) }),
  },
  upgradePlan: {
    method: 'POST',
    path: '/api/subscription/upgrade',
    access: 'leader',
    summary: 'Changes to a paid plan at once, where no money moves; otherwise 409 `checkout-required`',
    status: 200,
    body: z.object({ plan: planIdSchema }),
    response: z.object({ company: companySubscriptionSchema }),
  },
  createCheckout: {
    method: 'POST',
    path: '/api/subscription/create-checkout',
    access: 'leader',
    summary: "The provider's page that sells a plan; both URLs are of the own origin",
    status: 200,
    body: z.object({ priceId: z.string().max(200), successUrl: z.url(), cancelUrl: z.url() }),
    response: z.object({ url: z.url() }),
  },
  openPortal: {
    method: 'POST',
    path: '/api/subscription/portal',
    access: 'leader',
    summary: 'The page on which a plan is changed and cancelled and invoices are seen',
    status: 200,
    response: z.object({ url: z.url() }),
  },
  paymentWebhook: {
    method: 'POST',
    path: '/api/subscription/webhook',
    access: 'public',
    summary: "The payment provider's signed event, over the raw body; each event id is applied once",
    status: 200,
    raw: true,
    response: z.object({ received: z.literal(true) }),
  },
  listInvoices: {
    method: 'GET',
    path: '/api/subscription/invoices',
    access: 'leader',
    summary: "The company's invoices, the newest first",
    status: 200,
    response: z.object({ invoices: z.array(invoiceSchema) }),
  },
  usagePerDay: {
    method: 'GET',
    path: '/api/usage/daily',
    access: 'leader',
    summary: 'Seconds of use per day and kind',
    status: 200,
    query: daysQuery,
    response: z.object({ days: z.array(usageDaySchema) }),
  },
  usageAsCsv: {
    method: 'GET',
    path: '/api/usage.csv',
    access: 'leader',
    summary: 'The same days as a table for a spreadsheet',
    status: 200,
    query: daysQuery,
    response: z.unknown(),
    produces: 'text/csv',
  },
  listAudit: {
    method: 'GET',
    path: '/api/audit',
    access: 'leader',
    summary: 'Changes of plan, state and limits, the newest first',
    status: 200,
    query: z.object({ before: timestampSchema.optional() }),
    response: z.object({ entries: z.array(auditEntrySchema) }),
  },
});
