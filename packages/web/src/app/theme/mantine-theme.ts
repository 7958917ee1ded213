import {
  Button,
  type CSSVariablesResolver,
  createTheme,
  Input,
  InputWrapper,
  type MantineColorsTuple,
} from '@mantine/core';
import look from './components.module.css';
import { PALETTES, paletteVariables, type ThemeName } from './palette';

// Mantine wants ten shades of a colour; ours come from the palette, which knows the theme.
const host: MantineColorsTuple = [
  'var(--host-soft)',
  'var(--host-soft)',
  'var(--host-line)',
  'var(--host-ink)',
  'var(--host-ink)',
  'var(--host)',
  'var(--host)',
  'var(--host)',
  'var(--host-pressed)',
  'var(--host-pressed)',
];

function classOf(name: string): string {
  return look[name] ?? '';
}

export const mantineTheme = createTheme({
  colors: { host },
  primaryColor: 'host',
  primaryShade: 6,
  respectReducedMotion: true,
  cursorType: 'pointer',
  defaultRadius: 'md',
  fontFamily: 'var(--font)',
  headings: { fontFamily: 'var(--font)' },
  radius: { xs: '6px', sm: '10px', md: '10px', lg: '16px', xl: '28px' },
  spacing: { xs: '4px', sm: '8px', md: '16px', lg: '24px', xl: '32px' },
  fontSizes: { xs: '0.8125rem', sm: '0.9375rem', md: '1.125rem', lg: '1.3125rem', xl: '1.75rem' },
  components: {
    Button: Button.extend({
      defaultProps: { size: 'md', loaderProps: { type: 'dots' } },
      classNames: { root: classOf('button'), label: classOf('buttonLabel') },
    }),
    Input: Input.extend({ defaultProps: { size: 'md' }, classNames: { input: classOf('input') } }),
    InputWrapper: InputWrapper.extend({
      classNames: {
        root: classOf('inputWrapper'),
        label: classOf('inputLabel'),
        required: classOf('inputRequired'),
        description: classOf('inputDescription'),
        error: classOf('inputError'),
      },
    }),
  },
});

/** The custom properties of one theme, with Mantine's own set onto them. */
export function variablesOf(theme: ThemeName): CSSVariablesResolver {
  const variables = {
    ...paletteVariables(PALETTES[theme]),
    '--mantine-color-body': 'var(--paper)',
    '--mantine-color-text': 'var(--ink)',
    '--mantine-color-bright': 'var(--ink)',
    '--mantine-color-dimmed': 'var(--ink-2)',
    '--mantine-color-placeholder': 'var(--ink-3)',
    '--mantine-color-error': 'var(--danger-ink)',
    '--mantine-color-anchor': 'var(--host-ink)',
    '--mantine-color-default': 'var(--sheet)',
    '--mantine-color-default-hover': 'var(--paper)',
    '--mantine-color-default-color': 'var(--ink)',
    '--mantine-color-default-border': 'var(--line)',
    '--mantine-color-disabled': 'var(--quiet-soft)',
    '--mantine-color-disabled-color': 'var(--ink-3)',
    '--mantine-color-disabled-border': 'var(--line)',
  };
  return () => ({ variables: {}, light: variables, dark: variables });
}
