const BREAK_MS = 10_000;
const UTTERANCES = 3;

/** Whether a break was so short that the listener still follows: what was said in it is heard, not only shown. */
export function isHiccup(awayMs: number, missedCount: number): boolean {
  return awayMs < BREAK_MS && missedCount <= UTTERANCES;
}
