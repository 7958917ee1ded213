import type { GlossaryEntry } from '@genbatalk/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api } from '../../api/client';
import { readTable } from './model/read-table';

const glossaryKey = ['glossary'] as const;

/** The company's terms. For leaders. */
export function useGlossary() {
  return useQuery({
    queryKey: glossaryKey,
    queryFn: async ({ signal }) => (await api.call('listGlossary', { signal })).terms,
  });
}

function useReload() {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: glossaryKey });
}

/** Adds a term, or changes the one with the id. */
export function useSaveTerm() {
  const reload = useReload();
  return useMutation({
    mutationFn: ({ id, entry }: { id: string | undefined; entry: GlossaryEntry }) =>
      id === undefined
        ? api.call('addTerm', { body: entry })
        : api.call('changeTerm', { params: { id }, body: entry }),
    onSuccess: reload,
  });
}

export function useDeleteTerm() {
  const reload = useReload();
  return useMutation({
    mutationFn: (id: string) => api.call('deleteTerm', { params: { id } }),
    onSuccess: reload,
  });
}

export function useImport() {
  const reload = useReload();
  const { i18n } = useTranslation();
  return useMutation({
    mutationFn: async (file: File) =>
      api.call('importGlossary', { body: { csv: await readTable(file, i18n.language) } }),
    onSuccess: reload,
  });
}

/** Saves all terms as a file of this device. */
export function useExport() {
  return useMutation({
    mutationFn: async () => {
      const url = URL.createObjectURL(await api.download('exportGlossary'));
      const link = document.createElement('a');
      link.href = url;
      link.download = 'glossary.csv';
      link.click();
      URL.revokeObjectURL(url);
    },
  });
}
