import { type Language, type OwnPhrase, ownPhraseKey, PRESET_CATEGORIES, PRESETS } from '@genbatalk/contract';
import type { PresetChoice } from '../conversation/outgoing';

export interface PresetPhrase extends PresetChoice {
  readonly text: string;
  /** A native speaker has confirmed it; the company's own phrases are the company's. */
  readonly isReviewed: boolean;
  /** The language that `text` is in: an own phrase may not be translated into the viewer's. */
  readonly language: Language;
}

interface PresetSentence {
  readonly text: string;
  readonly reviewed: boolean;
}

export interface PresetGroup {
  readonly category: PresetPhrase['category'];
  readonly phrases: readonly PresetPhrase[];
}

/** Every key of the nine (PRESET-01). */
export const PRESET_KEYS: readonly string[] = Object.values(PRESETS).flat();

/** The presets in the viewer's language, by group; own phrases only where the company has any. */
export function presetGroups(
  language: Language,
  sentenceOf: (phraseKey: string) => PresetSentence | undefined,
  ownPhrases: readonly OwnPhrase[],
): readonly PresetGroup[] {
  return PRESET_CATEGORIES.map((category): PresetGroup => {
    if (category === 'own')
      return { category, phrases: ownPhrases.map((phrase) => ownPreset(phrase, language)) };
    const phrases = PRESETS[category].flatMap((phraseKey) => {
      const sentence = sentenceOf(phraseKey);
      if (sentence === undefined) return [];
      return [{ phraseKey, category, text: sentence.text, isReviewed: sentence.reviewed, language }];
    });
    return { category, phrases };
  }).filter(({ phrases }) => phrases.length > 0);
}

function ownPreset(phrase: OwnPhrase, language: Language): PresetPhrase {
  const translated = phrase.translations[language];
  return {
    phraseKey: ownPhraseKey(phrase.id),
    category: 'own',
    text: translated ?? phrase.text,
    isReviewed: true,
    language: translated === undefined ? phrase.language : language,
  };
}
