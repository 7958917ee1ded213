import type { Language, Quality } from '@genbatalk/contract';
import type { EntryHead, LanguageData, PhrasebookData } from './format.js';
import { findKeyTerms, type KeyTerm } from './match/key-terms.js';
import { createKnowledge, type Knowledge } from './match/knowledge.js';
import type { TurnPart } from './match/look-up.js';
import { matchTurn } from './match/match-turn.js';
import type { Meaning, StepContext, StepPath } from './match/steps.js';
import { type Masked, maskNames, unmask, unmaskPart } from './names/masks.js';
import { once } from './once.js';
import { grammarOf } from './render/renderer-of.js';
import { writeFramed } from './render/write-frames.js';
import { writeLead } from './render/write-leads.js';
import type { ActionValue, FilledValue, SlotValue } from './slots/value.js';
import { type Grammar, renderTemplate } from './templates/render-template.js';

/** A part of a turn with its translation; without `entryId` and `text` the phrasebook does not know it. */
export interface PhrasebookPart {
  readonly source: string;
  readonly text?: string;
  /** The entry or the template that says it. */
  readonly entryId?: string;
  readonly path?: StepPath;
}

/** What the phrasebook says to a text. */
export interface PhrasebookMatch {
  /** The translation; with `partial` the known parts, and key terms or … for the others; with `none` the original (QUAL-05, QUAL-06). */
  readonly text: string;
  readonly quality: Extract<Quality, 'phrasebook' | 'partial' | 'none'>;
  /** The entries and templates found, in the order in which they are told. */
  readonly entryIds: readonly string[];
  /** True where one of them is safety-critical (QUAL-03, QUAL-07). */
  readonly critical: boolean;
  /** True where native speakers of both languages have confirmed everything that was found. */
  readonly reviewed: boolean;
  /** How it was found; `sentences` where several parts were, `key-terms` where nothing but single words was. */
  readonly path: StepPath | 'sentences' | 'key-terms' | 'none';
  /** The turn in the order in which it is told, unknown parts in their original words included. */
  readonly parts: readonly PhrasebookPart[];
  /** Words of the site in the parts that are not known, with their translations: what it is about, not what is said. */
  readonly keyTerms: readonly KeyTerm[];
}

/** One sentence of the phrasebook in one language. */
export interface Phrase extends EntryHead {
  readonly text: string;
  readonly reviewed: boolean;
}

/** The language of the site, known by heart. Pure, synchronous, never throws. */
export interface Phrasebook {
  readonly languages: readonly Language[];
  readonly themes: readonly string[];
  /** Translates a spoken turn. A language that is not loaded answers `none`. */
  translate(text: string, from: Language, to: Language): PhrasebookMatch;
  /** The sentence with an id, for presets and quick phrases; undefined for an unknown id or a language not loaded. */
  phrase(id: string, language: Language): Phrase | undefined;
  /** The entries of a theme, in its authors' order. */
  byTheme(theme: string): readonly EntryHead[];
  /** What the steps see, for the tools and the tests; undefined for a language not loaded. */
  inside(language: Language): StepContext | undefined;
}

/** Takes the place of what is not known in a partial translation. */
export const UNKNOWN_PART = '…';
const BETWEEN_TERMS = ' · ';

interface LoadedLanguage {
  readonly data: LanguageData;
  readonly knowledge: Knowledge;
  readonly grammar: Grammar;
  readonly reviewed: Readonly<Record<'entries' | 'templates' | 'actions' | 'terms', ReadonlySet<number>>>;
}

