import { type SignedIn, TIMINGS } from '@genbatalk/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { bearerToken } from '../platform/http/authentication.js';
import type { RestHandlers } from '../platform/http/handlers.js';
import { consume, createSignInGuard, type Limiters } from '../platform/rate-limits.js';
import { type Publisher, rooms } from '../platform/realtime/publisher.js';
import type { Accounts } from './accounts.service.js';
import type { Sessions } from './sessions.service.js';

export const SESSION_COOKIE = 'genbatalk_session';

interface Dependencies {
  accounts: Accounts;
  sessions: Sessions;
  publisher: Publisher;
  limiters: Limiters;
}

type Handled = 'login' | 'register' | 'logout' | 'verify' | 'faceToFaceAnonymous' | 'signInWithLink' | 'me';

export function accountRoutes({
  accounts,
  sessions,
  publisher,
  limiters,
}: Dependencies): Pick<RestHandlers, Handled> {
  const signInGuard = createSignInGuard(limiters);
  return {
    async login({ body, request, reply }) {
      const signedIn = await signInGuard(request.ip, body.email, () => accounts.login(body));
      return withCookie(request, reply, signedIn);
    },
    async register({ body, request, reply }) {
      await consume(limiters.registrationsPerAddress, request.ip);
      return withCookie(request, reply, await accounts.register(body));
    },
    async logout({ actor, reply }) {
      await sessions.revoke(actor.sessionId);
      publisher.disconnectRoom(rooms.session(actor.sessionId));
      void reply.clearCookie(SESSION_COOKIE, { path: '/' });
      return undefined;
    },
    async verify({ request }) {
      const actor = await sessions.require(bearerToken(request) ?? request.cookies[SESSION_COOKIE]);
      const { user } = await accounts.me(actor);
      return { user };
    },
    async faceToFaceAnonymous({ body, request }) {
      await consume(limiters.guestsPerAddress, request.ip);
      return accounts.createGuest(body.language);
    },
    async signInWithLink({ params, request, reply }) {
      await consume(limiters.registrationsPerAddress, request.ip);
      return withCookie(request, reply, await accounts.signInWithLink(params.token));
    },
    me: ({ actor }) => accounts.me(actor),
  };
}

/** Serves `GET /api/auth/verify` only; every other call needs the bearer token (AUTH-07, AUTH-13). */
function withCookie(request: FastifyRequest, reply: FastifyReply, signedIn: SignedIn): SignedIn {
  void reply.setCookie(SESSION_COOKIE, signedIn.token, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: request.protocol === 'https',
    maxAge: TIMINGS.sessionMs / 1000,
  });
  return signedIn;
}
