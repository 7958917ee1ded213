import { type SignedIn, TIMINGS } from '@genbatalk/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Devices } from './devices.service.js';

/** Serves `GET /api/auth/verify` only; every other call needs the bearer token (AUTH-07, AUTH-13). */
export const SESSION_COOKIE = 'genbatalk_session';
/** Tells a browser that has signed in before; is no right to anything. */
export const DEVICE_COOKIE = 'genbatalk_device';

/** Gives a browser that has just signed in its two cookies, and the answer on. */
export type SignInCookies = (
  request: FastifyRequest,
  reply: FastifyReply,
  signedIn: SignedIn,
) => Promise<SignedIn>;

export function createSignInCookies(devices: Devices, publicUrl: string | undefined): SignInCookies {
  // Behind a proxy that ends TLS the request itself comes over http.
  const isPublicSecure = publicUrl?.startsWith('https:') ?? false;
  return async (request, reply, signedIn) => {
    const deviceToken = await devices.remember(signedIn.user.id, request.cookies[DEVICE_COOKIE]);
    const options = {
      path: '/',
      httpOnly: true,
      sameSite: 'lax',
      secure: isPublicSecure || request.protocol === 'https',
    } as const;
    void reply
      .setCookie(SESSION_COOKIE, signedIn.token, { ...options, maxAge: TIMINGS.sessionMs / 1000 })
      .setCookie(DEVICE_COOKIE, deviceToken, { ...options, maxAge: TIMINGS.knownDeviceMs / 1000 });
    return signedIn;
  };
}
