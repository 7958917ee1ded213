import * as z from 'zod';
import { readAnswer } from '../../../platform/engines/engine-call.js';
import { EngineError, type EngineFault } from '../../../platform/engines/engine-error.js';

/** Of a chat completion, what is read; servers that are only compatible leave much of the rest out. */
const completionSchema = z.object({
  choices: z
    .array(
      z.object({
        finish_reason: z.string().nullish(),
        message: z.object({ content: z.string().nullish(), refusal: z.string().nullish() }),
      }),
    )
    .min(1),
  usage: z.object({ prompt_tokens: z.number().min(0), completion_tokens: z.number().min(0) }).nullish(),
});

const failureSchema = z.object({ error: z.object({ code: z.union([z.string(), z.number()]).nullish() }) });

export interface ChatAnswer {
  readonly text: string;
  /** Undefined where the server does not count. */
  readonly tokens: { readonly input: number; readonly output: number } | undefined;
  /** Why the text cannot be used, known without reading it. */
  readonly fault: Extract<EngineFault, 'refused' | 'malformed'> | undefined;
}

/** @throws EngineError `malformed` for what is no chat completion, or one without choices */
export function readChatAnswer(engine: string, answer: unknown): ChatAnswer {
  const { choices, usage } = readAnswer(engine, completionSchema, answer);
  const [choice] = choices;
  if (choice === undefined) throw new EngineError(engine, 'malformed');
  const { finish_reason: reason, message } = choice;
  const isRefused = reason === 'content_filter' || (message.refusal ?? '') !== '';
  return {
    text: message.content ?? '',
    tokens: usage ? { input: usage.prompt_tokens, output: usage.completion_tokens } : undefined,
    // 'length': the answer ran into its limit, so it is cut.
    fault: isRefused ? 'refused' : reason === 'length' ? 'malformed' : undefined,
  };
}

/** Azure answers 400 where its content filter stops a sentence. */
export function readChatFault(_status: number, body: string): EngineFault | undefined {
  let parsed: unknown;
  try {
    parsed = JSON.parse(body);
  } catch {
    return undefined;
  }
  const failure = failureSchema.safeParse(parsed);
  return failure.success && failure.data.error.code === 'content_filter' ? 'refused' : undefined;
}
