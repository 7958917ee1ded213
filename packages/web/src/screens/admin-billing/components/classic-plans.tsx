import type { CompanySubscription } from '@genbatalk/contract';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '../../../app/paths';
import { usePlans } from '../../../subscription/queries';
import { useUpgrade } from '../../../subscription/use-purchase';
import { Button } from '../../../ui/button';
import { ClassicPlan } from './classic-plan';
import look from './classic-plans.module.css';

/** The three classic plans, FREE, BASIC and PREMIUM, without tax (PLAN-28). */
export function ClassicPlans({ company }: { readonly company: CompanySubscription | undefined }) {
  const { t } = useTranslation('billing');
  const plans = usePlans();
  const upgrade = useUpgrade();
  const classic = plans.data?.filter(({ group }) => group === 'classic') ?? [];
  if (classic.length === 0) return null;
  return (
    <section className={look['section']} aria-labelledby="classic-plans">
      <div className={look['head']}>
        <div>
          <h2 id="classic-plans">{t('classic.title')}</h2>
          <p>{t('classic.lead')}</p>
        </div>
        <Button component={Link} to={paths.subscription} size="sm" variant="default">
          {t('classic.more')}
        </Button>
      </div>
      <div className={look['cards']}>
        {classic.map((plan) => (
          <ClassicPlan key={plan.id} plan={plan} isCurrent={plan.id === company?.plan} upgrade={upgrade} />
        ))}
      </div>
    </section>
  );
}
