import type * as z from 'zod';
import { EngineError } from './engine-error.js';

/**
 * Runs one request to an engine, so that nothing but an EngineError, or the signal's reason, comes out of it: an SDK's
 * own errors carry addresses, headers and what was said.
 * @throws EngineError, or the signal's reason once it is aborted
 */
export async function callEngine<T>(engine: string, signal: AbortSignal, work: () => Promise<T>): Promise<T> {
  signal.throwIfAborted();
  try {
    return await work();
  } catch (error) {
    signal.throwIfAborted();
    throw engineErrorIn(error) ?? new EngineError(engine, 'malformed');
  }
}

/** @throws EngineError `malformed` where the answer is not what is documented */
export function readAnswer<S extends z.ZodType>(engine: string, schema: S, answer: unknown): z.output<S> {
  const result = schema.safeParse(answer);
  if (!result.success) throw new EngineError(engine, 'malformed');
  return result.data;
}

/** SDKs wrap what their `fetch` throws as the cause of an error of their own. */
function engineErrorIn(error: unknown): EngineError | undefined {
  let current = error;
  for (let depth = 0; depth < 5 && current instanceof Error; depth += 1) {
    if (current instanceof EngineError) return current;
    current = current.cause;
  }
  return undefined;
}
