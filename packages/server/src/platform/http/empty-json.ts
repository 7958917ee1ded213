import type { FastifyInstance } from 'fastify';

/**
 * Takes an empty body with a JSON content type as no body: many clients always set the header. A call that needs a
 * body refuses it by its schema.
 */
export function acceptEmptyJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    else void parse(request, String(body), done);
  });
}
