import type { Language } from '@genbatalk/contract';
import type { ActionHead, ActionsData, SourceActions } from './actions/format-actions.js';
import type { SourceTerm, TermForms, TermKind } from './format-terms.js';

/** What a sentence does; `clause` for what is none by itself ("When finished…"). Absent for all others. */
export type Role = 'order' | 'forbid' | 'statement' | 'clause';

/** What holds for an entry in every language. `critical` marks a safety-critical sentence (QUAL-03, QUAL-07). */
export interface EntryHead {
  readonly id: string;
  readonly theme: string;
  readonly critical: boolean;
  /** True for what is said of this very moment; no time and no place is ever written around it. */
  readonly isOfMoment?: true;
  readonly role?: Role;
}

type Sentences = Readonly<Record<Language, string>>;
type Ways = Partial<Readonly<Record<Language, readonly string[]>>>;
type Reviewed = Partial<Readonly<Record<Language, boolean>>>;

/** One entry as its authors write it in `data/<theme>.json`; docs/phrasebook.md describes the fields. */
export interface SourceEntry {
  readonly id: string;
  readonly critical: boolean;
  readonly text: Sentences;
  readonly ways: Ways;
  readonly reviewed: Reviewed;
}

/** A sentence with slots, in `data/templates/<theme>.json`: "Bring {what} {where:to}." */
export interface SourceTemplate extends SourceEntry {
  /** Name of each slot and its type. */
  readonly slots: Readonly<Record<string, string>>;
}

/** One file of `data/`; its name is the theme. */
export interface SourceTheme {
  readonly theme: string;
  readonly entries: readonly SourceEntry[];
}

/** One file of `data/templates/`. */
export interface SourceTemplates {
  readonly theme: string;
  readonly templates: readonly SourceTemplate[];
}

/** Everything that the authors write. */
export interface PhrasebookSource {
  readonly themes: readonly SourceTheme[];
  readonly templates?: readonly SourceTemplates[];
  readonly actions?: readonly SourceActions[];
  readonly terms?: readonly SourceTerm[];
}

export interface TemplateHead extends EntryHead {
  readonly slots: Readonly<Record<string, string>>;
}

export interface TermHead {
  readonly id: string;
  readonly kind: TermKind;
  /** Several are meant where the speaker's language does not say. */
  readonly isUsuallyMany: boolean;
}

/** A template in one language. */
export interface TemplateData {
  /** What is shown and spoken, with its slots. */
  readonly text: string;
  /** The slots of the patterns, "name:form"; a pattern names them by position. */
  readonly slots: readonly string[];
  /** What is understood: analysed tokens joined by spaces, a slot as one token. */
  readonly patterns: readonly string[];
}

/**
 * One language of the compiled phrasebook; the positions are those of the heads. The wordings are
 * already folded to look-up keys: at run time only what is spoken has to be normalised.
 */
export interface LanguageData<Tongue extends Language = Language> {
  readonly language: Tongue;
  /** Per entry: the sentence that is shown and spoken. */
  readonly texts: readonly string[];
  /** Per entry: the keys of the sentence and of the other ways to say it. */
  readonly keys: readonly (readonly string[])[];
  /** Per entry: its wordings brought to their bare meaning. */
  readonly bare: readonly (readonly string[])[];
  /** Which of these, counted through all entries, hold a word that only softens; all others are their own soft keys. */
  readonly softened: readonly number[];
  /** Positions of the entries that a native speaker has confirmed. */
  readonly reviewed: readonly number[];
  readonly templates: readonly TemplateData[];
  readonly reviewedTemplates: readonly number[];
  readonly actions: ActionsData;
  readonly reviewedActions: readonly number[];
  readonly terms: readonly TermForms[Tongue][];
  readonly reviewedTerms: readonly number[];
}

/** What holds in every language. */
export interface PhrasebookCore {
  readonly heads: readonly EntryHead[];
  readonly templates: readonly TemplateHead[];
  readonly actions: readonly ActionHead[];
  readonly terms: readonly TermHead[];
}

/** The whole phrasebook as the browser and Node load it, in the languages asked for. */
export interface PhrasebookData extends PhrasebookCore {
  readonly languages: readonly LanguageData[];
}

/** A preset's sentence in one language. */
export interface PresetSentence {
  readonly text: string;
  readonly reviewed: boolean;
}

/** What the module of the presets holds. */
export type PresetTable = Readonly<Record<Language, Readonly<Record<string, PresetSentence>>>>;
