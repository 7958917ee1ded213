import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../api/client';

const channelsKey = ['channels'] as const;
/** How often the list is read again while it is on the screen: who is in a call changes all day. */
const refetchMs = 15_000;

export function useChannels() {
  return useQuery({
    queryKey: channelsKey,
    queryFn: async ({ signal }) => (await api.call('listChannels', { signal })).channels,
    refetchInterval: refetchMs,
  });
}

export function useCreateChannel() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (name: string) => (await api.call('createChannel', { body: { name } })).channel,
    onSuccess: () => queries.invalidateQueries({ queryKey: channelsKey }),
  });
}

/** Asks whether one may join, before the screen changes (ERR-16). */
export function useJoinChannel() {
  return useMutation({
    mutationFn: async (id: string) => (await api.call('joinChannel', { params: { id } })).channel,
  });
}
