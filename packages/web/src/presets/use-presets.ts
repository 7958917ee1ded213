import type { Language } from '@genbatalk/contract';
import { useQuery } from '@tanstack/react-query';
import { api } from '../api/client';
import { type PresetGroup, presetGroups } from './preset-groups';

/**
 * The presets in a language: the nine from the phrasebook, and the company's own (PRESET-04). Nothing is
 * fetched before `isWanted`: what the screen needs first goes first.
 */
export function usePresets(
  language: Language,
  isWanted: boolean,
): {
  readonly groups: readonly PresetGroup[];
  readonly hasFailed: boolean;
} {
  const book = useQuery({
    queryKey: ['presets', language],
    // A module of its own: the phrasebook of one language is larger than the screen.
    queryFn: async () => (await import('@genbatalk/phrasebook/presets')).presetSentences(language),
    staleTime: Infinity,
    enabled: isWanted,
  });
  const own = useQuery({
    queryKey: ['own-phrases'],
    queryFn: async ({ signal }) => (await api.call('listPhrases', { signal })).phrases,
    staleTime: 60_000,
    enabled: isWanted,
  });
  const groups =
    book.data === undefined ? [] : presetGroups(language, (key) => book.data[key], own.data ?? []);
  return { groups, hasFailed: book.isError };
}
