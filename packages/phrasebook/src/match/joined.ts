import type { Language } from '@genbatalk/contract';
import { type Cut, cutsOf } from '../normalise/cuts.js';
import { asksByWords } from '../normalise/mood.js';
import { type Sentence, splitClauses } from '../normalise/sentences.js';
import { foldClause, isShort, refuses } from '../normalise/wording.js';
import { isSame, type Lead, lookUp, type TurnPart } from './look-up.js';
import { deniesAnything } from './run-on.js';
import { type Meaning, type StepContext, SURE_STEPS } from './steps.js';

/** A part that is known. */
interface Told extends TurnPart {
  readonly meaning: Meaning;
}

/** How the clauses are named that say until when. */
const UNTIL = 'clause-until-';
// "Stop the machine, come down, and call me": more than this is a speech.
const MOST_MAINS = 3;
const AND: Readonly<Record<Language, RegExp>> = {
  ja: /[、，,]/u,
  zh: /[，,]|并且|然后/u,
  en: /,? and (?:then )?|, ?|,? then /iu,
  vi: / (?:và|rồi) |, ?/iu,
  de: / und (?:dann )?|, ?/iu,
  fr: / et (?:puis )?|, ?/iu,
  it: / e (?:poi )?|, ?/iu,
};

const ANSWERING: ReadonlySet<string> = new Set([
  'greetings',
  'understanding',
  'questions-answers',
  'directions',
]);

/**
 * Two clauses with the word that joins them ("clean up before you leave"), each known by itself and told with how they
 * belong together. Nothing where more than one cut is possible, or where it could change what is denied.
 */
export function matchJoined(sentence: Sentence, context: StepContext): TurnPart[] | undefined {
  const cuts = cutsOf(sentence.body, context.knowledge.language);
  context.knowledge.work.steps += cuts.length;
  // A clause that is known as such is sure; one that is told as a sentence of its own only where there is none.
  return (
    theOnly(cuts.map((cut) => withClause(cut, sentence, context))) ??
    theOnly(cuts.map((cut) => withSentences(cut, sentence, context)))
  );
}

function theOnly(readings: readonly (readonly Told[] | undefined)[]): TurnPart[] | undefined {
  const [first, ...others] = readings.filter((reading) => reading !== undefined);
  if (first === undefined) return undefined;
  const isOther = (reading: readonly Told[]) =>
    reading.length !== first.length ||
    reading.some(({ meaning, lead }, at) => {
      const same = first[at];
      return same === undefined || lead !== same.lead || !isSame(meaning, same.meaning);
    });
  return others.some(isOther) ? undefined : [...first];
}

/** "When finished: …": the clause stands before what it belongs to, in every language. */
function withClause(cut: Cut, sentence: Sentence, context: StepContext): Told[] | undefined {
  for (const wording of cut.clauses) {
    const clause = find([wording], cut.source[0], false, context);
    if (clause === undefined || roleOf(clause, context) !== 'clause') continue;
    const mains = findMains(cut, sentence, context);
    if (mains === undefined || !fitsUntil(cut, clause, mains, context)) return undefined;
    return [{ ...clause, lead: 'clause' }, ...mains];
  }
  return undefined;
}

/**
 * "Do not enter before he comes" says until when not to; "finish before he comes" and "if he has not come, call" say no
 * such thing.
 */
function fitsUntil({ link }: Cut, clause: Told, mains: readonly Told[], context: StepContext): boolean {
  const isUntil = context.headOf(clause.meaning)?.id.startsWith(UNTIL) === true;
  return !isUntil || link === 'until' || mains.every((main) => roleOf(main, context) === 'forbid');
}

/** Both clauses are sentences of their own. */
function withSentences(cut: Cut, sentence: Sentence, context: StepContext): Told[] | undefined {
  if (cut.link === 'at') return undefined;
  const clause = find(cut.bare, cut.source[0], false, context);
  const [main, ...others] = (clause === undefined ? undefined : findMains(cut, sentence, context)) ?? [];
  if (clause === undefined || main === undefined) return undefined;
  const role = roleOf(clause, context);
  if (role === 'clause' || answers(clause, context)) return undefined;
  const what = roleOf(main, context);
  const told = (...parts: readonly (readonly [Told, Lead | undefined])[]) =>
    parts.map(([part, lead]) => (lead === undefined ? part : { ...part, lead }));
  switch (cut.link) {
    case 'when':
    case 'thenIf':
      return role === 'statement' ? [...told([clause, 'if'], [main, undefined]), ...others] : undefined;
    case 'before':
      if (role !== 'order' || others.length > 0) return undefined;
      if (what === 'forbid') return told([clause, 'first'], [main, 'until-then']);
      return what === 'order' ? told([main, 'first'], [clause, 'then']) : undefined;
    case 'after':
      if (role === 'statement') return [...told([clause, 'if'], [main, undefined]), ...others];
      return role === 'order' && what === 'order' && others.length === 0
        ? told([clause, 'first'], [main, 'then'])
        : undefined;
    case 'until':
      if (others.length > 0) return undefined;
      if (role === 'statement') return told([main, undefined], [clause, 'until']);
      return role === 'order' && what === 'forbid'
        ? told([clause, 'first'], [main, 'until-then'])
        : undefined;
    case 'so':
    case 'then':
    case 'and':
    case 'but':
      if (!isJoinable(cut, role, sentence, context)) return undefined;
      if (cut.link === 'and' && what !== 'order' && what !== 'forbid') return undefined;
      return [
        ...told(
          [clause, cut.link === 'then' ? 'first' : undefined],
          [main, leadOf(cut.link, clause, context)],
        ),
        ...others,
      ];
  }
}

