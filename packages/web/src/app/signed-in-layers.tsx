import { Suspense } from 'react';
import { useSession } from '../session/session';
import { lazyScreen } from './lazy-screen';

const Layer = lazyScreen(() => import('../signed-in/signed-in-layer'), 'SignedInLayer', ['emergency']);

/** Connection and alarms beside every screen of a member; loaded after the first screen, not with it. */
export function SignedInLayers() {
  const isMember = useSession(({ user }) => user !== null && user.role !== 'GUEST');
  if (!isMember) return null;
  return (
    <Suspense fallback={null}>
      <Layer />
    </Suspense>
  );
}
