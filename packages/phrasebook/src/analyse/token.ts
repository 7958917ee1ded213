import { rememberSame } from '../normalise/remember.js';
import type { MeasureId } from '../slots/measures.js';

/** One word of an analysed sentence; a site term stands as one token whatever its words were. */
export interface Token {
  readonly text: string;
  /** The word as it was said, where `text` is its stem: slots read it, as a stem may cut more than an ending. */
  readonly raw?: string;
  /** A term that is a measure as well: two buckets, and two buckets of water. */
  readonly measure?: MeasureId;
  /** A term said in the plural; false where its word is that of one alone. */
  readonly isMany?: boolean;
  /** An article or a courtesy: it may be left out, but a slot may read it (ein Sack). */
  readonly isLight?: boolean;
  /** Where an adjective or a colour begins: what it may be, and its length in tokens. Slots read it beside a noun. */
  readonly quality?: Quality;
}

/** Words that may stand beside a noun, and the terms that they may be: "other" is the other one or another. */
interface Quality {
  readonly choices: readonly QualityChoice[];
  readonly length: number;
}

export interface QualityChoice {
  readonly term: number;
  readonly isColour?: boolean;
  /** A Vietnamese side (phía sau): beside a thing it may say where to. */
  readonly isSide?: boolean;
  /** See `definite` of a term's form. */
  readonly definite?: boolean;
}

/** A clause brought to its bare meaning. */
export interface Reduced {
  readonly tokens: readonly Token[];
  /** True where words asked for something to be done ("could you …?"): its question mark asks nothing. */
  readonly isRequest: boolean;
  /** True where the same words ask whether it has to be done or may be, when they are asked (締めないといけませんか, 触っちゃだめ？). */
  readonly isDuty?: boolean;
}

// Terms are single characters of the private use area; cleaned text never contains one.
const FIRST_TERM = 0xe100;
const MOST_TERMS = 0xf8ff - FIRST_TERM;

/** The token that stands for a term in every language. */
export function termToken(term: number): string {
  if (term > MOST_TERMS) throw new RangeError('more site terms than token characters');
  return String.fromCharCode(FIRST_TERM + term);
}

/** The term that a token stands for; undefined for a word. */
export function termOf(token: string | undefined): number | undefined {
  if (token?.length !== 1) return undefined;
  const code = token.charCodeAt(0);
  return code >= FIRST_TERM && code <= FIRST_TERM + MOST_TERMS ? code - FIRST_TERM : undefined;
}

// Letters of the Vai script take the places of slots while a template is analysed; no site language uses them.
const FIRST_SLOT = 0xa500;
const MOST_SLOTS = 300;

export function slotToken(slot: number): string {
  return String.fromCharCode(FIRST_SLOT + slot);
}

/** Stands before and behind an action while it is analysed, so that it is read as it is inside a sentence. */
export const AROUND = slotToken(MOST_SLOTS - 4);

export function slotOf(token: string | undefined): number | undefined {
  if (token?.length !== 1) return undefined;
  const slot = token.charCodeAt(0) - FIRST_SLOT;
  return slot >= 0 && slot < MOST_SLOTS ? slot : undefined;
}

/** Marks the tokens that say little; where all would be light, none is. */
export function markLight(tokens: readonly Token[], light: ReadonlySet<string>): Token[] {
  if (tokens.every(({ text }) => light.has(text))) return [...tokens];
  return tokens.map((token) => (light.has(token.text) ? { ...token, isLight: true } : token));
}

const MOST_REMEMBERED = 24;

/** The words of tokens as slots read them; the same list for the same tokens, so that what was read of it is found again. */
export const rawTexts: (tokens: readonly Token[]) => readonly string[] = rememberSame(
  (tokens) => tokens.map(({ text, raw }) => raw ?? text),
  MOST_REMEMBERED,
);
