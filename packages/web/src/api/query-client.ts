import { QueryClient } from '@tanstack/react-query';
import { onAccountChange } from '../session/account-change';
import { ApiError } from './api-error';

/** Whether trying again can help: no answer, or a server that is overloaded or failing. */
export function isWorthRetrying(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 0 || error.status >= 500);
}

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 5_000,
      retry: (failures, error) => failures < 2 && isWorthRetrying(error),
    },
    mutations: { retry: false },
  },
});

onAccountChange(() => queryClient.clear());
