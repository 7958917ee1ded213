import { LANGUAGE_NAMES, LANGUAGES, type Language } from '@genbatalk/contract';
import { SelectField } from './select-field';

interface LanguageChoiceProps<Choice extends Language> {
  /** Shown above the field, or only read out where `isCompact`. */
  readonly label: string;
  readonly description?: string;
  readonly value: Choice;
  readonly languages: readonly Choice[];
  readonly onChange: (language: Choice) => void;
  /** For a bar: no visible label, as wide as the name. */
  readonly isCompact?: boolean;
}

/** Some of the languages, each in its own script. */
export function LanguageChoice<Choice extends Language>({
  languages,
  ...others
}: LanguageChoiceProps<Choice>) {
  const options = languages.map((language) => ({ value: language, label: LANGUAGE_NAMES[language] }));
  return <SelectField {...others} options={options} />;
}

interface LanguageSelectProps extends Omit<LanguageChoiceProps<Language>, 'languages'> {
  /** All seven unless told (LANG-03). */
  readonly languages?: readonly Language[];
}

export function LanguageSelect({ languages = LANGUAGES, ...others }: LanguageSelectProps) {
  return <LanguageChoice {...others} languages={languages} />;
}
