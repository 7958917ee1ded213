import { UnusableAnswerError } from '../../platform/engines/engine-error.js';
import type { TranslationRequest, TranslationResult } from '../translator.port.js';
import { readSentenceOnly } from './sentence-only/sentence-only.js';

/** Prices are given by the million. */
const PRICE_UNIT = 1_000_000;

/**
 * An engine's answer as a result, once it is the sentence and nothing else (R13).
 * @throws UnusableAnswerError `refused` for a refusal, `malformed` for all else that is no translation; both with the cost
 */
export function checkedTranslation(
  engine: string,
  answer: string,
  request: TranslationRequest,
  costYen: number,
): TranslationResult {
  const cost = costYen > 0 ? costYen : undefined;
  const read = readSentenceOnly(answer, request);
  if ('text' in read) {
    return { text: read.text, quality: 'machine', engine, ...(cost !== undefined && { costYen: cost }) };
  }
  throw new UnusableAnswerError(engine, read.fault === 'refusal' ? 'refused' : 'malformed', undefined, cost);
}

/** The price of characters as the vendors count them: code points of the source. */
export function priceOfCharacters(text: string, yenPerMillion: number): number {
  return ([...text].length * yenPerMillion) / PRICE_UNIT;
}

export function priceOfTokens(tokens: number, yenPerMillion: number): number {
  return (tokens * yenPerMillion) / PRICE_UNIT;
}
