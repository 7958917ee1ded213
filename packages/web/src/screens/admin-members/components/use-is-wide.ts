import { useMediaQuery } from '@mantine/hooks';

/** Whether there is room for a table; a phone shows cards (MEMB-12). */
export function useIsWide(): boolean {
  return useMediaQuery('(min-width: 60em)', true, { getInitialValueInEffect: false });
}
