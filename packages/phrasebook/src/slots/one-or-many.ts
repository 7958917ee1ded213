import type { Language } from '@genbatalk/contract';
import { spellVietnamese } from '../normalise/fold-vietnamese.js';
import type { Determiner } from './modifiers.js';
import { tableOf } from './tables.js';
import type { Stream } from './things.js';
import type { Sighting } from './value.js';

/** Whether an article goes with one or with many; undefined for one that goes with both (German die). */
const articleNumber = tableOf<boolean>((language) => {
  const words: Partial<Readonly<Record<Language, readonly [one: string, many: string]>>> = {
    en: ['a|an|this|that', 'these|those'],
    de: ['das|ein|eine|einen|einem|einer|dem|des|dieses|diesem', 'mehrere|beide|viele'],
    fr: ['le|la|l|un|une|ce|cet|cette', 'les|des|ces|vos|tes|aux'],
    it: [
      'il|lo|la|l|un|uno|una|questo|questa|quel|quello|quella|del|al',
      'i|gli|le|dei|degli|delle|questi|queste|quei|quegli|quelle',
    ],
  };
  const [one, many] = words[language] ?? [];
  return one === undefined || many === undefined ? [] : [[one, false] as const, [many, true] as const];
});

/** Die Bohrer sind kaputt: where neither the noun nor its article tells, the German verb does. */
function verbNumber(texts: readonly string[], language: Language): boolean | undefined {
  if (language !== 'de') return undefined;
  const isOne = texts.some((word) => word === 'ist' || word === 'war');
  const isMany = texts.some((word) => word === 'sind' || word === 'waren');
  return isOne === isMany ? undefined : isMany;
}

/** Whether the words around a noun at a token tell one or many; undefined where they leave it open. */
export function tellsMany({ texts }: Stream, at: number, language: Language): boolean | undefined {
  const article = articleNumber(language).longestAt(texts, Math.max(at - 1, 0));
  return article?.value ?? verbNumber(texts, language);
}

const PLURAL_MARKS = new Set(['các', 'những'].map(spellVietnamese));

/** Các bu lông: Vietnamese says before the thing only that there are several. */
export function pluralMark(texts: readonly string[], at: number): Sighting<Determiner> | undefined {
  return PLURAL_MARKS.has(texts[at] ?? '') ? { end: at + 1, value: 'the' } : undefined;
}
