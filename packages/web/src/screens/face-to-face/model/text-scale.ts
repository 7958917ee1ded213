/** How large a sentence can be drawn in a half of the screen. */
export type TextScale = 'short' | 'medium' | 'long';

const syllabic = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu;

/** By the room a text takes: a Han or kana character is about as wide as two letters. */
export function scaleOf(text: string): TextScale {
  const width = text.length + (text.match(syllabic)?.length ?? 0);
  if (width <= 40) return 'short';
  return width <= 110 ? 'medium' : 'long';
}
