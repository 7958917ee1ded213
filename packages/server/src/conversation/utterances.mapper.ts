import type { Language, Translation, Utterance } from '@genbatalk/contract';
import type { TranslationResult } from '../translation/translator.port.js';
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
    ...(row.phraseKey !== null && { phraseKey: row.phraseKey }),
    ...(row.corrects !== null && { corrects: row.corrects }),
    translations,
  };
}

/** What a reader gets of a translation, without sound. */
export function toTranslation({
  text,
  quality,
  critical,
  reviewed,
}: Pick<TranslationResult, 'text' | 'quality' | 'critical' | 'reviewed'>): Translation {
  return { text, quality, ...(critical === true && { critical }), ...(reviewed === true && { reviewed }) };
}

/** The finished texts among renditions, without sound. */
export function toTexts(rows: readonly RenditionRow[]): Partial<Record<Language, Translation>> {
  const texts: Partial<Record<Language, Translation>> = {};
  for (const { language, text, quality, critical, reviewed } of rows) {
    if (text !== null && quality !== null)
      texts[language] = toTranslation({ text, quality, critical, reviewed });
  }
  return texts;
}
