import { ArrowLeft } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { paths } from '../../app/paths';
import { usePlans, useSubscriptionState } from '../../subscription/queries';
import { usePurchase } from '../../subscription/use-purchase';
import { ErrorState } from '../../ui/error-state';
import { LinkButton } from '../../ui/link-button';
import { LoadingScreen } from '../../ui/loading-screen';
import { PageBar } from '../../ui/page-bar';
import page from '../../ui/page-main.module.css';
import { PlanOffer } from './components/plan-offer';
import { PlanTabs } from './components/plan-tabs';
import { PurchaseNotes } from './components/purchase-notes';
import { planTabOf } from './model/plan-tab';
import look from './subscription-screen.module.css';

/** The plans that can be bought (PLAN-22 to PLAN-25). For leaders; the guard tells everybody else so (APP-05). */
export function SubscriptionScreen() {
  const { t } = useTranslation('subscription');
  const plans = usePlans();
  const company = useSubscriptionState().data?.company;
  const purchase = usePurchase();
  // In the address, so that coming back from the payment page shows the same cards.
  const [search, setSearch] = useSearchParams();
  const tab = planTabOf(search.get('tab'), company?.plan);
  const offers = plans.data?.filter(({ group }) => group === tab) ?? [];
  const isChange = company?.subscriptionStatus === 'ACTIVE' && company.plan !== 'FREE';
  return (
    <>
      <PageBar
        title={t('title')}
        leading={
          <LinkButton to={paths.settings} label={t('back')}>
            <ArrowLeft />
          </LinkButton>
        }
      />
      <main className={page['wide']}>
        {plans.isPending && <LoadingScreen />}
        {plans.isError && plans.data === undefined && (
          <ErrorState title={t('loadFailed')} error={plans.error} onRetry={() => void plans.refetch()} />
        )}
        {plans.data !== undefined && (
          <>
            <PlanTabs tab={tab} onChange={(next) => setSearch({ tab: next }, { replace: true })}>
              <p className={look['lead']}>{t(`lead.${tab}`)}</p>
              <div className={look['cards']} data-count={offers.length}>
                {offers.map((plan) => (
                  <PlanOffer
                    key={plan.id}
                    plan={plan}
                    isCurrent={plan.id === company?.plan}
                    isChange={isChange}
                    purchase={purchase}
                  />
                ))}
              </div>
            </PlanTabs>
            <PurchaseNotes />
          </>
        )}
      </main>
    </>
  );
}
