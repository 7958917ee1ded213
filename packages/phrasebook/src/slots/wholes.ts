import type { Language } from '@genbatalk/contract';
import type { TermKind } from '../format-terms.js';
import { spellVietnamese } from '../normalise/fold-vietnamese.js';
import type { Stream } from './things.js';
import type { Sighting, ThingValue } from './value.js';

type Things = readonly Sighting<ThingValue>[];
type ReadThings = (at: number) => Things;
type KindOf = (term: number) => TermKind | undefined;

/** What has parts. Of materials の and 的 say what something is made of. */
const WHOLES: ReadonlySet<TermKind> = new Set([
  'machine',
  'tool',
  'equipment',
  'gear',
  'structure',
  'element',
]);
const PARTS: ReadonlySet<TermKind> = new Set(['part', 'button']);
/** "Where is the key to the truck?" An order takes something to the truck. */
const ASKS_WHERE = /^(?:where|who|which|whose)$/u;
const OF_VIETNAMESE = spellVietnamese('của');
/**
 * German von, French de and Italian di are from as well: behind what takes something away it stays open whether the
 * truck's cable is meant or the cable is to come off the truck.
 */
const TAKES_AWAY: Partial<Readonly<Record<Language, RegExp>>> = {
  de: /^(?:hol|nehm|nimm|bring|lad|heb|zieh|entfern|raeum|trag|steig|fahr|komm|geh|abstand|weg|runter|herunter|raus|ab|los)/u,
  fr: /^(?:sor[st]|enl[eè]v|retir|descend|pren[de]|tir|apport|amen|ramen|décharg|éloign|écart|vien|ven|dégag|loin|tomb)/u,
  it: /^(?:tolg|togl|port|prend|scaric|lev|rimuov|estra|scend|allontan|vien|veng|stacc|tir|lontan|cad)/u,
};

/** Things with what they are parts of: the wheel of the trolley, 台車の車輪, la roue du chariot. */
export function readParts(
  things: Things,
  stream: Stream,
  language: Language,
  readThings: ReadThings,
  kindOf: KindOf,
): Sighting<ThingValue>[] {
  const taken = TAKES_AWAY[language];
  if (taken !== undefined && stream.texts.some((word) => taken.test(word))) return [];
  return things.flatMap((thing) => partsOf(thing, stream, language, readThings, kindOf));
}

function partsOf(
  thing: Sighting<ThingValue>,
  { texts }: Stream,
  language: Language,
  readThings: ReadThings,
  kindOf: KindOf,
): Sighting<ThingValue>[] {
  const { end, value } = thing;
  const kind = kindOf(value.term);
  const isWhole = kind !== undefined && WHOLES.has(kind) && isPlain(value);
  if (language === 'ja' || language === 'zh') {
    if (!isWhole || texts[end] !== (language === 'ja' ? 'の' : '的')) return [];
    return readThings(end + 1).flatMap((part) => joined(part, value));
  }
  // The truck key, the pump hose.
  if (language === 'en' && isWhole && value.isMany !== true) {
    const named = readThings(end).filter(({ value: part }) => PARTS.has(kindOf(part.term) ?? 'person'));
    const compounds = named.flatMap((part) => joined(part, value, value.pointer));
    if (compounds.length > 0) return compounds;
  }
  const start = endOfLink(texts, end, language);
  if (start === undefined) return [];
  return readThings(start).flatMap((whole) => {
    const found = kindOf(whole.value.term);
    const fits = found !== undefined && WHOLES.has(found) && isPlain(whole.value);
    if (!fits) return [];
    // "Des Lkws" is one, although its -s is that of many as well.
    const owner = language === 'de' && texts[end] === 'des' ? { ...whole.value, isMany: false } : whole.value;
    return joined({ end: whole.end, value }, owner);
  });
}

/** Where the whole begins behind its part; French and Italian read their "du" and "della" as its article. */
function endOfLink(texts: readonly string[], at: number, language: Language): number | undefined {
  const [word = '', next = ''] = [texts[at], texts[at + 1]];
  switch (language) {
    case 'en': {
      const isTo = (word === 'to' || word === 'for') && ASKS_WHERE.test(texts[0] ?? '');
      return (word === 'of' || isTo) && /^(?:the|this|that)$/u.test(next) ? at + 1 : undefined;
    }
    case 'vi':
      return word === OF_VIETNAMESE ? at + 1 : undefined;
    case 'de':
      if (word === 'vom' || word === 'des') return at + 1;
      if (word === 'von' && /^(?:der|dem|diesem|dieser)$/u.test(next)) return at + 1;
      return word === 'der' ? at : undefined;
    case 'fr':
      return word === 'du' || (word === 'de' && /^(?:la|l)$/u.test(next)) ? at : undefined;
    case 'it':
      return /^(?:del|dello|della|dell)$/u.test(word) ? at : undefined;
    case 'ja':
    case 'zh':
      return undefined;
  }
}

/** A whole is named and nothing more: what else was said of it could as well be said of its part. */
function isPlain({ count, measure, amount, isAll, isMore, whole }: ThingValue): boolean {
  return [count, measure, amount, isAll, isMore, whole].every((each) => each === undefined);
}

function joined(
  { end, value }: Sighting<ThingValue>,
  whole: ThingValue,
  pointer?: ThingValue['pointer'],
): Sighting<ThingValue>[] {
  if (value.whole !== undefined || value.term === whole.term) return [];
  const { pointer: _, ...bare } = whole;
  const owner = pointer === undefined ? whole : bare;
  return [{ end, value: { ...value, ...(pointer === undefined ? {} : { pointer }), whole: owner } }];
}
