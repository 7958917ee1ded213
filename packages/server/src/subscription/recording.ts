import type { PlanId } from '@genbatalk/contract';
import { CATALOGUE, type CataloguePlan } from './plan-catalogue.js';

const DAY_MS = 24 * 3_600_000;
/** Without recording an utterance is kept this long, for catching up (contract.md section 5, Plans). */
const UNRECORDED_MS = DAY_MS;

/** How long what was said is kept, in milliseconds, and the plans for which that holds. */
export const KEEPING: readonly { keptMs: number; plans: readonly PlanId[] }[] = [
  ...new Set(CATALOGUE.map(keptMs)),
].map((ms) => ({
  keptMs: ms,
  plans: CATALOGUE.filter((plan) => keptMs(plan) === ms).map((plan) => plan.id),
}));

function keptMs({ features }: CataloguePlan): number {
  return Math.max(UNRECORDED_MS, features.recordingDays * DAY_MS);
}
