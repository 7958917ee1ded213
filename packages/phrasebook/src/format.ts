import type { Language } from '@genbatalk/contract';

/** What holds for an entry in every language. `critical` marks a safety-critical sentence (QUAL-03, QUAL-07). */
export interface EntryHead {
  readonly id: string;
  readonly theme: string;
  readonly critical: boolean;
}

/** One entry as its authors write it in `data/<theme>.json`; docs/phrasebook.md describes the fields. */
export interface SourceEntry {
  readonly id: string;
  readonly critical: boolean;
  readonly text: Readonly<Record<Language, string>>;
  readonly ways: Partial<Readonly<Record<Language, readonly string[]>>>;
  readonly reviewed: Partial<Readonly<Record<Language, boolean>>>;
}

/** One file of `data/`; its name is the theme. */
export interface SourceTheme {
  readonly theme: string;
  readonly entries: readonly SourceEntry[];
}

/**
 * One language of the compiled phrasebook; the positions are those of the entry heads. The wordings are
 * already folded to look-up keys: at run time only what is spoken has to be normalised.
 */
export interface LanguageData {
  readonly language: Language;
  /** Per entry: the sentence that is shown and spoken. */
  readonly texts: readonly string[];
  /** Per entry: the keys of the sentence and of the other ways to say it. */
  readonly keys: readonly (readonly string[])[];
  /** Positions of the entries that a native speaker has confirmed. */
  readonly reviewed: readonly number[];
}

/** The whole phrasebook as the browser and Node load it, in the languages asked for. */
export interface PhrasebookData {
  readonly heads: readonly EntryHead[];
  readonly languages: readonly LanguageData[];
}
