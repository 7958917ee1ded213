import type { CallResponse, RestCalls, SignedIn, User } from '@genbatalk/contract';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../api/client';
import type { LoginValues } from '../login/model/login-form';
import type { JoinBody } from './model/join-form';

export type InvitationLookup = CallResponse<RestCalls['lookUpInvitation']>;

export function useInvitation(token: string) {
  return useQuery({
    queryKey: ['invitation', token],
    queryFn: ({ signal }) => api.call('lookUpInvitation', { params: { token }, signal }),
    // What the form starts with; it must not change while somebody fills it in.
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** A new account; with its member ID where it has no e-mail (AUTH-14). */
export async function registerByInvitation(
  token: string,
  body: JoinBody,
): Promise<{ readonly session: SignedIn; readonly memberId: string | null }> {
  const session = await api.call('joinAsNewUser', { params: { token }, body });
  if (session.user.email !== null) return { session, memberId: null };
  try {
    return { session, memberId: (await api.call('me', { token: session.token })).memberId };
  } catch {
    // The account is there, and the settings show its ID too.
    return { session, memberId: null };
  }
}

/** The invitation could not be accepted, though the login worked: the page says which of the two failed. */
export class AcceptanceError extends Error {
  override readonly name = 'AcceptanceError';
}

/** @throws ApiError of the login; AcceptanceError whose cause is the acceptance's ApiError */
export async function loginAndAccept(token: string, body: LoginValues): Promise<SignedIn> {
  const session = await api.call('login', { body });
  try {
    return { ...session, user: await acceptInvitation(token, session.token) };
  } catch (cause) {
    await api.call('logout', { token: session.token }).catch(() => undefined);
    throw new AcceptanceError('not accepted', { cause });
  }
}

/** Accepts as the owner of a session's token. */
export async function acceptInvitation(token: string, sessionToken: string): Promise<User> {
  return (await api.call('acceptInvitation', { params: { token }, token: sessionToken })).user;
}
