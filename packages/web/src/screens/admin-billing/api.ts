import { useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query';
import { api } from '../../api/client';
import { subscriptionKey } from '../../subscription/queries';
import type { DayRange } from './model/day-range';

/** The company's invoices, the newest first. */
export function useInvoices() {
  return useQuery({
    queryKey: [...subscriptionKey, 'invoices'],
    queryFn: async ({ signal }) => (await api.call('listInvoices', { signal })).invoices,
  });
}

/** Seconds of use per day and kind. */
export function useUsageDays(range: DayRange) {
  return useQuery({
    queryKey: [...subscriptionKey, 'days', range],
    queryFn: async ({ signal }) => (await api.call('usagePerDay', { query: range, signal })).days,
    placeholderData: (before) => before,
  });
}

/** Saves the same days as a table for a spreadsheet. */
export function useUsageCsv() {
  return useMutation({
    async mutationFn(range: DayRange) {
      const url = URL.createObjectURL(await api.download('usageAsCsv', { query: range }));
      const link = document.createElement('a');
      link.href = url;
      link.download = `genbatalk-usage-${range.from}-${range.to}.csv`;
      link.click();
      URL.revokeObjectURL(url);
    },
  });
}

/** Changes of plan, state and limits, a page at a time, the newest first. */
export function useAudit() {
  return useInfiniteQuery({
    queryKey: [...subscriptionKey, 'audit'],
    initialPageParam: undefined as string | undefined,
    queryFn: async ({ pageParam, signal }) =>
      (await api.call('listAudit', { query: { before: pageParam }, signal })).entries,
    getNextPageParam: (page) => page.at(-1)?.at,
  });
}

/** Who is who in the trail. */
export function useMemberNames(): ReadonlyMap<string, string> {
  const { data } = useQuery({
    queryKey: ['members'],
    queryFn: ({ signal }) => api.call('listMembers', { signal }),
  });
  return new Map(data?.members.map(({ id, nickname }) => [id, nickname]));
}

/** Goes to the page on which payment is managed; `here` where it is this very page (PAY-10, PAY-16). */
export function usePortal() {
  return useMutation({
    async mutationFn() {
      const { url } = await api.call('openPortal');
      const { origin, pathname } = new URL(url, window.location.href);
      if (origin === window.location.origin && pathname === window.location.pathname) return 'here' as const;
      window.location.assign(url);
      return 'leaving' as const;
    },
  });
}
