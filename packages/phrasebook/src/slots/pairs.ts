import type { Language } from '@genbatalk/contract';
import { spellVietnamese } from '../normalise/fold-vietnamese.js';
import type { Sighting, ThingValue } from './value.js';

const AND: Readonly<Record<Language, ReadonlySet<string>>> = {
  ja: new Set(['と']),
  en: new Set(['and']),
  vi: new Set([spellVietnamese('và')]),
  zh: new Set(['和', '跟', '与']),
  de: new Set(['und']),
  fr: new Set(['et']),
  it: new Set(['e', 'ed']),
};
/** Languages that put an adjective behind its noun, where it may be said of both. */
const ADJECTIVE_BEHIND: ReadonlySet<Language> = new Set(['vi', 'fr', 'it']);

/** Each of the things alone, and with a second one behind "and": the ladder and the bucket, ハンマーとくぎ. */
export function withSecond(
  found: readonly Sighting<ThingValue>[],
  read: (at: number) => readonly Sighting<ThingValue>[],
  texts: readonly string[],
  language: Language,
): Sighting<ThingValue>[] {
  return found.flatMap((first): Sighting<ThingValue>[] => {
    if (!AND[language].has(texts[first.end] ?? '')) return [first];
    const pairs = read(first.end + 1).flatMap(({ end, value }): Sighting<ThingValue>[] => {
      // "Red boxes and buckets": are the buckets red?
      const isOpen = isDescribed(ADJECTIVE_BEHIND.has(language) ? value : first.value);
      return isOpen ? [] : [{ end, value: { ...first.value, also: value } }];
    });
    return [first, ...pairs];
  });
}

function isDescribed({ qualities, colour, size, isAll }: ThingValue): boolean {
  return [qualities, colour, size, isAll].some((each) => each !== undefined);
}
