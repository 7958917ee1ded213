const SENTENCE_END = /[.!?。！？…]["'」』）)]*\s*/gu;

/**
 * Cuts a text into parts of at most `maxChars`: after sentences, where a sentence is longer than
 * that between words, and only then anywhere. Joined again the parts are the text without its
 * spaces at the cuts.
 */
export function splitText(text: string, maxChars: number): string[] {
  const parts: string[] = [];
  let rest = text.trim();
  while (rest.length > maxChars) {
    const cut = lastCut(rest.slice(0, maxChars + 1), maxChars);
    parts.push(rest.slice(0, cut).trim());
    rest = rest.slice(cut).trim();
  }
  if (rest !== '') parts.push(rest);
  return parts;
}

function lastCut(head: string, maxChars: number): number {
  const sentenceEnds = [...head.matchAll(SENTENCE_END)]
    .map((match) => match.index + match[0].length)
    .filter((end) => end <= maxChars);
  const afterSentence = sentenceEnds.at(-1) ?? 0;
  if (afterSentence > 0) return afterSentence;
  const betweenWords = head.lastIndexOf(' ');
  if (betweenWords > 0) return betweenWords;
  // Never between the two halves of one character.
  return /[\uD800-\uDBFF]$/.test(head.slice(0, maxChars)) ? maxChars - 1 : maxChars;
}
