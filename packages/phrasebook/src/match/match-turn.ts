import { type Sentence, splitClauses, splitSentences } from '../normalise/sentences.js';
import { keysOf } from '../normalise/wording.js';
import type { Lexicon } from './lexicon.js';
import { STEPS, type StepPath } from './steps.js';

/** A stretch of a turn: the words as spoken, and the entry that says them, where one does. */
export interface TurnPart {
  readonly source: string;
  readonly entry?: number;
  readonly path?: StepPath;
}

// Entries of two or three short sentences exist ("危ない！下がれ！"); longer runs are told sentence by sentence.
const MOST_SENTENCES_OF_AN_ENTRY = 3;

/**
 * Takes a spoken turn apart: the longest run of sentences that an entry knows, sentence by sentence, then a
 * sentence by its clauses, but these only when every one is known. Fillers vanish; everything else is in
 * exactly one part, in the order spoken.
 */
export function matchTurn(text: string, lexicon: Lexicon): TurnPart[] {
  const sentences = splitSentences(text);
  const parts: TurnPart[] = [];
  let at = 0;
  while (at < sentences.length) {
    const run = longestKnownRun(sentences.slice(at, at + MOST_SENTENCES_OF_AN_ENTRY), lexicon);
    if (run !== undefined) {
      parts.push(run.part);
      at += run.length;
      continue;
    }
    const sentence = sentences[at];
    if (sentence !== undefined) parts.push(...matchClauses(sentence, lexicon));
    at += 1;
  }
  return parts;
}

function longestKnownRun(sentences: readonly Sentence[], lexicon: Lexicon) {
  for (let length = sentences.length; length > 0; length -= 1) {
    const part = matchTogether(sentences.slice(0, length), lexicon);
    if (part?.entry !== undefined) return { part, length };
  }
  return undefined;
}

function matchClauses(sentence: Sentence, lexicon: Lexicon): TurnPart[] {
  const clauses = splitClauses(sentence.body, lexicon.language);
  const parts = clauses
    .map((source, at) => {
      const isLast = at === clauses.length - 1;
      return matchTogether(
        [{ source, body: source, asks: isLast && sentence.asks, ended: !isLast || sentence.ended }],
        lexicon,
      );
    })
    .filter((part) => part !== undefined);
  if (parts.length === 0) return [];
  return parts.length > 1 && parts.every((part) => part.entry !== undefined)
    ? parts
    : [{ source: sentence.source }];
}

/** Looks sentences up as one wording; undefined where they are nothing but fillers. */
function matchTogether(sentences: readonly Sentence[], lexicon: Lexicon): TurnPart | undefined {
  const keys = keysOf(sentences, lexicon.language);
  if (keys === undefined) return undefined;
  const source = sentences.map((sentence) => sentence.source).join(' ');
  for (const step of STEPS) {
    const entry = step.find(keys, lexicon);
    if (entry !== undefined) return { source, entry, path: step.path };
  }
  return { source };
}
