import type { Plan } from '@genbatalk/contract';
import { Check } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../../api/api-error';
import { PlanCard } from '../../../subscription/components/plan-card';
import { isBuyable, type useUpgrade } from '../../../subscription/use-purchase';
import { Button } from '../../../ui/button';
import { Notice } from '../../../ui/notice';
import { toast } from '../../../ui/toast';
import look from './classic-plans.module.css';

interface ClassicPlanProps {
  readonly plan: Plan;
  readonly isCurrent: boolean;
  readonly upgrade: ReturnType<typeof useUpgrade>;
}

/** One of the classic plans; choosing it changes at once where no money moves (PAY-02, PLAN-31, ERR-34). */
export function ClassicPlan({ plan, isCurrent, upgrade }: ClassicPlanProps) {
  const { t } = useTranslation(['billing', 'subscription']);
  const [isRefused, setRefused] = useState(false);
  const isMine = upgrade.variables?.id === plan.id;
  const isLeaving = upgrade.data === 'leaving';
  const choose = () => {
    setRefused(!isBuyable(plan));
    if (!isBuyable(plan)) return;
    upgrade.mutate(plan, {
      onSuccess(result) {
        if (result === 'changed') toast.ok(t('classic.done', { plan: plan.displayName }));
      },
      onError(error) {
        const isAnswer = error instanceof ApiError && error.status >= 400 && error.status < 500;
        toast.failure(isAnswer ? t('classic.refused') : t('classic.failed'), error);
      },
    });
  };
  return (
    <PlanCard plan={plan} isCurrent={isCurrent} level={3}>
      {isRefused && <Notice tone="warn" title={t('subscription:buy.unavailable')} />}
      {isCurrent && (
        <Button fullWidth disabled leftSection={<Check size={20} aria-hidden="true" />}>
          {t('subscription:buy.current')}
        </Button>
      )}
      {!isCurrent && plan.price === 0 && <p className={look['fine']}>{t('classic.free')}</p>}
      {!isCurrent && plan.price > 0 && (
        <Button
          fullWidth
          variant="default"
          loading={isMine && (upgrade.isPending || isLeaving)}
          disabled={upgrade.isPending || isLeaving}
          aria-label={t('subscription:named', { name: plan.displayName, action: t('classic.choose') })}
          onClick={choose}
        >
          {t('classic.choose')}
        </Button>
      )}
    </PlanCard>
  );
}
