import { existsSync } from 'node:fs';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../errors/app-error.js';
import { sendError } from './errors.js';

const HASHED = /\/assets\//;

/** Serves the built web app; every path that is no call and no file is a screen of it. */
export async function registerWebApp(app: FastifyInstance, folder: string): Promise<void> {
  const isBuilt = existsSync(folder);
  if (isBuilt) {
    await app.register(fastifyStatic, {
      root: folder,
      wildcard: false,
      cacheControl: false,
      setHeaders: (reply, path) => {
        // File names of assets hold their content's hash.
        const value = HASHED.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache';
        void reply.header('Cache-Control', value);
      },
    });
  }
  app.setNotFoundHandler((request, reply) => {
    const isScreen =
      isBuilt &&
      ['GET', 'HEAD'].includes(request.method) &&
      !/^\/(api|socket\.io|assets)(\/|$)/.test(request.url);
    if (isScreen) return reply.header('Cache-Control', 'no-cache').sendFile('index.html');
    return sendError(request, reply, new AppError('not-found'));
  });
}
