import { LANGUAGE_NAMES, LANGUAGES, type Language } from '@genbatalk/contract';
import { NativeSelect } from '@mantine/core';
import { ChevronDown } from 'lucide-react';
import look from './language-select.module.css';

interface LanguageSelectProps {
  /** Shown above the field, or only read out where `isCompact`. */
  readonly label: string;
  readonly description?: string;
  readonly value: Language;
  readonly languages?: readonly Language[];
  readonly onChange: (language: Language) => void;
  /** For a bar: no visible label, as wide as the name. */
  readonly isCompact?: boolean;
}

/** Languages, each in its own script, in the device's own picker: it works with gloves. */
export function LanguageSelect(props: LanguageSelectProps) {
  const { label, description, value, languages = LANGUAGES, onChange, isCompact = false } = props;
  return (
    <NativeSelect
      {...(isCompact ? { 'aria-label': label } : { label })}
      {...(description === undefined ? {} : { description })}
      value={value}
      data={languages.map((language) => ({ value: language, label: LANGUAGE_NAMES[language] }))}
      rightSection={<ChevronDown size={20} aria-hidden="true" />}
      rightSectionPointerEvents="none"
      classNames={{ root: isCompact ? (look['compact'] ?? '') : '', input: look['input'] ?? '' }}
      onChange={(event) => {
        const chosen = languages.find((language) => language === event.currentTarget.value);
        if (chosen !== undefined) onChange(chosen);
      }}
    />
  );
}
