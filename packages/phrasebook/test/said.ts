import type { Language } from '@genbatalk/contract';
import { loadPhrasebook } from '../src/index.js';

export const phrasebook = await loadPhrasebook();

/** What the phrasebook says in full, or the quality in brackets. */
export function said(from: Language, text: string, to: Language): string {
  const match = phrasebook.translate(text, from, to);
  return match.quality === 'phrasebook' ? match.text : `(${match.quality})`;
}
