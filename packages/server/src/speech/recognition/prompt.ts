/** Whisper reads the last 224 tokens of a prompt; some are left for the separators. */
const MAX_TOKENS = 200;
const WIDE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/**
 * Words that are likely to be said, as a prompt that biases the recogniser towards them. What does not fit is left
 * out from the end, and the likeliest stand last, next to the speech.
 * @param hints the likeliest first
 */
export function promptOf(hints: readonly string[]): string {
  const chosen: string[] = [];
  let tokens = 0;
  for (const hint of new Set(hints)) {
    tokens += tokensOf(hint) + 1;
    if (tokens > MAX_TOKENS) break;
    chosen.unshift(hint);
  }
  return chosen.join(', ');
}

/** About: Japanese and Chinese take more than a token a character, accented Latin one for two, plain Latin for three. */
function tokensOf(text: string): number {
  return [...text].reduce((sum, character) => {
    if (WIDE.test(character)) return sum + 1.3;
    return sum + (character > '\x7f' ? 0.7 : 0.35);
  }, 0);
}
