import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../errors/app-error.js';
import { errorBody } from '../errors/describe.js';
import { requestLanguage } from './request-language.js';

/** Maps every failure to the contract's body, in one place; only what is our own fault is logged. */
export function registerErrorHandling(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const known = toAppError(error);
    if (known.code === 'internal') request.log.error({ err: withoutData(error) }, 'a call failed');
    return sendError(request, reply, known);
  });
}

export function sendError(request: FastifyRequest, reply: FastifyReply, error: AppError): FastifyReply {
  if (error.retryAfterSeconds !== undefined)
    void reply.header('Retry-After', String(error.retryAfterSeconds));
  const language = requestLanguage(request.headers['accept-language'], request.actor?.language);
  // Serialised here: an error must not depend on the schema of the call that failed.
  return reply
    .status(error.status)
    .type('application/json; charset=utf-8')
    .serializer(JSON.stringify)
    .send(errorBody(error, language));
}

function toAppError(error: FastifyError): AppError {
  if (error instanceof AppError) return error;
  if (error.statusCode === 413) return new AppError('too-large', { cause: error });
  if (error.statusCode === 429) return new AppError('rate-limited', { cause: error });
  // Malformed JSON, a wrong content type, a URL that cannot be decoded.
  if (error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500) {
    return new AppError('validation', { cause: error });
  }
  return new AppError('internal', { cause: error });
}

/** Database errors quote the row; only their class, code and stack may be logged. */
function withoutData(error: FastifyError): Record<string, unknown> {
  const cause = error.cause as { code?: string; constraint?: string } | undefined;
  const frames = error.stack?.split('\n').filter((line) => line.startsWith('    at ')) ?? [];
  return {
    name: error.name,
    code: error.code ?? cause?.code,
    constraint: cause?.constraint,
    stack: frames.join('\n'),
  };
}
