/** Text as it sounds: without case, width, spaces and punctuation. For comparing, never for showing. */
export function comparableSpeech(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\p{P}\p{S}\p{Z}]/gu, '');
}
