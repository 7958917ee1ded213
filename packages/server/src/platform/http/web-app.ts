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
    const isScreen = isBuilt && ['GET', 'HEAD'].includes(request.method) && isScreenPath(request.url);
    if (isScreen) return reply.header('Cache-Control', 'no-cache').sendFile('index.html');
    return sendError(request, reply, new AppError('not-found'));
  });
}

/** Whether a path may be one of the app's screens: no call, no socket, no file; however it is written. */
export function isScreenPath(url: string): boolean {
  const [path = ''] = url.split('?');
  let decoded: string;
  try {
    decoded = decodeURIComponent(path)
      .toLowerCase()
      .replace(/\/{2,}/g, '/');
  } catch {
    return false;
  }
  if (/^\/(api|socket\.io|assets|healthz|readyz|metrics)(\/|$)/.test(decoded)) return false;
  return !/\.[a-z0-9]+$/.test(decoded);
}
