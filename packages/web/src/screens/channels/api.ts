import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../api/client';
import { useIsSavingBattery } from '../../device/battery';

const channelsKey = ['channels'] as const;
/** How often the list is read again while it is on the screen: who is in a call changes all day. */
const refetchMs = 15_000;

export function useChannels() {
  const savesBattery = useIsSavingBattery();
  return useQuery({
    queryKey: channelsKey,
    queryFn: async ({ signal }) => (await api.call('listChannels', { signal })).channels,
    refetchInterval: savesBattery ? 2 * refetchMs : refetchMs,
  });
}

function useReloadChannels() {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: channelsKey });
}

export function useCreateChannel() {
  return useMutation({
    mutationFn: async (name: string) => (await api.call('createChannel', { body: { name } })).channel,
    onSuccess: useReloadChannels(),
  });
}

export function useRenameChannel(id: string) {
  return useMutation({
    mutationFn: async (name: string) =>
      (await api.call('renameChannel', { params: { id }, body: { name } })).channel,
    onSuccess: useReloadChannels(),
  });
}

export function useDeleteChannel(id: string) {
  return useMutation({
    mutationFn: () => api.call('deleteChannel', { params: { id } }),
    onSuccess: useReloadChannels(),
  });
}

/** Makes these users, and the leaders, the members of a channel (CHAN-18, CHAN-20). */
export function useSetChannelMembers(id: string) {
  return useMutation({
    mutationFn: async (userIds: string[]) =>
      (await api.call('setChannelMembers', { params: { id }, body: { userIds } })).channel,
    onSuccess: useReloadChannels(),
  });
}

/** Asks whether one may join, before the screen changes (ERR-16). */
export function useJoinChannel() {
  return useMutation({
    mutationFn: async (id: string) => (await api.call('joinChannel', { params: { id } })).channel,
  });
}
