import { type Analysis, bareKey } from '../analyse/analyse.js';
import { softKey } from '../analyse/soft.js';
import { rawTexts } from '../analyse/token.js';
import type { EntryHead, TemplateHead } from '../format.js';
import { SAID_AT_ONCE } from '../normalise/moment.js';
import type { Keys } from '../normalise/wording.js';
import type { FilledValue } from '../slots/value.js';
import type { TemplateMatch } from '../templates/template-trie.js';
import { fitsAround, unframed } from './framed.js';
import type { Frame } from './frames.js';
import type { Knowledge } from './knowledge.js';
import { AMBIGUOUS, entryMeantBy, type Lexicon } from './lexicon.js';
import { closestTemplates, isFetchable, tellsValue } from './meant.js';
import { couldBeNear, tryNear } from './near.js';
import { orderlessKey } from './orderless.js';
import { restoreMarks } from './restore-marks.js';

/** How a wording was recognised. */
export type StepPath =
  | 'exact'
  | 'repeated'
  | 'marks'
  | 'normalised'
  | 'template'
  | 'softened'
  | 'reordered'
  | 'framed'
  | 'near'
  | 'run-on';

/** What a sentence means: an entry, or a template with what fills its slots. */
export type Meaning = {
  readonly path: StepPath;
  /** When and where, said around a sentence that is known without it. */
  readonly frames?: readonly Frame[];
} & (
  | { readonly entry: number }
  | { readonly template: number; readonly values: ReadonlyMap<string, FilledValue> }
);

/** What was said, in the forms that the steps look up; the analysis is made when a step first asks. */
export interface Spoken {
  readonly keys: Keys;
  readonly analysis: () => Analysis | undefined;
}

/** What the steps know beside the language itself. */
export interface StepContext {
  readonly knowledge: Knowledge;
  readonly isCritical: (entry: number) => boolean;
  /** What holds of an entry or a template in every language. */
  readonly headOf: (meaning: Meaning) => EntryHead | TemplateHead | undefined;
  readonly kindOf: Parameters<Knowledge['templates']['match']>[2]['kindOf'];
}

/** One way to recognise a wording. It refuses rather than guesses. */
export interface MatchStep {
  readonly path: StepPath;
  readonly find: (spoken: Spoken, context: StepContext) => Meaning | undefined;
}

const PERSONS: ReadonlySet<string> = new Set(['person', 'role', 'trade']);
const MOST_REPEATS = 4;

const entryStep = (
  path: StepPath,
  find: (spoken: Spoken, context: StepContext) => number | undefined,
): MatchStep => ({
  path,
  find: (spoken, context) => {
    const entry = find(spoken, context);
    return entry === undefined || entry === AMBIGUOUS ? undefined : { path, entry };
  },
});

/** The wordings themselves; cheap, so they are asked of several sentences together too. */
export const WORDING_STEPS: readonly MatchStep[] = [
  entryStep('exact', ({ keys }, { knowledge }) => findExact(keys, knowledge.lexicon)),
  entryStep('repeated', ({ keys }, { knowledge }) => findRepeated(keys, knowledge.lexicon)),
  entryStep('marks', ({ keys }, { knowledge }) => restoreMarks(keys, knowledge.lexicon)),
  entryStep('normalised', findNormalised),
];

/** The steps that look at nothing but the analysis, and guess nothing. */
const BARE_STEPS: readonly MatchStep[] = [
  entryStep('normalised', findNormalised),
  { path: 'template', find: findTemplate },
  entryStep('softened', findSoftened),
];

/** In this order; the first that knows the wording decides. */
export const STEPS: readonly MatchStep[] = [
  ...WORDING_STEPS,
  { path: 'template', find: findTemplate },
  entryStep('softened', findSoftened),
  entryStep('reordered', findReordered),
  { path: 'framed', find: findFramed },
  entryStep('near', findNear),
];

/** All that make no allowance for slips. */
export const SURE_STEPS: readonly MatchStep[] = STEPS.filter(({ path }) => path !== 'near');

