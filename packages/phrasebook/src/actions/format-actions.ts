import type { Language } from '@genbatalk/contract';

/** An action as its authors write it in `data/actions/<theme>.json`; docs/phrasebook.md describes the fields. */
export interface SourceAction {
  readonly id: string;
  readonly critical: boolean;
  /** Name of each slot and its type; the first is what the action is done to. */
  readonly slots: Readonly<Record<string, string>>;
  /** The bare action, in the infinitive: `{what}を締める`, "tighten {what}", "{what:acc} fest|ziehen". */
  readonly phrase: Readonly<Record<Language, string>>;
  readonly ways: Partial<Readonly<Record<Language, readonly string[]>>>;
  /** The languages that say it with "to be": sono andato, je suis allé, ich bin gegangen. */
  readonly isMotion?: boolean;
  readonly reviewed: Partial<Readonly<Record<Language, boolean>>>;
}

/** One file of `data/actions/`. */
export interface SourceActions {
  readonly theme: string;
  readonly actions: readonly SourceAction[];
}

/** What holds for an action in every language. */
export interface ActionHead {
  readonly id: string;
  readonly critical: boolean;
  readonly slots: Readonly<Record<string, string>>;
}

/** An action in one language. A form is what a template asks for: `te`, "participle", "inf/nicht". */
export interface ActionData {
  /** By form: what is shown and spoken, with its slots. */
  readonly texts: Readonly<Record<string, string>>;
  /** The slots of the patterns, "name:form"; a pattern names them by position. */
  readonly slots: readonly string[];
  /** The name of its first slot, what the action is done to. */
  readonly object?: string;
  readonly patterns: ActionPatterns;
  /** By form: where in each of its patterns, in tokens, the words of its other forms are put in. */
  readonly insertions?: Readonly<Record<string, readonly number[]>>;
}

/**
 * By form: what is understood, as analysed tokens joined by spaces. A form that begins with ~ lacks the first slot. Words
 * instead of patterns are put into those of the form before the slash (`inf/nicht`); a mere ~ tells that the first slot
 * is left out of those of the form behind it. `short-patterns.ts` writes both out.
 */
export type ActionPatterns = Readonly<Record<string, readonly string[] | string>>;
