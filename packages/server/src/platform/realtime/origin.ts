import type { IncomingMessage } from 'node:http';

/**
 * Whether a handshake comes from our own pages: no Origin (programs have none), PUBLIC_URL's origin, or the host
 * that the request itself names (SEC-03).
 */
export function createOriginCheck(publicUrl: string | undefined): (request: IncomingMessage) => boolean {
  const publicOrigin = publicUrl === undefined ? undefined : new URL(publicUrl).origin;
  return (request) => {
    const { origin, host } = request.headers;
    if (origin === undefined) return true;
    if (origin === publicOrigin) return true;
    return URL.canParse(origin) && new URL(origin).host === host;
  };
}