/** The entry with just this wording. */
function findExact({ strict, loose, isOpen }: Keys, lexicon: Lexicon): number | undefined {
  const entry = entryMeantBy(strict, isOpen, lexicon);
  return entry ?? (loose === undefined ? undefined : entryMeantBy(loose, isOpen, lexicon));
}

/** "Stop stop stop!": one wording said several times in one breath. */
function findRepeated(keys: Keys, lexicon: Lexicon): number | undefined {
  const spoken = keys.loose;
  if (spoken === undefined || spoken.length > MOST_REPEATS * (lexicon.longestKeyLength + 1)) return undefined;
  const joint = lexicon.language === 'ja' || lexicon.language === 'zh' ? '' : ' ';
  const shortest = lexicon.language === 'zh' ? 1 : 2;
  for (let repeats = 2; repeats <= MOST_REPEATS; repeats += 1) {
    const unitLength = (spoken.length - joint.length * (repeats - 1)) / repeats;
    if (!Number.isInteger(unitLength) || unitLength < shortest) continue;
    const unit = spoken.slice(0, unitLength);
    if (Array.from({ length: repeats }, () => unit).join(joint) === spoken) {
      return entryMeantBy(unit, keys.isOpen, lexicon);
    }
  }
  return undefined;
}

/** The entry whose bare meaning is the same: politeness, particles, mood and names of things brought to one form. */
function findNormalised({ analysis }: Spoken, { knowledge }: StepContext): number | undefined {
  const said = analysis();
  if (said === undefined || couldAsk(said, knowledge)) return undefined;
  return knowledge.bare.get(bareKey(said));
}

function findTemplate({ analysis }: Spoken, steps: StepContext): Meaning | undefined {
  const said = analysis();
  if (said === undefined) return undefined;
  const { knowledge, kindOf } = steps;
  const meant = { kindOf, headOf: (template: number) => steps.headOf(templateOf(template)) };
  const { tokens, asks } = said;
  const context = {
    stream: { tokens, texts: rawTexts(tokens) },
    language: knowledge.language,
    kindOf,
  };
  const matches = knowledge.templates
    .match(tokens, asks, context, knowledge.work)
    .filter((match) => isFetchable(match, meant) && !isHourGuessed(match));
  const most = Math.max(...matches.map(({ words }) => words));
  const longest = matches.filter(({ words }) => words === most);
  // A sentence of its own is meant before one that is made of an action.
  const plain = longest.filter(({ values }) => ![...values.values()].some(({ kind }) => kind === 'action'));
  const likely = plain.length > 0 ? plain : longest;
  // A template that has a place of its own for the day is meant before one that takes it with the time.
  const dayed = likely.filter(({ values }) => ![...values.values()].some(isDated));
  const dated = dayed.length > 0 ? dayed : likely;
  // Two of the carpenters are counted where a template counts people.
  const uncounted = dated.filter(({ values }) => ![...values.values()].some(isCountedPerson(kindOf)));
  const counted = uncounted.length > 0 ? uncounted : dated;
  // So is one that has a place of its own for the measure: "we need 10 m" of something.
  const measured = counted.filter(({ values }) => ![...values.values()].some(isMeasured));
  const [best, ...others] = closestTemplates(measured.length > 0 ? measured : counted, meant);
  if (best === undefined || others.some(({ template }) => template !== best.template)) return undefined;
  const asked = said.isOpen ? knowledge.templates.match(tokens, true, context, knowledge.work) : [];
  const isAsked = asked.some(({ template }) => template !== best.template);
  if (isAsked && !tellsValue(best, asked, meant)) return undefined;
  return { path: 'template', template: best.template, values: best.values };
}

/** "Cut the pipe at 17": behind something that is done a mere number may be a measure. */
function isHourGuessed({ values }: TemplateMatch): boolean {
  const all = [...values.values()];
  return (
    all.some(({ kind }) => kind === 'action') &&
    all.some((value) => value.kind === 'time' && value.isBare === true)
  );
}

function templateOf(template: number): Meaning {
  return { path: 'template', template, values: new Map() };
}

function isCountedPerson(kindOf: StepContext['kindOf']) {
  return (value: FilledValue) =>
    value.kind === 'thing' && value.count !== undefined && PERSONS.has(kindOf(value.term) ?? '');
}

