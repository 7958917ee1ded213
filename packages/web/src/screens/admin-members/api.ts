import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../api/client';
import type { InviteBody } from './model/invite-form';

const membersKey = ['members'] as const;
/** How often the lists are read again while they are on the screen: people accept while one looks. */
const refetchMs = 15_000;

/** The users of the company and its pending invitations. For leaders. */
export function useMembers() {
  return useQuery({
    queryKey: membersKey,
    queryFn: ({ signal }) => api.call('listMembers', { signal }),
    refetchInterval: refetchMs,
  });
}

/** Reloads both lists, and the channels in which a member is or was (MEMB-08). */
function useReload() {
  const queries = useQueryClient();
  return () =>
    Promise.all([
      queries.invalidateQueries({ queryKey: membersKey }),
      queries.invalidateQueries({ queryKey: ['channels'] }),
    ]);
}

export function useInvite() {
  const reload = useReload();
  return useMutation({
    mutationFn: async (body: InviteBody) => (await api.call('invite', { body })).invitation,
    onSuccess: reload,
  });
}

export function useDeleteMember() {
  const reload = useReload();
  return useMutation({
    mutationFn: (id: string) => api.call('deleteMember', { params: { id } }),
    onSuccess: reload,
  });
}

export function useCancelInvitation() {
  const reload = useReload();
  return useMutation({
    mutationFn: (id: string) => api.call('cancelInvitation', { params: { id } }),
    // Also after a failure: somebody may have accepted it meanwhile.
    onSettled: reload,
  });
}

/**
 * A fresh one-time link for a member, made when it is first shown and forgotten when it is not. A query
 * and not a mutation: it belongs to the sheet that is open, and drawing that twice must not make two.
 */
export function useSignInLink(memberId: string) {
  return useQuery({
    queryKey: ['sign-in-link', memberId],
    queryFn: () => api.call('createSignInLink', { params: { id: memberId } }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  });
}
