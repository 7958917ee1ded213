import { type Channel, type Language, LIMITS, type Utterance } from '@genbatalk/contract';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../api/client';
import type { HistoryPage } from '../../conversation/channel-state';
import { useSession } from '../../session/session';

/** Utterances of history shown at once. */
const HISTORY_PAGE = 30;

/** The name of the channel that is being entered. */
export function useChannelName(channelId: string): string | undefined {
  return useQuery({
    queryKey: ['channel-name', channelId],
    queryFn: async ({ signal }) =>
      (await api.call('joinChannel', { params: { id: channelId }, signal })).channel.name,
    staleTime: Infinity,
  }).data;
}

const NO_MEMBERS: Channel['members'] = [];
/** How often the members are read again: a leader may bring somebody in meanwhile. */
const MEMBERS_REFETCH_MS = 60_000;

/** The members of the channel, in the call or not; nobody for a direct channel, which is in no list (PRES-08). */
export function useChannelMembers(channelId: string): Channel['members'] {
  const { data } = useQuery({
    queryKey: ['channels'],
    queryFn: async ({ signal }) => (await api.call('listChannels', { signal })).channels,
    refetchInterval: MEMBERS_REFETCH_MS,
  });
  return data?.find(({ id }) => id === channelId)?.members ?? NO_MEMBERS;
}

/** TALK-41: what was said after a sequence. */
export async function fetchUtterancesAfter(channelId: string, after: number): Promise<readonly Utterance[]> {
  const query = { after, limit: LIMITS.transcriptPageMax };
  return (await api.call('transcript', { params: { id: channelId }, query })).utterances;
}

/** CHAN-21: the page before a sequence, oldest first. */
export async function fetchUtterancesBefore(channelId: string, before: number): Promise<HistoryPage> {
  const query = { before, limit: HISTORY_PAGE };
  const { utterances, nextBefore } = await api.call('transcript', { params: { id: channelId }, query });
  return { utterances, hasMore: nextBefore !== null };
}

/** TALK-44: the sound of an utterance in one language; null where there is none. */
export async function fetchUtteranceAudio(id: string, language: Language): Promise<ArrayBuffer | null> {
  const { token } = useSession.getState();
  const response = await fetch(`/api/utterances/${id}/audio?language=${language}`, {
    headers: { Authorization: `Bearer ${token ?? ''}` },
  });
  return response.ok ? response.arrayBuffer() : null;
}
