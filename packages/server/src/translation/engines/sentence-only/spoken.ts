import type { Language } from '@genbatalk/contract';

/** What was said, and into what it is translated. */
export interface Spoken {
  readonly text: string;
  readonly sourceLanguage: Language;
  readonly targetLanguage: Language;
}
