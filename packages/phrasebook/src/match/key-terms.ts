import type { Language } from '@genbatalk/contract';
import { rawTexts, type Token, termOf } from '../analyse/token.js';
import type { TermKind } from '../format-terms.js';
import { splitSentences } from '../normalise/sentences.js';
import type { Renderer } from '../render/grammar.js';
import { readSlot } from '../slots/read-slot.js';
import type { Sighting, SlotValue } from '../slots/value.js';
import { analyseSaid } from './analyse-said.js';
import type { Knowledge } from './knowledge.js';

/** A word of the site that was recognised in a sentence that was not. */
export interface KeyTerm {
  readonly source: string;
  readonly target: string;
}

/** Quantities that are worth telling by themselves, the longest sighting first. A bare number says nothing alone. */
const TYPES = [
  ['floor', ''],
  ['day', ''],
  ['time', ''],
  ['duration', ''],
  ['length', ''],
  ['weight', ''],
  ['volume', ''],
  ['area', ''],
  ['temperature', ''],
  ['percent', ''],
  ['power', ''],
  ['output', ''],
  ['speed', ''],
  ['pressure', ''],
  ['torque', ''],
  ['force', ''],
  ['money', ''],
  ['people', ''],
  ['thing', 'bare'],
] as const;
const OTHER_KINDS: ReadonlySet<TermKind> = new Set([
  'place',
  'structure',
  'element',
  'direction',
  'person',
  'role',
  'trade',
  'work',
  'hazard',
  'body-part',
]);
/** Told with the terms, so that a forbidden thing never looks like a wanted one. */
const NOT: Readonly<Record<Language, string>> = {
  ja: '〜ない',
  en: 'NOT',
  vi: 'KHÔNG',
  zh: '不',
  de: 'NICHT',
  fr: 'NE PAS',
  it: 'NON',
};
const NEGATIONS: Readonly<Record<Language, RegExp>> = {
  ja: /\{(?:do-not|not|not-yet|was-not)\}|ない|ません|禁止|だめ|な$/u,
  en: /\{do-not\}|(?:^| )(?:not|no|never|without|nobody|nothing)(?= |$)/u,
  vi: /\{do-not\}|(?:^| )(?:không|chưa|đưng\u0300|câm\u0301|đừng|cấm)(?= |$)/u,
  zh: /\{do-not\}|[不没勿未无]|别(?! ?的)/u,
  de: /(?:^| )(?:nicht|kein|ohne|nie|nein|verboten)(?= |$)/u,
  fr: /\{do-not\}|(?:^| )(?:pas|jamais|sans|aucun|aucune|rien|interdit)(?= |$)/u,
  it: /\{do-not\}|(?:^| )(?:non|mai|senza|nessun|nessuno|niente|vietato)(?= |$)/u,
};
// English words that are verbs as often as things: "lift the beam" does not speak of a lift.
const ENGLISH_VERBS = new Set(
  'lift saw level mark drill hammer light plane fan screw nail bolt plug switch pump block board face hand back head step ramp file clamp hook crane load weld grind cut paint water break park plaster tape rope brush pin wedge brace form pile frame stock store check report order work stop shovel vacuum mask glove gate'.split(
    ' ',
  ),
);
const ENGLISH_BEFORE_NOUN = /^(?:the|a|an|this|that|these|those|my|your|our|some|any|of|with|\d.*)$/u;
const MOST_TERMS = 12;
const MOST_CHARACTERS = 400;

interface Sides {
  readonly spoken: Knowledge;
  readonly from: Renderer;
  readonly to: Renderer;
  readonly target: Language;
  readonly kindOf: (term: number) => TermKind | undefined;
  readonly isWordOf: (term: number) => string | undefined;
}

/**
 * The recognised terms, quantities, times and floors of a text that is not understood, in the order said; empty where
 * no term or quantity was. A negation among them is told too.
 */
export function findKeyTerms(text: string, sides: Sides): KeyTerm[] {
  const { spoken, target } = sides;
  const { language } = spoken;
  const tokens = splitSentences(text.slice(0, MOST_CHARACTERS), language).flatMap(
    (sentence) => analyseSaid([sentence], language, spoken.book)?.tokens ?? [],
  );
  const stream = { tokens, texts: rawTexts(tokens) };
  const found: KeyTerm[] = [];
  let hasSubject = false;
  let at = 0;
  while (at < tokens.length && found.length < MOST_TERMS) {
    const sighting = readKeyTerm(stream, at, sides);
    const pair = sighting === undefined ? undefined : pairOf(sighting.value, sides);
    hasSubject ||= sighting !== undefined && sighting.value.kind !== 'day';
    if (pair !== undefined && !found.some(({ source }) => source === pair.source)) found.push(pair);
    at = sighting?.end ?? at + 1;
  }
  // A day alone (yesterday's match was great) says nothing about the work.
  if (!hasSubject) return [];
  const negation = NEGATIONS[language].exec(
    stream.texts.join(language === 'ja' || language === 'zh' ? '' : ' '),
  );
  return negation === null ? found : [{ source: NOT[language], target: NOT[target] }, ...found];
}

function readKeyTerm(
  stream: { readonly tokens: readonly Token[]; readonly texts: readonly string[] },
  at: number,
  sides: Sides,
): Sighting<SlotValue> | undefined {
  const { language } = sides.spoken;
  const context = { stream, language, kindOf: sides.kindOf };
  const sightings = TYPES.flatMap(([type, form]) => readSlot(type, form, at, context));
  const longest = sightings.toSorted((one, other) => other.end - one.end)[0];
  if (longest !== undefined) return isVerbOf(longest, stream.texts, at, sides) ? undefined : longest;
  const term = termOf(stream.texts[at]);
  const kind = term === undefined ? undefined : sides.kindOf(term);
  if (term === undefined || kind === undefined || !OTHER_KINDS.has(kind)) return undefined;
  const sighting = { end: at + 1, value: { kind: 'thing', term } } as const;
  return isVerbOf(sighting, stream.texts, at, sides) ? undefined : sighting;
}

function isVerbOf(
  { value }: Sighting<SlotValue>,
  texts: readonly string[],
  at: number,
  sides: Sides,
): boolean {
  if (sides.spoken.language !== 'en' || value.kind !== 'thing') return false;
  if (value.count !== undefined || value.pointer !== undefined || value.isMany === true) return false;
  const word = sides.isWordOf(value.term);
  return (
    word !== undefined &&
    ENGLISH_VERBS.has(word) &&
    !ENGLISH_BEFORE_NOUN.test(texts[at - 1] ?? '') &&
    !/^(?:the|your|my|our|some)$/u.test(texts[at] ?? '')
  );
}

function pairOf(value: SlotValue, { from, to }: Sides): KeyTerm | undefined {
  const form = value.kind === 'thing' ? 'bare' : '';
  const source = from(value, form);
  const target = to(value, form);
  return source === undefined || target === undefined ? undefined : { source, target };
}
