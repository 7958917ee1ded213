import type { Plan } from '@genbatalk/contract';
import { useTranslation } from 'react-i18next';
import { formatYen } from '../format-yen';
import look from './plan-head.module.css';

/** A plan's name, badge and price per month without tax (PLAN-24, PLAN-28). */
export function PlanHead({ plan }: { readonly plan: Plan }) {
  const { t, i18n } = useTranslation('subscription');
  return (
    <div className={look['head']}>
      <h3>{plan.displayName}</h3>
      {plan.badge !== null && <span className={look['badge']}>{plan.badge}</span>}
      <p className={look['price']}>
        <strong>{formatYen(plan.price, i18n.language)}</strong>
        <small>{t('price.perMonth')}</small>
      </p>
    </div>
  );
}
