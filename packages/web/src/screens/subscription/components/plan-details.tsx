import type { Plan } from '@genbatalk/contract';
import { ChevronDown } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { FEATURE_KEYS, planFeatures } from '../../../subscription/model/plan-features';
import look from './plan-details.module.css';

/** Who a plan is for, an example of a month with it, and what it has not (PLAN-24). */
export function PlanDetails({ plan }: { readonly plan: Plan }) {
  const { t } = useTranslation('subscription');
  const features = planFeatures(plan);
  const without = FEATURE_KEYS.filter((key) => features[key].kind === 'none')
    // Alarms and help are there on every plan, so no card says that it has none.
    .filter((key) => key !== 'emergency' && key !== 'support')
    .map((key) => t(`feature.${key}`));
  return (
    <details className={look['details']}>
      <summary aria-label={t('named', { name: plan.displayName, action: t('card.details') })}>
        {t('card.details')}
        <ChevronDown aria-hidden="true" />
      </summary>
      <dl>
        <div>
          <dt>{t('card.target')}</dt>
          <dd>{plan.target}</dd>
        </div>
        <div>
          <dt>{t('card.example')}</dt>
          <dd>{plan.usageExample}</dd>
        </div>
        {without.length > 0 && (
          <div>
            <dt>{t('card.without')}</dt>
            <dd>{without.join(t('card.separator'))}</dd>
          </div>
        )}
      </dl>
    </details>
  );
}
