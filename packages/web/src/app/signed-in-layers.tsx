import { Suspense } from 'react';
import { useSession } from '../session/session';
import { lazyScreen } from './lazy-screen';

const Layer = lazyScreen(() => import('../signed-in/signed-in-layer'), 'SignedInLayer', ['emergency']);
const CallLayer = lazyScreen(() => import('../direct-call/direct-call-layer'), 'DirectCallLayer', [
  'directCall',
]);
const PlanLayer = lazyScreen(() => import('../subscription/subscription-layer'), 'SubscriptionLayer', [
  'subscription',
]);

/** Connection, alarms, calls from one to one and what the plan has to say beside every screen of a member; loaded after the first screen, not with it. */
export function SignedInLayers() {
  const isMember = useSession(({ user }) => user !== null && user.role !== 'GUEST');
  if (!isMember) return null;
  return (
    <Suspense fallback={null}>
      <Layer />
      <CallLayer />
      <PlanLayer />
    </Suspense>
  );
}
