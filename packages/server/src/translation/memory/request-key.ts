import { createHash } from 'node:crypto';
import type { TranslationRequest } from '../translator.port.js';

/** Equal for requests of one company that have the same translation; what was said cannot be read from it. */
export function requestKey(request: TranslationRequest): Buffer {
  const { companyId, sourceLanguage, targetLanguage, text, terms = [] } = request;
  const parts = [
    companyId,
    sourceLanguage,
    targetLanguage,
    text.normalize('NFC').trim(),
    terms.map(({ source, target }) => [source, target]),
  ];
  return createHash('sha256').update(JSON.stringify(parts)).digest();
}

/** Whether a translation may serve another request: not where other utterances or a guest's privacy are in it. */
export function isShareable(
  request: TranslationRequest,
): request is TranslationRequest & { companyId: string } {
  return request.companyId !== null && (request.context?.length ?? 0) === 0;
}
