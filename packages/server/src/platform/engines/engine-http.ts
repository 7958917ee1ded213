import { Agent as HttpAgent, request as httpRequest, type IncomingMessage } from 'node:http';
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https';
import type { Clock } from '../clock.js';
import { EngineError, type EngineFault } from './engine-error.js';
import { faultOfStatus, readRetryAfterMs } from './http-fault.js';
import {
  createGuardedLookup,
  hostOf,
  type LookupAll,
  mayContactLiteral,
  type NetworkPolicy,
} from './network-policy.js';

/** An answer above this is cut: a translation has a few hundred bytes. */
const MAX_ANSWER_BYTES = 1_000_000;

export interface EngineHttpOptions {
  /** The engine's name, for its errors. */
  readonly engine: string;
  readonly clock: Clock;
  readonly network: NetworkPolicy;
  /** From the first byte sent to the last one received, resolving and connecting included. */
  readonly timeoutMs: number;
  readonly maxAnswerBytes?: number;
  /** What a status means by the body, where the vendor says more there than by the status. */
  readonly readFault?: (status: number, body: string) => EngineFault | undefined;
  readonly lookup?: LookupAll;
}

export type EngineFetch = (input: string | URL | Request, init?: RequestInit) => Promise<Response>;

/**
 * The one way out to engines, in the shape of `fetch` so that vendors' SDKs take it. It contacts no private address
 * that the policy does not name, follows no redirect, stops at the signal or the time-out in every phase, and cuts an
 * answer that is too large. The answer is read whole.
 * @throws EngineError for every status but 2xx and whatever else fails; the signal's reason once it is aborted
 */
export function createEngineFetch(options: EngineHttpOptions): EngineFetch {
  const { engine, clock, network, timeoutMs, maxAnswerBytes = MAX_ANSWER_BYTES, readFault } = options;
  const lookup = createGuardedLookup(network, options.lookup);
  const agents = {
    'http:': new HttpAgent({ keepAlive: true }),
    'https:': new HttpsAgent({ keepAlive: true }),
  };

  async function send(
    request: Request,
    signal: AbortSignal,
  ): Promise<{ head: IncomingMessage; body: Buffer }> {
    const url = new URL(request.url);
    if (mayContactLiteral(network, hostOf(url)) === false) throw new EngineError(engine, 'unavailable');
    const isSecure = url.protocol === 'https:';
    const content = request.body === null ? undefined : Buffer.from(await request.arrayBuffer());
    const outgoing = (isSecure ? httpsRequest : httpRequest)(url, {
      method: request.method,
      headers: {
        ...Object.fromEntries(request.headers),
        'accept-encoding': 'identity',
        'content-length': content?.length ?? 0,
      },
      agent: agents[isSecure ? 'https:' : 'http:'],
      lookup,
      signal,
    });
    const head = await new Promise<IncomingMessage>((resolve, reject) => {
      outgoing.once('response', resolve).on('error', reject).end(content);
    });
    return { head, body: await readBody(head, maxAnswerBytes, engine) };
  }

  return async (input, init) => {
    const given = init?.signal ?? undefined;
    given?.throwIfAborted();
    const deadline = new AbortController();
    const stop = () => deadline.abort();
    const cancelTimeout = clock.after(timeoutMs, stop);
    given?.addEventListener('abort', stop, { once: true });
    try {
      // Without the signal: a Request keeps listening to it for as long as it lives.
      const { head, body } = await send(new Request(input, { ...init, signal: null }), deadline.signal);
      const status = head.statusCode ?? 0;
      if (status >= 200 && status < 300) return asResponse(head, status, body);
      const fault = readFault?.(status, body.toString()) ?? faultOfStatus(status);
      throw new EngineError(engine, fault, readRetryAfterMs(head.headers['retry-after'], clock.now()));
    } catch (error) {
      given?.throwIfAborted();
      throw error instanceof EngineError ? error : new EngineError(engine, 'unavailable');
    } finally {
      cancelTimeout();
      given?.removeEventListener('abort', stop);
    }
  };
}

/** @throws EngineError `malformed` above the limit; the connection is closed, the rest is not read */
async function readBody(head: IncomingMessage, maxBytes: number, engine: string): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of head as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > maxBytes) {
      head.destroy();
      throw new EngineError(engine, 'malformed');
    }
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function asResponse(head: IncomingMessage, status: number, body: Buffer): Response {
  const headers = new Headers();
  for (const [name, value] of Object.entries(head.headers)) {
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value);
  }
  return new Response(body.length === 0 ? null : new Uint8Array(body), { status, headers });
}
