import { bearerToken } from '../platform/http/authentication.js';
import type { RestHandlers } from '../platform/http/handlers.js';
import { consume, createFailureGuard, type Limiters } from '../platform/rate-limits.js';
import { type Publisher, rooms } from '../platform/realtime/publisher.js';
import type { Accounts } from './accounts.service.js';
import type { Devices } from './devices.service.js';
import type { Sessions } from './sessions.service.js';
import { DEVICE_COOKIE, SESSION_COOKIE, type SignInCookies } from './sign-in-cookies.js';

interface Dependencies {
  accounts: Accounts;
  sessions: Sessions;
  devices: Devices;
  signInCookies: SignInCookies;
  publisher: Publisher;
  limiters: Limiters;
}

type Handled =
  | 'login'
  | 'register'
  | 'logout'
  | 'verify'
  | 'faceToFaceAnonymous'
  | 'signInWithLink'
  | 'me'
  | 'updateMe';

export function accountRoutes({
  accounts,
  sessions,
  devices,
  signInCookies,
  publisher,
  limiters,
}: Dependencies): Pick<RestHandlers, Handled> {
  const guard = createFailureGuard(limiters);
  return {
    async login({ body, request, reply }) {
      const account = await devices.accountKey(body.email, request.cookies[DEVICE_COOKIE]);
      const signedIn = await guard(request.ip, account, () => accounts.login(body));
      return signInCookies(request, reply, signedIn);
    },
    async register({ body, request, reply }) {
      await consume(limiters.registrationsPerAddress, request.ip);
      return signInCookies(request, reply, await accounts.register(body));
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
      return signInCookies(request, reply, await accounts.signInWithLink(params.token));
    },
    me: ({ actor }) => accounts.me(actor),
    updateMe: async ({ actor, body }) => ({ user: await accounts.update(actor, body) }),
  };
}