function isMeasured(value: FilledValue): boolean {
  return value.kind === 'thing' && (value.amount !== undefined || value.size !== undefined);
}

function isDated(value: FilledValue): boolean {
  return value.kind === 'time' && value.day !== undefined;
}

/** The same without what only urges, addresses or softens. */
function findSoftened({ analysis }: Spoken, { knowledge }: StepContext): number | undefined {
  const said = analysis();
  if (said === undefined || couldAsk(said, knowledge)) return undefined;
  const key = bareKey(said);
  const { soft, letters, language } = knowledge;
  const spoken = softKey(key, language, true);
  const entry = soft.get(softKey(key, language)) ?? soft.get(spoken);
  return entry !== undefined || !letters.mayHold(spoken)
    ? entry
    : knowledge.joined.get(spoken.replaceAll(' ', ''));
}

function findReordered({ analysis }: Spoken, { knowledge }: StepContext): number | undefined {
  const said = analysis();
  if (said === undefined || couldAsk(said, knowledge)) return undefined;
  const soft = softKey(bareKey(said), knowledge.language);
  if (!knowledge.letters.mayHold(soft)) return undefined;
  const key = orderlessKey(soft, knowledge.language);
  return key === undefined ? undefined : knowledge.orderless.get(key);
}

/** A sentence known without the time or the place that is said before or behind it. */
function findFramed({ keys, analysis }: Spoken, context: StepContext): Meaning | undefined {
  const said = analysis();
  if (said === undefined) return undefined;
  const { knowledge, kindOf } = context;
  const stream = { tokens: said.tokens, texts: rawTexts(said.tokens) };
  const slots = { stream, language: knowledge.language, kindOf };
  for (const { frames, rest } of unframed(said, slots, knowledge.work)) {
    const spoken = { keys, analysis: () => rest };
    for (const step of BARE_STEPS) {
      const meaning = step.find(spoken, context);
      if (meaning !== undefined && mayFrame(meaning, frames, context)) {
        return { ...meaning, path: 'framed', frames };
      }
    }
  }
  return undefined;
}

function mayFrame(meaning: Meaning, frames: readonly Frame[], { headOf }: StepContext): boolean {
  const head = headOf(meaning);
  if (head === undefined || (head.isOfMoment === true && !lasts(frames, head))) return false;
  if (!('slots' in head) || !('values' in meaning)) return true;
  const inside = [...meaning.values.values()].flatMap((value) =>
    value.kind === 'action' ? value.values.map(([, { kind }]) => kind) : [],
  );
  return fitsAround(frames, [...Object.values(head.slots), ...inside]);
}

/** What goes on now may go on until Friday; a greeting, an answer or a call of danger may not. */
function lasts(frames: readonly Frame[], { theme, critical, role }: EntryHead | TemplateHead): boolean {
  const isBounded =
    frames.some(({ form }) => form === 'until' || form === 'from') &&
    frames.every(({ value }) => value.kind !== 'place');
  return isBounded && !critical && role !== 'clause' && !SAID_AT_ONCE.has(theme);
}

function findNear({ analysis }: Spoken, { knowledge, isCritical }: StepContext): number | undefined {
  const said = analysis();
  if (said === undefined || couldAsk(said, knowledge) || !couldBeNear(said, knowledge)) return undefined;
  return tryNear(said, knowledge, isCritical).find(({ refusedBy }) => refusedBy === undefined)?.entry;
}

const mayAsk = new WeakMap<Analysis, boolean>();

/** True for "è pronto", said without any mark, where one entry states it and another asks it. */
function couldAsk(said: Analysis, knowledge: Knowledge): boolean {
  if (!said.isOpen) return false;
  let could = mayAsk.get(said);
  if (could === undefined) {
    could = couldAskAnew(said, knowledge);
    mayAsk.set(said, could);
  }
  return could;
}

function couldAskAnew(said: Analysis, { bare, soft, language }: Knowledge): boolean {
  const key = bareKey(said);
  const entry = bare.get(`${key} ?`) ?? soft.get(`${softKey(key, language)} ?`);
  return entry !== undefined && entry !== (bare.get(key) ?? soft.get(softKey(key, language)));
}
