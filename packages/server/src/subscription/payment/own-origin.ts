import type { FastifyRequest } from 'fastify';
import { AppError } from '../../platform/errors/app-error.js';
import { createOriginCheck } from '../../platform/realtime/origin.js';

export interface OwnOrigin {
  /** @throws AppError `origin-not-allowed` for an address that is not of our own pages (PAY-07) */
  require(request: FastifyRequest, url: string): void;
  /** An address of our own pages, on the origin that the leader's browser is on. */
  urlOf(request: FastifyRequest, path: string): string;
}

/**
 * The hosts are those of the socket rule: PUBLIC_URL, or the host that the request itself names. The scheme is the
 * browser's, and the address has nothing before its path that two parsers could read differently.
 */
export function createOwnOrigin(config: { publicUrl: string | undefined; trustProxy: boolean }): OwnOrigin {
  const isAllowed = createOriginCheck(config);
  const publicOrigin = config.publicUrl === undefined ? undefined : new URL(config.publicUrl).origin;
  const isOwn = ({ headers, protocol }: FastifyRequest, url: string): boolean => {
    if (!URL.canParse(url)) return false;
    const { origin, host } = new URL(url);
    // No user name, no backslash, no space: the text itself begins with the origin.
    if (!url.startsWith(origin) || !/^([/?#]|$)/.test(url.slice(origin.length))) return false;
    // Programs name no origin: theirs is what the server itself was asked by.
    const seen = headers.origin ?? `${protocol}://${host}`;
    return (origin === publicOrigin || origin === seen) && isAllowed({ headers: { ...headers, origin } });
  };
  return {
    require(request, url) {
      if (!isOwn(request, url)) throw new AppError('origin-not-allowed');
    },
    urlOf(request, path) {
      // The browser knows its scheme; behind a proxy that ends TLS the server does not.
      const named = request.headers.origin;
      const seen =
        named !== undefined && isOwn(request, named) ? named : `${request.protocol}://${request.host}`;
      const origin = config.publicUrl ?? seen;
      if (!URL.canParse(origin)) throw new AppError('validation');
      return `${origin}${path}`;
    },
  };
}
