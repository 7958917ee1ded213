import * as z from 'zod';

/** The nine preset phrases by category (PRESET-01, PRESET-07); their sentences stand in the phrasebook under these ids. */
export const PRESETS = {
  safety: ['danger', 'stay-back', 'wear-helmet'],
  work: ['start-work', 'take-break', 'finish-work'],
  materials: ['lift-materials', 'lower-materials', 'confirmed'],
} as const;

/** `own`: a phrase of the company, with the key `own:ID`. */
export const PRESET_CATEGORIES = ['safety', 'work', 'materials', 'own'] as const;
export type PresetCategory = (typeof PRESET_CATEGORIES)[number];
export const presetCategorySchema = z.enum(PRESET_CATEGORIES);

const OWN_KEY = /^own:([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/i;

export function ownPhraseKey(id: string): string {
  return `own:${id}`;
}

/** The phrase's id in `own:ID`; undefined for any other key. */
export function ownPhraseId(key: string): string | undefined {
  return OWN_KEY.exec(key)?.[1];
}

/** Whether a key is one of its category. */
export function isPresetKey(key: string, category: PresetCategory): boolean {
  if (category === 'own') return ownPhraseId(key) !== undefined;
  const keys: readonly string[] = PRESETS[category];
  return keys.includes(key);
}
