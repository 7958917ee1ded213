import type { Plan } from '@genbatalk/contract';
import type { ReactNode } from 'react';
import { FeatureList } from './feature-list';
import look from './plan-card.module.css';
import { PlanHead } from './plan-head';

interface PlanCardProps {
  readonly plan: Plan;
  readonly isCurrent: boolean;
  /** The level of its heading. */
  readonly level: 2 | 3;
  /** Under the features: more to read, and the button. */
  readonly children: ReactNode;
}

/** A plan with its price and features; what is done with it stands at its foot. */
export function PlanCard({ plan, isCurrent, level, children }: PlanCardProps) {
  return (
    <article
      className={look['card']}
      data-mark={isCurrent ? 'current' : plan.badge === null ? undefined : 'badge'}
      aria-label={plan.displayName}
    >
      <PlanHead plan={plan} level={level} />
      <FeatureList plan={plan} />
      <div className={look['foot']}>{children}</div>
    </article>
  );
}
