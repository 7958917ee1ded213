import { PasswordInput, type PasswordInputProps } from '@mantine/core';
import { useTranslation } from 'react-i18next';

/** A password field whose content can be shown: typing with gloves fails often. */
export function PasswordField(props: PasswordInputProps) {
  const { t } = useTranslation('auth');
  return (
    <PasswordInput
      {...props}
      visibilityToggleButtonProps={{ 'aria-label': t('password.toggle'), size: 48, tabIndex: 0 }}
      rightSectionWidth={56}
    />
  );
}
