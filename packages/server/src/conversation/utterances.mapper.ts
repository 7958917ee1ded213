import type { Language, Translation, Utterance } from '@genbatalk/contract';
import type { RenditionRow, UtteranceRow } from './utterances.repository.js';

/** Row to wire, with the translations that the reader gets. */
export function toUtterance(
  row: UtteranceRow,
  translations: Partial<Record<Language, Translation>>,
  duration = row.durationMs,
): Utterance {
  return {
    id: row.id,
    utteranceId: row.utteranceId,
    channelId: row.channelId,
    sequence: row.sequence,
    senderId: row.speakerId,
    senderName: row.speakerName,
    timestamp: row.createdAt.toISOString(),
    duration,
    original: { language: row.language, text: row.text },
    ...(row.corrects !== null && { corrects: row.corrects }),
    translations,
  };
}

/** The finished texts among renditions, without sound. */
export function toTexts(rows: readonly RenditionRow[]): Partial<Record<Language, Translation>> {
  const texts: Partial<Record<Language, Translation>> = {};
  for (const { language, text, quality } of rows) {
    if (text !== null && quality !== null) texts[language] = { text, quality };
  }
  return texts;
}
