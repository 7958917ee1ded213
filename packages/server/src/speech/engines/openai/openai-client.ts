import OpenAI from 'openai';
import { type Outside, speechFetch } from '../outside.js';

/** An endpoint that speaks OpenAI's API: OpenAI itself, or a server of one's own. */
export interface OpenAiEndpoint {
  /** With its version, such as https://api.openai.com/v1. */
  readonly url: string;
  /** Servers of one's own often take none. */
  readonly key: string | undefined;
  readonly model: string;
}

/** A client that tries once, logs nothing and reads no environment. */
export function createOpenAiClient(engine: string, { url, key = 'none' }: OpenAiEndpoint, outside: Outside) {
  return new OpenAI({
    baseURL: url,
    apiKey: key,
    organization: null,
    project: null,
    maxRetries: 0,
    logLevel: 'off',
    fetch: speechFetch(engine, outside),
  });
}
