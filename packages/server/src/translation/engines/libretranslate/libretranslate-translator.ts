import type { Language } from '@genbatalk/contract';
import * as z from 'zod';
import { callEngine, readAnswer } from '../../../platform/engines/engine-call.js';
import type { EngineFault } from '../../../platform/engines/engine-error.js';
import { createEngineFetch } from '../../../platform/engines/engine-http.js';
import { checkedTranslation, priceOfCharacters } from '../checked-translation.js';
import type { EngineParts, EngineTranslator } from '../engine-translator.js';
import type { LibreTranslateSettings } from './settings.js';

const answerSchema = z.object({ translatedText: z.string() });

/** LibreTranslate over its REST call. It has no place for terms or context: the guard checks the terms. */
export function createLibreTranslateTranslator(
  settings: LibreTranslateSettings,
  { clock, lookup }: EngineParts,
): EngineTranslator {
  const { name, languages, timeoutMs, network, apiKey, baseUrl, chineseCode } = settings;
  const fetch = createEngineFetch({
    engine: name,
    clock,
    network,
    timeoutMs,
    readFault,
    ...(lookup && { lookup }),
  });
  const codeOf = (language: Language): string => (language === 'zh' ? chineseCode : language);
  return {
    name,
    languages,
    timeoutMs,
    async translate(request, signal) {
      const { text, sourceLanguage, targetLanguage } = request;
      const { translatedText } = await callEngine(name, signal, async () => {
        const response = await fetch(`${baseUrl}/translate`, {
          method: 'POST',
          signal,
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({
            q: text,
            source: codeOf(sourceLanguage),
            target: codeOf(targetLanguage),
            format: 'text',
            ...(apiKey !== undefined && { api_key: apiKey }),
          }),
        });
        return readAnswer(name, answerSchema, await response.json());
      });
      return checkedTranslation(name, translatedText, request, priceOfCharacters(text, settings.priceYen));
    },
  };
}

/** A missing key is a 400 with a sentence about keys; a 400 else is about languages. */
function readFault(status: number, body: string): EngineFault | undefined {
  return status === 400 && /api key/i.test(body) ? 'unauthorised' : undefined;
}
