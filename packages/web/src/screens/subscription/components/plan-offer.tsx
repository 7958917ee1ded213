import type { Plan } from '@genbatalk/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '../../../i18n/error-text';
import { PlanCard } from '../../../subscription/components/plan-card';
import { isBuyable, type usePurchase } from '../../../subscription/use-purchase';
import { Notice } from '../../../ui/notice';
import { BuyButton } from './buy-button';
import { PlanDetails } from './plan-details';

interface PlanOfferProps {
  readonly plan: Plan;
  readonly isCurrent: boolean;
  readonly isChange: boolean;
  /** One for the whole screen: two purchases at once would be one too many. */
  readonly purchase: ReturnType<typeof usePurchase>;
}

/** A plan that can be bought, and why it could not be (PAY-05, PAY-08, PAY-09, ERR-38). */
export function PlanOffer({ plan, isCurrent, isChange, purchase }: PlanOfferProps) {
  const { t } = useTranslation('subscription');
  const [isRefused, setRefused] = useState(false);
  const { processingPlan } = purchase;
  const hasFailed = purchase.isError && purchase.variables?.id === plan.id;
  const state = isCurrent
    ? 'current'
    : processingPlan === undefined
      ? 'idle'
      : processingPlan === plan.id
        ? 'processing'
        : 'waiting';
  const buy = () => {
    setRefused(!isBuyable(plan));
    if (isBuyable(plan)) purchase.mutate(plan);
  };
  return (
    <PlanCard plan={plan} isCurrent={isCurrent} level={2}>
      <PlanDetails plan={plan} />
      {isRefused && <Notice tone="warn" title={t('buy.unavailable')} />}
      {hasFailed && <Notice tone="danger" title={t('buy.failed')} text={errorText(purchase.error)} />}
      <BuyButton plan={plan} state={state} isChange={isChange} onBuy={buy} />
    </PlanCard>
  );
}
