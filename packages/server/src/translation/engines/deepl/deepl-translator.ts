import type { TextResult, TranslateTextOptions } from 'deepl-node';
import * as z from 'zod';
import { callEngine, readAnswer } from '../../../platform/engines/engine-call.js';
import { createEngineFetch } from '../../../platform/engines/engine-http.js';
import type { TranslationRequest } from '../../translator.port.js';
import { checkedTranslation, priceOfCharacters } from '../checked-translation.js';
import type { EngineParts, EngineTranslator } from '../engine-translator.js';
import { createDeepLClient } from './deepl-client.js';
import { createGlossaryShelf } from './glossary-shelf.js';
import { SOURCE_CODES, TARGET_CODES } from './languages.js';
import type { DeepLSettings } from './settings.js';

/** The SDK reads the fields without looking at them. */
const resultSchema = z.object({ text: z.string(), billedCharacters: z.number().min(0).optional() });

/** DeepL's translation of texts, through its official SDK. */
export function createDeepLTranslator(
  settings: DeepLSettings,
  { clock, lookup }: EngineParts,
): EngineTranslator {
  const { name, languages, timeoutMs, network } = settings;
  const fetch = createEngineFetch({ engine: name, clock, network, timeoutMs, ...(lookup && { lookup }) });
  const shelf = createGlossaryShelf(settings.maxGlossaries, clock);

  async function ask(request: TranslationRequest, signal: AbortSignal): Promise<TextResult> {
    const client = createDeepLClient(settings, fetch, signal);
    const glossary = await shelf.find(client, request);
    signal.throwIfAborted();
    try {
      return await client.translateText(
        request.text,
        SOURCE_CODES[request.sourceLanguage],
        TARGET_CODES[request.targetLanguage],
        optionsFor(request, settings, glossary),
      );
    } catch (error) {
      if (glossary !== undefined) shelf.forget(request);
      throw error;
    }
  }

  return {
    name,
    languages,
    timeoutMs,
    async translate(request, signal) {
      const { text, billedCharacters } = await callEngine(name, signal, async () =>
        readAnswer(name, resultSchema, await ask(request, signal)),
      );
      const costYen =
        billedCharacters === undefined
          ? priceOfCharacters(request.text, settings.priceYen)
          : (billedCharacters * settings.priceYen) / 1_000_000;
      return checkedTranslation(name, text, request, costYen);
    },
  };
}

/** What is said before, and terms without a glossary, go as `context`: DeepL reads it and does not bill it. */
function optionsFor(
  { terms = [], context = [] }: TranslationRequest,
  { formality }: DeepLSettings,
  glossary: string | undefined,
): TranslateTextOptions {
  const termLines = glossary === undefined ? terms.map(({ source, target }) => `${source} = ${target}`) : [];
  const lines = [...termLines, ...context];
  return {
    ...(formality !== 'default' && { formality }),
    ...(glossary !== undefined && { glossary }),
    ...(lines.length > 0 && { context: lines.join('\n') }),
  };
}
