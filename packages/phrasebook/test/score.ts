import { readFileSync } from 'node:fs';
import { LANGUAGES, type Language } from '@genbatalk/contract';
import type { Phrasebook } from '../src/index.js';

/**
 * An utterance and what its translation must hold; each "a|b" is satisfied by either. Judged in English, English in
 * Japanese. In the set of traps the third is the sentence that must never be taken for the second.
 */
type Utterance = readonly [language: Language, text: string, ...must: string[]];

export const SETS = ['core', 'unusual', 'slots'] as const;

export function readSet(name: string): readonly Utterance[] {
  return JSON.parse(
    readFileSync(new URL(`../evaluation/${name}.json`, import.meta.url), 'utf8'),
  ) as Utterance[];
}

/** What became of an utterance: rendered in full, not, or in full without something that must survive. */
export interface Verdict {
  readonly utterance: string;
  readonly result: 'full' | 'refused' | 'lost';
  readonly said: string;
}

export function judge(phrasebook: Phrasebook, [from, text, ...must]: Utterance): Verdict {
  const match = phrasebook.translate(text, from, from === 'en' ? 'ja' : 'en');
  const said = match.text.toLowerCase();
  const isKept = must.every((each) => each.split('|').some((word) => said.includes(word.toLowerCase())));
  const result = match.quality !== 'phrasebook' ? 'refused' : isKept ? 'full' : 'lost';
  return { utterance: `${from} ${text}`, result, said: match.text };
}

/** Every utterance of a set, judged. */
export function judgeSet(phrasebook: Phrasebook, name: (typeof SETS)[number]): Verdict[] {
  return readSet(name).map((utterance) => judge(phrasebook, utterance));
}

/** Pairs of opposite sentences that came out alike in some language. */
export function confusedTraps(phrasebook: Phrasebook): string[] {
  return readSet('traps').flatMap(([from, one, other = '']) =>
    LANGUAGES.flatMap((to) => {
      const [first, second] = [one, other].map((text) => phrasebook.translate(text, from, to));
      const areFull = first?.quality === 'phrasebook' && second?.quality === 'phrasebook';
      return areFull && first.text === second.text ? [`${from} ${one} / ${other} → ${to} ${first.text}`] : [];
    }),
  );
}

/** Free speech that was rendered as if it were known. */
export function renderedUnknown(phrasebook: Phrasebook): string[] {
  return readSet('unknown').flatMap(([from, text]) =>
    LANGUAGES.filter((to) => phrasebook.translate(text, from, to).quality === 'phrasebook').map(
      (to) => `${from} ${text} → ${to}`,
    ),
  );
}

/** Digits of what was said that its full translation lacks. Floors are counted differently, words become digits. */
export function lostNumbers(phrasebook: Phrasebook): string[] {
  return SETS.flatMap((name) => readSet(name)).flatMap(([from, text]) => {
    const numbers = text.match(/\d+(?:\.\d+)?/gu) ?? [];
    return LANGUAGES.flatMap((to) => {
      const match = phrasebook.translate(text, from, to);
      if (match.quality !== 'phrasebook') return [];
      const kept = match.text.replace(/(?<=\d),(?=\d)/gu, '.');
      return numbers
        .filter((number) => !kept.includes(number))
        .map((number) => `${from} ${text} → ${to} lacks ${number}`);
    });
  });
}
