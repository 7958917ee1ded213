import type { IncomingMessage } from 'node:http';

interface OriginSettings {
  publicUrl: string | undefined;
  trustProxy: boolean;
}

/**
 * Whether a handshake comes from our own pages: no Origin (programs have none), PUBLIC_URL's origin, or the host that
 * the request itself names, as the trusted proxy passes it on (SEC-03).
 */
export function createOriginCheck({
  publicUrl,
  trustProxy,
}: OriginSettings): (request: Pick<IncomingMessage, 'headers'>) => boolean {
  const publicOrigin = publicUrl === undefined ? undefined : new URL(publicUrl).origin;
  return ({ headers }) => {
    const { origin } = headers;
    if (origin === undefined) return true;
    if (origin === publicOrigin) return true;
    const forwarded = trustProxy
      ? String(headers['x-forwarded-host'] ?? '')
          .split(',')
          .at(-1)
          ?.trim()
      : '';
    return URL.canParse(origin) && new URL(origin).host === (forwarded || headers.host);
  };
}
