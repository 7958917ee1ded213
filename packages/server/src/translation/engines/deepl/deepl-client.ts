import { DeepLClient } from 'deepl-node';
import type { EngineFetch } from '../../../platform/engines/engine-http.js';

/** What the SDK asks of its HTTP client; the rest of that client's parts are for documents. */
interface SdkRequest {
  readonly data?: URLSearchParams;
  readonly jsonBody?: string;
  readonly headers?: Record<string, string>;
}

interface SdkClient {
  sendRequestWithBackoff(
    method: string,
    path: string,
    options?: SdkRequest,
  ): Promise<{ statusCode: number; content: string }>;
}

/**
 * DeepL's own client, for one request. The SDK writes requests and reads answers; its HTTP client, which follows
 * redirects, retries, has no signal and no limit of size, gives way to ours (docs/decisions/0032).
 */
export function createDeepLClient(
  { apiKey, baseUrl }: { apiKey: string; baseUrl: string },
  fetch: EngineFetch,
  signal: AbortSignal,
): DeepLClient {
  const httpClient: SdkClient = {
    async sendRequestWithBackoff(method, path, { data, jsonBody, headers } = {}) {
      const body = jsonBody ?? data?.toString();
      const response = await fetch(`${baseUrl}${path}`, {
        method,
        signal,
        headers: {
          authorization: `DeepL-Auth-Key ${apiKey}`,
          ...(data !== undefined && { 'content-type': 'application/x-www-form-urlencoded' }),
          ...(jsonBody !== undefined && { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(body !== undefined && { body }),
      });
      return { statusCode: response.status, content: await response.text() };
    },
  };
  return Object.assign(new DeepLClient(apiKey, { serverUrl: baseUrl }), { httpClient });
}
