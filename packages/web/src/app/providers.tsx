import { MantineProvider } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { type ReactNode, useEffect } from 'react';
import { resolveTheme, useAppearance } from '../device/appearance';
import { ToastArea } from '../ui/toast-area';
import { mantineTheme, variablesOf } from './theme/mantine-theme';

/** What every screen stands on: the look, and toasts. */
export function Providers({ children }: { readonly children: ReactNode }) {
  const { theme: choice, textSize } = useAppearance();
  const prefersDark = useMediaQuery('(prefers-color-scheme: dark)', false, {
    getInitialValueInEffect: false,
  });
  const prefersMoreContrast = useMediaQuery('(prefers-contrast: more)', false, {
    getInitialValueInEffect: false,
  });
  const theme = resolveTheme(choice, { prefersDark, prefersMoreContrast });

  useEffect(() => {
    document.documentElement.dataset['theme'] = theme;
    document.documentElement.dataset['textSize'] = textSize;
  }, [theme, textSize]);

  return (
    <MantineProvider
      theme={mantineTheme}
      cssVariablesResolver={variablesOf(theme)}
      forceColorScheme={theme === 'dark' ? 'dark' : 'light'}
    >
      {children}
      <ToastArea />
    </MantineProvider>
  );
}
