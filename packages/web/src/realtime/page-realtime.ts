import { useSession } from '../session/session';
import { createBrowserRealtime } from './browser-realtime';

/** The page's one connection to the server. */
export const realtime = createBrowserRealtime(() => useSession.getState().token);

let isFollowing = false;

function followSession(): void {
  const { user, token } = useSession.getState();
  if (user === null || token === null) {
    realtime.disconnect();
    return;
  }
  const { name: userName, language, role, companyId } = user;
  realtime.connect({ token, registration: { userName, language, role, companyId } });
}

/** Keeps the connection up for whoever is signed in, from now on until the page is left (PRES-01). */
export function connectWhileSignedIn(): void {
  if (!isFollowing) {
    isFollowing = true;
    useSession.subscribe(({ token }, { token: before }) => {
      if (token !== before) followSession();
    });
    // The server no longer knows the token: signed out elsewhere, password changed, member deleted.
    realtime.subscribe(() => {
      const state = realtime.getSnapshot();
      if (state.kind === 'error' && state.code === 'unauthorized') useSession.getState().signOut();
    });
  }
  followSession();
}
