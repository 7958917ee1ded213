import { PLAN_IDS, type PlanId } from '@genbatalk/contract';
import { readStored, STORAGE_KEYS, writeStored } from '../device/storage';

/** Which plan this tab has gone away to buy: the provider's page leads back without a word about it. */
export const purchaseMemory = {
  remember: (plan: PlanId) => writeStored(STORAGE_KEYS.purchase, plan, 'sessionStorage'),
  forget: () => writeStored(STORAGE_KEYS.purchase, null, 'sessionStorage'),
  recall(): PlanId | null {
    const stored = readStored(STORAGE_KEYS.purchase, 'sessionStorage');
    return PLAN_IDS.find((plan) => plan === stored) ?? null;
  },
};
