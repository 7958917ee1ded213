import type { Language } from '@genbatalk/contract';
import * as z from 'zod';
import { callEngine, readAnswer } from '../../../platform/engines/engine-call.js';
import { EngineError, type EngineFault } from '../../../platform/engines/engine-error.js';
import { createEngineFetch } from '../../../platform/engines/engine-http.js';
import { checkedTranslation, priceOfCharacters } from '../checked-translation.js';
import type { EngineParts, EngineTranslator } from '../engine-translator.js';
import type { GoogleSettings } from './settings.js';

const answerSchema = z.object({
  data: z.object({ translations: z.array(z.object({ translatedText: z.string() })).min(1) }),
});
const WRONG_KEY = /API_KEY_INVALID|keyInvalid|API key not valid/;
const USED_UP = /rateLimitExceeded|userRateLimitExceeded|dailyLimitExceeded|RESOURCE_EXHAUSTED/i;

/**
 * Google Cloud Translation, Basic (v2), which takes a key; the key goes as a header, since addresses end up in logs.
 * It has no place for terms or context: the guard checks the terms.
 */
export function createGoogleTranslator(
  { name, languages, timeoutMs, network, apiKey, baseUrl, priceYen }: GoogleSettings,
  { clock, lookup }: EngineParts,
): EngineTranslator {
  const fetch = createEngineFetch({
    engine: name,
    clock,
    network,
    timeoutMs,
    readFault,
    ...(lookup && { lookup }),
  });
  return {
    name,
    languages,
    timeoutMs,
    async translate(request, signal) {
      const { text, sourceLanguage, targetLanguage } = request;
      const { data } = await callEngine(name, signal, async () => {
        const response = await fetch(`${baseUrl}/language/translate/v2`, {
          method: 'POST',
          signal,
          headers: { 'content-type': 'application/json', 'x-goog-api-key': apiKey },
          // 'text', or the answer would be HTML with entities.
          body: JSON.stringify({
            q: text,
            source: codeOf(sourceLanguage),
            target: codeOf(targetLanguage),
            format: 'text',
          }),
        });
        return readAnswer(name, answerSchema, await response.json());
      });
      const [translation] = data.translations;
      if (translation === undefined) throw new EngineError(name, 'malformed');
      return checkedTranslation(name, translation.translatedText, request, priceOfCharacters(text, priceYen));
    },
  };
}

function codeOf(language: Language): string {
  return language === 'zh' ? 'zh-CN' : language;
}

/** Google answers 400 to a wrong key and 403 to a used-up quota. */
function readFault(status: number, body: string): EngineFault | undefined {
  if (status === 400 && WRONG_KEY.test(body)) return 'unauthorised';
  return status === 403 && USED_UP.test(body) ? 'limited' : undefined;
}
