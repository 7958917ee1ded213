import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface EngineRequest {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

export interface Reply {
  readonly status: number;
  readonly headers?: Record<string, string>;
  readonly body: string;
}

/** What goes wrong below the API: the connection, the body, the type. */
export type Breakage = 'cut' | 'cut in the body' | 'hang' | 'hang in the body' | 'huge';

export interface EngineServer {
  readonly url: string;
  readonly port: number;
  readonly requests: EngineRequest[];
  /** Connections opened, whether anything was asked over them or not. */
  readonly connections: () => number;
  /** Answers from now on by this instead of by the API; undefined ends it. */
  misbehave(reply: Breakage | Reply | undefined): void;
  /** Resolves once the request under way has arrived whole. */
  nextRequest(): Promise<EngineRequest>;
  close(): Promise<void>;
}

const HUGE_BYTES = 10_000_000;

/** A local HTTP server that answers by `api`, or goes wrong as told. */
export async function startEngineServer(api: (request: EngineRequest) => Reply): Promise<EngineServer> {
  const requests: EngineRequest[] = [];
  const waiting: ((request: EngineRequest) => void)[] = [];
  let misbehaviour: Breakage | Reply | undefined;
  let connections = 0;
  const server = createServer((incoming, response) => {
    void readRequest(incoming).then((request) => {
      requests.push(request);
      for (const resolve of waiting.splice(0)) resolve(request);
      if (typeof misbehaviour === 'string') breakDown(misbehaviour, response);
      else send(misbehaviour ?? api(request), response);
    });
  });
  server.on('connection', () => {
    connections += 1;
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    port,
    requests,
    connections: () => connections,
    misbehave(reply) {
      misbehaviour = reply;
    },
    nextRequest: () => new Promise((resolve) => waiting.push(resolve)),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** A reply as JSON. */
export function json(status: number, body: unknown, headers: Record<string, string> = {}): Reply {
  return { status, headers: { 'content-type': 'application/json', ...headers }, body: JSON.stringify(body) };
}

async function readRequest(incoming: IncomingMessage): Promise<EngineRequest> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming as AsyncIterable<Buffer>) chunks.push(chunk);
  const url = new URL(incoming.url ?? '/', 'http://engine.test');
  return {
    method: incoming.method ?? '',
    path: url.pathname,
    query: url.searchParams,
    headers: incoming.headers,
    body: Buffer.concat(chunks).toString(),
  };
}

function send({ status, headers, body }: Reply, response: ServerResponse): void {
  response.writeHead(status, headers).end(body);
}

function breakDown(breakage: Breakage, response: ServerResponse): void {
  const begin = () => {
    response.writeHead(200, { 'content-type': 'application/json' });
    response.write('{"choices": [{"message": {"content": "');
  };
  switch (breakage) {
    case 'cut':
      response.socket?.destroy();
      return;
    case 'cut in the body':
      begin();
      response.socket?.end();
      response.socket?.destroySoon();
      return;
    case 'hang':
      return;
    case 'hang in the body':
      begin();
      return;
    case 'huge':
      begin();
      response.end(`${'a'.repeat(HUGE_BYTES)}"}}]}`);
  }
}