/** Builds a phrasebook over compiled data. Each language is indexed when it is first spoken. */
export function createPhrasebook(data: PhrasebookData): Phrasebook {
  const { heads, templates, actions, terms, languages } = data;
  const loaded = new Map(languages.map((each) => [each.language, loadLanguage(each, data)]));
  const positions = new Map(heads.map((head, position) => [head.id, position]));
  const kindOf = (term: number) => terms[term]?.kind;
  const contextOf = ({ knowledge }: LoadedLanguage): StepContext => ({
    knowledge,
    kindOf,
    isCritical: (entry) => heads[entry]?.critical === true,
    headOf: (meaning) => ('entry' in meaning ? heads[meaning.entry] : templates[meaning.template]),
  });

  const render = ({ source, meaning, lead }: TurnPart, heard: LoadedLanguage): PhrasebookPart => {
    if (meaning === undefined) return { source };
    const isEntry = 'entry' in meaning;
    const head = isEntry ? heads[meaning.entry] : templates[meaning.template];
    const text = isEntry
      ? heard.data.texts[meaning.entry]
      : renderTemplate(heard.data.templates[meaning.template]?.text ?? '', meaning.values, heard.grammar);
    const framed =
      text === undefined || meaning.frames === undefined
        ? text
        : writeFramed(meaning.frames, text, heard.grammar);
    return head === undefined || framed === undefined
      ? { source }
      : {
          source,
          text: lead === undefined ? framed : writeLead(lead, framed, heard.grammar.language),
          entryId: head.id,
          path: meaning.path,
        };
  };
  const isCritical = ({ meaning }: TurnPart): boolean => {
    if (meaning === undefined) return false;
    if ('entry' in meaning) return heads[meaning.entry]?.critical === true;
    const isDoing = actionsOf(meaning).some(({ action }) => actions[action]?.critical === true);
    return isDoing || templates[meaning.template]?.critical === true;
  };
  const isReviewed = ({ meaning }: TurnPart, sides: readonly LoadedLanguage[]): boolean => {
    if (meaning === undefined) return true;
    const isEntry = 'entry' in meaning;
    const done = actionsOf(meaning);
    const inside = done.flatMap(({ values }) => values.map(([, value]) => value));
    const filled = [...(isEntry ? [] : meaning.values.values()), ...inside, ...framesOf(meaning)];
    const used = filled.flatMap((value) => (value.kind === 'action' ? [] : termsOfValue(value)));
    return sides.every(
      ({ reviewed }) =>
        (isEntry ? reviewed.entries.has(meaning.entry) : reviewed.templates.has(meaning.template)) &&
        done.every(({ action }) => reviewed.actions.has(action)) &&
        used.every((term) => reviewed.terms.has(term)),
    );
  };

  const translate: Phrasebook['translate'] = (text, from, to) => {
    const spoken = loaded.get(from);
    const heard = loaded.get(to);
    if (spoken === undefined || heard === undefined) return unknown(text, []);
    const told = matchTurn(text, contextOf(spoken)).map((part) => ({ part, said: render(part, heard) }));
    const parts = told.map(({ said }) => said);
    const known = told.filter(({ said }) => said.text !== undefined).map(({ part }) => part);
    const sides = {
      spoken: spoken.knowledge,
      from: spoken.grammar.render,
      to: heard.grammar.render,
      target: to,
      kindOf,
      isWordOf: (term: number) => spoken.data.terms[term]?.text,
    };
    const termsOf = parts.map((part) => (part.text === undefined ? findKeyTerms(part.source, sides) : []));
    const keyTerms = termsOf.flat();
    if (known.length === 0 && keyTerms.length === 0) return unknown(text, parts);
    const joint = to === 'ja' || to === 'zh' ? '' : ' ';
    return {
      text: parts
        .map((part, at) => part.text ?? (termsOf[at] ?? []).map(({ target }) => target).join(BETWEEN_TERMS))
        .map((each) => (each === '' ? UNKNOWN_PART : each))
        .join(joint),
      quality: known.length === parts.length ? 'phrasebook' : 'partial',
      entryIds: parts.flatMap(({ entryId }) => entryId ?? []),
      critical: known.some(isCritical),
      reviewed: known.length > 0 && known.every((part) => isReviewed(part, [spoken, heard])),
      path: known.length === 0 ? 'key-terms' : parts.length === 1 ? (parts[0]?.path ?? 'none') : 'sentences',
      parts,
      keyTerms,
    };
  };
  return {
    languages: [...loaded.keys()],
    themes: [...new Set(heads.map((head) => head.theme))],
    translate(text, from, to) {
      const said = translate(text, from, to);
      if (said.quality === 'phrasebook') return said;
      const masked = maskNames(text, from);
      const named = masked === undefined ? undefined : translate(masked.text, from, to);
      if (masked === undefined || named?.quality !== 'phrasebook') return said;
      return withNames(named, masked) ?? said;
    },
    phrase(id, language) {
      const position = positions.get(id);
      const spoken = loaded.get(language);
      const head = position === undefined ? undefined : heads[position];
      if (position === undefined || spoken === undefined || head === undefined) return undefined;
      const text = spoken.data.texts[position];
      return text === undefined
        ? undefined
        : { ...head, text, reviewed: spoken.reviewed.entries.has(position) };
    },
    byTheme: (theme) => heads.filter((head) => head.theme === theme),
    inside(language) {
      const known = loaded.get(language);
      return known === undefined ? undefined : contextOf(known);
    },
  };
}

function loadLanguage(data: LanguageData, core: PhrasebookData): LoadedLanguage {
  const grammar = once(() => grammarOf(data, core));
  const reviewed = once(() => ({
    entries: new Set(data.reviewed),
    templates: new Set(data.reviewedTemplates),
    actions: new Set(data.reviewedActions),
    terms: new Set(data.reviewedTerms),
  }));
  return {
    data,
    knowledge: createKnowledge(data, core),
    get grammar() {
      return grammar();
    },
    get reviewed() {
      return reviewed();
    },
  };
}

function actionsOf(meaning: Meaning): ActionValue[] {
  const values = 'values' in meaning ? [...meaning.values.values()] : [];
  return values.flatMap((value) => (value.kind === 'action' ? [value] : []));
}

/** The terms of a value: what it is, and the adjectives beside it. */
function termsOfValue(value: FilledValue): number[] {
  if (value.kind !== 'thing' && value.kind !== 'place') return [];
  const { term, qualities = [], colour } = value;
  const others = value.kind === 'thing' ? [value.whole, value.also] : [value.of, value.relation?.of];
  const ofOthers = others.flatMap((other) => (other === undefined ? [] : termsOfValue(other)));
  return [term, ...qualities, colour, ...ofOthers].flatMap((each) => each ?? []);
}

/** What was found under the signs of names, with the names; undefined where one of them was lost. */
function withNames(match: PhrasebookMatch, masked: Masked): PhrasebookMatch | undefined {
  const text = unmask(match.text, masked);
  if (text === undefined) return undefined;
  const parts = match.parts.map((part) => ({
    ...part,
    source: unmaskPart(part.source, masked),
    ...(part.text === undefined ? {} : { text: unmaskPart(part.text, masked) }),
  }));
  return { ...match, text, parts };
}

function framesOf({ frames = [] }: Meaning): SlotValue[] {
  return frames.map(({ value }) => value);
}

function unknown(text: string, parts: readonly PhrasebookPart[]): PhrasebookMatch {
  return {
    text,
    quality: 'none',
    entryIds: [],
    critical: false,
    reviewed: false,
    path: 'none',
    parts,
    keyTerms: [],
  };
}
