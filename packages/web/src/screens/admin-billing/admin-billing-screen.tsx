import type { SubscriptionState } from '@genbatalk/contract';
import { ArrowLeft, Sparkles } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../app/paths';
import { PlanBanner } from '../../subscription/components/plan-banner';
import { PlanBanners } from '../../subscription/components/plan-banners';
import { useSubscriptionState } from '../../subscription/queries';
import { LinkButton } from '../../ui/link-button';
import { LoadingScreen } from '../../ui/loading-screen';
import { PageBar } from '../../ui/page-bar';
import page from '../../ui/page-main.module.css';
import look from './admin-billing-screen.module.css';
import { AuditPanel } from './components/audit-panel';
import { ClassicPlans } from './components/classic-plans';
import { InvoicesPanel } from './components/invoices-panel';
import { PlanPanel } from './components/plan-panel';
import { UsageChartPanel } from './components/usage-chart-panel';
import { UsagePanel } from './components/usage-panel';

/**
 * What the company has, uses and pays (PLAN-26 to PLAN-30). A state that could not be read leaves its panels out
 * without a word (ERR-43).
 */
export function AdminBillingScreen() {
  const { t } = useTranslation('billing');
  const { data: state, isFetched } = useSubscriptionState();
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
      {/* Nothing before the state is known: panels that come later would push the rest down. */}
      {isFetched ? <Body state={state} /> : <LoadingScreen />}
    </>
  );
}

function Body({ state }: { readonly state: SubscriptionState | undefined }) {
  const { t } = useTranslation('billing');
  return (
    <main className={page['wide']}>
      <PlanBanners place="above" />
      {state !== undefined && (
        <div className={look['pair']}>
          <PlanPanel state={state} />
          <UsagePanel usage={state.usage} limits={state.limits} />
        </div>
      )}
      {state?.company.plan === 'FREE' && (
        <PlanBanner
          tone="calm"
          icon={<Sparkles aria-hidden="true" />}
          title={t('upgrade.title')}
          text={t('upgrade.text')}
          way={{ label: t('plan.choose'), to: paths.subscription }}
        />
      )}
      <ClassicPlans company={state?.company} />
      <UsageChartPanel />
      <div className={look['pair']}>
        <InvoicesPanel />
        <AuditPanel />
      </div>
    </main>
  );
}
