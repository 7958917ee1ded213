import type { Language } from '@genbatalk/contract';
import { isUnspaced } from '../analyse/lexical.js';
import { termOf } from '../analyse/token.js';
import { spellVietnamese } from '../normalise/fold-vietnamese.js';
import { readPlaces } from './places.js';
import { determiners, prepositions } from './pointers.js';
import type { SlotContext } from './read-slot.js';
import type { PlaceValue, Sighting, ThingValue } from './value.js';

type Base = Sighting<PlaceValue | ThingValue>;

const OF_VIETNAMESE = spellVietnamese('của');
/** What joins a side to what it is a side of; French and Italian read their article with it. */
const OF: Readonly<Partial<Record<Language, RegExp>>> = {
  en: /^of$/u,
  de: /^(?:von|vom|des|der)$/u,
  fr: /^(?:de|du|d)$/u,
  it: /^(?:di|del|dello|della|dell|d)$/u,
};

/** 建物の北側, 大楼北侧: the side behind what has it. */
export function readFaceBehind(
  { end, value }: Base,
  { stream, language, kindOf }: SlotContext,
): Sighting<PlaceValue> | undefined {
  const { texts } = stream;
  const isLinked = texts[end] === (language === 'ja' ? 'の' : '的');
  const place = isLinked ? end + 1 : end;
  const term = termOf(texts[place]);
  if (term === undefined || kindOf(term) !== 'direction' || (language === 'ja' && !isLinked))
    return undefined;
  return isOwner(value, kindOf) ? { end: place + 1, value: { kind: 'place', term, of: value } } : undefined;
}

/** On the north side of the building, an der Nordseite des Gebäudes, phía bắc của tòa nhà. */
export function readFaces(
  at: number,
  { stream, language, kindOf }: SlotContext,
  basesAt: (at: number) => readonly Base[],
): Sighting<PlaceValue>[] {
  if (isUnspaced(language)) return [];
  const { texts } = stream;
  return readPlaces(stream, at, language, 'at', kindOf)
    .filter(({ end, value }) => isFace(value, kindOf) && termOf(texts[end - 1]) === value.term)
    .flatMap(({ end, value }) => {
      const start = endOfLink(texts, end, language);
      return (start === undefined ? [] : basesAt(start)).flatMap((base) =>
        isOwner(base.value, kindOf) ? [{ end: base.end, value: { ...value, of: base.value } }] : [],
      );
    });
}

function endOfLink(texts: readonly string[], at: number, language: Language): number | undefined {
  if (language === 'vi') return texts[at] === OF_VIETNAMESE ? at + 1 : at;
  if (OF[language]?.test(texts[at] ?? '') !== true) return undefined;
  const linked = prepositions(language).longestAt(texts, at);
  const article = determiners(language).longestAt(texts, at);
  const end = Math.max(linked?.end ?? at + 1, article?.value === 'the' ? article.end : at + 1);
  const next = determiners(language).longestAt(texts, end);
  return next?.value === 'the' ? next.end : end;
}

function isFace({ term, floor, pointer, relation }: PlaceValue, kindOf: SlotContext['kindOf']): boolean {
  return (
    term !== undefined &&
    kindOf(term) === 'direction' &&
    [floor, pointer, relation].every((each) => each === undefined)
  );
}

/** A side of a side, of a storey or of what is only pointed at is nobody's. */
function isOwner(value: Base['value'], kindOf: SlotContext['kindOf']): boolean {
  if (value.term === undefined || kindOf(value.term) === 'direction') return false;
  return value.kind === 'thing'
    ? value.count === undefined && value.measure === undefined
    : value.of === undefined;
}
