import type { Language } from '@genbatalk/contract';
import { slotToken } from '../analyse/token.js';

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
  readonly isMotion?: true;
}

/** Stands in a pattern for the complement: "haben _ gereinigt". */
export const HOLE = '_';

/** The type of the slot that the adverb of a form takes; the first of all slots, in complements and around them. */
export const ADVERB = 'adverb';
export const PLACE = slotToken(0);

/**
 * By form, what stands around a complement, as analysed tokens: `{ "inf": ["reinig _", "_ reinig"] }`. Those of a form that
 * ends in "+" have a place for an adverb ("sie/+" for "sie/gut"); where there is none of these, the complement has it.
 */
export type Conjugation = Readonly<Record<string, readonly string[]>>;

/**
 * The actions of one language. What is understood is taken apart, as most of a language's weight would be the same verb
 * before other words and the same words behind other forms of a verb: each way to say an action is a complement ("{what}
 * mit {t} fest") and the conjugation of its verb.
 */
export interface ActionsData {
  /** Per action: the phrase that is shown, inflected when it is written. */
  readonly phrases: readonly string[];
  /** The slots of all complements and conjugations, "name:form:type"; these name them by position. */
  readonly slots: readonly string[];
  /** What is said beside the verb, as analysed tokens joined by spaces; empty where nothing is. */
  readonly complements: readonly string[];
  readonly conjugations: readonly Conjugation[];
  /** Per action: its ways, each the positions of a complement and a conjugation. */
  readonly ways: readonly (readonly Way[])[];
  /** By the adverb of a form ("gut" of "inf/gut"): its analysed tokens; empty where the analysis drops it. */
  readonly adverbs: Readonly<Record<string, string>>;
}

export type Way = readonly [complement: number, conjugation: number];
