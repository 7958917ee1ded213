import type { ErrorCode } from '@genbatalk/contract';
import { create } from 'zustand';
import { ApiError } from '../api/api-error';
import { useSession } from '../session/session';
import { toast } from '../ui/toast';
import { type PlanRefusal, planRefusalOf } from './model/plan-refusal';

interface PlanRefusals {
  /** What the dialog says; null where none is open. `title` is the fixed headline of what failed (ERR-44). */
  readonly shown: { readonly title: string; readonly refusal: PlanRefusal } | null;
  /**
   * What was refused last, until a call is allowed again. A worker may not ask for the plan (PAY-19) and learns of its
   * state only so.
   */
  readonly last: PlanRefusal | null;
  readonly dismiss: () => void;
}

export const usePlanRefusals = create<PlanRefusals>()((set) => ({
  shown: null,
  last: null,
  dismiss: () => set({ shown: null }),
}));

// What one account was refused is not the next one's on this phone.
useSession.subscribe(({ user }, { user: before }) => {
  if (user?.id !== before?.id) usePlanRefusals.setState({ shown: null, last: null });
});

/** Opens the dialog that says what to do, if the plan is why; otherwise does nothing and gives false. */
export function tellPlanRefusal(title: string, code: ErrorCode): boolean {
  const refusal = planRefusalOf(code);
  if (refusal === undefined) return false;
  usePlanRefusals.setState({ shown: { title, refusal }, last: refusal });
  return true;
}

/** A call over REST failed: the dialog where the plan is why, and a toast for everything else (ERR-16, ERR-44). */
export function tellFailure(title: string, error: unknown): void {
  if (error instanceof ApiError && tellPlanRefusal(title, error.code)) return;
  toast.failure(title, error);
}

/** A call came about: whatever the plan refused before, it does no more. */
export function noteCallAllowed(): void {
  if (usePlanRefusals.getState().last !== null) usePlanRefusals.setState({ last: null });
}
