import type { SubscriptionEvent, SubscriptionState } from '../subscription-state.js';
import type { BoughtSubscription } from './payment.port.js';

/**
 * What has to happen to a company's state so that it says what the company has bought; nothing where it does so
 * already. Whichever events of the provider were lost or overtaken, the answer is the same.
 */
export function eventsTowards(
  state: SubscriptionState,
  bought: BoughtSubscription | undefined,
  now: Date,
): SubscriptionEvent[] {
  const isPaid = state.status === 'ACTIVE' || state.status === 'PAUSED';
  if (bought === undefined) return isPaid && isOver(state, now) ? [{ type: 'periodEnded' }] : [];
  if (bought.state === 'ended') return isPaid && isBilled(state) ? [endOf(bought)] : [];
  return isPaid ? correct(state, bought) : purchase(bought, now);
}

function endOf({ isUnpaid }: BoughtSubscription): SubscriptionEvent {
  return { type: 'periodEnded', reason: isUnpaid ? 'unpaid' : 'canceled' };
}

/** A plan that the operator gave has no period, and what ended at the provider is not about it. */
function isBilled({ periodEndsAt }: SubscriptionState): boolean {
  return periodEndsAt !== null;
}

function isOver({ periodEndsAt }: SubscriptionState, now: Date): boolean {
  return periodEndsAt !== null && periodEndsAt <= now;
}

function purchase(bought: BoughtSubscription, now: Date): SubscriptionEvent[] {
  const { plan, periodStartsAt: periodStart, periodEndsAt: periodEnd, cancelAtPeriodEnd } = bought;
  // At the end of a cancelled period, the provider may take a moment longer than the clock here.
  const isEnding = cancelAtPeriodEnd && periodEnd <= now;
  if (plan === undefined || isEnding) return [];
  const events: SubscriptionEvent[] = [{ type: 'purchased', plan, periodStart, periodEnd }];
  if (bought.state === 'paused') events.push({ type: 'paused' });
  if (cancelAtPeriodEnd) events.push({ type: 'cancelScheduled' });
  return events;
}

function correct(state: SubscriptionState, bought: BoughtSubscription): SubscriptionEvent[] {
  const { plan = state.plan, periodStartsAt: periodStart, periodEndsAt: periodEnd } = bought;
  const events: SubscriptionEvent[] = [];
  // A period that has not been paid for is not taken over: its minutes are not theirs yet.
  const isPaidFor = bought.state === 'active';
  const isLater = state.periodEndsAt === null || periodEnd > state.periodEndsAt;
  const isOther = !isSame(periodStart, state.periodStartsAt) || !isSame(periodEnd, state.periodEndsAt);
  if (plan !== state.plan) {
    events.push({ type: 'planChanged', plan, ...(isPaidFor && { periodStart, periodEnd }) });
  } else if (isPaidFor && isLater) {
    events.push({ type: 'renewed', periodStart, periodEnd });
  } else if (isPaidFor && isOther) {
    events.push({ type: 'planChanged', plan, periodStart, periodEnd });
  }
  if (isPaidFor && state.status === 'PAUSED') events.push({ type: 'resumed' });
  if (!isPaidFor && state.status === 'ACTIVE') events.push({ type: 'paused' });
  if (bought.cancelAtPeriodEnd !== state.cancelAtPeriodEnd) {
    events.push({ type: bought.cancelAtPeriodEnd ? 'cancelScheduled' : 'cancelRevoked' });
  }
  return events;
}

function isSame(a: Date, b: Date | null): boolean {
  return a.getTime() === b?.getTime();
}
