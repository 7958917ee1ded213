import { ChartColumn, Layers } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '../../../app/paths';
import { formatCompanyDay } from '../../../subscription/company-day';
import { StateLabel } from '../../../subscription/components/state-label';
import { useSubscriptionState } from '../../../subscription/queries';
import { Button } from '../../../ui/button';
import { Panel } from '../../../ui/panel';
import look from './subscription-panel.module.css';

/** A leader's plan with its state, and the ways to change it and to see its use (PROF-07, PLAN-30). */
export function SubscriptionPanel() {
  const { t, i18n } = useTranslation('subscription');
  const state = useSubscriptionState().data;
  return (
    <Panel title={t('settings.title')}>
      {state !== undefined && (
        <>
          <div className={look['plan']}>
            <strong>{state.planConfig.name}</strong>
            <StateLabel status={state.company.subscriptionStatus} />
          </div>
          {state.company.subscriptionStatus === 'TRIAL' && (
            <p className={look['fine']}>
              {t('settings.trial', {
                count: state.company.trialDaysLeft,
                date: formatCompanyDay(state.company.trialEndsAt, i18n.language),
              })}
            </p>
          )}
          {state.company.plan === 'FREE' && <p className={look['fine']}>{t('settings.upgrade')}</p>}
        </>
      )}
      <div className={look['ways']}>
        <Button
          component={Link}
          to={paths.subscription}
          leftSection={<Layers size={20} aria-hidden="true" />}
        >
          {t('settings.change')}
        </Button>
        <Button
          component={Link}
          to={paths.adminBilling}
          variant="default"
          leftSection={<ChartColumn size={20} aria-hidden="true" />}
        >
          {t('settings.billing')}
        </Button>
      </div>
    </Panel>
  );
}
