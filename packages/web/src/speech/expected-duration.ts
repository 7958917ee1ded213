const SYLLABIC = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu;
const SYLLABIC_CHAR_MS = 220;
const LETTER_MS = 75;
const BASE_MS = 600;

/** About how long a voice needs for a text, in milliseconds. For watchdogs, so rather too long. */
export function expectedDurationMs(text: string): number {
  const syllabic = text.match(SYLLABIC)?.length ?? 0;
  return BASE_MS + syllabic * SYLLABIC_CHAR_MS + (text.length - syllabic) * LETTER_MS;
}
