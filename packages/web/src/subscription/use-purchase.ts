import type { Plan } from '@genbatalk/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { ApiError } from '../api/api-error';
import { api } from '../api/client';
import { paths } from '../app/paths';
import { purchaseMemory } from './purchase-memory';
import { subscriptionKey } from './queries';

/** Whether a plan can be bought at all (PAY-08). */
export type BuyablePlan = Plan & { readonly priceId: string };

export function isBuyable(plan: Plan): plan is BuyablePlan {
  return plan.priceId !== undefined && plan.priceId !== '';
}

/** Goes to the page that sells a plan; it leads back to /subscription/success or /subscription (PAY-05, PAY-06). */
async function goToCheckout({ id, priceId }: BuyablePlan): Promise<void> {
  const { origin } = window.location;
  const { url } = await api.call('createCheckout', {
    body: {
      priceId,
      successUrl: origin + paths.subscriptionSuccess,
      cancelUrl: origin + paths.subscription,
    },
  });
  purchaseMemory.remember(id);
  window.location.assign(url);
}

/** A browser that goes back from the provider's page shows this one as it was left: still processing. */
function useResetWhenShownAgain(reset: () => void): void {
  useEffect(() => {
    const onShow = (event: PageTransitionEvent) => {
      if (event.persisted) reset();
    };
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  }, [reset]);
}

/** Buys a plan. It stays in processing until the page is left (PAY-09). */
export function usePurchase() {
  const purchase = useMutation({ mutationFn: goToCheckout });
  useResetWhenShownAgain(purchase.reset);
  const { isPending, isSuccess, variables } = purchase;
  return { ...purchase, processingPlan: isPending || isSuccess ? variables?.id : undefined };
}

/** Changes to a classic plan at once, or through the provider's page where money moves (PAY-02, PAY-03). */
export function useUpgrade() {
  const queries = useQueryClient();
  return useMutation({
    async mutationFn(plan: BuyablePlan) {
      try {
        await api.call('upgradePlan', { body: { plan: plan.id } });
        return 'changed' as const;
      } catch (error) {
        if (!(error instanceof ApiError) || error.code !== 'checkout-required') throw error;
      }
      await goToCheckout(plan);
      return 'leaving' as const;
    },
    onSuccess: () => queries.invalidateQueries({ queryKey: subscriptionKey }),
  });
}
