import type { Plan } from '@genbatalk/contract';
import { Loader } from '@mantine/core';
import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button';

interface BuyButtonProps {
  readonly plan: Plan;
  /** `current`: one has it; `processing`: its checkout is being made; `waiting`: another one's is. */
  readonly state: 'idle' | 'current' | 'processing' | 'waiting';
  /** Whether a paid plan runs, so that this is a change and not a first purchase. */
  readonly isChange: boolean;
  readonly onBuy: () => void;
}

/** PAY-09, PLAN-31: says on itself what it does, that it is at work, or that one has the plan already. */
export function BuyButton({ plan, state, isChange, onBuy }: BuyButtonProps) {
  const { t } = useTranslation('subscription');
  const action = t(isChange ? 'buy.change' : 'buy.action');
  switch (state) {
    case 'current':
      return (
        <Button fullWidth disabled leftSection={<Check size={20} aria-hidden="true" />}>
          {t('buy.current')}
        </Button>
      );
    case 'processing':
      return (
        <Button fullWidth disabled aria-busy="true" leftSection={<Loader size="xs" color="var(--ink-3)" />}>
          {t('buy.processing')}
        </Button>
      );
    case 'idle':
    case 'waiting':
      return (
        <Button
          fullWidth
          variant={plan.badge === null ? 'default' : 'filled'}
          disabled={state === 'waiting'}
          aria-label={t('named', { name: plan.displayName, action })}
          onClick={onBuy}
        >
          {action}
        </Button>
      );
    default:
      return state satisfies never;
  }
}
