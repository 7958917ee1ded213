import type { FastifyRequest } from 'fastify';
import type { Accounts } from '../accounts/accounts.service.js';
import { AppError } from '../platform/errors/app-error.js';
import type { RestHandlers } from '../platform/http/handlers.js';
import type { Members } from './members.service.js';

interface Dependencies {
  members: Members;
  accounts: Accounts;
  /** Where people reach the server; without it links lead to the host that the leader's own request names. */
  publicUrl: string | undefined;
}

type Handled = 'listMembers' | 'deleteMember' | 'createSignInLink';

export function memberRoutes({ members, accounts, publicUrl }: Dependencies): Pick<RestHandlers, Handled> {
  const originOf = (request: FastifyRequest): string => {
    const origin = publicUrl ?? `${request.protocol}://${request.host}`;
    if (!URL.canParse(origin)) throw new AppError('validation');
    return origin;
  };
  return {
    listMembers: ({ actor }) => members.list(actor),
    async deleteMember({ actor, params }) {
      await members.delete(actor, params.id);
      return undefined;
    },
    async createSignInLink({ actor, params, request }) {
      const { token, expiresAt } = await accounts.createSignInLink(actor.companyId, params.id);
      return { url: `${originOf(request)}/signin/${token}`, expiresAt: expiresAt.toISOString() };
    },
  };
}
