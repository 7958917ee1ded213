import type { Language } from '@genbatalk/contract';
import { useQuery } from '@tanstack/react-query';
import { api } from '../api/client';
import { type PresetGroup, presetGroups } from './preset-groups';

/** The presets in a language: the nine from the phrasebook, and the company's own (PRESET-04). */
export function usePresets(language: Language): {
  readonly groups: readonly PresetGroup[];
  readonly hasFailed: boolean;
} {
  const book = useQuery({
    queryKey: ['phrasebook', language],
    // Loaded when it is first wanted: the phrasebook is larger than the screen.
    queryFn: async () => (await import('@genbatalk/phrasebook')).loadPhrasebook([language]),
    staleTime: Infinity,
  });
  const own = useQuery({
    queryKey: ['own-phrases'],
    queryFn: async ({ signal }) => (await api.call('listPhrases', { signal })).phrases,
    staleTime: 60_000,
  });
  const groups =
    book.data === undefined
      ? []
      : presetGroups(language, (key) => book.data.phrase(key, language)?.text, own.data ?? []);
  return { groups, hasFailed: book.isError };
}
