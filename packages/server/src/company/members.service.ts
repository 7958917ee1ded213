import type { CompanyMember, Invitation } from '@genbatalk/contract';
import * as accounts from '../accounts/accounts.repository.js';
import type { Member } from '../accounts/actor.js';
import type { Clock } from '../platform/clock.js';
import type { Database } from '../platform/database/database.js';
import { AppError } from '../platform/errors/app-error.js';
import type { Departures } from './departures.service.js';
import { toInvitation } from './invitations.mapper.js';
import { listPending } from './invitations.repository.js';
import { listMembers } from './members.repository.js';

export interface Members {
  list(actor: Member): Promise<{ members: CompanyMember[]; invitations: Invitation[] }>;
  /**
   * The tokens stop working and the e-mail is free again; the row stays without them, since utterances name it.
   * @throws AppError `not-found`, `only-leader`
   */
  delete(actor: Member, userId: string): Promise<void>;
}

interface Dependencies {
  database: Database;
  clock: Clock;
  departures: Departures;
}

export function createMembers({ database, clock, departures }: Dependencies): Members {
  return {
    list: ({ companyId }) =>
      database.forCompany(companyId, async (tx) => ({
        members: (await listMembers(tx, companyId)).map(({ id, nickname, language, createdAt }) => ({
          id,
          nickname,
          language,
          createdAt: createdAt.toISOString(),
        })),
        invitations: (await listPending(tx)).map(toInvitation),
      })),

    async delete({ companyId }, userId) {
      const departure = await database.forCompany(companyId, async (tx) => {
        const user = await accounts.lockUser(tx, userId);
        if (user === undefined) throw new AppError('not-found');
        await departures.refuseOnlyLeader(tx, user);
        const left = await departures.leave(tx, user);
        await accounts.deleteSessionsOf(tx, userId);
        await accounts.forgetDevices(tx, userId);
        await accounts.updateUser(tx, userId, {
          deletedAt: clock.now(),
          email: null,
          memberId: null,
          passwordHash: null,
        });
        return left;
      });
      await departures.announce(departure);
    },
  };
}
