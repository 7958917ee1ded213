import type { Language } from '@genbatalk/contract';
import type { PresetSentence } from './format.js';
import { presets } from './generated/presets.js';

/**
 * The sentences of the nine presets in a language, by their keys (PRESET-01). A module of its own of a few kilobytes in
 * all languages: whoever shows the presets need not load the phrasebook.
 */
export function presetSentences(language: Language): Readonly<Record<string, PresetSentence>> {
  return presets[language];
}
