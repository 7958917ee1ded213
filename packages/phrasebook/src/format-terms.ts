import type { Language } from '@genbatalk/contract';

/** What a term names; templates ask for a kind, or for several ("tool|equipment"). A closed list. */
export const TERM_KINDS = [
  'material',
  'tool',
  'machine',
  'equipment',
  'gear',
  'part',
  'button',
  'place',
  'structure',
  'element',
  'meal',
  'direction',
  'person',
  'role',
  'trade',
  'work',
  'hazard',
  'colour',
  'quality',
  'document',
  'body-part',
] as const;

export type TermKind = (typeof TERM_KINDS)[number];

/** What every language may say about a term. */
export interface TermForm {
  /** The word as it is shown and spoken, without an article. */
  readonly text: string;
  /** Other words and spellings of the same thing. They are only understood, never spoken. */
  readonly ways?: readonly string[];
  /** Places only: the whole phrase where the rule (at the gate, to the gate, from the gate) would be wrong. */
  readonly at?: string;
  readonly to?: string;
  readonly from?: string;
  /** Qualities only: beside what is long (counted as 本, 根, cây): 太い, where a board is 厚い. */
  readonly ofLong?: string;
  /** Qualities only: true for one of which there is just one (the same, the last), false for another. */
  readonly definite?: boolean;
}

/** Japanese, Vietnamese and Chinese count through a word of their own: 本, cây, 根. Absent: 個, cái, 个. */
export interface CountedForm extends TermForm {
  readonly counter?: string;
  readonly classifier?: string;
  readonly measure?: string;
}

/** English. Without a plural the word is not counted (cement). */
export interface EnglishForm extends TermForm {
  readonly plural?: string;
  /** Where the letters mislead: an hour, a U-bolt, an H-beam. */
  readonly article?: 'a' | 'an';
}

export type Gender = 'm' | 'f' | 'n';

/**
 * German. A compound, never an adjective with a noun: the adjective would have to be declined. A quality is the stem
 * that takes the endings (groß, letzt, ober); one that ends in a vowel (rosa) takes none.
 */
export interface GermanForm extends TermForm {
  readonly gender: Gender;
  readonly plural?: string;
  /** Where they differ from the nominative: den Kollegen, dem Kollegen. */
  readonly accusative?: string;
  readonly dative?: string;
  readonly genitive?: string;
  /** Where it is not the plural with -n. */
  readonly dativePlural?: string;
}

/**
 * French and Italian. For a colour or a quality `feminine` is the form beside a feminine noun; without a plural it is
 * the same beside all ("à gauche", "di destra").
 */
export interface RomanceForm extends TermForm {
  readonly gender: Exclude<Gender, 'n'>;
  readonly plural?: string;
  readonly feminine?: string;
  /** French: no elision before this h (le hangar). */
  readonly aspirated?: boolean;
  /** Qualities: stands before the noun (un gros marteau, un altro trapano). */
  readonly before?: boolean;
  /** Qualities before the noun: beside a masculine noun that begins with a vowel (un nouvel outil). */
  readonly vowel?: string;
}

export interface TermForms {
  readonly ja: CountedForm;
  readonly en: EnglishForm;
  readonly vi: CountedForm;
  readonly zh: CountedForm;
  readonly de: GermanForm;
  readonly fr: RomanceForm;
  readonly it: RomanceForm;
}

/** One site term as its authors write it in `data/terms/<category>.json`; docs/phrasebook.md describes the fields. */
export interface SourceTerm {
  readonly id: string;
  readonly kind: TermKind;
  /** Whether one or several are meant where the speaker's language does not say. Absent: many for a material, else one. */
  readonly usual?: 'one' | 'many';
  readonly forms: TermForms;
  readonly reviewed?: Partial<Readonly<Record<Language, boolean>>>;
}
