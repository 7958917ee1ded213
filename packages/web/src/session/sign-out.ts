import { api } from '../api/client';
import { useSession } from './session';

/** Ends the session here at once, and on the server as soon as it can be reached (AUTH-08). */
export async function signOut(): Promise<void> {
  const { token, signOut: end } = useSession.getState();
  end();
  if (token === null) return;
  try {
    await api.call('logout', { token });
  } catch {
    // Without a network the token dies of disuse; whoever holds the phone is signed out either way.
  }
}
