import type { SignInCookies } from '../accounts/sign-in-cookies.js';
import type { RestHandlers } from '../platform/http/handlers.js';
import { consume, type Limiters } from '../platform/rate-limits.js';
import type { Invitations } from './invitations.service.js';

interface Dependencies {
  invitations: Invitations;
  signInCookies: SignInCookies;
  limiters: Limiters;
}

type Handled = 'lookUpInvitation' | 'joinAsNewUser' | 'acceptInvitation' | 'invite' | 'cancelInvitation';

export function invitationRoutes({
  invitations,
  signInCookies,
  limiters,
}: Dependencies): Pick<RestHandlers, Handled> {
  return {
    async lookUpInvitation({ params, request }) {
      await consume(limiters.invitationLookUpsPerAddress, request.ip);
      return invitations.lookUp(params.token);
    },
    async joinAsNewUser({ params, body, request, reply }) {
      await consume(limiters.registrationsPerAddress, request.ip);
      return signInCookies(request, reply, await invitations.register(params.token, body));
    },
    async acceptInvitation({ actor, params, request }) {
      await consume(limiters.registrationsPerAddress, request.ip);
      return { user: await invitations.accept(actor, params.token) };
    },
    invite: async ({ actor, body }) => ({ invitation: await invitations.create(actor, body) }),
    async cancelInvitation({ actor, params }) {
      await invitations.cancel(actor, params.id);
      return undefined;
    },
  };
}
