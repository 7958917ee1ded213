import type { SubscriptionState } from '@genbatalk/contract';
import { CreditCard } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '../../../app/paths';
import { errorText } from '../../../i18n/error-text';
import { formatCompanyDay, formatCompanyTime } from '../../../subscription/company-day';
import { StateLabel } from '../../../subscription/components/state-label';
import { formatYen } from '../../../subscription/format-yen';
import { Button } from '../../../ui/button';
import { Notice } from '../../../ui/notice';
import { Panel } from '../../../ui/panel';
import { toast } from '../../../ui/toast';
import { usePortal } from '../api';
import look from './plan-panel.module.css';

interface Fact {
  readonly name: string;
  readonly value: string;
  /** Under the value, smaller. */
  readonly note?: string;
}

function useFacts({ company, planConfig }: SubscriptionState): readonly Fact[] {
  const { t, i18n } = useTranslation(['billing', 'subscription']);
  const { language } = i18n;
  if (company.subscriptionStatus === 'TRIAL') {
    return [
      { name: t('plan.trialLeft'), value: t('plan.days', { count: company.trialDaysLeft }) },
      { name: t('plan.trialEnds'), value: formatCompanyTime(company.trialEndsAt, language) },
    ];
  }
  const price = formatYen(planConfig.price, language);
  const facts: Fact[] = [{ name: t('plan.price'), value: price, note: t('subscription:price.perMonth') }];
  if (company.periodEndsAt === null) return facts;
  const name = company.cancelAtPeriodEnd ? t('plan.ends') : t('plan.renews');
  return [...facts, { name, value: formatCompanyDay(company.periodEndsAt, language) }];
}

/** The plan with its state, the trial with days left and end date, and where payment is managed (PLAN-26, PLAN-06). */
export function PlanPanel({ state }: { readonly state: SubscriptionState }) {
  const { t } = useTranslation('billing');
  const facts = useFacts(state);
  const portal = usePortal();
  const openPortal = () =>
    portal.mutate(undefined, {
      onSuccess: (where) => {
        if (where === 'here') toast.info(t('plan.portalHere'), { id: 'portal' });
      },
    });
  const { company, planConfig } = state;
  return (
    <Panel title={t('plan.title')}>
      <div className={look['name']}>
        <strong>{planConfig.name}</strong>
        <StateLabel status={company.subscriptionStatus} />
      </div>
      <dl className={look['facts']}>
        {facts.map(({ name, value, note }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              {value}
              {note !== undefined && <small>{note}</small>}
            </dd>
          </div>
        ))}
      </dl>
      {company.cancelAtPeriodEnd && <Notice tone="info" title={t('plan.cancelling')} />}
      {portal.isError && (
        <Notice tone="danger" title={t('plan.portalFailed')} text={errorText(portal.error)} />
      )}
      <div className={look['ways']}>
        <Button
          variant="default"
          loading={portal.isPending}
          leftSection={<CreditCard size={20} aria-hidden="true" />}
          onClick={openPortal}
        >
          {t('plan.portal')}
        </Button>
        <Button component={Link} to={paths.subscription}>
          {t('plan.choose')}
        </Button>
      </div>
    </Panel>
  );
}
