import * as z from 'zod';
import { type EngineRequest, json, type Reply } from './engine-server.js';
import { GOOD_KEY, type Vendor } from './vendor.js';

const requestSchema = z.strictObject({
  model: z.string().min(1),
  messages: z
    .array(z.strictObject({ role: z.enum(['system', 'user', 'assistant']), content: z.string().min(1) }))
    .min(1),
  stream: z.literal(false),
  temperature: z.number().min(0).max(2).optional(),
  reasoning_effort: z.string().optional(),
  max_tokens: z.number().int().min(1).optional(),
  max_completion_tokens: z.number().int().min(1).optional(),
});

/** platform.openai.com/docs/api-reference/chat/object */
export function completion(content: string | null, finishReason = 'stop'): Reply {
  return json(200, {
    id: 'chatcmpl-1',
    object: 'chat.completion',
    created: 1_790_000_000,
    model: 'model',
    choices: [
      {
        index: 0,
        message: { role: 'assistant', content, refusal: null },
        finish_reason: finishReason,
        logprobs: null,
      },
    ],
    usage: { prompt_tokens: 200, completion_tokens: 10, total_tokens: 210 },
  });
}

/** platform.openai.com/docs/guides/error-codes */
function failure(status: number): Reply {
  return json(status, {
    error: { message: `You sent ${GOOD_KEY}`, type: 'invalid_request_error', param: null, code: null },
  });
}

function openAiLike(
  name: string,
  prefix: string,
  { path, isAuthorised }: { path: string; isAuthorised: (request: EngineRequest) => boolean },
  more: Record<string, string> = {},
): Vendor {
  return {
    name,
    hasKey: more[`${prefix}_API_KEY`] === undefined,
    settings: (url, key) => ({
      [`${prefix}_BASE_URL`]: `${url}${path.replace('/chat/completions', '')}`,
      [`${prefix}_API_KEY`]: key,
      [`${prefix}_MODEL`]: 'model',
      ...more,
    }),
    api: (translate) => (request) => {
      if (request.path !== path || request.method !== 'POST') return failure(404);
      if (!isAuthorised(request)) return failure(401);
      const body = requestSchema.safeParse(JSON.parse(request.body));
      if (!body.success) return failure(400);
      const prompt = body.data.messages.at(-1)?.content ?? '';
      return completion(translate(/<speech>(.*)<\/speech>/.exec(prompt)?.[1] ?? '', '', ''));
    },
    success: completion,
    empty: () => json(200, { id: 'chatcmpl-1', object: 'chat.completion', choices: [] }),
    failure,
  };
}

export const openAi = openAiLike('openai', 'OPENAI', {
  path: '/v1/chat/completions',
  isAuthorised: ({ headers }) => headers.authorization === `Bearer ${GOOD_KEY}`,
});

/** learn.microsoft.com: the older paths, with `api-version` and the `api-key` header. */
export const azure = openAiLike(
  'azure',
  'AZURE',
  {
    path: '/openai/deployments/site/chat/completions',
    isAuthorised: ({ headers, query }) =>
      headers['api-key'] === GOOD_KEY &&
      headers.authorization === undefined &&
      query.get('api-version') === '2024-10-21',
  },
  { AZURE_API_VERSION: '2024-10-21' },
);

/** Ollama takes any key or none. */
export const ollama = openAiLike(
  'ollama:second',
  'OLLAMA_SECOND',
  { path: '/v1/chat/completions', isAuthorised: ({ headers }) => headers.authorization === undefined },
  { OLLAMA_SECOND_API_KEY: '' },
);
