import type { Language } from '@genbatalk/contract';

export interface VoiceSettings {
  /** Name by which `set_voice` finds the voice. */
  readonly name: string;
  /** Identifier in espeak's list, looked for at the start: an unknown name is not refused by `set_voice`. */
  readonly identifier: string;
  /** espeak's words per minute, 175 by default. */
  readonly wordsPerMinute: number;
}

/**
 * The voice of each language (LANG-06). Rates are below espeak's default of 175, because a listener on a site
 * hears over machines and often in a second language. Mandarin and Vietnamese are slow already at the default
 * (about 3.5 syllables a second), Japanese is the fastest (8 morae a second), so they are slowed differently.
 */
export const VOICES: Readonly<Record<Language, VoiceSettings>> = {
  ja: { name: 'ja', identifier: 'jpx/ja', wordsPerMinute: 150 },
  en: { name: 'en-us', identifier: 'gmw/en-US', wordsPerMinute: 155 },
  vi: { name: 'vi', identifier: 'aav/vi', wordsPerMinute: 165 },
  zh: { name: 'cmn', identifier: 'sit/cmn', wordsPerMinute: 170 },
  de: { name: 'de', identifier: 'gmw/de', wordsPerMinute: 155 },
  fr: { name: 'fr-fr', identifier: 'roa/fr', wordsPerMinute: 155 },
  it: { name: 'it', identifier: 'roa/it', wordsPerMinute: 160 },
};
