import { errorBodySchema, type RestCall, type RestCallName, restCalls } from '@genbatalk/contract';
import type { FastifyInstance, FastifySchema, RouteOptions } from 'fastify';
import type { Sessions } from '../../accounts/sessions.service.js';
import { requireAccess } from './authentication.js';
import type { RestHandlers } from './handlers.js';

type AnyHandler = (context: Record<string, unknown>) => Promise<unknown>;

/** Registers every call of the contract with its handler; the types make a missing one a compile error. */
export function registerCalls(app: FastifyInstance, sessions: Sessions, handlers: RestHandlers): void {
  for (const [name, call] of Object.entries(restCalls) as [RestCallName, RestCall][]) {
    // Each handler has its own types; which one belongs to a name, TypeScript does not follow through a loop.
    const handler = handlers[name] as unknown as AnyHandler;
    const route: RouteOptions = {
      method: call.method,
      url: call.path,
      schema: routeSchema(name, call),
      onRequest: requireAccess(sessions, call.access),
      handler: async (request, reply) => {
        const { actor, params, query, body } = request;
        const answer = await handler({ actor, params, query, body, request, reply });
        return reply.status(call.status).send(answer);
      },
    };
    if (call.raw) registerRaw(app, route);
    else app.route(route);
  }
}

/** In a scope of its own, whose only parser hands the body over byte for byte. */
function registerRaw(app: FastifyInstance, route: RouteOptions): void {
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    scope.route(route);
  });
}

function routeSchema(name: string, call: RestCall): FastifySchema {
  const isJson = call.response !== null && call.produces === undefined;
  return {
    operationId: name,
    summary: call.summary,
    tags: [call.path.split('/')[2] ?? 'operations'],
    ...(call.access !== 'public' && { security: [{ bearer: [] }] }),
    ...(call.params && { params: call.params }),
    ...(call.query && { querystring: call.query }),
    ...(call.body && { body: call.body }),
    response: {
      ...(isJson && { [call.status]: call.response }),
      '4xx': errorBodySchema,
      '5xx': errorBodySchema,
    },
  };
}
