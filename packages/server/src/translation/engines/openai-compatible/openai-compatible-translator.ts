import { OpenAI } from 'openai';
import { callEngine } from '../../../platform/engines/engine-call.js';
import { UnusableAnswerError } from '../../../platform/engines/engine-error.js';
import { createEngineFetch } from '../../../platform/engines/engine-http.js';
import { checkedTranslation, priceOfTokens } from '../checked-translation.js';
import type { EngineParts, EngineTranslator } from '../engine-translator.js';
import { type ChatAnswer, readChatAnswer, readChatFault } from './answer.js';
import { type Prompt, promptFor } from './prompts/prompt.js';
import type { OpenAiCompatibleSettings } from './settings.js';

/** Enough for 1000 characters in any language, and for a reasoning model's thoughts about a short sentence. */
const MAX_OUTPUT_TOKENS = 2_048;
/** The SDK's own time-out only has to be later than ours, which covers every phase. */
const SDK_TIMEOUT_MS = 120_000;

/** Any server with OpenAI's chat completions, through the official SDK. Retries are the chain's. */
export function createOpenAiCompatibleTranslator(
  settings: OpenAiCompatibleSettings,
  parts: EngineParts,
): EngineTranslator {
  const { name, languages, timeoutMs, model, preset, temperature, reasoningEffort } = settings;
  const client = createClient(settings, parts);
  return {
    name,
    languages,
    timeoutMs,
    async translate(request, signal) {
      const prompt = promptFor(settings.promptForm, request);
      const answer = await callEngine(name, signal, async () =>
        readChatAnswer(
          name,
          await client.chat.completions.create(
            {
              model,
              messages: [...prompt],
              stream: false,
              [preset.limitField]: MAX_OUTPUT_TOKENS,
              ...(temperature !== undefined && { temperature }),
              ...(reasoningEffort !== undefined && { reasoning_effort: reasoningEffort }),
            },
            { signal },
          ),
        ),
      );
      const costYen = costOf(answer, prompt, settings.priceYen);
      if (answer.fault !== undefined) throw new UnusableAnswerError(name, answer.fault, undefined, costYen);
      return checkedTranslation(name, answer.text, request, costYen);
    },
  };
}

/** Everything is given, so that the SDK reads nothing from the environment. */
function createClient(
  { name, apiKey, apiVersion, baseUrl, preset, network, timeoutMs }: OpenAiCompatibleSettings,
  { clock, lookup }: EngineParts,
): OpenAI {
  const isBearer = preset.keyHeader === 'authorization' && apiKey !== undefined;
  return new OpenAI({
    apiKey: apiKey ?? 'none',
    baseURL: baseUrl,
    organization: null,
    project: null,
    webhookSecret: null,
    maxRetries: 0,
    timeout: SDK_TIMEOUT_MS,
    logLevel: 'off',
    defaultHeaders: {
      ...(!isBearer && { authorization: null }),
      ...(preset.keyHeader === 'api-key' && { 'api-key': apiKey ?? null }),
    },
    ...(apiVersion !== undefined && { defaultQuery: { 'api-version': apiVersion } }),
    fetch: createEngineFetch({
      engine: name,
      clock,
      network,
      timeoutMs,
      readFault: readChatFault,
      ...(lookup && { lookup }),
    }),
  });
}

/** What the vendor charges. A server that does not count its tokens is taken to need one for each character. */
function costOf(answer: ChatAnswer, prompt: Prompt, price: OpenAiCompatibleSettings['priceYen']): number {
  const input = answer.tokens?.input ?? prompt.reduce((sum, { content }) => sum + content.length, 0);
  const output = answer.tokens?.output ?? answer.text.length;
  return priceOfTokens(input, price.input) + priceOfTokens(output, price.output);
}
