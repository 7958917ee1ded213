import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';

/** What a vendor's server received. */
export interface VendorRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

type Reply = (response: ServerResponse, request: VendorRequest) => void;

export interface VendorServer {
  readonly url: string;
  readonly requests: VendorRequest[];
  /** How it answers from now on. */
  reply: Reply;
  close(): Promise<void>;
}

/** A local server in a vendor's place, which answers as the test says. */
export async function startVendorServer(): Promise<VendorServer> {
  const requests: VendorRequest[] = [];
  const server = createServer((incoming, response) => {
    const chunks: Buffer[] = [];
    incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
    incoming.on('end', () => {
      const { method = '', url: path = '', headers } = incoming;
      const request = { method, path, headers, body: Buffer.concat(chunks) };
      requests.push(request);
      vendor.reply(response, request);
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port was given');
  const vendor: VendorServer = {
    url: `http://127.0.0.1:${address.port}/v1`,
    requests,
    reply: (response) => response.writeHead(404).end(),
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return vendor;
}

export const json =
  (value: unknown, status = 200, headers: Record<string, string> = {}): Reply =>
  (response) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(value));
  };

/** What every vendor does on a bad day, with the fault that an adapter reports for it. */
export const FAILURES: readonly { name: string; fault: string; retryAfterMs?: number; reply: Reply }[] = [
  { name: '401', fault: 'unauthorised', reply: json({ error: { message: 'wrong key PLANTED-KEY-9' } }, 401) },
  {
    name: '429',
    fault: 'limited',
    retryAfterMs: 7_000,
    reply: json({ error: { message: 'slow down' } }, 429, { 'retry-after': '7' }),
  },
  { name: '500', fault: 'unavailable', reply: json({ error: { message: 'oh' } }, 500) },
  {
    name: 'a page in place of the answer',
    fault: 'malformed',
    reply: (response) => response.end('<html>'),
  },
  { name: 'an empty answer', fault: 'malformed', reply: (response) => response.end() },
  {
    name: 'a cut connection',
    fault: 'unavailable',
    reply: (response) => {
      response.writeHead(200, { 'content-length': '1000', 'content-type': 'application/json' });
      response.write('{"te', () => response.destroy());
    },
  },
  {
    name: 'a redirect',
    fault: 'unavailable',
    reply: (response) => response.writeHead(302, { location: '/elsewhere' }).end(),
  },
];
