import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Clock } from '../../src/platform/clock.js';
import { createRoutes, StripeRefusal } from './api.js';
import { parseForm } from './form.js';
import { createIds, createState, type StripeState } from './objects.js';

export interface StripeServer {
  readonly url: string;
  readonly state: StripeState;
  readonly newId: (prefix: string) => string;
  /** Every request that came, such as `POST /v1/customers`. */
  readonly requests: string[];
  /** `down`: answers 500, as in an outage; `silent`: hangs up. */
  setHealth(health: 'up' | 'down' | 'silent'): void;
  /** Keeps the answer to the next such request back, as it was then, until the returned function is called. */
  hold(line: string): () => void;
  close(): Promise<void>;
}

interface Answer {
  status: number;
  body: unknown;
}

/**
 * Answers as Stripe's API is documented to: form-encoded requests, bearer keys, idempotency keys, its objects and its
 * refusals. What customers and time do there is in `life.ts`.
 */
export async function startStripeServer(options: { clock: Clock; secretKey: string }): Promise<StripeServer> {
  const state = createState();
  const newId = createIds();
  const routes = createRoutes({ state, clock: options.clock, newId });
  const requests: string[] = [];
  const held = new Map<string, Promise<void>>();
  const replays = new Map<string, { parameters: string; answer: Answer }>();
  let health: 'up' | 'down' | 'silent' = 'up';

  function answerTo(method: string, url: URL, parameters: string): Answer {
    const route = routes.find(([verb, path]) => verb === method && path.test(url.pathname));
    if (route === undefined) {
      const message = `Unrecognized request URL (${method}: ${url.pathname}).`;
      throw new StripeRefusal(404, { message });
    }
    const [, path, answer] = route;
    return { status: 200, body: answer(parseForm(parameters), path.exec(url.pathname)?.[1] ?? '') };
  }

  function once(key: string | undefined, parameters: string, answer: () => Answer): Answer {
    if (key === undefined) return answer();
    const earlier = replays.get(key);
    if (earlier === undefined) {
      const first = answer();
      replays.set(key, { parameters, answer: first });
      return first;
    }
    if (earlier.parameters === parameters) return earlier.answer;
    const message = 'Keys for idempotent requests can only be used with the same parameters.';
    throw new StripeRefusal(400, { type: 'idempotency_error', message });
  }

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', 'http://stripe');
    const method = request.method ?? 'GET';
    const body = await readBody(request);
    const line = `${method} ${url.pathname}`;
    requests.push(line);
    if (health === 'silent') return void request.socket.destroy();
    if (health === 'down') {
      const message = 'An unknown error occurred.';
      return send(response, 500, failure('api_error', message));
    }
    const key = request.headers.authorization?.replace('Bearer ', '');
    if (key !== options.secretKey) {
      // Worse than Stripe, which masks the key, so that a test sees whether it would be passed on.
      const message = `Invalid API Key provided: ${key}`;
      return send(response, 401, failure('invalid_request_error', message));
    }
    const parameters = body === '' ? url.search.slice(1) : body;
    const idempotencyKey = request.headers['idempotency-key'] as string | undefined;
    const answer = orRefusal(() => once(idempotencyKey, parameters, () => answerTo(method, url, parameters)));
    const content = JSON.stringify(answer.body);
    const released = held.get(line);
    held.delete(line);
    await released;
    send(response, answer.status, content);
  }

  const server = createServer((request, response) => {
    handle(request, response).catch((error: unknown) => {
      send(response, 500, failure('api_error', String(error)));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    state,
    newId,
    requests,
    setHealth(next) {
      health = next;
    },
    hold(line) {
      let release = () => {};
      held.set(
        line,
        new Promise((resolve) => {
          release = resolve;
        }),
      );
      return () => release();
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

const failure = (type: string, message: string) => JSON.stringify({ error: { type, message } });

function orRefusal(answer: () => Answer): Answer {
  try {
    return answer();
  } catch (error) {
    if (error instanceof StripeRefusal) return error;
    throw error;
  }
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}

function send(response: ServerResponse, status: number, body: string): void {
  response.writeHead(status, { 'content-type': 'application/json', 'request-id': 'req_test' });
  response.end(body);
}
