import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { AppError } from '../errors/app-error.js';
import { bearerToken } from '../http/authentication.js';
import type { RealtimeServer } from '../realtime/realtime-server.js';

const LOOPBACK = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

export interface MetricsAccess {
  metricsToken: string | undefined;
  trustProxy: boolean;
}

/** `GET /metrics` in Prometheus' text form, for METRICS_TOKEN or from loopback (OPS-10). */
export function registerMetrics(app: FastifyInstance, io: RealtimeServer, access: MetricsAccess): void {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: 'genbatalk_http_request_seconds',
    help: 'Duration of REST calls in seconds',
    labelNames: ['operation', 'status'],
    registers: [registry],
  });
  new Gauge({
    name: 'genbatalk_sockets',
    help: 'Connected sockets of this node',
    registers: [registry],
    collect() {
      this.set(io.engine.clientsCount);
    },
  });
  app.addHook('onResponse', async (request, reply) => {
    const operation = request.routeOptions.schema?.operationId ?? 'static';
    requests.observe({ operation, status: String(reply.statusCode) }, reply.elapsedTime / 1000);
  });
  app.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
    if (!mayRead(request, access)) throw new AppError('unauthorized');
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}

/** What a proxy adds, or a client that pretends to be behind one. */
const FORWARDING_HEADER = /^(forwarded|via|x-real-ip|x-forwarded-.*)$/;
const LOOPBACK_HOST = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/i;

/**
 * METRICS_TOKEN, or a request that this machine makes to itself. A proxy on this machine speaks from loopback for the
 * whole world: its headers or the host it passes on say so, and with TRUST_PROXY loopback counts for nothing.
 */
function mayRead(request: FastifyRequest, { metricsToken, trustProxy }: MetricsAccess): boolean {
  const given = bearerToken(request);
  if (metricsToken !== undefined && given !== undefined) {
    const [a, b] = [Buffer.from(given), Buffer.from(metricsToken)];
    if (a.length === b.length && timingSafeEqual(a, b)) return true;
  }
  if (trustProxy || Object.keys(request.headers).some((name) => FORWARDING_HEADER.test(name))) return false;
  return LOOPBACK_HOST.test(request.headers.host ?? '') && LOOPBACK.has(request.socket.remoteAddress ?? '');
}
