import type { AuditAction, PlanId, SubscriptionStatus } from '@genbatalk/contract';
import { type Allowance, allowanceOf } from './allowance.js';

/** A company's plan and state, as stored. */
export interface SubscriptionState {
  readonly plan: PlanId;
  readonly status: SubscriptionStatus;
  readonly trialEndsAt: Date;
  /** The paid period; both null without one. */
  readonly periodStartsAt: Date | null;
  readonly periodEndsAt: Date | null;
  /** Cancelled; the plan runs to the end of its period. */
  readonly cancelAtPeriodEnd: boolean;
}

interface Period {
  readonly periodStart: Date;
  /** Null for a plan that is not billed by periods: its minutes renew with the calendar month. */
  readonly periodEnd: Date | null;
}

export type SubscriptionEvent =
  | ({ type: 'purchased'; plan: PlanId } & Period)
  /** The next period was paid; an older period than the one known changes nothing. */
  | ({ type: 'renewed' } & Period)
  | ({ type: 'planChanged'; plan: PlanId } & Partial<Period>)
  | { type: 'paymentFailed' }
  | { type: 'paused' }
  | { type: 'resumed' }
  | { type: 'cancelScheduled' }
  | { type: 'cancelRevoked' }
  /** The paid time is over. `unpaid`: the money never came, nobody cancelled. */
  | { type: 'periodEnded'; reason?: 'canceled' | 'unpaid' }
  | { type: 'trialEnded' };

/** What the audit trail says of a transition: only the fields that changed. */
export interface Change {
  readonly action: AuditAction;
  readonly before: Readonly<Record<string, unknown>>;
  readonly after: Readonly<Record<string, unknown>>;
}

/**
 * The one way in which a subscription changes. Pure. An event that does not fit the state (a renewal after the end,
 * the end of a trial that was bought out of) changes nothing: events may come twice, late and in another order.
 */
export function transition(
  state: SubscriptionState,
  event: SubscriptionEvent,
): { state: SubscriptionState; changes: Change[] } {
  const next = apply(state, event);
  return { state: next, changes: next === state ? [] : changesBetween(state, next) };
}

function apply(state: SubscriptionState, event: SubscriptionEvent): SubscriptionState {
  const isPaid = state.status === 'ACTIVE' || state.status === 'PAUSED';
  switch (event.type) {
    case 'purchased':
      // FREE is never bought; it is what is left when a plan ends.
      if (event.plan === 'FREE') return state;
      return { ...state, plan: event.plan, status: 'ACTIVE', cancelAtPeriodEnd: false, ...period(event) };
    case 'renewed':
      if (!isPaid || !isLater(event.periodEnd, state.periodEndsAt)) return state;
      return { ...state, status: 'ACTIVE', ...period(event) };
    case 'planChanged': {
      if (!isPaid || event.plan === 'FREE') return state;
      const { periodStart, periodEnd = null } = event;
      return {
        ...state,
        plan: event.plan,
        ...(periodStart !== undefined && period({ periodStart, periodEnd })),
      };
    }
    case 'paymentFailed':
    case 'paused':
      return state.status === 'ACTIVE' ? { ...state, status: 'PAUSED' } : state;
    case 'resumed':
      return state.status === 'PAUSED' ? { ...state, status: 'ACTIVE' } : state;
    case 'cancelScheduled':
      return isPaid ? { ...state, cancelAtPeriodEnd: true } : state;
    case 'cancelRevoked':
      return isPaid ? { ...state, cancelAtPeriodEnd: false } : state;
    case 'periodEnded':
      return isPaid ? free(state, event.reason === 'unpaid' ? 'EXPIRED' : 'CANCELED') : state;
    case 'trialEnded':
      return state.status === 'TRIAL' ? free(state, 'EXPIRED') : state;
  }
}

/** What the clock alone has brought about, and when: true before the sweep has stored it. */
export function dueEvent(
  state: SubscriptionState,
  now: Date,
): { event: SubscriptionEvent; at: Date } | undefined {
  const { status, trialEndsAt, periodEndsAt, cancelAtPeriodEnd } = state;
  if (status === 'TRIAL' && now >= trialEndsAt) return { event: { type: 'trialEnded' }, at: trialEndsAt };
  const isCancelled = (status === 'ACTIVE' || status === 'PAUSED') && cancelAtPeriodEnd;
  if (isCancelled && periodEndsAt !== null && now >= periodEndsAt)
    return { event: { type: 'periodEnded' }, at: periodEndsAt };
  return undefined;
}

/** The state as it is now, whatever is stored. */
export function stateAt(state: SubscriptionState, now: Date): SubscriptionState {
  const due = dueEvent(state, now);
  return due === undefined ? state : transition(state, due.event).state;
}

function free(state: SubscriptionState, status: 'EXPIRED' | 'CANCELED'): SubscriptionState {
  return {
    ...state,
    plan: 'FREE',
    status,
    periodStartsAt: null,
    periodEndsAt: null,
    cancelAtPeriodEnd: false,
  };
}

function period({ periodStart, periodEnd }: Period) {
  return { periodStartsAt: periodStart, periodEndsAt: periodEnd };
}

function isLater(candidate: Date | null, known: Date | null): boolean {
  return candidate !== null && (known === null || candidate > known);
}

function changesBetween(before: SubscriptionState, after: SubscriptionState): Change[] {
  const changes = [
    difference('plan-changed', { plan: before.plan }, { plan: after.plan }),
    difference('status-changed', statusFields(before), statusFields(after)),
    difference('limits-changed', limitFields(allowanceOf(before)), limitFields(allowanceOf(after))),
  ];
  return changes.filter((change) => change !== undefined);
}

function statusFields({ status, cancelAtPeriodEnd, periodEndsAt }: SubscriptionState) {
  return {
    subscriptionStatus: status,
    cancelAtPeriodEnd,
    periodEndsAt: periodEndsAt?.toISOString() ?? null,
  };
}

function limitFields({ channels, members, minutes, customPhrases, recordingDays }: Allowance) {
  const { faceToFace, oneToOne, team } = minutes;
  return {
    channels,
    members,
    faceToFaceMinutes: faceToFace,
    oneToOneMinutes: oneToOne,
    teamMinutes: team,
    customPhrases,
    recordingDays,
  };
}

function difference(
  action: AuditAction,
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
): Change | undefined {
  const changed = Object.keys(after).filter((key) => before[key] !== after[key]);
  if (changed.length === 0) return undefined;
  const pick = (fields: Readonly<Record<string, unknown>>) =>
    Object.fromEntries(changed.map((key) => [key, fields[key]]));
  return { action, before: pick(before), after: pick(after) };
}
