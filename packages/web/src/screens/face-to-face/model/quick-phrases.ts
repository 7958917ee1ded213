import type { Language } from '@genbatalk/contract';
import type { Phrase, Phrasebook } from '@genbatalk/phrasebook';

/** The themes of this screen, each with those of the phrasebook that it draws from. */
const SOURCES = {
  greetings: ['greetings'],
  safety: ['danger', 'protective-equipment'],
  work: ['work'],
  materials: ['materials'],
  time: ['time-breaks'],
  health: ['health'],
} as const satisfies Record<string, readonly string[]>;

export type PhraseTheme = keyof typeof SOURCES;
export const PHRASE_THEMES = Object.keys(SOURCES) as readonly PhraseTheme[];

/** Of each of the phrasebook's themes: its authors put what is needed most first. */
const perSource = 16;

/** The sentences of a theme to choose from with a tap, in the language of whoever chooses. */
export function quickPhrases(phrasebook: Phrasebook, theme: PhraseTheme, language: Language): Phrase[] {
  return SOURCES[theme].flatMap((source) =>
    phrasebook
      .byTheme(source)
      .slice(0, perSource)
      .flatMap(({ id }) => phrasebook.phrase(id, language) ?? []),
  );
}
