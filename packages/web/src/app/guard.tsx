import type { ReactNode } from 'react';
import { Navigate } from 'react-router';
import { useSession } from '../session/session';
import { decideAccess, homeOf, type ScreenAccess } from './access';
import { NoPermissionScreen } from './no-permission-screen';

/** Shows a screen to whom it is for, and leads everybody else away. */
export function Guard({ access, children }: { readonly access: ScreenAccess; readonly children: ReactNode }) {
  const { isAuthenticated, user } = useSession();
  const decision = decideAccess(access, { isAuthenticated, user });
  switch (decision.kind) {
    case 'show':
      return children;
    case 'redirect':
      return <Navigate to={decision.to} replace />;
    case 'no-permission':
      return <NoPermissionScreen />;
    default:
      return decision satisfies never;
  }
}

export function Home() {
  const { isAuthenticated } = useSession();
  return <Navigate to={homeOf({ isAuthenticated })} replace />;
}
