import { create } from 'zustand';
import { THEMES, type ThemeName } from '../app/theme/palette';
import { oneOf, readStored, STORAGE_KEYS, writeStored } from './storage';

export const THEME_CHOICES = ['auto', ...THEMES] as const;
export type ThemeChoice = (typeof THEME_CHOICES)[number];
export const TEXT_SIZES = ['normal', 'large', 'very-large'] as const;
export type TextSize = (typeof TEXT_SIZES)[number];

interface DeviceWishes {
  readonly prefersDark: boolean;
  readonly prefersMoreContrast: boolean;
}

/** The theme that is drawn. `auto` follows the device, and a wish for more contrast before dark. */
export function resolveTheme(choice: ThemeChoice, wishes: DeviceWishes): ThemeName {
  if (choice !== 'auto') return choice;
  if (wishes.prefersMoreContrast) return 'sunlight';
  return wishes.prefersDark ? 'dark' : 'light';
}

interface AppearanceState {
  readonly theme: ThemeChoice;
  readonly textSize: TextSize;
  readonly chooseTheme: (theme: ThemeChoice) => void;
  readonly chooseTextSize: (textSize: TextSize) => void;
}

/** Theme and text size of this device, kept under `genbatalk.theme` and `genbatalk.textSize`. */
export const useAppearance = create<AppearanceState>()((set) => ({
  theme: oneOf(THEME_CHOICES, readStored(STORAGE_KEYS.theme), 'auto'),
  textSize: oneOf(TEXT_SIZES, readStored(STORAGE_KEYS.textSize), 'normal'),
  chooseTheme(theme) {
    writeStored(STORAGE_KEYS.theme, theme);
    set({ theme });
  },
  chooseTextSize(textSize) {
    writeStored(STORAGE_KEYS.textSize, textSize);
    set({ textSize });
  },
}));
