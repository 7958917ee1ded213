import { type ClientPayload, detectLanguage, type FaceToFaceTranslated } from '@genbatalk/contract';
import type { DeviceTranslator } from './device-translator';

/**
 * What the phrasebook of this device made of a turn; where it does not know the sentence, what the browser's own
 * translator makes of it, as `doubtful`: no guard has checked it (docs/decisions/0044).
 */
export async function throughDevice(
  request: ClientPayload<'face-to-face-translate'>,
  known: FaceToFaceTranslated | null,
  translator: Pick<DeviceTranslator, 'translate'>,
): Promise<FaceToFaceTranslated | null> {
  if (known === null || (known.quality !== 'none' && known.quality !== 'partial')) return known;
  const from = detectLanguage(known.originalText, request.sourceLanguage);
  const translatedText = await translator.translate(known.originalText, from, request.targetLanguage);
  return translatedText === null ? known : { ...known, translatedText, quality: 'doubtful' };
}
