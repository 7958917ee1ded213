import type { CompanySettings } from '@genbatalk/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../api/client';

const enginesKey = ['engines'] as const;
/** Engines fail and recover while one looks. */
const refetchMs = 10_000;

/** How the engines do, and what they cost. For leaders. */
export function useEngines() {
  return useQuery({
    queryKey: enginesKey,
    queryFn: ({ signal }) => api.call('listEngines', { signal }),
    refetchInterval: refetchMs,
  });
}

export function useChangeSettings() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: Partial<CompanySettings>) => api.call('updateCompanySettings', { body }),
    onSettled: () => queries.invalidateQueries({ queryKey: enginesKey }),
  });
}
