import * as z from 'zod';

/** Languages that can be spoken, heard and read in every mode (LANG-03, LANG-06). */
export const LANGUAGES = ['ja', 'en', 'vi', 'zh', 'de', 'fr', 'it'] as const;
/** Languages in which the interface exists in full (LANG-01). */
export const INTERFACE_LANGUAGES = ['ja', 'en', 'vi', 'zh'] as const;
/** Languages that an invitation may carry (LANG-05). */
export const INVITE_LANGUAGES = ['ja', 'en', 'vi', 'zh'] as const;

export type Language = (typeof LANGUAGES)[number];
export type InterfaceLanguage = (typeof INTERFACE_LANGUAGES)[number];
export type InviteLanguage = (typeof INVITE_LANGUAGES)[number];

/** Default and fallback everywhere (spec section 9). */
export const DEFAULT_LANGUAGE = 'ja' satisfies Language;
/** The guest's language when face-to-face opens (F2F-06). */
export const DEFAULT_GUEST_LANGUAGE = 'en' satisfies Language;

/** BCP 47 locales given to recognisers and to `speechSynthesis` (TALK-02). */
export const SPEECH_LOCALES: Readonly<Record<Language, string>> = {
  ja: 'ja-JP',
  en: 'en-US',
  vi: 'vi-VN',
  zh: 'zh-CN',
  de: 'de-DE',
  fr: 'fr-FR',
  it: 'it-IT',
};

/** Each language named in its own script. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  ja: '日本語',
  en: 'English',
  vi: 'Tiếng Việt',
  zh: '中文',
  de: 'Deutsch',
  fr: 'Français',
  it: 'Italiano',
};

export const languageSchema = z.enum(LANGUAGES);
export const inviteLanguageSchema = z.enum(INVITE_LANGUAGES);

export function isLanguage(value: unknown): value is Language {
  // Without zod: this runs in the browser, which parses nothing else.
  return LANGUAGES.some((language) => language === value);
}

/** The interface language for any language: itself where the interface exists in it, else ja (LANG-02). */
export function interfaceLanguageFor(language: string | null | undefined): InterfaceLanguage {
  return INTERFACE_LANGUAGES.find((candidate) => candidate === language) ?? DEFAULT_LANGUAGE;
}
