import { Suspense } from 'react';
import { useSession } from '../session/session';
import { lazyScreen } from './lazy-screen';

const Layer = lazyScreen(() => import('../signed-in/signed-in-layer'), 'SignedInLayer', ['emergency']);
const CallLayer = lazyScreen(() => import('../direct-call/direct-call-layer'), 'DirectCallLayer', [
  'directCall',
]);

/** Connection, alarms and calls from one to one beside every screen of a member; loaded after the first screen, not with it. */
export function SignedInLayers() {
  const isMember = useSession(({ user }) => user !== null && user.role !== 'GUEST');
  if (!isMember) return null;
  return (
    <Suspense fallback={null}>
      <Layer />
      <CallLayer />
    </Suspense>
  );
}
