import { TextInput, type TextInputProps } from '@mantine/core';
import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import look from './password-field.module.css';

/** A password field whose content can be shown: typing with gloves fails often. */
export function PasswordField(props: TextInputProps) {
  const { t } = useTranslation('auth');
  const [isShown, setShown] = useState(false);
  return (
    <TextInput
      {...props}
      type={isShown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      rightSectionWidth={56}
      rightSection={
        <button
          type="button"
          className={look['toggle']}
          aria-label={t('password.toggle')}
          aria-pressed={isShown}
          onClick={() => setShown(!isShown)}
        >
          {isShown ? <EyeOff aria-hidden="true" /> : <Eye aria-hidden="true" />}
        </button>
      }
    />
  );
}
