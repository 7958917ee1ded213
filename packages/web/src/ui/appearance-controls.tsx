import { Moon, Sun, SunMedium, SunMoon } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { TEXT_SIZES, THEME_CHOICES, type ThemeChoice, useAppearance } from '../device/appearance';
import { ChoiceRow } from './choice-row';

const icons: Readonly<Record<ThemeChoice, ReactNode>> = {
  auto: <SunMoon aria-hidden="true" />,
  light: <SunMedium aria-hidden="true" />,
  dark: <Moon aria-hidden="true" />,
  sunlight: <Sun aria-hidden="true" />,
};

/** Theme and text size of this device. */
export function AppearanceControls() {
  const { t } = useTranslation();
  const { theme, textSize, chooseTheme, chooseTextSize } = useAppearance();
  return (
    <>
      <ChoiceRow
        label={t('appearance.theme')}
        value={theme}
        onChange={chooseTheme}
        choices={THEME_CHOICES.map((value) => ({
          value,
          label: t(`appearance.themes.${value}`),
          icon: icons[value],
        }))}
      />
      <ChoiceRow
        label={t('appearance.textSize')}
        value={textSize}
        onChange={chooseTextSize}
        choices={TEXT_SIZES.map((value) => ({ value, label: t(`appearance.sizes.${value}`) }))}
      />
    </>
  );
}
