import { type GlossaryEntry, type GlossaryTerm, LANGUAGES, type Language } from '@genbatalk/contract';

/** A term as the form has it: forms in one field, a translation for every language. */
export interface TermValues {
  language: Language;
  term: string;
  forms: string;
  meaning: string;
  translations: Record<Language, string>;
  approved: boolean;
}

const NO_TRANSLATIONS = Object.fromEntries(LANGUAGES.map((language) => [language, ''])) as Record<
  Language,
  string
>;

export function termValues(term: GlossaryTerm | undefined, language: Language): TermValues {
  return {
    language: term?.language ?? language,
    term: term?.term ?? '',
    forms: term?.spokenForms.join('、') ?? '',
    meaning: term?.meaning ?? '',
    translations: { ...NO_TRANSLATIONS, ...term?.translations },
    approved: term === undefined || term.approved !== null,
  };
}

/** What is sent: forms are separated by commas of any script, empty fields are left out. */
export function termEntry({ forms, translations, ...values }: TermValues): GlossaryEntry {
  const given = LANGUAGES.filter(
    (language) => language !== values.language && translations[language].trim() !== '',
  );
  return {
    ...values,
    term: values.term.trim(),
    meaning: values.meaning.trim(),
    spokenForms: forms
      .split(/[,、，;；\n]/u)
      .map((form) => form.trim())
      .filter((form) => form !== ''),
    translations: Object.fromEntries(given.map((language) => [language, translations[language].trim()])),
  };
}
