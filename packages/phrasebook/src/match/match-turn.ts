import { analyse, bareKey } from '../analyse/analyse.js';
import { denies } from '../analyse/soft.js';
import { hangs } from '../normalise/cuts-japanese.js';
import { splitManner } from '../normalise/manner.js';
import { splitReason } from '../normalise/reasons.js';
import { type Sentence, splitClauses, splitSentences } from '../normalise/sentences.js';
import { matchJoined } from './joined.js';
import { isSame, lookUp, type TurnPart } from './look-up.js';
import { cutRunOn } from './run-on.js';
import { STEPS, type StepContext, SURE_STEPS, WORDING_STEPS } from './steps.js';
import { matchTold } from './told.js';
import { restoreSentence } from './unmarked.js';

// Entries of two or three short sentences exist ("危ない！下がれ！"); longer runs are told sentence by sentence.
const MOST_SENTENCES_OF_AN_ENTRY = 3;
/**
 * Takes a spoken turn apart: the longest run of sentences that an entry knows, sentence by sentence, then a
 * sentence by its clauses, but these only when every one is known. Fillers vanish; everything else is in
 * exactly one part, in the order spoken.
 */
export function matchTurn(text: string, context: StepContext): TurnPart[] {
  const sentences = splitSentences(text, context.knowledge.language);
  const parts: TurnPart[] = [];
  let at = 0;
  while (at < sentences.length) {
    const run = longestKnownRun(sentences.slice(at, at + MOST_SENTENCES_OF_AN_ENTRY), context);
    if (run !== undefined) {
      parts.push(run.part);
      at += run.length;
      continue;
    }
    const sentence = sentences[at];
    if (sentence !== undefined)
      parts.push(
        ...(matchUnmarked(sentence, context) ??
          matchTold(sentence, context) ??
          matchJoined(sentence, context) ??
          matchPieces(sentence, context)),
      );
    at += 1;
  }
  return parts;
}

function longestKnownRun(sentences: readonly Sentence[], context: StepContext) {
  for (let length = sentences.length; length > 0; length -= 1) {
    const steps = length === 1 ? STEPS : WORDING_STEPS;
    const part = lookUp(sentences.slice(0, length), context, steps);
    if (part?.meaning !== undefined) return { part, length };
  }
  return undefined;
}

/** Vietnamese typed without marks, where all the ways to mark it that are known say the same. */
function matchUnmarked(sentence: Sentence, context: StepContext): TurnPart[] | undefined {
  const meanings = restoreSentence(sentence.body, context.knowledge).flatMap((body) => {
    const meaning = lookUp([{ ...sentence, body }], context, SURE_STEPS)?.meaning;
    return meaning ?? [];
  });
  const [meaning, ...others] = meanings;
  if (meaning === undefined || others.some((other) => !isSame(other, meaning))) return undefined;
  return [{ source: sentence.source, meaning: { ...meaning, path: 'marks' } }];
}

/** A sentence by its clauses, or as several sentences said in one breath. */
function matchPieces(sentence: Sentence, context: StepContext): TurnPart[] {
  const { language, lexicon } = context.knowledge;
  const clauses = splitClauses(sentence.body, language).flatMap((clause) => splitReason(clause, language));
  if (language === 'ja' && clauses.slice(0, -1).some(hangs)) return [{ source: sentence.source }];
  const parts = clauses.flatMap((source, at): TurnPart[] => {
    const isLast = at === clauses.length - 1;
    const clause = { source, body: source, asks: isLast && sentence.asks, ended: !isLast || sentence.ended };
    const part = lookUp([clause], context, STEPS);
    if (part === undefined || part.meaning !== undefined || clause.asks)
      return part === undefined ? [] : [part];
    const runOn = cutRunOn(source, lexicon)?.map(
      (each): TurnPart => ({ source: each.source, meaning: { path: 'run-on', entry: each.entry } }),
    );
    return runOn ?? matchManner(clause, context) ?? [part];
  });
  if (parts.length === 0) return [];
  // What belongs to another sentence is told with it or not at all.
  const areKnown = parts.every(
    ({ meaning }) => meaning !== undefined && context.headOf(meaning)?.role !== 'clause',
  );
  return parts.length > 1 && areKnown ? parts : [{ source: sentence.source }];
}

/** What is to be done and how: two sentences, unless it is denied ("do not lower it slowly"). */
function matchManner(clause: Sentence, context: StepContext): TurnPart[] | undefined {
  const pieces = splitManner(clause.body, context.knowledge.language);
  const parts = pieces?.map((body) => lookUp([{ ...clause, source: body, body }], context, SURE_STEPS));
  const analysis = pieces?.map((body) =>
    analyse([{ ...clause, source: body, body }], context.knowledge.language, context.knowledge.book),
  );
  const isDenied = analysis?.some((each) => each !== undefined && denies(bareKey(each)));
  const known = parts?.filter((part) => part?.meaning !== undefined);
  const isTold = known?.some(
    ({ meaning } = { source: '' }) => meaning !== undefined && isSaying(context.headOf(meaning)?.theme),
  );
  return isDenied === true || isTold === true || known?.length !== 2
    ? undefined
    : known.flatMap((part) => part ?? []);
}

/** Greetings and answers are not done slowly or carefully. */
function isSaying(theme: string | undefined): boolean {
  return theme === 'greetings' || theme === 'understanding' || theme === 'emergency';
}