/** "Danger! Keep clear." needs no "so", two orders no "and". */
function leadOf(
  link: 'so' | 'then' | 'and' | 'but',
  clause: Told,
  { headOf }: StepContext,
): Lead | undefined {
  if (link === 'and') return undefined;
  return link === 'so' && headOf(clause.meaning)?.isOfMoment === true ? undefined : link;
}

/** True for two sentences of which neither asks, and the first denies nothing that could reach into the second. */
function isJoinable(
  { link, source, bare, main }: Cut,
  role: ReturnType<typeof roleOf>,
  { asks }: Sentence,
  { knowledge: { language } }: StepContext,
): boolean {
  const halves = [bare[0] ?? '', main[0] ?? ''].map((half) => foldClause(half, language));
  if (asks || halves.some((half) => asksByWords(half, language) || isShort(half, language))) return false;
  const isFinal = language === 'ja' || language === 'zh';
  if (link === 'so')
    return role !== 'order' && role !== 'forbid' && (isFinal || !deniesAnything(source[0], language));
  return (
    link === 'but' ||
    (role === 'order' &&
      !deniesAnything(source[0], language) &&
      !(language === 'ja' && deniesAnything(`${source[1]}。`, language)))
  );
}

/** What answers somebody ("I'm on my way") would mean something else behind a clause. */
function isTellable(main: Told, context: StepContext): boolean {
  const head = context.headOf(main.meaning);
  if (head === undefined || head.role === 'clause') return false;
  return head.role === 'order' || head.role === 'forbid' || !answers(main, context);
}

function answers({ meaning }: Told, { headOf }: StepContext): boolean {
  return ANSWERING.has(headOf(meaning)?.theme ?? '');
}

/** What is to be done, asked or told: one sentence, or behind its clause several that are joined by "and". */
function findMains(cut: Cut, sentence: Sentence, context: StepContext): Told[] | undefined {
  const { language } = context.knowledge;
  const [said = ''] = cut.main;
  const folded = foldClause(said, language);
  if (folded === '' || refuses(folded, language)) return undefined;
  const asks = sentence.asks && !cut.isBehind ? true : sentence.asks;
  // Behind a clause German puts the verb first, as a question does.
  const wordings =
    asks || cut.main.length === 1 || !asksByWords(folded, language) ? cut.main : cut.main.slice(1);
  const main = find(wordings, cut.source[1], asks, context);
  if (main !== undefined) return isTellable(main, context) ? [main] : undefined;
  if (cut.isBehind || asks) return undefined;
  const pieces = said.split(AND[language]).flatMap((piece) => splitClauses(piece, language));
  if (pieces.length < 2 || pieces.length > MOST_MAINS) return undefined;
  const mains = pieces.map((piece) => find([piece], piece, false, context));
  const known = mains.filter((each) => each !== undefined);
  const areOrders = known.every((each) => roleOf(each, context) === 'order');
  const isDenied = pieces.slice(0, -1).some((piece) => deniesAnything(piece, language));
  return known.length === pieces.length && areOrders && !isDenied ? known : undefined;
}

/** The first wording that is known; of several other forms only one may be. */
function find(
  wordings: readonly string[],
  source: string,
  asks: boolean,
  context: StepContext,
): Told | undefined {
  const [first, ...others] = wordings.map((body) => {
    const meaning = lookUp([{ source: body, body, asks, ended: true }], context, SURE_STEPS)?.meaning;
    return meaning === undefined ? undefined : { source, meaning };
  });
  if (first !== undefined) return first;
  const [other, ...more] = others.filter((each) => each !== undefined);
  return other === undefined || more.some(({ meaning }) => !isSame(meaning, other.meaning))
    ? undefined
    : other;
}

function roleOf({ meaning }: Told, { headOf }: StepContext) {
  return headOf(meaning)?.role;
}
