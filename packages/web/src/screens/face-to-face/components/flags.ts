import type { Language } from '@genbatalk/contract';

/** A flag for each language of the guest's picker (F2F-06). A flag is no language: the name stands beside it. */
export const FLAGS: Readonly<Record<Language, string>> = {
  ja: '🇯🇵',
  en: '🇬🇧',
  vi: '🇻🇳',
  zh: '🇨🇳',
  de: '🇩🇪',
  fr: '🇫🇷',
  it: '🇮🇹',
};
