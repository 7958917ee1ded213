import type { User } from '@genbatalk/contract';
import { paths } from './paths';

/**
 * Who may open a screen. `public`: everybody; `signed-out`: sign-in screens, which a signed-in user
 * has no use for; `member`: whoever is signed in; `leader`: leaders.
 */
export type ScreenAccess = 'public' | 'signed-out' | 'member' | 'leader';

export type Decision =
  | { readonly kind: 'show' }
  | { readonly kind: 'redirect'; readonly to: string }
  | { readonly kind: 'no-permission' };

interface Viewer {
  readonly isAuthenticated: boolean;
  readonly user: Pick<User, 'role'> | null;
}

/** Where `/` leads (APP-01). */
export function homeOf({ isAuthenticated }: Pick<Viewer, 'isAuthenticated'>): string {
  return isAuthenticated ? paths.channels : paths.login;
}

/** Whether a viewer sees a screen, is led elsewhere, or is told that it is for leaders (APP-02 to APP-07). */
export function decideAccess(access: ScreenAccess, viewer: Viewer): Decision {
  switch (access) {
    case 'public':
      return { kind: 'show' };
    case 'signed-out':
      return viewer.isAuthenticated ? { kind: 'redirect', to: paths.channels } : { kind: 'show' };
    case 'member':
      return viewer.isAuthenticated ? { kind: 'show' } : { kind: 'redirect', to: paths.login };
    case 'leader':
      if (!viewer.isAuthenticated) return { kind: 'redirect', to: paths.login };
      return viewer.user?.role === 'LEADER' ? { kind: 'show' } : { kind: 'no-permission' };
    default:
      return access satisfies never;
  }
}
