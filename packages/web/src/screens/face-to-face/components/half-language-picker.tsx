import { LANGUAGE_NAMES, LANGUAGES, type Language } from '@genbatalk/contract';
import { ChevronDown } from 'lucide-react';
import { FLAGS } from './flags';
import look from './half.module.css';

interface HalfLanguagePickerProps {
  /** For whoever cannot see the flag, in the language of the half. */
  readonly label: string;
  readonly value: Language;
  readonly languages: readonly Language[];
  /** Beside the name; the host's side has no room for it. */
  readonly hasFlags?: boolean;
  readonly onChange: (language: Language) => void;
}

/** The guest's language, from either side: flag and own name, opened by the device's own picker. */
export function HalfLanguagePicker(props: HalfLanguagePickerProps) {
  const { label, value, languages, hasFlags = false, onChange } = props;
  return (
    <span className={look['picker']}>
      <select
        aria-label={label}
        value={value}
        onChange={(event) => {
          const chosen = LANGUAGES.find((language) => language === event.currentTarget.value);
          if (chosen !== undefined) onChange(chosen);
        }}
      >
        {languages.map((language) => (
          <option key={language} value={language} lang={language}>
            {hasFlags ? `${FLAGS[language]} ${LANGUAGE_NAMES[language]}` : LANGUAGE_NAMES[language]}
          </option>
        ))}
      </select>
      <ChevronDown aria-hidden="true" />
    </span>
  );
}
