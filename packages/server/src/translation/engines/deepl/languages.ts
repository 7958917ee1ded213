import type { Language } from '@genbatalk/contract';
import type { SourceLanguageCode, TargetLanguageCode } from 'deepl-node';

export const SOURCE_CODES: Readonly<Record<Language, SourceLanguageCode>> = {
  ja: 'ja',
  en: 'en',
  vi: 'vi',
  zh: 'zh',
  de: 'de',
  fr: 'fr',
  it: 'it',
};

/** DeepL wants a variant of the languages that have several. */
export const TARGET_CODES: Readonly<Record<Language, TargetLanguageCode>> = {
  ...SOURCE_CODES,
  en: 'en-US',
  zh: 'zh-HANS',
} as Record<Language, TargetLanguageCode>;
