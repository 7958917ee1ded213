import type { Language, Quality } from '@genbatalk/contract';
import type { EntryHead, LanguageData, PhrasebookData } from './format.js';
import { buildLexicon, type Lexicon } from './match/lexicon.js';
import { matchTurn, type TurnPart } from './match/match-turn.js';
import type { StepPath } from './match/steps.js';

/** A part of a turn with its translation; without `entryId` and `text` the phrasebook does not know it. */
export interface PhrasebookPart {
  readonly source: string;
  readonly text?: string;
  readonly entryId?: string;
}

/** What the phrasebook says to a text. */
export interface PhrasebookMatch {
  /** The translation; with `partial` the known parts and … for the others; with `none` the original (QUAL-05, QUAL-06). */
  readonly text: string;
  readonly quality: Extract<Quality, 'phrasebook' | 'partial' | 'none'>;
  /** The entries found, in the order spoken. */
  readonly entryIds: readonly string[];
  /** True where one of the entries is safety-critical (QUAL-03, QUAL-07). */
  readonly critical: boolean;
  /** True where native speakers of both languages have confirmed every entry found. */
  readonly reviewed: boolean;
  /** How it was found; `sentences` where several parts were. */
  readonly path: StepPath | 'sentences' | 'none';
  /** The turn in the order spoken, unknown parts in their original words included. */
  readonly parts: readonly PhrasebookPart[];
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
}

/** Takes the place of what is not known in a partial translation. */
export const UNKNOWN_PART = '…';

interface LoadedLanguage {
  readonly data: LanguageData;
  readonly lexicon: Lexicon;
  readonly reviewed: ReadonlySet<number>;
}

/** Builds a phrasebook over compiled data. Everything is indexed here, so that translating only looks up. */
export function createPhrasebook({ heads, languages }: PhrasebookData): Phrasebook {
  const loaded = new Map<Language, LoadedLanguage>(
    languages.map((data) => [
      data.language,
      { data, lexicon: buildLexicon(data), reviewed: new Set(data.reviewed) },
    ]),
  );
  const positions = new Map(heads.map((head, position) => [head.id, position]));
  const textOf = (language: LoadedLanguage, entry: number) => language.data.texts[entry];

  return {
    languages: [...loaded.keys()],
    themes: [...new Set(heads.map((head) => head.theme))],
    translate(text, from, to) {
      const spoken = loaded.get(from);
      const heard = loaded.get(to);
      if (spoken === undefined || heard === undefined) return unknown(text, []);
      const parts = matchTurn(text, spoken.lexicon);
      const known = parts.flatMap(({ entry }) => (entry === undefined ? [] : [entry]));
      const translated = parts.map((part) => translatePart(part, heads, (entry) => textOf(heard, entry)));
      if (known.length === 0) return unknown(text, translated);
      return {
        text: joinParts(translated, to),
        quality: known.length === parts.length ? 'phrasebook' : 'partial',
        entryIds: known.flatMap((entry) => heads[entry]?.id ?? []),
        critical: known.some((entry) => heads[entry]?.critical === true),
        reviewed: known.every((entry) => spoken.reviewed.has(entry) && heard.reviewed.has(entry)),
        path: parts.length === 1 ? (parts[0]?.path ?? 'none') : 'sentences',
        parts: translated,
      };
    },
    phrase(id, language) {
      const position = positions.get(id);
      const spoken = loaded.get(language);
      const head = position === undefined ? undefined : heads[position];
      if (position === undefined || spoken === undefined || head === undefined) return undefined;
      const text = textOf(spoken, position);
      return text === undefined ? undefined : { ...head, text, reviewed: spoken.reviewed.has(position) };
    },
    byTheme: (theme) => heads.filter((head) => head.theme === theme),
  };
}

function unknown(text: string, parts: readonly PhrasebookPart[]): PhrasebookMatch {
  return { text, quality: 'none', entryIds: [], critical: false, reviewed: false, path: 'none', parts };
}

function translatePart(
  { source, entry }: TurnPart,
  heads: readonly EntryHead[],
  textOf: (entry: number) => string | undefined,
): PhrasebookPart {
  const head = entry === undefined ? undefined : heads[entry];
  const text = entry === undefined ? undefined : textOf(entry);
  return head === undefined || text === undefined ? { source } : { source, text, entryId: head.id };
}

function joinParts(parts: readonly PhrasebookPart[], language: Language): string {
  const joint = language === 'ja' || language === 'zh' ? '' : ' ';
  return parts.map((part) => part.text ?? UNKNOWN_PART).join(joint);
}
