import type { Plan } from '@genbatalk/contract';
import { useTranslation } from 'react-i18next';
import { formatYen } from '../format-yen';
import look from './plan-head.module.css';

interface PlanHeadProps {
  readonly plan: Plan;
  /** Its place among the headings of the screen. */
  readonly level: 2 | 3;
}

/** A plan's name, badge and price per month without tax (PLAN-24, PLAN-28). */
export function PlanHead({ plan, level }: PlanHeadProps) {
  const { t, i18n } = useTranslation('subscription');
  const Heading = `h${level}` as const;
  return (
    <div className={look['head']}>
      <Heading>{plan.displayName}</Heading>
      {plan.badge !== null && <span className={look['badge']}>{plan.badge}</span>}
      <p className={look['price']}>
        <strong>{formatYen(plan.price, i18n.language)}</strong>
        <small>{t('price.perMonth')}</small>
      </p>
    </div>
  );
}
